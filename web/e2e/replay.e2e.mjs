import assert from 'node:assert/strict'
import { asked, openTable, playBlindly } from './playing.mjs'

const COMPANY = { game: 'nightshift', seats: [{}, { bot: 'greedy' }], variant: { mode: 'co-op', shift: 'shorter' } }

export const tests = {
  async 'a night played together is looked back at as one'(house) {
    const page = await house.visitor()
    const table = await openTable(page, COMPANY)
    await playBlindly(page, table)
    const told = []
    page.on('response', async (answer) => answer.url().includes('/replay?') && told.push((await answer.json()).variant))
    await page.goto(`${table}/replay`)
    await page.locator('.controls.pane').waitFor()
    const entries = Number(/of ([\d,]+)/.exec(await page.locator('span.at').textContent())[1].replace(',', ''))
    await page.screenshot({ path: `${house.screens}/replay-together-1440.png` })
    assert.equal(told[0].mode, 'co-op')
    const ends = await page.locator('[data-board]').textContent()
    assert.match(ends, /together|target|goal|need/i, 'the board knows that they play together')

    await page.getByRole('button', { name: 'Key moments' }).click()
    await page.locator('.moments').getByRole('button', { name: /^Round 2 of/ }).click()
    await page.waitForFunction((all) => !document.querySelector('span.at').textContent.includes(`Choice ${all} `), entries)
    const at = await page.locator('span.at').textContent()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction((before) => document.querySelector('span.at').textContent !== before, at)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    const moving = await page.locator('span.at').textContent()
    await page.waitForFunction((before) => document.querySelector('span.at').textContent !== before, moving)
    await page.getByRole('button', { name: 'Pause' }).click()

    await page.getByRole('combobox', { name: /Seen by/ }).click()
    await page.getByRole('option', { name: 'Everything open' }).click()
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.waitForURL((url) => /\/tables\/\w+$/.test(url.pathname) && !url.pathname.endsWith(table))
    await asked(page)
    await page.getByText('This game goes on from another').waitFor()
    assert.equal(await page.getByText('All together').count() > 0, true)
  },

  async 'a phone has the whole replay: the log, the moments and every deed'(house) {
    const page = await house.visitor({ width: 360, height: 780 })
    const table = await openTable(page, COMPANY)
    await playBlindly(page, table)
    await page.goto(`${table}/replay`)
    await page.locator('.controls.pane').waitFor()
    const board = await page.locator('[data-board]').boundingBox()
    assert(board.height > 780 / 2, `the board has ${board.height} pixels`)
    for (const name of ['Play on from here', 'Verify', 'Log', 'Key moments', 'One step back']) {
      const box = await page.getByRole('button', { name }).boundingBox()
      assert(box && box.x >= 0 && box.x + box.width <= 361 && box.y + box.height <= 780, `${name} is cut off`)
    }
    assert(await page.getByRole('link', { name: 'Download' }).isVisible())
    await page.getByRole('button', { name: 'Log' }).click()
    await page.getByRole('dialog', { name: 'Log' }).getByRole('button', { name: /club closes/ }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('Checked by this browser').waitFor()
  },
}
