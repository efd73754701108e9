import assert from 'node:assert/strict'
import { asked, openTable, playAgainstBots, playBlindly } from './playing.mjs'
import { assertFits, barriers } from './sight.mjs'

/** What a page fetches is there after so many milliseconds. */
const SETTLED = 500
const HEIGHTS = { 360: 780, 820: 1180, 1440: 900 }

/** Every page that can be opened by its address. */
const PAGES = {
  shelf: '/',
  lobby: '/tables',
  new: '/new/nightshift',
  'new-syndicates': '/new/syndicates',
  'new-nightlancer': '/new/nightlancer',
  rules: '/rules',
  reader: '/rules/nightshift#NS-1.02',
  profile: '/profile',
  settings: '/settings',
  bots: '/bots',
  design: '/design',
  lost: '/nowhere',
}
/** What is there when a page that takes its time is there. */
const SIGNS = [['table', '.tray'], ['result', '.result'], ['replay', '.controls.pane']]

/** A guest who has played, so that the pages have something to show. */
async function play(house) {
  const page = await house.visitor()
  const tables = {}
  for (const [game, suffix] of [['nightshift', ''], ['syndicates', '-syndicates'], ['nightlancer', '-nightlancer']]) {
    const over = await openTable(page, { game, seats: [{}, { bot: 'random' }, { bot: 'greedy' }] })
    await playBlindly(page, over)
    await playAgainstBots(page, game)
    await asked(page)
    Object.assign(tables, { [`table${suffix}`]: new URL(page.url()).pathname, [`result${suffix}`]: over, [`replay${suffix}`]: `${over}/replay` })
  }
  return { known: await page.context().storageState(), tables }
}

/** One for all tests: a house lets in only so many new guests an hour. */
let known
const regular = (house) => (known ??= play(house))

/** Goes on as a link does: each page that is loaded anew would listen for notices beside those before it. */
async function go(page, path) {
  await page.evaluate((where) => {
    for (const old of document.querySelectorAll('main > *')) old.dataset.old = ''
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: where }))
    link.click()
    link.remove()
  }, path)
  await page.waitForFunction(() => document.querySelector('main > *') && !document.querySelector('main > [data-old]'))
  await page.waitForTimeout(SETTLED)
}

async function lookAround(house, settings, width, suffix = '') {
  const { known, tables } = await regular(house)
  const faults = []
  const page = await house.visitor({ width, height: HEIGHTS[width], settings: { pace: 'still', ...settings }, known })
  await page.goto('/settings')
  await page.locator('h1').waitFor()
  for (const [name, path] of Object.entries({ ...PAGES, ...tables })) {
    await go(page, path)
    for (const [kind, sign] of SIGNS) if (name.startsWith(kind)) await page.locator(sign).waitFor()
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `${house.screens}/${name}${suffix}-${width}.png` })
    await assertFits(page, `${name} at ${width}`)
    for (const barrier of await barriers(page)) faults.push(`${name}: ${barrier}`)
  }
  assert.deepEqual(faults, [])
}

export const tests = {
  'every page fits a phone and keeps nobody out': (house) => lookAround(house, {}, 360),
  'every page fits a tablet and keeps nobody out': (house) => lookAround(house, {}, 820),
  'every page fits a desk and keeps nobody out': (house) => lookAround(house, {}, 1440),
  'the light theme keeps nobody out': (house) => lookAround(house, { theme: 'light' }, 1440, '-light'),
  'the high-contrast theme keeps nobody out': (house) => lookAround(house, { theme: 'contrast' }, 820, '-contrast'),
}
