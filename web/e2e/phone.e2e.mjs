import { expect } from '@playwright/test'
import { boardHeight, boxOf, expectToFit } from './assertions.mjs'
import { picture, test } from './fixtures.mjs'
import { answer, asked, dice, playAndLook, sitDown } from './playing.mjs'

const PHONE = { width: 360, height: 780 }
const CHOICES = 12

/** Waits, because the tray may still be on its way. */
async function expectOnScreen(page, selector) {
  const isOnScreen = async () => {
    const { x, y, width, height } = await boxOf(page, selector)
    return x >= 0 && y >= 0 && x + width <= PHONE.width + 1 && y + height <= PHONE.height + 1
  }
  await expect.poll(isOnScreen, `${selector} is not cut off`).toBe(true)
}

for (const [seed, game] of ['nightshift', 'syndicates'].entries())
  test(`on a phone the board of ${game} has most of the screen, and no question moves it`, { tag: '@quick' }, async ({ openPage }) => {
    const page = await openPage(PHONE)
    await sitDown(page, game)
    const room = await boardHeight(page)
    expect(room).toBeGreaterThan(PHONE.height / 2)
    await playAndLook(page, seed + 1, CHOICES, async () => {
      expect(await boardHeight(page), 'the board does not move when the question changes').toBe(room)
      for (const part of ['.tray', '.tray .tools', '.tray .options button']) await expectOnScreen(page, part)
      await expectToFit(page, game)
    })
  })

/** Starts a smooth scroll of the board, presses on the way, and waits until nothing scrolls; runs in the page. */
async function pressWhileScrolling() {
  const board = document.querySelector('[data-board]')
  const end = board.scrollHeight - board.clientHeight
  const frame = () => new Promise(requestAnimationFrame)
  board.scrollTo({ top: 0, behavior: 'instant' })
  board.scrollTo({ top: end, behavior: 'smooth' })
  while (board.scrollTop <= 0) await frame()
  const pressed = board.scrollTop
  board.querySelector('.can').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  // A scroll that goes on moves the board in each frame.
  let [still, before] = [0, board.scrollTop]
  while (still < 20) {
    await frame()
    still = board.scrollTop === before ? still + 1 : 0
    before = board.scrollTop
  }
  return { end, pressed, after: board.scrollTop }
}

test('what a finger is on does not scroll away', async ({ openPage }) => {
  const page = await openPage({ ...PHONE, settings: { pace: 'quick' } })
  await sitDown(page, 'nightlancer', 1)
  await page.locator('[data-board] .can').first().waitFor()
  // A slow machine may draw no frame on the way.
  let seen
  await expect(async () => {
    seen = await page.evaluate(pressWhileScrolling)
    expect(seen.pressed, 'pressed on the way').toBeLessThan(seen.end)
  }).toPass({ timeout: 30_000 })
  expect(seen.after, `pressed at ${seen.pressed}, the board went on`).toBeLessThan(seen.end)
})

test('on a phone the tray is folded, unfolded and opened with a thumb', async ({ openPage }) => {
  const page = await openPage(PHONE)
  // In Syndicates every agent of the hand is an option: more than a row shows.
  let at = await sitDown(page, 'syndicates', 1)
  const next = dice(4)
  const more = page.getByRole('button', { name: 'Show everything' })
  for (let choices = 0; choices < CHOICES && !(await more.isVisible()); choices++) {
    await answer(page, next, at)
    at = await asked(page, at)
  }
  const room = await boardHeight(page)
  const least = await boxOf(page, '.size button')
  expect(Math.min(least.width, least.height), 'a thumb finds the buttons').toBeGreaterThanOrEqual(36)

  await more.click()
  expect(await boardHeight(page), 'an open tray lies over the board').toBe(room)
  const options = page.locator('.tray .options button:not([aria-disabled])')
  await options.last().scrollIntoViewIfNeeded()
  await picture(page, 'tray-open-360')
  const { y, height } = await options.last().boundingBox()
  const tools = await boxOf(page, '.tray .tools')
  expect(y + height, 'the last option can be reached').toBeLessThanOrEqual(tools.y + 1)
  await page.getByRole('button', { name: 'Make it smaller' }).click()

  await page.getByRole('button', { name: 'Only the question' }).click()
  await expect(page.locator('.tray h2')).toBeVisible()
  await expect(page.locator('.tray .options')).toHaveCount(0)
  await expect.poll(() => boardHeight(page), 'the board gets the room').toBeGreaterThan(room + 60)
  await picture(page, 'tray-folded-360')
  await page.getByRole('button', { name: 'Show the options' }).click()
  await expect.poll(() => boardHeight(page)).toBe(room)
  expect((await boxOf(page, '.decision')).height).toBeLessThan(PHONE.height / 3)
})

test('on a phone a refusal says why, and leads to its rule', async ({ openPage }) => {
  const page = await openPage(PHONE)
  let at = await sitDown(page, 'nightshift')
  const next = dice(2)
  const refused = page.locator('.tray .refused')
  for (let choices = 0; choices < CHOICES && !(await refused.count()); choices++) {
    await answer(page, next, at)
    at = await asked(page, at)
  }
  await refused.first().press('Enter')
  await page.locator('.tray .option a').first().click()
  await page.waitForURL(/\/rules\/nightshift#NS-/)
  await page.locator('.rule.target').waitFor()
})

test('on a phone a card is read by holding it, and a line of the log shows what it was about', async ({ openPage }) => {
  const page = await openPage(PHONE)
  await sitDown(page, 'syndicates')
  await playAndLook(page, 6, 4)
  await page.locator('[data-board] [data-thing="SP"]').first().dispatchEvent('contextmenu')
  await page.getByRole('dialog', { name: 'The Spire' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Log' }).click()
  await page.getByRole('dialog', { name: 'Log' }).getByRole('button', { name: /starts in|influence in/ }).first().click()
  await page.getByRole('button', { name: 'Show it on the board' }).click()
  await page.locator('[data-board] .lit').first().waitFor()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})
