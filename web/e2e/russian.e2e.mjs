import assert from 'node:assert/strict'
import { answer, asked, dice, playAgainstBots } from './playing.mjs'

const PATHS = ['/', '/tables', '/new/nightshift', '/new/syndicates', '/rules', '/rules/syndicates', '/profile', '/settings', '/bots', '/nowhere']
/** What is not Russian and need not be: names, ids of rules and cards, keys. */
const FOREIGN = /^(Nocturne|English|EN|Enter|QR|VIP|BUST|[A-Z]{2,3}(-[A-Z0-9.]+)*|[A-Za-z])$/

/** Words on the page that are written in Latin letters. */
async function latin(page) {
  const words = await page.evaluate(() => {
    const found = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, noscript, details, kbd')) continue
      found.push(...(node.textContent.match(/[A-Za-z][A-Za-z0-9.-]*/g) ?? []))
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(...((element.getAttribute(name) ?? '').match(/[A-Za-z][A-Za-z0-9.-]*/g) ?? []))
    return found
  })
  return [...new Set(words.map((word) => word.replace(/[.-]+$/, '')).filter((word) => !FOREIGN.test(word)))]
}

export const tests = {
  async 'Russian has no untranslated key'(house) {
    const page = await house.visitor({ settings: { language: 'ru' } })
    for (const path of PATHS) {
      await page.goto(path)
      await page.waitForLoadState('networkidle').catch(() => {})
      assert.deepEqual(await latin(page), [], path)
    }
    for (const game of ['nightshift', 'syndicates']) {
      await playAgainstBots(page, game)
      const next = dice(5)
      let at = await asked(page)
      for (let choices = 0; choices < 12 && at !== null; choices++) {
        assert.deepEqual(await latin(page), [], `the table of ${game}`)
        await answer(page, next, at)
        at = await asked(page, at)
      }
      await page.screenshot({ path: `${house.screens}/table-${game}-ru-1440.png` })
    }
  },

  async 'the language is switched at the table'(house) {
    const page = await house.visitor()
    await playAgainstBots(page, 'syndicates')
    await asked(page)
    const english = await page.locator('.tray h2').textContent()
    await page.getByRole('button', { name: 'Русский' }).click()
    await page.waitForFunction((before) => document.querySelector('.tray h2')?.textContent !== before, english)
    assert.match(await page.locator('.tray h2').textContent(), /[а-я]/)
    await page.getByText('Ваш ход').first().waitFor()
  },
}
