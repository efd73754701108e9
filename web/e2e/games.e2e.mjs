// Whole games by clicking: one for each board, and more of them in the long check.
import { expect } from '@playwright/test'
import { longTest, picture, test } from './fixtures.mjs'
import { openTable, playAgainstBots, playBlindly, playToTheEnd, quickBots, sitDown } from './playing.mjs'

const LONGEST_GAME = 900

async function lookBack(page) {
  await page.getByRole('link', { name: 'Look back at it' }).click()
  await page.waitForURL(/replay$/)
  await page.getByRole('button', { name: 'One step back' }).click()
}

/** Plays to the end, and looks at the result. */
async function finish(page, seed, seats, name) {
  expect(await playToTheEnd(page, seed, LONGEST_GAME)).toBeGreaterThan(10)
  await expect(page.locator('.result li')).toHaveCount(seats)
  await picture(page, `over-${name}-1440`)
}

/** Plays to the end, and lets the browser verify the replay. */
async function finishAndVerify(page, seed, seats, name) {
  await finish(page, seed, seats, name)
  await lookBack(page)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('Checked by this browser').waitFor()
  await picture(page, `replay-${name}-1440`)
}

/** The final table of Nightlancer stands on the board, and its rows add up. */
async function expectReckoning(page, seats) {
  const table = page.locator('[data-board] .reckoning table')
  await table.waitFor()
  const numbers = async (rows) => (await table.locator(`${rows} td`).allInnerTexts()).map((text) => Number(text.replace('−', '-')))
  const rows = await numbers('tbody tr')
  const totals = (await numbers('tfoot tr:first-child')).slice(0, seats)
  expect(totals.map((_, seat) => rows.filter((_, i) => i % seats === seat).reduce((sum, points) => sum + points, 0))).toEqual(totals)
}

/** Opens a solo game that has been played to its end. */
async function playedAlone(page, game) {
  const table = await openTable(page, { game, seats: [{}] })
  await playBlindly(page, table)
  await page.goto(table)
  await expect(page.locator('.result li')).toHaveCount(1)
}

async function expectAgentLines(page) {
  await expect(page.locator('[data-board] .agent li').first()).toBeVisible()
}

async function wholeGameOfGangs({ openPage }, bots, seed) {
  const page = await openPage()
  await sitDown(page, 'gangs', bots)
  await finish(page, seed, bots + 1, `gangs-${bots + 1}`)
  await lookBack(page)
  // The city, or the firefight with which the game ended.
  await page.locator('[data-board] :is(.quarter, .over):visible').first().waitFor()
}

// From the shelf, at the usual pace and against the usual bots.
test('a guest plays a whole game of Nightshift against bots by clicking', async ({ openPage }) => {
  const page = await openPage({ settings: { pace: 'quick' } })
  await playAgainstBots(page, 'nightshift')
  await finishAndVerify(page, 1, 3, 'nightshift')
})

test('a guest plays a whole game of Syndicates against a bot by clicking', async ({ openPage }) => {
  const page = await openPage()
  await sitDown(page, 'syndicates', 1)
  await finishAndVerify(page, 2, 2, 'syndicates')
})

longTest('a guest plays a whole game of Syndicates from the shelf at the usual pace by clicking', async ({ openPage }) => {
  const page = await openPage({ settings: { pace: 'quick' } })
  await playAgainstBots(page, 'syndicates')
  await finishAndVerify(page, 2, 3, 'syndicates-quick')
})

test('a guest plays a whole game of Gangs against a bot by clicking', ({ openPage }) => wholeGameOfGangs({ openPage }, 1, 3))
longTest('a guest plays a whole game of Gangs against three bots by clicking', ({ openPage }) => wholeGameOfGangs({ openPage }, 3, 3))
longTest('a guest plays a whole solo game of Gangs by clicking', ({ openPage }) => wholeGameOfGangs({ openPage }, 0, 4))

test('a solo game of Gangs ends with one result and is looked back at', async ({ openPage }) => {
  const page = await openPage()
  await playedAlone(page, 'gangs')
  await lookBack(page)
  await page.locator('[data-board] :is(.quarter, .over):visible').first().waitFor()
})

test('a guest plays a whole game of Nightlancer against a bot by clicking', async ({ openPage }) => {
  const page = await openPage()
  await page.goto(await openTable(page, { game: 'nightlancer', seats: [{}, ...quickBots(1)] }))
  await page.locator('[data-board] .casting .can').first().waitFor()
  await finish(page, 3, 2, 'nightlancer')
  await expectReckoning(page, 2)
  await lookBack(page)
  await page.locator('[data-board] .city').waitFor()
})

test('the Agent plays against one player and says what it does', async ({ openPage }) => {
  const page = await openPage()
  await playedAlone(page, 'nightlancer')
  await expectAgentLines(page)
})

longTest('a guest plays a whole solo game of Nightlancer by clicking', async ({ openPage }) => {
  const page = await openPage()
  await sitDown(page, 'nightlancer', 0)
  await finish(page, 8, 1, 'nightlancer-solo')
  await expectAgentLines(page)
})
