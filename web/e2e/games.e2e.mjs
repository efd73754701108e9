import assert from 'node:assert/strict'
import { playAgainstBots, playToTheEnd } from './playing.mjs'

async function wholeGame(house, game, seed) {
  const page = await house.visitor()
  await playAgainstBots(page, game)
  const choices = await playToTheEnd(page, seed)
  assert(choices > 10, `only ${choices} choices`)
  await page.screenshot({ path: `${house.screens}/over-${game}-1440.png` })
  assert.equal(await page.locator('.result li').count(), 3)
  await page.getByRole('link', { name: 'Look back at it' }).click()
  await page.waitForURL(/replay$/)
  await page.getByRole('button', { name: 'One step back' }).click()
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('Checked by this browser').waitFor()
  await page.screenshot({ path: `${house.screens}/replay-${game}-1440.png` })
}

export const tests = {
  'a guest plays a whole game of Nightshift against bots by clicking': (house) => wholeGame(house, 'nightshift', 1),
  'a guest plays a whole game of Syndicates against bots by clicking': (house) => wholeGame(house, 'syndicates', 2),
}
