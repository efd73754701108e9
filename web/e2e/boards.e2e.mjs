import { expect } from '@playwright/test'
import { expectToBeReadable, unlit } from './assertions.mjs'
import { LONG, test } from './fixtures.mjs'
import { answer, asked, dice, hadEffect, lookAtQuestions, pickFirst, playAgainstBots, sitDown } from './playing.mjs'

/** Each run has other tables, so many short runs see more than a long one. */
const CHOICES = LONG ? 90 : 30

/** Something that can be chosen and still moves, with its middle, if there is one in sight; all goes slowly then. */
async function movingThing(page) {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.playbackRate = 0.02
    for (const thing of document.querySelectorAll('[data-board] .can')) {
      if (!thing.getAnimations().some((animation) => animation.playState === 'running')) continue
      const { left, top, width, height } = thing.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (!thing.contains(document.elementFromPoint(x, y))) continue
      const press = ({ target }) => (window.pressed = target.closest('[data-board] .can')?.dataset.thing)
      addEventListener('pointerdown', press, { capture: true, once: true })
      return { id: thing.dataset.thing, x, y }
    }
    return null
  })
}

test('the thing that an option is about glows on the moon', async ({ openPage }) => {
  const page = await openPage()
  await sitDown(page, 'syndicates', 1)
  await lookAtQuestions(page, CHOICES, async ({ prompt, options }) => {
    expect(await unlit(page, options), prompt).toEqual([])
  })
})

for (const game of ['syndicates', 'nightshift'])
  test(`the board of ${game} can be read on a phone and fits it`, async ({ openPage }) => {
    const page = await openPage({ width: 360, height: 780 })
    await sitDown(page, game)
    await lookAtQuestions(page, CHOICES, () => expectToBeReadable(page))
  })

test('arrow keys go round the tables and always stand on something with a name', async ({ openPage }) => {
  const page = await openPage()
  let at = await sitDown(page, 'nightshift')
  for (const dancer = page.locator('[data-board] .star.can'); (await dancer.count()) > 0; at = await asked(page, at)) await dancer.first().click()
  await page.locator('[data-board] .can').first().focus()
  const walked = new Set()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key)
    const { thing, name } = await page.evaluate(() => ({ thing: document.activeElement?.getAttribute('data-thing'), name: document.activeElement?.getAttribute('aria-label') }))
    expect(thing && name, `after ${key}: ${thing}, ${name}`).toBeTruthy()
    walked.add(thing)
  }
  expect([...walked].length, [...walked].join(' ')).toBeGreaterThanOrEqual(6)
})

test('the moon comes closer and can be moved', async ({ openPage }) => {
  const page = await openPage({ width: 360, height: 780, settings: { pace: 'quick' } })
  const at = await sitDown(page, 'syndicates')
  const wide = () => page.locator('[data-board] .window > svg').evaluate((map) => map.getBoundingClientRect().width)
  const before = await wide()
  await page.getByRole('button', { name: 'Closer' }).click()
  await expect.poll(wide).toBeGreaterThan(before * 1.3)
  const pane = page.locator('[data-board] .window')
  expect(await pane.evaluate((it) => it.scrollLeft), 'the middle stays in the middle').toBeGreaterThan(0)
  await page.locator('.tray.mine .options button:not([aria-disabled])').first().click()
  await asked(page, at)
  expect(await wide(), 'it stays as close while the game goes on').toBeGreaterThan(before * 1.3)
  await page.getByRole('button', { name: 'Further away' }).click()
  await expect.poll(async () => Math.abs((await wide()) - before)).toBeLessThan(2)
})

/** Clicks a thing that moves, which must have an effect; false where it was gone from there before the press. */
async function clickMoving(page, { id, x, y }, at) {
  // As long as a finger takes: several frames are drawn between press and release.
  await page.mouse.click(x, y, { delay: 150 })
  if ((await page.evaluate(() => window.pressed)) === id) {
    expect(await hadEffect(page, at, 30_000), 'a click on something that moves has an effect').toBe(true)
    await pickFirst(page)
    return true
  }
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  return false
}

test('what still moves can be clicked', async ({ openPage }) => {
  const page = await openPage({ settings: { pace: 'calm' } })
  await playAgainstBots(page, 'syndicates')
  const next = dice(11)
  let clicked = 0
  let at = await asked(page)
  for (let choices = 0; choices < 80 && clicked < 3 && at !== null; choices++) {
    const place = await movingThing(page)
    const isAnswered = !place || (await clickMoving(page, place, at))
    if (!place) await answer(page, next, at)
    else if (isAnswered) clicked++
    at = await asked(page, isAnswered ? at : null)
  }
  expect(clicked, 'things that moved').toBeGreaterThan(0)
})
