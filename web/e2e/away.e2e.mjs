import assert from 'node:assert/strict'
import { asked, dice, openTable, playAgainstBots, playBlindly } from './playing.mjs'

const MISSED = 6
const AWAY = 'While you were away'

/** The same guest at two machines: what one does, the other misses. */
async function twoMachines(house, game) {
  const here = await house.visitor()
  const table = await openTable(here, { game, seats: [{}, { bot: 'random' }] })
  await here.goto(table)
  await asked(here)
  const there = await house.visitor({ known: await here.context().storageState() })
  await there.goto('/')
  return { here, there, table }
}

export const tests = {
  async 'who comes back to a table is told what happened meanwhile'(house) {
    const { here, there, table } = await twoMachines(house, 'syndicates')
    assert.equal(await here.getByText(AWAY).count(), 0, 'who comes for the first time has missed nothing')
    await here.goto('/')
    await playBlindly(there, table, MISSED)
    await here.goto(table)
    const news = here.locator('.missed')
    await news.getByText(AWAY).waitFor()
    assert((await news.locator('li').count()) >= 3)
    await here.screenshot({ path: `${house.screens}/away-1440.png` })
    await news.getByRole('button', { name: 'To the table' }).click()
    assert.equal(await news.count(), 0)
    await here.reload()
    await asked(here)
    assert.equal(await here.getByText(AWAY).count(), 0, 'it is told once')
  },

  async 'no line of the log is lost or told twice when the line was cut'(house) {
    const { here, there, table } = await twoMachines(house, 'syndicates')
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
    assert.deepEqual(await here.locator('.rail .log li > button').allTextContents(), lines)
    const box = here.locator('.rail .log')
    assert(await box.evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight < 50), 'the log is at its end')
  },

  async 'another language at the table tells the whole log anew, and nothing as missed'(house) {
    const { here } = await twoMachines(house, 'nightshift')
    const before = await here.locator('.rail .log li').count()
    await here.getByRole('button', { name: 'Русский' }).click()
    await here.waitForFunction(() => /[а-я]/.test(document.querySelector('.rail .log li')?.textContent ?? ''))
    assert.equal(await here.locator('.rail .log li').count(), before)
    assert.equal(await here.locator('.missed').count(), 0)
  },

  async 'the log follows what happens while cards are looked at, until somebody scrolls up'(house) {
    const page = await house.visitor()
    await playAgainstBots(page, 'syndicates')
    const next = dice(8)
    const log = page.locator('.rail .log')
    const below = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)
    let at = await asked(page)
    for (let choices = 0; choices < 10; choices++) {
      const things = page.locator('[data-board] [data-thing]:visible')
      await things.nth(Math.floor(next() * (await things.count()))).hover({ force: true, timeout: 3_000 }).catch(() => {})
      await page.locator('.tray.mine .option > button:not([aria-disabled])').first().click()
      at = await asked(page, at)
      await page.waitForFunction(() => {
        const box = document.querySelector('.rail .log')
        return box.scrollHeight - box.scrollTop - box.clientHeight < 5
      })
    }
    await log.hover()
    await page.mouse.wheel(0, -600)
    await page.getByRole('button', { name: 'To the latest' }).waitFor()
    const far = await below()
    await page.keyboard.press(await page.locator('.tray.mine .option > button:not([aria-disabled])').first().getAttribute('aria-keyshortcuts'))
    await asked(page, at)
    assert((await below()) >= far, 'who reads is left alone')
    await page.getByRole('button', { name: 'To the latest' }).click()
    assert((await below()) < 5)
  },

  async 'who looks elsewhere hears, reads in the title and is notified that a move is awaited'(house) {
    const page = await house.visitor({ settings: { sound: true, volume: 60, notify: true } })
    await page.addInitScript(() => {
      window.told = []
      window.rung = []
      window.Notification = class {
        static permission = 'granted'
        constructor(title, { body }) {
          window.told.push(`${title}|${body}`)
        }
        close() {}
      }
      const strike = OscillatorNode.prototype.start
      OscillatorNode.prototype.start = function (when) {
        window.rung.push(this.frequency.value)
        return strike.call(this, when)
      }
    })
    await playAgainstBots(page, 'syndicates')
    let at = await asked(page)
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }))
    for (let choices = 0; choices < 12 && (await page.evaluate(() => window.told.length)) === 0; choices++) {
      await page.locator('.tray.mine .option > button:not([disabled]):not([aria-disabled])').first().click()
      at = await asked(page, at)
      await page.waitForTimeout(300)
    }
    const [told, rung, title] = [await page.evaluate(() => window.told), await page.evaluate(() => window.rung), await page.title()]
    assert.match(told[0] ?? 'nothing', /Syndicates/)
    assert(rung.some((pitch) => Math.abs(pitch - 523.25) < 0.1), `no bell: ${rung}`)
    assert.match(title, /^●/)
  },
}
