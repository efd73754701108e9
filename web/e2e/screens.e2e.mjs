// Every page, at every width and in every theme.
import { expect } from '@playwright/test'
import { expectToFit, settled, violations } from './assertions.mjs'
import { picture, test as base } from './fixtures.mjs'
import { openTable, playBlindly, quickBots } from './playing.mjs'

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
const SIGNS = [['table', '.tray.mine'], ['table', '[data-board] [data-thing]'], ['result', '.result'], ['replay', '.controls.pane']]

const test = base.extend({
  /** A guest who has played, so that the pages have something to show: the state of the browser, and the paths of the tables. One for all tests of a worker. */
  regular: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.NOCTURNE_E2E_SERVER })
      const page = await context.newPage()
      const paths = {}
      for (const [game, suffix] of [['nightshift', ''], ['syndicates', '-syndicates'], ['nightlancer', '-nightlancer']]) {
        const wish = { game, seats: [{}, ...quickBots(2)] }
        const over = await openTable(page, wish)
        await playBlindly(page, over)
        Object.assign(paths, { [`table${suffix}`]: await openTable(page, wish), [`result${suffix}`]: over, [`replay${suffix}`]: `${over}/replay` })
      }
      await page.goto('/')
      await use({ storageState: await context.storageState(), paths })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Goes on as a link does, which is quicker than loading everything anew. */
async function follow(page, path) {
  await page.evaluate((where) => {
    for (const old of document.querySelectorAll('main > *')) old.dataset.old = ''
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: where }))
    link.click()
    link.remove()
  }, path)
  await page.waitForFunction(() => document.querySelector('main > *') && !document.querySelector('main > [data-old]'))
}

/** A theme changes nothing but colours; the long check looks at everything all the same. */
const COLOURS = process.env.NOCTURNE_LONG === 'true' ? undefined : ['color-contrast', 'link-in-text-block']

async function lookAround({ openPage, regular }, width, theme) {
  const page = await openPage({ width, height: HEIGHTS[width], settings: { theme }, storageState: regular.storageState })
  await page.goto('/settings')
  await page.locator('h1').waitFor()
  const faults = []
  for (const [name, path] of Object.entries({ ...PAGES, ...regular.paths })) {
    await follow(page, path)
    for (const [kind, sign] of SIGNS) if (name.startsWith(kind)) await page.locator(sign).first().waitFor()
    await settled(page)
    await picture(page, `${name}${theme === 'dark' ? '' : `-${theme}`}-${width}`)
    await expectToFit(page, `${name} at ${width}`)
    for (const violation of await violations(page, theme === 'dark' ? undefined : COLOURS)) faults.push(`${name}: ${violation}`)
  }
  expect(faults).toEqual([])
}

const LOOKS = { 'a phone': [360, 'dark'], 'a tablet': [820, 'dark'], 'a desk': [1440, 'dark'], 'a desk in the light theme': [1440, 'light'], 'a tablet in the high-contrast theme': [820, 'contrast'] }
for (const [screen, [width, theme]] of Object.entries(LOOKS))
  test(`every page fits ${screen} and is accessible`, { tag: screen === 'a phone' ? '@quick' : [] }, ({ openPage, regular }) => lookAround({ openPage, regular }, width, theme))
