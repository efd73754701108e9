import assert from 'node:assert/strict'
import { answer, asked, dice, playAgainstBots } from './playing.mjs'

const CHOICES = 24

export const tests = {
  async 'two people play each other through an invite link, and one reloads in the middle'(house) {
    const ada = await house.visitor()
    await ada.goto('/new/syndicates')
    await ada.getByRole('button', { name: 'Open the table' }).click()
    await ada.waitForURL(/\/tables\/\w+$/)
    const link = ada.getByLabel('Link to this table')
    await ada.waitForFunction(() => document.querySelector('input[readonly]')?.value.includes('/join/'))
    assert(await ada.getByRole('img', { name: 'The same link as a QR code' }).isVisible())
    await ada.screenshot({ path: `${house.screens}/gathering-1440.png` })

    const bob = await house.visitor({ width: 820, height: 1000 })
    await bob.goto(await link.inputValue())
    await bob.getByLabel('You play as').fill('Bob')
    await bob.screenshot({ path: `${house.screens}/join-820.png` })
    await bob.getByRole('button', { name: 'Sit down' }).click()
    await bob.waitForURL(/\/tables\/\w+$/)
    await ada.getByText('Bob').first().waitFor()
    await ada.getByRole('button', { name: 'Begin' }).click()

    const next = dice(3)
    const seen = new Map([[ada, null], [bob, null]])
    for (let choices = 0; choices < CHOICES; choices++) {
      const page = await Promise.any([ada, bob].map((one) => asked(one, seen.get(one)).then(() => one)))
      const at = await asked(page, seen.get(page))
      await answer(page, next, at)
      seen.set(page, at)
      if (choices === CHOICES / 2) {
        const lines = await ada.locator('.rail .log li').count()
        await bob.reload()
        await bob.locator('.tray').waitFor()
        seen.set(bob, null)
        assert(lines > 10)
      }
    }

    await ada.keyboard.press('c')
    await ada.getByLabel('Write to the table').fill('hello, Bob')
    await ada.keyboard.press('Enter')
    await bob.getByRole('button', { name: 'Chat' }).click()
    await bob.getByText('hello, Bob').waitFor()
  },

  async 'a line that is cut comes back, and what was chosen meanwhile arrives'(house) {
    const page = await house.visitor()
    const sockets = []
    await page.routeWebSocket(/socket$/, (socket) => {
      socket.connectToServer()
      sockets.push(socket)
    })
    await playAgainstBots(page, 'syndicates')
    const before = await asked(page)
    await sockets[0].close({ code: 4000 })
    await page.getByText('The line is cut').waitFor()
    await page.locator('.tray.mine .options button').first().click()
    assert.notEqual(await asked(page, before), before)
    assert.equal(sockets.length, 2)
    assert.equal(await page.getByText('The line is cut').count(), 0)
  },

  async 'a click that comes too late is explained'(house) {
    const page = await house.visitor()
    await playAgainstBots(page, 'syndicates')
    const before = await asked(page)
    const late = await page.context().newPage()
    late.complaints = []
    let deaf = false
    let greet
    const greeted = new Promise((resolve) => (greet = resolve))
    await late.routeWebSocket(/socket$/, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((message) => {
        if (!deaf) socket.send(message)
        else if (message.includes('"is":"refused"')) socket.send(message)
        if (message.includes('"is":"here"')) greet()
      })
    })
    await late.goto(page.url())
    await greeted
    await asked(late)
    deaf = true
    await page.locator('.tray.mine .options button').last().click()
    await asked(page, before)
    await late.locator('.tray.mine .options button').first().click()
    await late.getByText('The table had moved on').waitFor()
  },
}
