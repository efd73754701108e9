import assert from 'node:assert/strict'
import { asked, openTable, playBlindly } from './playing.mjs'
import { assertFits, barriers } from './sight.mjs'

const WISH = { game: 'nightshift', seats: [{}, { bot: 'greedy' }], variant: { shift: 'shorter' } }
/** Bots play many games before a course can be told. */
const LONG = 180_000

/** Where every option stands, to the pixel. */
const places = (page) => page.locator('.tray .options li > .option').evaluateAll((all) => all.map((option) => JSON.stringify(option.getBoundingClientRect())))

async function askAndTake(page, shot) {
  const at = await asked(page)
  const before = await places(page)
  await page.keyboard.press('h')
  await page.getByText(/is thinking|would take/).first().waitFor()
  await page.getByText('would take').waitFor({ timeout: 30_000 })
  assert.deepEqual(await places(page), before, 'an option has moved')
  const best = page.locator('.tray .option > button').filter({ has: page.locator('.mark.best') })
  assert.equal(await best.count(), 1, 'one option is what the bot would take')
  await page.getByText(/imagined game/).waitFor()
  await page.screenshot({ path: shot })
  assert.deepEqual(await barriers(page), [])
  await assertFits(page, 'a hint')
  await best.click()
  await page.waitForFunction((then) => document.querySelector('.tray')?.dataset.at !== then, at)
  assert.equal(await page.locator('.tray .mark').count(), 0, 'the hint goes with its question')
}

async function courseOf(page, shot) {
  await page.getByRole('button', { name: 'How the game went' }).click()
  const dialog = page.getByRole('dialog', { name: 'How the game went' })
  await dialog.getByRole('progressbar').or(dialog.locator('figure')).first().waitFor()
  await dialog.locator('figure').waitFor({ timeout: LONG })
  await page.screenshot({ path: shot })
  assert.equal(await dialog.locator('figure path[d]').count() >= 2, true, 'every seat has a line')
  assert(await dialog.getByRole('table', { name: 'Each seat’s chance to win over time' }).locator('tbody tr').count() > 10, 'the line can be read')
  assert.deepEqual(await barriers(page), [])
  await assertFits(page, 'the course')
  return dialog
}

export const tests = {
  async 'somebody asks what a bot would do and takes it'(house) {
    const page = await house.visitor()
    await page.goto(await openTable(page, WISH))
    await askAndTake(page, `${house.screens}/hint-1440.png`)
    await asked(page)
    await page.getByRole('button', { name: 'What would you do?' }).click()
    await page.getByText('would take').waitFor({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Put the hint away' }).click()
    assert.equal(await page.locator('.tray .mark').count(), 0)
  },

  async 'a phone has room for a hint'(house) {
    const page = await house.visitor({ width: 360, height: 780 })
    await page.goto(await openTable(page, WISH))
    await askAndTake(page, `${house.screens}/hint-360.png`)
  },

  async 'a game that is over tells how it went, and its choices lead into the replay'(house) {
    const page = await house.visitor()
    const table = await openTable(page, WISH)
    await playBlindly(page, table)
    await page.goto(table)
    const dialog = await courseOf(page, `${house.screens}/course-1440.png`)
    const links = dialog.locator('ol a')
    const choices = await links.evaluateAll((all) => all.map((link) => Number(link.hash.slice(1))))
    assert(choices.length >= 1 && choices.length <= 3, `${choices.length} choices of a blind player matter`)
    await links.first().click()
    await page.waitForURL(new RegExp(`/replay#${choices[0]}$`))
    await page.getByText(`Choice ${choices[0]} of`).first().waitFor()
    await page.getByRole('button', { name: 'How the game went' }).click()
    await links.last().click()
    await page.getByText(`Choice ${choices.at(-1)} of`).first().waitFor()
    assert.equal(await dialog.count(), 0, 'what was asked for is in sight')
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(table)
    await courseOf(page, `${house.screens}/course-360.png`)
  },
}
