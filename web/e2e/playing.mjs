// What a person does at a table.
import assert from 'node:assert/strict'

/** Chance that is the same in every run. */
export function dice(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** From the shelf to the table with one click. */
export async function playAgainstBots(page, game) {
  await page.goto('/')
  await page.locator(`[data-game="${game}"] .deeds button`).first().click()
  await page.waitForURL(/\/tables\/\w+$/)
  await page.locator('.tray, .result').first().waitFor()
}

const TRAY = '.tray.mine .options button:not([disabled]):not([aria-disabled])'
const THINGS = '[data-board] .can:visible'

/** Waits until this seat is asked or the game is over; the number of the question, or null. */
export async function asked(page, not = null, patience = 30_000) {
  const found = await page.waitForFunction(
    ([before, options]) => {
      if (document.querySelector('.result')) return 'over'
      const tray = document.querySelector('.tray.mine')
      return tray && tray.dataset.at !== before && document.querySelector(options) ? tray.dataset.at : false
    },
    [not, TRAY],
    { polling: 20, timeout: patience },
  )
  const at = await found.jsonValue()
  return at === 'over' ? null : at
}

/** Answers by clicking: on the board where it glows, as often as in the tray. */
export async function answer(page, next, at) {
  const things = await page.locator(THINGS).count()
  if (things > 0 && next() < 0.5) {
    const thing = page.locator(THINGS).nth(Math.floor(next() * things))
    // A piece may lie over the middle of what it lies on: people click beside it.
    await thing.click({ timeout: 3_000 }).catch(() => thing.press('Enter'))
    const pick = page.locator('.pick button:not([aria-disabled]):not([aria-label])')
    const gone = page.waitForFunction(([before]) => document.querySelector('.tray.mine')?.dataset.at !== before || document.querySelector('.pick, .result'), [at], { polling: 20 })
    await gone
    if (await pick.count()) await pick.first().click()
    return
  }
  const options = page.locator(TRAY)
  await options.nth(Math.floor(next() * (await options.count()))).click()
}

/** Plays until the game is over; how many choices that took. */
export async function playToTheEnd(page, seed, most = 600) {
  const next = dice(seed)
  let choices = 0
  for (let at = await asked(page); at !== null; at = await asked(page, at)) {
    assert(choices++ < most, `the game is not over after ${most} choices`)
    await answer(page, next, at)
  }
  return choices
}
