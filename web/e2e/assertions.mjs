// What every page must be: accessible, no wider than its window, and readable.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Moderate ones count too: landmarks, headings, and what is outside of both. */
const MINOR = 'minor'
const SMALLEST_FONT = 12

/** What axe finds that is more than minor, and a page without exactly one first heading; only rules with these tags, where some are named. */
export async function violations(page, tags) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const { found, titles } = await page.evaluate(async (only) => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'], ...(only && { runOnly: only }) })
    const found = violations.map(({ id, impact, nodes }) => ({ impact, text: `${id}: ${nodes.slice(0, 3).map((node) => node.target.join(' ')).join(', ')}` }))
    return { found, titles: document.querySelectorAll('h1').length }
  }, tags)
  const serious = found.filter(({ impact }) => impact !== MINOR).map(({ text }) => text)
  return titles === 1 ? serious : [...serious, `${titles} headings of the first order`]
}

/** Nothing may stick out at the side. */
export async function expectToFit(page, what) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider, `${what} is ${wider} pixels too wide`).toBeLessThanOrEqual(0)
}

/** The box of an element, which must be visible. */
export async function boxOf(page, selector) {
  const box = await page.locator(selector).first().boundingBox()
  expect(box, `${selector} is visible`).not.toBeNull()
  return box
}

export const boardHeight = async (page) => Math.round((await boxOf(page, '[data-board]')).height)

/** What is written too small on the board to be read on a phone. */
export async function tooSmall(page) {
  return page.evaluate((smallest) => {
    const hasText = (node) => [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent.trim())
    const isShown = (node) => node.getBoundingClientRect().width > 2 && !node.closest('.unseen, svg')
    const small = [...document.querySelectorAll('[data-board] *')].filter((node) => hasText(node) && isShown(node) && parseFloat(getComputedStyle(node).fontSize) < smallest)
    return small.map((node) => `${node.textContent.trim()} (${getComputedStyle(node).fontSize})`)
  }, SMALLEST_FONT)
}

/** How far a board stands out at its right. */
export async function overflow(page) {
  return page.evaluate(() => {
    const board = document.querySelector('[data-board]')
    return board.scrollWidth - board.clientWidth
  })
}

/** The options about things on the board for which nothing on the board glows. */
export async function unlit(page, options) {
  return page.evaluate(
    (all) =>
      all
        .filter(({ touches }) => touches?.length)
        .filter(({ id, touches }) => ![id, ...touches].some((thing) => document.querySelector(`[data-board] .can[data-thing="${CSS.escape(thing)}"]`)))
        .map(({ id, touches }) => `${id} (${touches.join(' ')})`),
    options,
  )
}

/** Waits until the page has what it asked for, and nothing moves: fonts are there, no request and no finite animation is under way. */
export async function settled(page) {
  await page.waitForFunction(async () => {
    const isQuiet = () => window.requests === 0 && document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)
    await document.fonts.ready
    // What an answer brings is drawn a frame later, and may ask for more.
    for (let frames = 0; frames < 3; frames++) {
      if (!isQuiet()) return false
      await new Promise(requestAnimationFrame)
    }
    return isQuiet()
  })
}

/** On a phone nothing on the board is too small, and the board is no wider than its window. */
export async function expectToBeReadable(page) {
  const prompt = await page.locator('.tray h2').textContent()
  expect(await tooSmall(page), prompt).toEqual([])
  expect(await overflow(page), `${prompt}: the board is wider than the phone`).toBeLessThanOrEqual(0)
}
