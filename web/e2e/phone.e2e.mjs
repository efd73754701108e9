import assert from 'node:assert/strict'
import { answer, asked, dice, openTable, playAgainstBots } from './playing.mjs'
import { assertFits, boxOf } from './sight.mjs'

const PHONE = { width: 360, height: 780 }
const CHOICES = 12
const TRAY = '.decision'

const tall = async (page) => Math.round((await boxOf(page, '[data-board]')).height)

async function assertOnScreen(page, selector) {
  const { x, y, width, height } = await boxOf(page, selector)
  assert(x >= 0 && y >= 0 && x + width <= PHONE.width + 1 && y + height <= PHONE.height + 1, `${selector} is cut off`)
}

/** Plays some questions and looks at each. */
async function throughQuestions(page, game, seed) {
  await playAgainstBots(page, game)
  const next = dice(seed)
  let at = await asked(page)
  const room = await tall(page)
  assert(room > PHONE.height / 2, `the board of ${game} has ${room} pixels`)
  for (let choices = 0; choices < CHOICES && at !== null; choices++) {
    assert.equal(await tall(page), room, 'the board does not move when the question changes')
    await assertOnScreen(page, '.tray')
    await assertOnScreen(page, '.tray .tools')
    await assertOnScreen(page, '.tray .options button')
    await assertFits(page, game)
    await answer(page, next, at)
    at = await asked(page, at)
  }
}

export const tests = {
  async 'on a phone the board has most of the screen, and no question moves it'(house) {
    const page = await house.visitor(PHONE)
    for (const [seed, game] of ['nightshift', 'syndicates'].entries()) await throughQuestions(page, game, seed + 1)
  },

  async 'what a finger is on does not scroll away'(house) {
    const page = await house.visitor(PHONE)
    await page.goto(await openTable(page, { game: 'nightlancer', seats: [{}, { bot: 'greedy' }] }))
    await page.locator('[data-board] .can').first().waitFor()
    const [end, pressed, after] = await page.evaluate(async () => {
      const board = document.querySelector('[data-board]')
      const end = board.scrollHeight - board.clientHeight
      const pause = (time) => new Promise((then) => setTimeout(then, time))
      let pressed = 0
      // Caught on the way, however slow the machine.
      for (let tries = 0; tries < 20 && (pressed <= 0 || pressed >= end); tries++) {
        board.scrollTo({ top: 0, behavior: 'instant' })
        board.scrollTo({ top: end, behavior: 'smooth' })
        await pause(10 * (tries + 1))
        pressed = board.scrollTop
      }
      board.querySelector('.can').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
      await pause(1000)
      return [end, pressed, board.scrollTop]
    })
    assert(pressed > 0 && pressed < end, `the board scrolls: ${pressed} of ${end}`)
    assert(after < end, `pressed at ${pressed}, the board went on to ${after}`)
  },

  async 'on a phone the tray is folded, unfolded and opened with a thumb'(house) {
    const page = await house.visitor(PHONE)
    // In Syndicates every agent of the hand is an option: more than a row shows.
    await page.goto(await openTable(page, { game: 'syndicates', seats: [{}, { bot: 'greedy' }] }))
    const next = dice(4)
    let at = await asked(page)
    const more = page.getByRole('button', { name: 'Show everything' })
    for (let choices = 0; choices < CHOICES && !(await more.isVisible()); choices++) {
      await answer(page, next, at)
      at = await asked(page, at)
    }
    const room = await tall(page)
    const least = await boxOf(page, '.size button')
    assert(least.width >= 36 && least.height >= 36, 'a thumb finds the buttons')

    await more.click()
    assert.equal(await tall(page), room, 'an open tray lies over the board')
    const options = page.locator('.tray .options button:not([aria-disabled])')
    await options.last().scrollIntoViewIfNeeded()
    await page.screenshot({ path: `${house.screens}/tray-open-360.png` })
    const { y, height } = await options.last().boundingBox()
    const tools = await boxOf(page, '.tray .tools')
    assert(y + height <= tools.y + 1, 'the last option can be reached')
    await page.getByRole('button', { name: 'Make it smaller' }).click()

    await page.getByRole('button', { name: 'Only the question' }).click()
    assert(await page.locator('.tray h2').isVisible())
    assert.equal(await page.locator('.tray .options').count(), 0)
    assert((await tall(page)) > room + 60, 'the board gets the room')
    await page.screenshot({ path: `${house.screens}/tray-folded-360.png` })
    await page.getByRole('button', { name: 'Show the options' }).click()
    assert.equal(await tall(page), room)
    assert((await boxOf(page, TRAY)).height < PHONE.height / 3)
  },

  async 'on a phone a refusal says why, and leads to its rule'(house) {
    const page = await house.visitor(PHONE)
    await playAgainstBots(page, 'nightshift')
    const next = dice(2)
    const refused = page.locator('.tray .refused')
    let at = await asked(page)
    for (let choices = 0; choices < CHOICES && !(await refused.count()); choices++) {
      await answer(page, next, at)
      at = await asked(page, at)
    }
    await refused.first().press('Enter')
    const link = page.locator('.tray .option a').first()
    await link.click()
    await page.waitForURL(/\/rules\/nightshift#NS-/)
    await page.locator('.rule.target').waitFor()
  },

  async 'on a phone a card is read by holding it, and a line of the log shows what it was about'(house) {
    const page = await house.visitor(PHONE)
    await playAgainstBots(page, 'syndicates')
    const next = dice(6)
    let at = await asked(page)
    for (let choices = 0; choices < 4; choices++) {
      await answer(page, next, at)
      at = await asked(page, at)
    }
    await page.locator('[data-board] [data-thing="SP"]').first().dispatchEvent('contextmenu')
    await page.getByRole('dialog', { name: 'The Spire' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Log' }).click()
    await page.getByRole('dialog', { name: 'Log' }).getByRole('button', { name: /starts in|influence in/ }).first().click()
    await page.getByRole('button', { name: 'Show it on the board' }).click()
    await page.locator('[data-board] .lit').first().waitFor()
    assert.equal(await page.locator('dialog[open]').count(), 0)
  },
}
