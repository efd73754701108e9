import assert from 'node:assert/strict'
import { asked, playBlindly } from './playing.mjs'
import { assertFits, barriers, boxOf } from './sight.mjs'

const MOST = 80

/** Where the coach's sentence and what it would try are to be found. */
const COACH = '.coach[data-said]'
const ADVISED = '.tray .option > button.advised:not([disabled])'
const ANY = '.tray .option > button:not([disabled]):not([aria-disabled])'

/** From the shelf to the coach with one click. */
async function learn(page, game, word) {
  await page.goto('/')
  await page.locator(`[data-game="${game}"]`).getByRole('button', { name: word, exact: true }).click()
  await page.waitForURL(/\/tables\/\w+$/)
  const at = await asked(page)
  await page.locator(COACH).waitFor()
  await page.locator('[data-board] [data-thing]').first().waitFor()
  return at
}

/** Does what the coach says; where any option will do, the first. */
async function follow(page, at) {
  const advised = page.locator(ADVISED)
  await ((await advised.count()) ? advised : page.locator(ANY)).first().click()
  return asked(page, at)
}

/** Follows the coach to the farewell; what was said, by its id. */
async function followToTheEnd(page, first, look = async () => {}) {
  const said = []
  let at = first
  while (!(await page.locator('.farewell').count())) {
    assert(at !== null, 'the game is over before the farewell')
    assert(said.length < MOST, `no farewell after ${MOST} questions`)
    said.push(await page.locator(COACH).getAttribute('data-said'))
    await look(said.at(-1))
    at = await follow(page, at)
  }
  return said
}

async function guided(house, game) {
  const page = await house.visitor({ settings: { pace: 'still' } })
  const at = await learn(page, game, 'Learn')
  assert((await page.locator(`[data-board] .advised, ${ADVISED}`).count()) > 0, 'what the coach would try is marked')
  await page.screenshot({ path: `${house.screens}/guide-${game}-1440.png` })
  const said = await followToTheEnd(page, at)
  assert(new Set(said).size > 8, `only ${said.join(', ')}`)
  await page.screenshot({ path: `${house.screens}/guide-${game}-farewell-1440.png` })
  await page.getByRole('button', { name: 'I go on alone' }).click()
  await page.locator(COACH).waitFor({ state: 'detached' })
  assert.equal(await page.locator('[data-board] .advised').count(), 0)
}

/** On a phone: it fits, nothing moves when the coach says something else, and nobody is kept out. */
async function onAPhone(house, game) {
  const page = await house.visitor({ width: 360, height: 780, settings: { pace: 'still' } })
  const at = await learn(page, game, 'Learn')
  const tall = async () => Math.round((await boxOf(page, '[data-board]')).height)
  const room = await tall()
  await page.screenshot({ path: `${house.screens}/guide-${game}-360.png` })
  assert.deepEqual(await barriers(page), [])
  await followToTheEnd(page, at, async (id) => {
    await assertFits(page, id)
    const { y, height } = await boxOf(page, COACH)
    assert(y > 0 && y + height <= 780, `${id} is in sight`)
    assert.equal(await tall(), room, `${id} does not move the board`)
  })
  await page.screenshot({ path: `${house.screens}/guide-${game}-farewell-360.png` })
  assert.deepEqual(await barriers(page), [])
}

async function inRussian(house, game) {
  const page = await house.visitor({ settings: { language: 'ru', pace: 'still' } })
  await learn(page, game, 'Научиться')
  assert.match(await page.locator(COACH).textContent(), /[а-я]{3}/)
  assert.doesNotMatch(await page.locator(COACH).textContent(), /[a-z]{3}/)
  await page.screenshot({ path: `${house.screens}/guide-${game}-ru-1440.png` })
}

export const tests = {
  'a newcomer learns Nightshift by playing, to the farewell': (house) => guided(house, 'nightshift'),
  'a newcomer learns Syndicates by playing, to the farewell': (house) => guided(house, 'syndicates'),
  'a newcomer learns Nightlancer by playing, to the farewell': (house) => guided(house, 'nightlancer'),
  'a newcomer learns Gangs by playing, to the farewell': (house) => guided(house, 'gangs'),
  'the coach of Nightshift fits a phone': (house) => onAPhone(house, 'nightshift'),
  'the coach of Syndicates fits a phone': (house) => onAPhone(house, 'syndicates'),
  'the coach speaks Russian': async (house) => {
    for (const game of ['nightshift', 'syndicates', 'nightlancer', 'gangs']) await inRussian(house, game)
  },

  async 'a first visit suggests the coach, and who has played is not told again'(house) {
    const page = await house.visitor()
    await page.goto('/')
    await page.getByText('New to it?').first().waitFor()
    await page.screenshot({ path: `${house.screens}/guide-shelf-1440.png`, fullPage: true })
    await learn(page, 'nightshift', 'Learn')
    await page.goto('/')
    await page.getByRole('button', { name: 'Learn', exact: true }).first().waitFor()
    assert.equal(await page.getByText('New to it?').count(), 0)
  },

  async 'who has learnt plays again without a coach'(house) {
    const page = await house.visitor({ width: 360, height: 780, settings: { pace: 'still' } })
    await learn(page, 'nightshift', 'Learn')
    await playBlindly(page, new URL(page.url()).pathname)
    await page.locator('.result').waitFor()
    await page.getByRole('button', { name: 'Again with the coach' }).waitFor()
    await assertFits(page, 'the result')
    await page.screenshot({ path: `${house.screens}/guide-over-360.png` })
    const lesson = page.url()
    await page.getByRole('button', { name: 'Play without a coach' }).click()
    await page.waitForURL((url) => url.href !== lesson)
    await asked(page)
    assert.equal(await page.locator(COACH).count(), 0)
  },

  async 'the coach is sent away and called back, and says the same again after an undo'(house) {
    const page = await house.visitor({ settings: { pace: 'still' } })
    const at = await learn(page, 'nightshift', 'Learn')
    await page.getByRole('button', { name: 'Send the coach away' }).click()
    await page.locator(COACH).waitFor({ state: 'detached' })
    assert.equal(await page.locator('.advised').count(), 0)
    await page.keyboard.press('Enter')
    await page.locator(COACH).waitFor()
    await follow(page, at)
    await page.locator('[data-said="big-tip"]').waitFor()
    await page.locator('.tray .option > button.advised').click()
    await page.locator('[data-said="step-out"]').waitFor()
    await page.keyboard.press('u')
    await page.locator('[data-said="big-tip"]').waitFor()
  },
}
