// What keeps people out, and what does not fit.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Moderate ones too: landmarks, headings, and what is outside of both. */
const MINOR = 'minor'

/** Whatever axe finds that is more than a matter of taste, and headings that are not as they should be. */
export async function barriers(page) {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }))
  const found = violations.filter(({ impact }) => impact !== MINOR).map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.target.join(' ')).join(', ')}`)
  const titles = await page.locator('h1').count()
  return titles === 1 ? found : [...found, `${titles} headings of the first order`]
}

/** Nothing may stick out at the side. */
export async function assertFits(page, what) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  assert(wider <= 0, `${what} is ${wider} pixels too wide`)
}

/** The whole box of something; it must be in sight. */
export async function boxOf(page, selector) {
  const box = await page.locator(selector).first().boundingBox()
  assert(box, `${selector} is not to be seen`)
  return box
}
