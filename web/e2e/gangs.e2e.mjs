import { expect } from '@playwright/test'
import { boardHeight, expectToBeReadable, expectToFit, settled, violations } from './assertions.mjs'
import { LONG, picture, test } from './fixtures.mjs'
import { lookAtQuestions, openTable, playBlindly, quickBots, sitDown } from './playing.mjs'

/** Each run has other tables, so many short runs see more than a long one. */
const CHOICES = LONG ? 90 : 30
const THUMB = 36
const HEIGHTS = { 360: 780, 820: 1180, 1440: 900 }

/** What is looked at: in every theme, at every width. */
const TABLES = {
  city: { bots: 3, story: 'an-awkward-gift', looks: [['dark', 360], ['dark', 820], ['dark', 1440], ['light', 1440], ['contrast', 820]] },
  solo: { bots: 0, looks: [['dark', 360], ['light', 820]] },
}

/** A rival's hand is shown in the tray, and nowhere on the board. */
const ELSEWHERE = /^Discard a card of this hand/

/** The options about things on the board for which nothing glows: not they, nor what they touch, nor the piece they begin with. */
async function unlit(page, options) {
  return page.evaluate((all) => {
    const glowing = [...document.querySelectorAll('[data-board] .can')].map((thing) => thing.dataset.thing)
    const piece = (id) => glowing.some((thing) => id.startsWith(`${thing}-`))
    return all.filter(({ id, touches }) => touches?.length && !piece(id) && ![id, ...touches].some((thing) => glowing.includes(thing))).map(({ id }) => id)
  }, options)
}

/** What a thumb would miss; as it is laid out, whatever moves just now. */
async function tooNarrow(page) {
  return page.evaluate((smallest) => {
    const things = [...document.querySelectorAll('[data-board] .can')].filter((thing) => thing instanceof HTMLElement && thing.checkVisibility({ visibilityProperty: true }))
    return things.filter(({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight) < smallest).map((thing) => `${thing.dataset.thing} ${thing.offsetWidth}×${thing.offsetHeight}`)
  }, THUMB)
}

/** Words on the board in Latin letters, which no Russian board has but for the name of the guest. */
async function latin(page) {
  return page.evaluate(() => {
    const board = document.querySelector('[data-board]')
    const shown = [board.innerText, ...[...board.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))].join(' ')
    // Capitals alone are the names of models, such as TKI-20.
    return [...new Set(shown.replaceAll('Late Comet', '').match(/[A-Za-z]{3,}/g) ?? [])].filter((word) => /[a-z]/.test(word))
  })
}

test('the thing that an option is about glows in the city of Gangs', async ({ openPage }) => {
  const page = await openPage()
  await sitDown(page, 'gangs', 1, { story: 'the-price-of-success' })
  await lookAtQuestions(page, CHOICES, async ({ prompt, options }) => {
    if (!ELSEWHERE.test(prompt)) expect(await unlit(page, options), prompt).toEqual([])
  })
})

test('a unit is picked up, the places it can go to glow, and it goes there', async ({ openPage }) => {
  const page = await openPage()
  // Alone, so that nobody takes the gang first or comes to its district before it can move.
  await sitDown(page, 'gangs', 0)
  await page.locator('[data-board] .can[data-thing="maelstrom"]').click()
  await page.locator('[data-board] .can[data-thing="voodoo-boys"]').click()
  await page.locator('[data-board] .disc.can[data-thing="solos"]').click()
  const solo = page.locator('[data-board] [data-thing="maelstrom-solo-watson"]')
  await solo.and(page.locator('[aria-pressed="true"]')).waitFor()
  const goals = page.locator('[data-board] .quarter.can')
  const things = await goals.evaluateAll((all) => all.map((one) => one.dataset.thing))
  expect(things.sort()).toEqual(['maelstrom-solo-watson-to-city-center', 'maelstrom-solo-watson-to-westbrook'])
  await goals.first().focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-board] [data-thing^="maelstrom-solo-"]:not([data-thing="maelstrom-solo-watson"]):not(.quarter)').first().waitFor()
})

test('the city of Gangs can be read on a phone and fits it', async ({ openPage }) => {
  const page = await openPage({ width: 360, height: 780 })
  await sitDown(page, 'gangs')
  const height = await boardHeight(page)
  await lookAtQuestions(page, CHOICES, async () => {
    await expectToBeReadable(page)
    expect(await tooNarrow(page)).toEqual([])
    expect(await boardHeight(page), 'the board does not move when the question changes').toBe(height)
  })
})

for (const [name, { bots, looks, ...variant }] of Object.entries(TABLES))
  test(`the ${name} of Gangs is accessible at any width and in any theme`, async ({ openPage }) => {
    const page = await openPage()
    const table = await openTable(page, { game: 'gangs', seats: [{}, ...quickBots(bots)], variant })
    await playBlindly(page, table, 25)
    const faults = []
    for (const [theme, width] of looks) {
      await page.evaluate((which) => localStorage.setItem('nocturne.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('nocturne.settings')), theme: which })), theme)
      await page.setViewportSize({ width, height: HEIGHTS[width] })
      await page.goto(table)
      await page.locator('[data-board] .gangs').waitFor()
      await settled(page)
      await picture(page, `gangs-${name}-${theme}-${width}`)
      await expectToFit(page, `${name} at ${width}`)
      for (const violation of await violations(page)) faults.push(`${theme} ${width}: ${violation}`)
    }
    expect(faults).toEqual([])
  })

test('the city of Gangs speaks Russian', async ({ openPage }) => {
  const page = await openPage({ settings: { language: 'ru' } })
  await sitDown(page, 'gangs', 0)
  // The table was opened in English, and is told anew.
  await page.locator('.tray h2', { hasText: /[а-я]/ }).waitFor()
  await page.locator('[data-board]', { hasText: 'Валентино' }).waitFor()
  await lookAtQuestions(page, CHOICES, async () => expect(await latin(page)).toEqual([]))
})
