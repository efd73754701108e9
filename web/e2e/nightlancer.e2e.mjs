import assert from 'node:assert/strict'
import { dark, overflow, playAndLook, tooSmall } from './boards.e2e.mjs'
import { asked, openTable, playBlindly, playToTheEnd } from './playing.mjs'
import { barriers } from './sight.mjs'

const GAME = 'nightlancer'
const LONGEST_GAME = 900
/** Bots that answer at once, so that the clicks are what takes time. */
const AGAINST_ONE = { game: GAME, seats: [{}, { bot: 'greedy' }] }

/** A game is over: its reckoning stands on the board, and its rows make what everybody has. */
async function assertReckoned(page, seats) {
  assert.equal(await page.locator('.result li').count(), seats)
  const table = page.locator('[data-board] .reckoning table')
  await table.waitFor()
  const numbers = async (rows) => (await table.locator(`${rows} td`).allInnerTexts()).map((text) => Number(text.replace('−', '-')))
  const rows = await numbers('tbody tr')
  const totals = (await numbers('tfoot tr:first-child')).slice(0, seats)
  const sums = totals.map((_, seat) => rows.filter((_, i) => i % seats === seat).reduce((sum, points) => sum + points, 0))
  assert.deepEqual(sums, totals)
}

export const tests = {
  async 'a guest plays a whole game of Nightlancer against bots by clicking'(house) {
    const page = await house.visitor()
    await page.goto(await openTable(page, AGAINST_ONE))
    await page.locator('[data-board] .casting .can').first().waitFor()
    assert((await playToTheEnd(page, 3, LONGEST_GAME)) > 20)
    await page.screenshot({ path: `${house.screens}/over-nightlancer-1440.png` })
    await assertReckoned(page, 2)
    await page.getByRole('link', { name: 'Look back at it' }).click()
    await page.waitForURL(/replay$/)
    await page.getByRole('button', { name: 'One step back' }).click()
    await page.locator('[data-board] .city').waitFor()
  },

  async 'alone, the Agent plays against one and says what it does'(house) {
    const page = await house.visitor()
    await page.goto(await openTable(page, { game: GAME, seats: [{}] }))
    await asked(page)
    assert((await playToTheEnd(page, 8, LONGEST_GAME)) > 20)
    assert.equal(await page.locator('.result li').count(), 1)
    assert((await page.locator('[data-board] .agent li').count()) > 0, 'the Agent has done something')
  },

  async 'whatever an option is about glows in the city'(house) {
    const page = await house.visitor()
    await page.goto(await openTable(page, AGAINST_ONE))
    await playAndLook(page, 5, async ({ prompt, options }) => assert.deepEqual(await dark(page, options), [], prompt))
  },

  async 'the city can be read on a phone and fits it, in both editions'(house) {
    const page = await house.visitor({ width: 360, height: 780, settings: { pace: 'still' } })
    for (const edition of ['final', 'prototype']) {
      await page.goto(await openTable(page, { game: GAME, variant: { edition }, seats: [{}, { bot: 'greedy' }] }))
      await playAndLook(page, 7, async ({ prompt }) => {
        assert.deepEqual(await tooSmall(page), [], prompt)
        assert((await overflow(page)) <= 0, `${prompt}: the board is wider than the phone`)
      })
    }
  },

  async 'the casting and a challenge, a scene with a chance, keep nobody out'(house) {
    const page = await house.visitor({ settings: { pace: 'still' } })
    let table = await openTable(page, AGAINST_ONE)
    await page.goto(table)
    await page.locator('[data-board] .casting .can').first().waitFor()
    assert.deepEqual(await barriers(page), [])
    const scene = page.locator('[data-board] [data-scene]')
    const isShown = () => scene.waitFor({ timeout: 80 }).then(() => true, () => false)
    // Who plays blindly may go through a whole game without a challenge.
    for (let games = 0; games < 3 && !(await isShown()); games++) {
      if (games > 0) await page.goto((table = await openTable(page, AGAINST_ONE)))
      while ((await playBlindly(page, table, 1)) > 0 && !(await isShown()));
    }
    await scene.waitFor()
    assert.match(await scene.innerText(), /chance|=/)
    assert.deepEqual(await barriers(page), [])
  },

  async 'the prototype shows its own numbers'(house) {
    const page = await house.visitor()
    const told = async (edition) => {
      const things = await (await page.request.get(`/api/games/${GAME}/things?language=en&edition=${edition}`)).json()
      return JSON.stringify(things.kinds.missions.find(({ id }) => id === 'the-borrowed-van').page)
    }
    assert.match(await told('final'), /Streetwise 5/)
    assert.match(await told('prototype'), /Streetwise 6/)
  },
}
