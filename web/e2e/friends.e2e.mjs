import { expect } from '@playwright/test'
import { picture, test } from './fixtures.mjs'
import { answer, asked, dice, sitDown } from './playing.mjs'

const CHOICES = 24

test('two people play each other through an invite link, and one reloads in the middle', async ({ openPage }) => {
  const ada = await openPage()
  await ada.goto('/new/syndicates')
  await ada.getByRole('button', { name: 'Open the table' }).click()
  await ada.waitForURL(/\/tables\/\w+$/)
  const link = ada.getByLabel('Link to this table')
  await expect(link).toHaveValue(/\/join\//)
  await expect(ada.getByRole('img', { name: 'The same link as a QR code' })).toBeVisible()
  await picture(ada, 'gathering-1440')

  const bob = await openPage({ width: 820, height: 1000 })
  await bob.goto(await link.inputValue())
  await bob.getByLabel('You play as').fill('Bob')
  await picture(bob, 'join-820')
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
      expect(await ada.locator('.rail .log li').count()).toBeGreaterThan(10)
      await bob.reload()
      await bob.locator('.tray').waitFor()
      seen.set(bob, null)
    }
  }

  await ada.keyboard.press('c')
  await ada.getByLabel('Write to the table').fill('hello, Bob')
  await ada.keyboard.press('Enter')
  await bob.getByRole('button', { name: 'Chat' }).click()
  await bob.getByText('hello, Bob').waitFor()
})

test('a connection that is cut comes back, and what was chosen meanwhile arrives', { tag: '@quick' }, async ({ openPage }) => {
  const page = await openPage()
  const sockets = []
  await page.routeWebSocket(/socket$/, (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  const before = await sitDown(page, 'syndicates')
  await sockets[0].close({ code: 4000 })
  await page.getByText('The line is cut').waitFor()
  await page.locator('.tray.mine .options button').first().click()
  expect(await asked(page, before)).not.toBe(before)
  expect(sockets).toHaveLength(2)
  await expect(page.getByText('The line is cut')).toHaveCount(0)
})

test('a click that comes too late is explained', async ({ openPage }) => {
  const page = await openPage()
  const before = await sitDown(page, 'syndicates')
  const late = await page.context().newPage()
  let deaf = false
  let greet
  const greeted = new Promise((resolve) => (greet = resolve))
  await late.routeWebSocket(/socket$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!deaf || message.includes('"is":"refused"')) socket.send(message)
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
})
