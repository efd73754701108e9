/** Ends the report with one line; what passed only when it was tried again is counted apart. */
export default class Summary {
  #suite

  onBegin(_config, suite) {
    this.#suite = suite
  }

  onEnd() {
    const outcomes = this.#suite.allTests().map((test) => test.outcome())
    const count = (wanted) => outcomes.filter((outcome) => outcome === wanted).length
    const [passed, failed, flaky, skipped] = ['expected', 'unexpected', 'flaky', 'skipped'].map(count)
    const more = [[skipped, 'not run'], [flaky, 'only at the second try']].filter(([number]) => number > 0).map(([number, how]) => `; ${number} ${how}`)
    console.log(`In the browser: ${passed + flaky} passed, ${failed} failed${more.join('')}`)
  }

  printsToStdio() {
    return true
  }
}
