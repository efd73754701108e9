import assert from 'node:assert/strict'
import { asked, playAgainstBots } from './playing.mjs'

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

  async 'arrow keys step onto the board from anywhere, and Escape leads back from what is open'(house) {
    const page = await house.visitor()
    await playAgainstBots(page, 'syndicates')
    await asked(page)
    await page.evaluate(() => document.activeElement?.blur())
    await page.keyboard.press('ArrowDown')
    const thing = await page.evaluate(() => document.activeElement?.getAttribute('data-thing'))
    assert(thing, 'a thing of the board is in focus')

    const menu = page.getByRole('button', { name: 'Table menu' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Keys' }).waitFor()
    await page.keyboard.press('Escape')
    assert(await menu.evaluate((button) => button === document.activeElement), 'the menu gives the focus back')

    const before = await page.locator('.tray').getAttribute('data-at')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
    await page.keyboard.press('1')
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    assert(await menu.evaluate((button) => button === document.activeElement), 'the dialog gives the focus back')
    assert.equal(await page.locator('.tray').getAttribute('data-at'), before, 'keys in a dialog choose nothing')
  },

  async 'who answers in the tray stays in the tray, and the question is read out once'(house) {
    const page = await house.visitor()
    await playAgainstBots(page, 'syndicates')
    let at = await asked(page)
    const lines = await page.locator('.rail .log li').count()
    for (let choices = 0; choices < 5; choices++) {
      await page.locator('.tray.mine .options button:not([aria-disabled])').first().focus()
      await page.keyboard.press('Enter')
      at = await asked(page, at)
      await page.waitForFunction(() => document.querySelector('.tray .body')?.contains(document.activeElement))
      const spoken = await page.locator('[role=status].unseen').textContent()
      assert(spoken.includes((await page.locator('.tray h2').textContent()).trim()), 'the question is in what is read out')
      assert.match(spoken, /option/)
    }
    const told = await page.locator('[role=log].unseen p').allTextContents()
    const all = await page.locator('.rail .log li > button').allTextContents()
    assert(told.length > 0 && all.length > lines)
    assert.deepEqual(told, all.slice(-told.length), 'each line of the log is read out, in order')
    assert.equal(await page.locator('.rail [aria-live], .rail [role=log]').count(), 0, 'nothing is read out twice')
  },
}
