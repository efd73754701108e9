import assert from 'node:assert/strict'
import { answer, asked, dice, heard, playAgainstBots } from './playing.mjs'

const CHOICES = 45
const SMALLEST = 12

/** The question as the server has it. */
async function question(page) {
  const id = page.url().split('/').at(-1)
  return page.evaluate(async (table) => (await (await fetch(`/api/tables/${table}`)).json()).question, id)
}

/** The options about things on the board that nothing on the board glows for. */
export async function dark(page, options) {
  return page.evaluate(
    (all) =>
      all
        .filter(({ touches }) => touches?.length)
        .filter(({ id, touches }) => ![id, ...touches].some((thing) => document.querySelector(`[data-board] .can[data-thing="${CSS.escape(thing)}"]`)))
        .map(({ id, touches }) => `${id} (${touches.join(' ')})`),
    options,
  )
}

/** What is written too small to be read on a phone. */
export async function tooSmall(page) {
  return page.evaluate((smallest) => {
    const said = (node) => [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent.trim())
    const shown = (node) => node.getBoundingClientRect().width > 2 && !node.closest('.unseen, svg')
    const small = [...document.querySelectorAll('[data-board] *')].filter((node) => said(node) && shown(node) && parseFloat(getComputedStyle(node).fontSize) < smallest)
    return small.map((node) => `${node.textContent.trim()} (${getComputedStyle(node).fontSize})`)
  }, SMALLEST)
}

/** How far a board stands out at its right. */
export async function overflow(page) {
  return page.evaluate(() => {
    const board = document.querySelector('[data-board]')
    return board.scrollWidth - board.clientWidth
  })
}

export async function playAndLook(page, seed, look) {
  const next = dice(seed)
  let at = await asked(page)
  for (let choices = 0; choices < CHOICES && at !== null; choices++) {
    await look(await question(page))
    await answer(page, next, at)
    at = await asked(page, at)
  }
}

/** The middle of something that can be chosen and is still on its way, if there is one in sight; all goes slowly then. */
async function onItsWay(page) {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.playbackRate = 0.02
    for (const thing of document.querySelectorAll('[data-board] .can')) {
      if (!thing.getAnimations().some((animation) => animation.playState === 'running')) continue
      const { left, top, width, height } = thing.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (thing.contains(document.elementFromPoint(x, y))) return { x, y }
    }
    return null
  })
}

export const tests = {
  async 'whatever an option is about glows on the moon'(house) {
    const page = await house.visitor()
    await playAgainstBots(page, 'syndicates')
    await playAndLook(page, 5, async ({ prompt, options }) => assert.deepEqual(await dark(page, options), [], prompt))
  },

  async 'both boards can be read on a phone and fit it'(house) {
    for (const game of ['syndicates', 'nightshift']) {
      // Measured at rest: what flies in from the edge is outside for a moment.
      const page = await house.visitor({ width: 360, height: 780, settings: { pace: 'still' } })
      await playAgainstBots(page, game)
      await playAndLook(page, 7, async ({ prompt }) => {
        assert.deepEqual(await tooSmall(page), [], prompt)
        assert((await overflow(page)) <= 0, `${prompt}: the board is wider than the phone`)
      })
    }
  },

  async 'arrow keys go round the tables and always stand on something with a name'(house) {
    const page = await house.visitor()
    await playAgainstBots(page, 'nightshift')
    let at = await asked(page)
    for (const dancer = page.locator('[data-board] .star.can'); (await dancer.count()) > 0; at = await asked(page, at)) await dancer.first().click()
    await page.locator('[data-board] .can').first().focus()
    const walked = new Set()
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
      await page.keyboard.press(key)
      const { thing, name } = await page.evaluate(() => ({ thing: document.activeElement?.getAttribute('data-thing'), name: document.activeElement?.getAttribute('aria-label') }))
      assert(thing && name, `after ${key}: ${thing}, ${name}`)
      walked.add(thing)
    }
    assert(walked.size >= 6, [...walked].join(' '))
  },

  async 'the moon comes closer and can be moved'(house) {
    const page = await house.visitor({ width: 360, height: 780 })
    await playAgainstBots(page, 'syndicates')
    const wide = () => page.locator('[data-board] .window > svg').evaluate((map) => map.getBoundingClientRect().width)
    const at = await asked(page)
    const before = await wide()
    await page.getByRole('button', { name: 'Closer' }).click()
    assert((await wide()) > before * 1.3)
    const pane = page.locator('[data-board] .window')
    assert((await pane.evaluate((it) => it.scrollLeft)) > 0, 'the middle stays in the middle')
    await page.locator('.tray.mine .options button:not([aria-disabled])').first().click()
    await asked(page, at)
    assert((await wide()) > before * 1.3, 'it stays as close while the game goes on')
    await page.getByRole('button', { name: 'Further away' }).click()
    const after = await wide()
    assert(Math.abs(after - before) < 2, `${before} became ${after}`)
  },

  async 'what is still on its way can be clicked'(house) {
    const page = await house.visitor({ settings: { pace: 'calm' } })
    await playAgainstBots(page, 'syndicates')
    const next = dice(11)
    let clicked = 0
    let at = await asked(page)
    for (let choices = 0; choices < 80 && clicked < 5; choices++) {
      const place = await onItsWay(page)
      if (place) {
        clicked++
        await page.mouse.move(place.x, place.y)
        await page.mouse.down()
        await page.waitForTimeout(150)
        await page.mouse.up()
        assert(await heard(page, at, 5_000), 'a click on something that moves came to nothing')
        const pick = page.locator('.pick button:not([aria-disabled]):not([aria-label])')
        if (await pick.count()) await pick.first().click()
      } else await answer(page, next, at)
      at = await asked(page, at)
    }
    assert(clicked > 0, 'nothing was ever on its way')
  },
}
