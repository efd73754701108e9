import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { asked, playAgainstBots } from './playing.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WIDTHS = [360, 820, 1440]
const GRAVE = ['serious', 'critical']

/** Every page that can be opened by its address. */
const PAGES = {
  shelf: '/',
  lobby: '/tables',
  new: '/new/nightshift',
  'new-syndicates': '/new/syndicates',
  rules: '/rules',
  reader: '/rules/nightshift#NS-1.02',
  profile: '/profile',
  settings: '/settings',
  bots: '/bots',
  design: '/design',
  lost: '/nowhere',
}

/** What axe finds that keeps somebody out. */
async function barriers(page) {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }))
  return violations.filter(({ impact }) => GRAVE.includes(impact)).map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.target.join(' ')).join(', ')}`)
}

/** Nothing may stick out at the side. */
async function assertFits(page, what) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  assert(wider <= 0, `${what} is ${wider} pixels too wide`)
}

/** A guest who has played, so that the pages have something to show. */
async function regular(house) {
  const page = await house.visitor()
  await playAgainstBots(page, 'nightshift')
  await asked(page)
  return { known: await page.context().storageState(), table: new URL(page.url()).pathname }
}

async function lookAround(house, settings, widths, suffix = '') {
  const { known, table } = await regular(house)
  const faults = []
  for (const width of widths) {
    const page = await house.visitor({ width, height: width < 500 ? 780 : 900, settings, known })
    for (const [name, path] of Object.entries({ ...PAGES, table })) {
      await page.goto(path)
      await page.waitForLoadState('networkidle').catch(() => {})
      if (name === 'table') await page.locator('.tray').waitFor()
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: `${house.screens}/${name}${suffix}-${width}.png` })
      await assertFits(page, `${name} at ${width}`)
      for (const barrier of await barriers(page)) faults.push(`${name}${suffix} at ${width}: ${barrier}`)
    }
    await page.context().close()
  }
  assert.deepEqual([...new Set(faults)], [])
}

export const tests = {
  'every page fits every width and keeps nobody out': (house) => lookAround(house, {}, WIDTHS),
  'the light theme keeps nobody out': (house) => lookAround(house, { theme: 'light' }, [1440], '-light'),
  'the high-contrast theme keeps nobody out': (house) => lookAround(house, { theme: 'contrast' }, [820], '-contrast'),
}
