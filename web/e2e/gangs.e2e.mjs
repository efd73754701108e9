import assert from 'node:assert/strict'
import { answer, asked, dice, openTable, playBlindly, playToTheEnd } from './playing.mjs'
import { assertFits, barriers, boxOf } from './sight.mjs'

const CHOICES = 40
const SMALLEST = 12
const THUMB = 36
const HEIGHTS = { 360: 780, 820: 1180, 1440: 900 }

/** What is looked at: in every theme, at every width. */
const TABLES = {
  city: { others: 3, story: 'an-awkward-gift', looks: [['dark', 360], ['dark', 820], ['dark', 1440], ['light', 1440], ['contrast', 820]] },
  solo: { others: 0, looks: [['dark', 360], ['light', 820]] },
}

const bots = (count) => Array.from({ length: count }, () => ({ bot: 'greedy' }))

/** A table of some players or a lone one, and the guest in front of it. */
async function sitDown(page, { others, ...variant }) {
  await page.goto(await openTable(page, { game: 'gangs', seats: [{}, ...bots(others)], variant }))
  return asked(page)
}

async function wholeGame(house, table, seed, places) {
  const page = await house.visitor({ settings: { pace: 'still' } })
  await sitDown(page, table)
  const choices = await playToTheEnd(page, seed)
  assert(choices > 10, `only ${choices} choices`)
  assert.equal(await page.locator('.result li').count(), places)
  await page.screenshot({ path: `${house.screens}/over-gangs-${places}-1440.png` })
  await page.getByRole('link', { name: 'Look back at it' }).click()
  await page.waitForURL(/replay$/)
  await page.getByRole('button', { name: 'One step back' }).click()
  // The city, or the firefight with which the game ended.
  await page.locator('[data-board] :is(.quarter, .over):visible').first().waitFor()
}

async function question(page) {
  const id = page.url().split('/').at(-1)
  return page.evaluate(async (table) => (await (await fetch(`/api/tables/${table}`)).json()).question, id)
}

/** The options about things on the board for which nothing glows: not they, nor what they touch, nor the piece they begin with. */
async function dark(page, options) {
  return page.evaluate((all) => {
    const glowing = [...document.querySelectorAll('[data-board] .can')].map((thing) => thing.dataset.thing)
    const piece = (id) => glowing.some((thing) => id.startsWith(`${thing}-`))
    return all.filter(({ id, touches }) => touches?.length && !piece(id) && ![id, ...touches].some((thing) => glowing.includes(thing))).map(({ id }) => id)
  }, options)
}

/** What is written too small to be read on a phone. */
async function tooSmall(page) {
  return page.evaluate((smallest) => {
    const said = (node) => [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent.trim())
    const shown = (node) => node.getBoundingClientRect().width > 2 && !node.closest('.unseen, svg')
    const small = [...document.querySelectorAll('[data-board] *')].filter((node) => said(node) && shown(node) && parseFloat(getComputedStyle(node).fontSize) < smallest)
    return small.map((node) => node.textContent.trim())
  }, SMALLEST)
}

/** What a thumb would miss; as it is laid out, whatever moves just now. */
async function tooNarrow(page) {
  return page.evaluate((smallest) => {
    const things = [...document.querySelectorAll('[data-board] .can')].filter((thing) => thing instanceof HTMLElement && thing.checkVisibility({ visibilityProperty: true }))
    return things.filter(({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight) < smallest).map((thing) => `${thing.dataset.thing} ${thing.offsetWidth}×${thing.offsetHeight}`)
  }, THUMB)
}

async function overflow(page) {
  return page.evaluate(() => {
    const board = document.querySelector('[data-board]')
    return board.scrollWidth - board.clientWidth
  })
}

/** Plays on and looks at every question. */
async function playAndLook(page, at, seed, look) {
  const next = dice(seed)
  for (let choices = 0; choices < CHOICES && at !== null; choices++) {
    await look(await page.locator('.tray h2').textContent())
    await answer(page, next, at)
    at = await asked(page, at)
  }
}

/** Words on the board in Latin letters, which no Russian board has but for the name of the guest. */
async function latin(page) {
  return page.evaluate(() => {
    const board = document.querySelector('[data-board]')
    const said = [board.innerText, ...[...board.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))].join(' ')
    // Capitals alone are the names of models, such as TKI-20.
    return [...new Set(said.replaceAll('Late Comet', '').match(/[A-Za-z]{3,}/g) ?? [])].filter((word) => /[a-z]/.test(word))
  })
}

export const tests = {
  'a guest plays a whole game of Gangs against bots by clicking': (house) => wholeGame(house, { others: 3 }, 3, 4),
  'a guest plays a whole solo game of Gangs by clicking': (house) => wholeGame(house, { others: 0 }, 4, 1),

  async 'whatever an option is about glows in the city'(house) {
    const page = await house.visitor({ settings: { pace: 'still' } })
    const at = await sitDown(page, { others: 2, story: 'the-price-of-success' })
    await playAndLook(page, at, 5, async (prompt) => assert.deepEqual(await dark(page, (await question(page)).options), [], prompt))
  },

  async 'a unit is picked up, the places it can go to glow, and it goes there'(house) {
    const page = await house.visitor({ settings: { pace: 'still' } })
    // Alone, so that nobody takes the gang first or comes to its district before it can move.
    await sitDown(page, { others: 0 })
    await page.locator('[data-board] .can[data-thing="maelstrom"]').click()
    await page.locator('[data-board] .can[data-thing="voodoo-boys"]').click()
    await page.locator('[data-board] .disc.can[data-thing="solos"]').click()
    const solo = page.locator('[data-board] [data-thing="maelstrom-solo-watson"]')
    await solo.and(page.locator('[aria-pressed="true"]')).waitFor()
    const goals = page.locator('[data-board] .quarter.can')
    assert.deepEqual((await goals.evaluateAll((all) => all.map((one) => one.dataset.thing))).sort(), ['maelstrom-solo-watson-to-city-center', 'maelstrom-solo-watson-to-westbrook'])
    await goals.first().focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-board] [data-thing^="maelstrom-solo-"]:not([data-thing="maelstrom-solo-watson"]):not(.quarter)').first().waitFor()
  },

  async 'the city can be read on a phone and fits it'(house) {
    const page = await house.visitor({ width: 360, height: 780, settings: { pace: 'still' } })
    const at = await sitDown(page, { others: 2 })
    const tall = async () => Math.round((await boxOf(page, '[data-board]')).height)
    const room = await tall()
    await playAndLook(page, at, 7, async (prompt) => {
      assert.deepEqual(await tooSmall(page), [], prompt)
      assert.deepEqual(await tooNarrow(page), [], prompt)
      assert((await overflow(page)) <= 0, `${prompt}: the board is wider than the phone`)
      assert.equal(await tall(), room, 'the board does not move when the question changes')
    })
  },

  async 'the city keeps nobody out, at any width and in any theme'(house) {
    const page = await house.visitor({ settings: { pace: 'still' } })
    const faults = []
    for (const [name, { others, looks, ...variant }] of Object.entries(TABLES)) {
      const table = await openTable(page, { game: 'gangs', seats: [{}, ...bots(others)], variant })
      await playBlindly(page, table, 25)
      for (const [theme, width] of looks) {
        await page.evaluate((which) => localStorage.setItem('nocturne.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('nocturne.settings')), theme: which })), theme)
        await page.setViewportSize({ width, height: HEIGHTS[width] })
        await page.goto(table)
        await page.locator('[data-board] .gangs').waitFor()
        await page.screenshot({ path: `${house.screens}/gangs-${name}-${theme}-${width}.png` })
        await assertFits(page, `${name} at ${width}`)
        for (const barrier of await barriers(page)) faults.push(`${name} ${theme} ${width}: ${barrier}`)
      }
    }
    assert.deepEqual(faults, [])
  },

  async 'the city speaks Russian'(house) {
    const page = await house.visitor({ settings: { language: 'ru', pace: 'still' } })
    const at = await sitDown(page, { others: 0 })
    // The table was opened in English, and is told anew.
    await page.locator('.tray h2', { hasText: /[а-я]/ }).waitFor()
    await page.locator('[data-board]', { hasText: 'Валентино' }).waitFor()
    await playAndLook(page, at, 9, async (prompt) => assert.deepEqual(await latin(page), [], prompt))
  },
}
