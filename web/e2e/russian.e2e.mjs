import { expect } from '@playwright/test'
import { settled } from './assertions.mjs'
import { picture, test } from './fixtures.mjs'
import { lookAtQuestions, playAgainstBots, sitDown } from './playing.mjs'

const PATHS = ['/', '/tables', '/new/nightshift', '/new/syndicates', '/rules', '/rules/syndicates', '/profile', '/settings', '/bots', '/nowhere']
/** What is not Russian and need not be: names, ids of rules and cards, keys. */
const FOREIGN = /^(Nocturne|English|EN|Enter|QR|VIP|BUST|[A-Z]{2,3}(-[A-Z0-9.]+)*|[A-Za-z])$/
const CHOICES = 12

/** Words on the page that are written in Latin letters. */
async function latin(page) {
  const words = await page.evaluate(() => {
    const found = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, noscript, details, kbd')) continue
      found.push(...(node.textContent.match(/[A-Za-z][A-Za-z0-9.-]*/g) ?? []))
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(...((element.getAttribute(name) ?? '').match(/[A-Za-z][A-Za-z0-9.-]*/g) ?? []))
    return found
  })
  return [...new Set(words.map((word) => word.replace(/[.-]+$/, '')).filter((word) => !FOREIGN.test(word)))]
}

test('no page in Russian has an untranslated word', async ({ openPage }) => {
  const page = await openPage({ settings: { language: 'ru' } })
  for (const path of PATHS) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await settled(page)
    expect(await latin(page), path).toEqual([])
  }
})

for (const game of ['nightshift', 'syndicates'])
  test(`the table of ${game} in Russian has no untranslated word`, async ({ openPage }) => {
    const page = await openPage({ settings: { language: 'ru' } })
    // From the shelf, so that the guest has a Russian name.
    await playAgainstBots(page, game)
    await lookAtQuestions(page, CHOICES, async () => expect(await latin(page)).toEqual([]))
    await picture(page, `table-${game}-ru-1440`)
  })

test('the language is switched at the table', async ({ openPage }) => {
  const page = await openPage()
  await sitDown(page, 'syndicates')
  await page.getByRole('button', { name: 'Русский' }).click()
  await expect(page.locator('.tray h2')).toHaveText(/[а-я]/)
  await page.getByText('Ваш ход').first().waitFor()
})
