import { expect } from '@playwright/test'
import { expectToBeReadable, unlit, violations } from './assertions.mjs'
import { LONG, test } from './fixtures.mjs'
import { lookAtQuestions, openTable, playBlindly, quickBots, sitDown } from './playing.mjs'

const GAME = 'nightlancer'
/** Each run has other tables, so many short runs see more than a long one. */
const CHOICES = LONG ? 90 : 30
const AGAINST_ONE = { game: GAME, seats: [{}, ...quickBots(1)] }

test('the thing that an option is about glows in the city of Nightlancer', async ({ openPage }) => {
  const page = await openPage()
  await sitDown(page, GAME, 1)
  await lookAtQuestions(page, CHOICES, async ({ prompt, options }) => {
    expect(await unlit(page, options), prompt).toEqual([])
  })
})

for (const edition of ['final', 'prototype'])
  test(`the city of Nightlancer, edition ${edition}, can be read on a phone and fits it`, async ({ openPage }) => {
    const page = await openPage({ width: 360, height: 780 })
    await sitDown(page, GAME, 1, { edition })
    await lookAtQuestions(page, CHOICES, () => expectToBeReadable(page))
  })

test('the casting and a challenge, a scene with a chance, are accessible', async ({ openPage }) => {
  const page = await openPage()
  let table = await openTable(page, AGAINST_ONE)
  await page.goto(table)
  await page.locator('[data-board] .casting .can').first().waitFor()
  expect(await violations(page)).toEqual([])
  const scene = page.locator('[data-board] [data-scene]')
  /** Whether the page, once it shows the present question, shows a challenge. */
  const isShown = async () => {
    const { at } = await page.evaluate(async (path) => (await fetch(`/api${path}`)).json(), table)
    await page.waitForFunction((now) => Number(document.querySelector('[data-at]')?.dataset.at) >= now || document.querySelector('.result'), at)
    return (await scene.count()) > 0
  }
  // Who plays blindly may go through a whole game without a challenge.
  for (let games = 0; games < 3 && !(await isShown()); games++) {
    if (games > 0) await page.goto((table = await openTable(page, AGAINST_ONE)))
    while ((await playBlindly(page, table, 1)) > 0 && !(await isShown()));
  }
  await scene.waitFor()
  expect(await scene.innerText()).toMatch(/chance|=/)
  expect(await violations(page)).toEqual([])
})

test('the prototype shows its own numbers', async ({ request }) => {
  const page = async (edition) => {
    const things = await (await request.get(`/api/games/${GAME}/things?language=en&edition=${edition}`)).json()
    return JSON.stringify(things.kinds.missions.find(({ id }) => id === 'the-borrowed-van').page)
  }
  expect(await page('final')).toMatch(/Streetwise 5/)
  expect(await page('prototype')).toMatch(/Streetwise 6/)
})
