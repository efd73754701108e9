import { expect } from '@playwright/test'
import { expectToFit, settled, violations } from './assertions.mjs'
import { picture, test } from './fixtures.mjs'
import { asked, openTable, playBlindly, quickBots } from './playing.mjs'

const WISH = { game: 'nightshift', seats: [{}, ...quickBots(1)], variant: { shift: 'shorter' } }
/** Bots play many games before a course can be told. */
const LONGEST_COURSE = 150_000

/** Where every option stands, to the pixel. */
const places = (page) => page.locator('.tray .options li > .option').evaluateAll((all) => all.map((option) => JSON.stringify(option.getBoundingClientRect())))

async function askAndTake(page, name) {
  const at = await asked(page)
  await settled(page)
  const before = await places(page)
  await page.keyboard.press('h')
  await page.getByText(/is thinking|would take/).first().waitFor()
  await page.getByText('would take').waitFor()
  expect(await places(page), 'an option has moved').toEqual(before)
  const best = page.locator('.tray .option > button').filter({ has: page.locator('.mark.best') })
  await expect(best, 'one option is what the bot would take').toHaveCount(1)
  await page.getByText(/imagined game/).waitFor()
  await picture(page, name)
  expect(await violations(page)).toEqual([])
  await expectToFit(page, 'a hint')
  await best.click()
  await expect(page.locator('.tray')).not.toHaveAttribute('data-at', at)
  await expect(page.locator('.tray .mark'), 'the hint goes with its question').toHaveCount(0)
}

async function courseOf(page, name) {
  await page.getByRole('button', { name: 'How the game went' }).click()
  const dialog = page.getByRole('dialog', { name: 'How the game went' })
  await dialog.getByRole('progressbar').or(dialog.locator('figure')).first().waitFor()
  await dialog.locator('figure').waitFor({ timeout: LONGEST_COURSE })
  await picture(page, name)
  expect(await dialog.locator('figure path[d]').count(), 'every seat has a line').toBeGreaterThanOrEqual(2)
  const rows = dialog.getByRole('table', { name: 'Each seat’s chance to win over time' }).locator('tbody tr')
  expect(await rows.count(), 'the line can be read').toBeGreaterThan(10)
  await settled(page)
  expect(await violations(page)).toEqual([])
  await expectToFit(page, 'the course')
  return dialog
}

test('a game that is over tells how it went, and its choices lead into the replay', async ({ openPage }) => {
  const page = await openPage()
  const table = await openTable(page, WISH)
  await playBlindly(page, table)
  await page.goto(table)
  const dialog = await courseOf(page, 'course-1440')
  const links = dialog.locator('ol a')
  const choices = await links.evaluateAll((all) => all.map((link) => Number(link.hash.slice(1))))
  expect(choices.length, 'choices of a blind player that matter').toBeGreaterThanOrEqual(1)
  expect(choices.length, 'choices of a blind player that matter').toBeLessThanOrEqual(3)
  await links.first().click()
  await page.waitForURL(new RegExp(`/replay#${choices[0]}$`))
  await page.getByText(`Choice ${choices[0]} of`).first().waitFor()
  await page.getByRole('button', { name: 'How the game went' }).click()
  await links.last().click()
  await page.getByText(`Choice ${choices.at(-1)} of`).first().waitFor()
  await expect(dialog, 'what was asked for is in sight').toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(table)
  await courseOf(page, 'course-360')
})

test('a player asks what a bot would do and takes it', async ({ openPage }) => {
  const page = await openPage()
  await page.goto(await openTable(page, WISH))
  await askAndTake(page, 'hint-1440')
  await asked(page)
  await page.getByRole('button', { name: 'What would you do?' }).click()
  await page.getByText('would take').waitFor()
  await page.getByRole('button', { name: 'Put the hint away' }).click()
  await expect(page.locator('.tray .mark')).toHaveCount(0)
})

test('a phone has room for a hint', async ({ openPage }) => {
  const page = await openPage({ width: 360, height: 780 })
  await page.goto(await openTable(page, WISH))
  await askAndTake(page, 'hint-360')
})
