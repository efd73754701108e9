import assert from 'node:assert/strict'
import { asked } from './playing.mjs'

const CHOICES = 15
const MOST_TABS = 30

async function focused(page) {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
}

export const tests = {
  async 'somebody plays with the keyboard alone'(house) {
    const page = await house.visitor()
    await page.goto('/')
    await page.locator('.boxes article').first().waitFor()
    for (let tabs = 0; tabs < MOST_TABS && !(await focused(page)).startsWith('Play against bots'); tabs++) await page.keyboard.press('Tab')
    assert((await focused(page)).startsWith('Play against bots'))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/tables\/\w+$/)

    let at = await asked(page)
    for (let choices = 0; choices < CHOICES && at !== null; choices++) {
      const key = await page.locator('.tray.mine .options button:not([aria-disabled])').first().getAttribute('aria-keyshortcuts')
      assert(key, 'every option has a key')
      await page.keyboard.press(key.length === 1 && key !== key.toLowerCase() ? `Shift+${key}` : key)
      at = await asked(page, at)
    }

    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('c')
    await page.keyboard.type('written without a mouse')
    await page.keyboard.press('Enter')
    await page.getByText('written without a mouse').waitFor()
  },

  async 'arrow keys walk the board and Enter answers'(house) {
    const page = await house.visitor()
    await page.goto('/')
    await page.locator('[data-game="nightshift"] .deeds button').first().click()
    const at = await asked(page)
    await page.locator('[data-board] .can').first().focus()
    const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-thing'))
    const first = await here()
    await page.keyboard.press('ArrowRight')
    if ((await here()) === first) await page.keyboard.press('ArrowDown')
    assert.notEqual(await here(), first)
    assert(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    await page.locator('[data-board] .can').first().focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(([before]) => document.querySelector('.tray.mine')?.dataset.at !== before || document.querySelector('.pick'), [at])
  },
}
