import { expect } from '@playwright/test'
import { picture, test } from './fixtures.mjs'
import { asked, dice, openTable, playAgainstBots, playBlindly } from './playing.mjs'

/** So many choices always bring lines to the log: a few may be all about one card. */
const MISSED = 20
const AWAY = 'While you were away'
const OPTIONS = '.tray.mine .option > button:not([disabled]):not([aria-disabled])'
/** How far the log is from its end, in pixels; where it counts as being there. */
const below = (page) => page.locator('.rail .log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight)
const AT_THE_END = 5

/** The same guest at two machines: what one does, the other misses. */
async function twoMachines(openPage, game) {
  const here = await openPage()
  const table = await openTable(here, { game, seats: [{}, { bot: 'random' }] })
  await here.goto(table)
  await asked(here)
  const there = await openPage({ storageState: await here.context().storageState() })
  return { here, there, table }
}

test('who comes back to a table is told what happened meanwhile', async ({ openPage }) => {
  const { here, there, table } = await twoMachines(openPage, 'syndicates')
  await expect(here.getByText(AWAY), 'who comes for the first time has missed nothing').toHaveCount(0)
  await here.goto('/')
  await playBlindly(there, table, MISSED)
  await here.goto(table)
  const news = here.locator('.missed')
  await news.getByText(AWAY).waitFor()
  expect(await news.locator('li').count()).toBeGreaterThanOrEqual(3)
  await picture(here, 'away-1440')
  await news.getByRole('button', { name: 'To the table' }).click()
  await expect(news).toHaveCount(0)
  await here.reload()
  await asked(here)
  await expect(here.getByText(AWAY), 'it is told once').toHaveCount(0)
})

test('no line of the log is lost or told twice when the connection was cut', async ({ openPage }) => {
  const { here, there, table } = await twoMachines(openPage, 'syndicates')
  const sockets = []
  let cut = false
  await here.routeWebSocket(/socket$/, (socket) => {
    if (cut) return void socket.close({ code: 4000 })
    socket.connectToServer()
    sockets.push(socket)
  })
  await here.reload()
  await asked(here)
  cut = true
  await sockets[0].close({ code: 4000 })
  await here.getByText('The line is cut').waitFor()
  await playBlindly(there, table, MISSED)
  cut = false
  await here.locator('.missed').getByText(AWAY).waitFor()
  const lines = await here.evaluate(async (path) => (await (await fetch(`/api${path}`)).json()).log.lines.map((line) => line.text), table)
  await expect(here.locator('.rail .log li > button')).toHaveText(lines)
  await expect.poll(() => below(here), 'the log is at its end').toBeLessThan(50)
})

test('another language at the table tells the whole log anew, and nothing as missed', async ({ openPage }) => {
  const { here } = await twoMachines(openPage, 'nightshift')
  const before = await here.locator('.rail .log li').count()
  await here.getByRole('button', { name: 'Русский' }).click()
  await expect(here.locator('.rail .log li').first()).toHaveText(/[а-я]/)
  await expect(here.locator('.rail .log li')).toHaveCount(before)
  await expect(here.locator('.missed')).toHaveCount(0)
})

test('the log follows what happens while cards are looked at, until the reader scrolls up', async ({ openPage }) => {
  const page = await openPage({ settings: { pace: 'quick' } })
  await playAgainstBots(page, 'syndicates')
  const next = dice(8)
  let at = await asked(page)
  for (let choices = 0; choices < 10; choices++) {
    const things = page.locator('[data-board] [data-thing]:visible')
    await things.nth(Math.floor(next() * (await things.count()))).hover({ force: true, timeout: 3_000 }).catch(() => {})
    await page.locator(OPTIONS).first().click()
    at = await asked(page, at)
    await expect.poll(() => below(page)).toBeLessThan(AT_THE_END)
  }
  await page.locator('.rail .log').hover()
  await page.mouse.wheel(0, -600)
  await page.getByRole('button', { name: 'To the latest' }).waitFor()
  const far = await below(page)
  await page.keyboard.press(await page.locator(OPTIONS).first().getAttribute('aria-keyshortcuts'))
  await asked(page, at)
  expect(await below(page), 'who reads is left alone').toBeGreaterThanOrEqual(far)
  await page.getByRole('button', { name: 'To the latest' }).click()
  await expect.poll(() => below(page)).toBeLessThan(AT_THE_END)
})

/** Runs in the page: keeps what notifications say and which tones are played. */
function keepSignals() {
  window.told = []
  window.tones = []
  window.Notification = class {
    static permission = 'granted'
    constructor(title, { body }) {
      window.told.push(`${title}|${body}`)
    }
    close() {}
  }
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (when) {
    window.tones.push(this.frequency.value)
    return start.call(this, when)
  }
}

test('who looks elsewhere hears, reads in the title and is notified that a move is awaited', async ({ openPage }) => {
  const page = await openPage({ settings: { sound: true, volume: 60, notify: true } })
  await page.addInitScript(keepSignals)
  // Two players: a notice goes to whoever is asked after another has chosen.
  const table = await openTable(page, { game: 'syndicates', seats: [{}, { bot: 'greedy' }, { bot: 'greedy' }] })
  await page.goto(table)
  let at = await asked(page)
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }))
  const isNotified = () => page.waitForFunction(() => window.told.length > 0, null, { timeout: 1_000 }).then(() => true, () => false)
  for (let choices = 0; choices < 40 && !(await isNotified()); choices++) {
    await page.locator(OPTIONS).first().click()
    at = await asked(page, at)
  }
  const { told, tones } = await page.evaluate(() => ({ told: window.told, tones: window.tones }))
  expect(told[0]).toMatch(/Syndicates/)
  expect(tones.some((tone) => Math.abs(tone - 523.25) < 0.1), `no bell: ${tones}`).toBe(true)
  await expect(page).toHaveTitle(/^●/)
})
