// The test function of all files, with pages that fail their test when the console reports an error.
import { test as base } from '@playwright/test'

export const LONG = process.env.NOCTURNE_LONG === 'true'
const PICTURES = LONG || process.env.NOCTURNE_PICTURES === '1'

/** Settings of the client in a fresh browser; runs in the page. */
function keepSettings(settings) {
  // The empty page has no storage.
  if (location.origin === 'null') return
  localStorage.setItem('nocturne.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('nocturne.settings') ?? '{}'), ...settings }))
}

/** Counts the requests that are under way, for `settled`; runs in the page. */
function countRequests() {
  window.requests = 0
  const send = window.fetch
  window.fetch = (...words) => {
    window.requests++
    return send(...words).finally(() => window.requests--)
  }
}

/** A picture that is opened by itself names no icon, so Chromium asks for the usual one. */
const isError = (message) => message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')

export const test = base.extend({
  /** Opens a page in a browser profile of its own. Things do not move unless the test asks for a pace. */
  openPage: async ({ browser }, use, info) => {
    const contexts = []
    const errors = []
    await use(async ({ width = 1440, height = 900, settings = {}, storageState } = {}) => {
      const context = await browser.newContext({ viewport: { width, height }, storageState })
      contexts.push(context)
      context.on('console', (message) => isError(message) && errors.push(`${message.text()} ${message.location().url}`))
      context.on('weberror', (error) => errors.push(String(error.error())))
      await context.addInitScript(keepSettings, { language: 'en', sound: false, pace: 'still', ...settings })
      await context.addInitScript(countRequests)
      return context.newPage()
    })
    if (info.status !== info.expectedStatus) await attachPictures(contexts, info)
    await Promise.all(contexts.map((context) => context.close()))
    if (errors.length) throw new Error(`the console reports errors: ${errors.slice(0, 5).join(' | ')}`)
  },
})

async function attachPictures(contexts, info) {
  for (const [i, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const body = await page.screenshot({ timeout: 5_000 }).catch(() => null)
    if (body) await info.attach(`page ${i}`, { body, contentType: 'image/png' })
  }
}

/** A test that takes minutes or repeats what another one proves: only in the long check. */
export const longTest = LONG ? test : () => {}

/** Saves a picture for people to look at, where pictures are asked for. */
export async function picture(page, name, options = {}) {
  if (PICTURES) await page.screenshot({ path: `target/screens/${name}.png`, ...options })
}
