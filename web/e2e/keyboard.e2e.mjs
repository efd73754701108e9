import { expect } from '@playwright/test'
import { test } from './fixtures.mjs'
import { asked, sitDown } from './playing.mjs'

const CHOICES = 15
const MOST_TABS = 30
const OPTION = '.tray.mine .options button:not([aria-disabled])'

const focusedText = (page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const focusedThing = (page) => page.evaluate(() => document.activeElement?.getAttribute('data-thing') ?? null)

test('a game is begun and played with the keyboard alone', { tag: '@quick' }, async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/')
  await page.locator('.boxes article').first().waitFor()
  for (let tabs = 0; tabs < MOST_TABS && !(await focusedText(page)).startsWith('Play against bots'); tabs++) await page.keyboard.press('Tab')
  expect(await focusedText(page)).toMatch(/^Play against bots/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/tables\/\w+$/)

  let at = await asked(page)
  for (let choices = 0; choices < CHOICES && at !== null; choices++) {
    const key = await page.locator(OPTION).first().getAttribute('aria-keyshortcuts')
    expect(key, 'every option has a key').toBeTruthy()
    await page.keyboard.press(key.length === 1 && key !== key.toLowerCase() ? `Shift+${key}` : key)
    at = await asked(page, at)
  }

  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  await page.keyboard.type('written without a mouse')
  await page.keyboard.press('Enter')
  await page.getByText('written without a mouse').waitFor()
})

test('arrow keys walk the board and Enter answers', { tag: '@quick' }, async ({ openPage }) => {
  const page = await openPage()
  const at = await sitDown(page, 'nightshift')
  await page.locator('[data-board] .can').first().focus()
  const first = await focusedThing(page)
  await page.keyboard.press('ArrowRight')
  if ((await focusedThing(page)) === first) await page.keyboard.press('ArrowDown')
  expect(await focusedThing(page)).not.toBe(first)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBeTruthy()
  await page.locator('[data-board] .can').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction((before) => document.querySelector('.tray.mine')?.dataset.at !== before || document.querySelector('.pick'), at)
})

test('arrow keys step onto the board from anywhere, and Escape leads back from what is open', async ({ openPage }) => {
  const page = await openPage()
  await sitDown(page, 'syndicates')
  await page.locator('[data-board] [data-thing]').first().waitFor()
  await page.evaluate(() => document.activeElement?.blur())
  await page.keyboard.press('ArrowDown')
  expect(await focusedThing(page), 'a thing of the board is in focus').toBeTruthy()

  const menu = page.getByRole('button', { name: 'Table menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Keys' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(menu, 'the menu gives the focus back').toBeFocused()

  const before = await page.locator('.tray').getAttribute('data-at')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await page.keyboard.press('1')
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await expect(menu, 'the dialog gives the focus back').toBeFocused()
  await expect(page.locator('.tray'), 'keys in a dialog choose nothing').toHaveAttribute('data-at', before)
})

test('who answers in the tray stays in the tray, and the question is read out once', async ({ openPage }) => {
  const page = await openPage()
  let at = await sitDown(page, 'syndicates')
  const lines = await page.locator('.rail .log li').count()
  for (let choices = 0; choices < 5; choices++) {
    await page.locator(OPTION).first().focus()
    await page.keyboard.press('Enter')
    at = await asked(page, at)
    await page.waitForFunction(() => document.querySelector('.tray .body')?.contains(document.activeElement))
    const asking = (await page.locator('.tray h2').textContent()).trim()
    const spoken = page.locator('[role=status].unseen')
    await expect(spoken, 'the question is in what is read out').toContainText(asking)
    await expect(spoken).toContainText('option')
  }
  const told = await page.locator('[role=log].unseen p').allTextContents()
  const all = await page.locator('.rail .log li > button').allTextContents()
  expect(told.length).toBeGreaterThan(0)
  expect(all.length).toBeGreaterThan(lines)
  expect(told, 'each line of the log is read out, in order').toEqual(all.slice(-told.length))
  await expect(page.locator('.rail [aria-live], .rail [role=log]'), 'nothing is read out twice').toHaveCount(0)
})
