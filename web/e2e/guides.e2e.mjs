import { expect } from '@playwright/test'
import { boardHeight, boxOf, expectToFit, violations } from './assertions.mjs'
import { picture, test } from './fixtures.mjs'
import { asked, playBlindly } from './playing.mjs'

const MOST = 80
const PHONE = { width: 360, height: 780 }

/** The coach's sentence, and what it would try. */
const COACH = '.coach[data-said]'
const ADVISED = '.tray .option > button.advised:not([disabled])'
const ANY = '.tray .option > button:not([disabled]):not([aria-disabled])'

/** From the shelf to the coach with one click. */
async function learn(page, game, word = 'Learn') {
  await page.goto('/')
  await page.locator(`[data-game="${game}"]`).getByRole('button', { name: word, exact: true }).click()
  await page.waitForURL(/\/tables\/\w+$/)
  const at = await asked(page)
  await page.locator(COACH).waitFor()
  await page.locator('[data-board] [data-thing]').first().waitFor()
  return at
}

/** Does what the coach says; where any option will do, the first. */
async function follow(page, at) {
  const advised = page.locator(ADVISED)
  await ((await advised.count()) ? advised : page.locator(ANY)).first().click()
  return asked(page, at)
}

/** Follows the coach to the farewell; what it said, by its id. */
async function followToTheEnd(page, first, look = async () => {}) {
  const said = []
  let at = first
  while (!(await page.locator('.farewell').count())) {
    expect(at, 'the game is over before the farewell').not.toBeNull()
    expect(said.length, 'questions before the farewell').toBeLessThan(MOST)
    said.push(await page.locator(COACH).getAttribute('data-said'))
    await look(said.at(-1))
    at = await follow(page, at)
  }
  return said
}

for (const [game, title] of [['nightshift', 'Nightshift'], ['syndicates', 'Syndicates'], ['nightlancer', 'Nightlancer'], ['gangs', 'Gangs']]) {
  test(`a newcomer learns ${title} by playing, to the farewell`, async ({ openPage }) => {
    const page = await openPage()
    const at = await learn(page, game)
    expect(await page.locator(`[data-board] .advised, ${ADVISED}`).count(), 'what the coach would try is marked').toBeGreaterThan(0)
    await picture(page, `guide-${game}-1440`)
    const said = await followToTheEnd(page, at)
    expect(new Set(said).size, said.join(', ')).toBeGreaterThan(8)
    await picture(page, `guide-${game}-farewell-1440`)
    await page.getByRole('button', { name: 'I go on alone' }).click()
    await page.locator(COACH).waitFor({ state: 'detached' })
    await expect(page.locator('[data-board] .advised')).toHaveCount(0)
  })

  test(`the coach of ${title} speaks Russian`, async ({ openPage }) => {
    const page = await openPage({ settings: { language: 'ru' } })
    await learn(page, game, 'Научиться')
    const said = await page.locator(COACH).textContent()
    expect(said).toMatch(/[а-я]{3}/)
    expect(said).not.toMatch(/[a-z]{3}/)
    await picture(page, `guide-${game}-ru-1440`)
  })
}

// It fits, nothing moves when the coach says something else, and it is accessible.
for (const [game, title] of [['nightshift', 'Nightshift'], ['syndicates', 'Syndicates']])
  test(`the coach of ${title} fits a phone`, async ({ openPage }) => {
    const page = await openPage(PHONE)
    const at = await learn(page, game)
    const height = await boardHeight(page)
    await picture(page, `guide-${game}-360`)
    expect(await violations(page)).toEqual([])
    await followToTheEnd(page, at, async (id) => {
      await expectToFit(page, id)
      const box = await boxOf(page, COACH)
      expect(box.y > 0 && box.y + box.height <= PHONE.height, `${id} is in sight`).toBe(true)
      expect(await boardHeight(page), `${id} does not move the board`).toBe(height)
    })
    await picture(page, `guide-${game}-farewell-360`)
    expect(await violations(page)).toEqual([])
  })

test('a first visit suggests the coach, and who has played is not told again', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/')
  await page.getByText('New to it?').first().waitFor()
  await picture(page, 'guide-shelf-1440', { fullPage: true })
  await learn(page, 'nightshift')
  await page.goto('/')
  await page.getByRole('button', { name: 'Learn', exact: true }).first().waitFor()
  await expect(page.getByText('New to it?')).toHaveCount(0)
})

test('who has learnt plays again without a coach', async ({ openPage }) => {
  const page = await openPage(PHONE)
  await learn(page, 'nightshift')
  await playBlindly(page, new URL(page.url()).pathname)
  await page.locator('.result').waitFor()
  await page.getByRole('button', { name: 'Again with the coach' }).waitFor()
  await expectToFit(page, 'the result')
  await picture(page, 'guide-over-360')
  const lesson = page.url()
  await page.getByRole('button', { name: 'Play without a coach' }).click()
  await page.waitForURL((url) => url.href !== lesson)
  await asked(page)
  await expect(page.locator(COACH)).toHaveCount(0)
})

test('the coach is sent away and called back, and says the same again after an undo', async ({ openPage }) => {
  const page = await openPage()
  const at = await learn(page, 'nightshift')
  await page.getByRole('button', { name: 'Send the coach away' }).click()
  await page.locator(COACH).waitFor({ state: 'detached' })
  await expect(page.locator('.advised')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.locator(COACH).waitFor()
  await follow(page, at)
  await page.locator('[data-said="big-tip"]').waitFor()
  await page.locator('.tray .option > button.advised').click()
  await page.locator('[data-said="step-out"]').waitFor()
  await page.keyboard.press('u')
  await page.locator('[data-said="big-tip"]').waitFor()
})
