import { expect } from '@playwright/test'
import { picture, test } from './fixtures.mjs'
import { asked, openTable, playBlindly, quickBots } from './playing.mjs'

const COMPANY = { game: 'nightshift', seats: [{}, ...quickBots(1)], variant: { mode: 'co-op', shift: 'shorter' } }

async function openReplay(page) {
  const table = await openTable(page, COMPANY)
  await playBlindly(page, table)
  const fetched = page.waitForResponse((answer) => answer.url().includes('/replay?'))
  await page.goto(`${table}/replay`)
  await page.locator('.controls.pane').waitFor()
  return { table, replay: await (await fetched).json() }
}

test('a night played together is looked back at as one', async ({ openPage }) => {
  const page = await openPage()
  const { table, replay } = await openReplay(page)
  const place = page.locator('span.at')
  const entries = Number(/of ([\d,]+)/.exec(await place.textContent())[1].replace(',', ''))
  await picture(page, 'replay-together-1440')
  expect(replay.variant.mode).toBe('co-op')
  await expect(page.locator('[data-board]'), 'the board knows that they play together').toContainText(/together|target|goal|need/i)

  await page.getByRole('button', { name: 'Key moments' }).click()
  await page.locator('.moments').getByRole('button', { name: /^Round 2 of/ }).click()
  await expect(place).not.toContainText(`Choice ${entries} `)
  const at = await place.textContent()
  await page.keyboard.press('ArrowRight')
  await expect(place).not.toHaveText(at)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const moving = await place.textContent()
  await expect(place).not.toHaveText(moving)
  await page.getByRole('button', { name: 'Pause' }).click()

  await page.getByRole('combobox', { name: /Seen by/ }).click()
  await page.getByRole('option', { name: 'Everything open' }).click()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL((url) => /\/tables\/\w+$/.test(url.pathname) && !url.pathname.endsWith(table))
  await asked(page)
  await page.getByText('This game goes on from another').waitFor()
  await expect(page.getByText('All together').first()).toBeAttached()
})

test('a phone has the whole replay: the log, the moments and every control', async ({ openPage }) => {
  const page = await openPage({ width: 360, height: 780 })
  await openReplay(page)
  const board = await page.locator('[data-board]').boundingBox()
  expect(board.height).toBeGreaterThan(780 / 2)
  for (const name of ['Play on from here', 'Verify', 'Log', 'Key moments', 'One step back']) {
    const box = await page.getByRole('button', { name }).boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 361 && box.y + box.height <= 780, `${name} is not cut off`).toBe(true)
  }
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
  await page.getByRole('button', { name: 'Log' }).click()
  await page.getByRole('dialog', { name: 'Log' }).getByRole('button', { name: /club closes/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('Checked by this browser').waitFor()
})
