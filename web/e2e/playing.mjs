// What a person does at a table.
import assert from 'node:assert/strict'

/** Chance that is the same in every run. */
export function dice(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** From the shelf to the table with one click. */
export async function playAgainstBots(page, game) {
  await page.goto('/')
  await page.locator(`[data-game="${game}"] .deeds button`).first().click()
  await page.waitForURL(/\/tables\/\w+$/)
  await page.locator('.tray, .result').first().waitFor()
}

const TRAY = '.tray.mine .option > button:not([disabled]):not([aria-disabled])'
const THINGS = '[data-board] .can:visible'

/** Waits until this seat is asked or the game is over; the number of the question, or null. */
export async function asked(page, not = null, patience = 30_000) {
  const found = await page.waitForFunction(
    ([before, options]) => {
      if (document.querySelector('.result')) return 'over'
      const tray = document.querySelector('.tray.mine')
      return tray && tray.dataset.at !== before && document.querySelector(options) ? tray.dataset.at : false
    },
    [not, TRAY],
    { polling: 20, timeout: patience },
  )
  const at = await found.jsonValue()
  return at === 'over' ? null : at
}

/** A piece that has been picked up, and where it may be put. */
const TAKEN = '[data-board] [aria-pressed="true"]'
const GOALS = `${THINGS}:not([aria-pressed])`

/** Whether a click on the board came to anything: the question is another, or which of several is meant is asked, or what was to come about. */
export const heard = (page, at, patience, result = '.pick, .result') =>
  page
    .waitForFunction(([before, sign]) => document.querySelector('.tray.mine')?.dataset.at !== before || document.querySelector(sign), [at, result], { polling: 20, timeout: patience })
    .then(
      () => true,
      () => false,
    )

/** Clicks a thing of the board; again if it was drawn anew between the finger's coming and going. */
async function clickOnBoard(page, thing, at, result) {
  if (await clickOnce(page, thing, at, result, 4_000)) return
  if (await clickOnce(page, thing, at, result, 15_000)) return
  const [shown, toasts] = [await thing.evaluate((it) => it.outerHTML.slice(0, 300)), await page.locator('.toasts p').allInnerTexts()]
  throw new Error(`clicks came to nothing: ${shown} ${toasts.join(' | ')}`)
}

/** Whether a click came to anything. */
async function clickOnce(page, thing, at, result, patience) {
  // A piece may lie over the middle of what it lies on: people click beside it.
  const covered = await thing.click({ timeout: 3_000 }).then(
    () => false,
    () => true,
  )
  if (covered && !(await heard(page, at, 200, result))) await thing.press('Enter', { timeout: 3_000 }).catch(() => {})
  return heard(page, at, patience, result)
}

/** One of these things at random, by its name: while the board is being drawn, its place may change. */
async function oneOf(page, things, count, next) {
  const id = await page.locator(things).nth(Math.floor(next() * count)).getAttribute('data-thing')
  return page.locator(`[data-board] .can[data-thing="${id}"]:visible`).first()
}

/** Answers by clicking: on the board where it glows, as often as in the tray. */
export async function answer(page, next, at) {
  const things = await page.locator(THINGS).count()
  if (things > 0 && next() < 0.5) {
    const thing = await oneOf(page, THINGS, things, next)
    if ((await thing.getAttribute('aria-pressed')) !== null) {
      if ((await thing.getAttribute('aria-pressed')) === 'false') await clickOnBoard(page, thing, at, TAKEN)
      await clickOnBoard(page, await oneOf(page, GOALS, await page.locator(GOALS).count(), next), at)
    } else await clickOnBoard(page, thing, at)
    const pick = page.locator('.pick button:not([aria-disabled]):not([aria-label])')
    if (await pick.count()) await pick.first().click()
    return
  }
  const options = page.locator(TRAY)
  const chosen = options.nth(Math.floor(next() * (await options.count())))
  // Where several are asked at once, another may answer first and change the question.
  await chosen.click().catch(async (unclicked) => {
    if (!(await heard(page, at, 200))) throw unclicked
  })
}

/** Plays until the game is over; how many choices that took. */
export async function playToTheEnd(page, seed, most = 600) {
  const next = dice(seed)
  let choices = 0
  for (let at = await asked(page); at !== null; at = await asked(page, at)) {
    assert(choices++ < most, `the game is not over after ${most} choices`)
    await answer(page, next, at)
  }
  return choices
}

/** Opens a table as one of the pages would, for settings that need many clicks, and sits down at it. */
export async function openTable(page, wish) {
  await page.goto('/')
  const id = await page.evaluate(async (what) => {
    const ask = async (path, body) => {
      const answer = await fetch(path, { method: 'POST', headers: body ? { 'Content-Type': 'application/json' } : {}, body: body && JSON.stringify(body) })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.status === 204 ? null : answer.json()
    }
    if (localStorage.getItem('nocturne.name') === null) {
      const { name } = await ask('/api/guests', { name: 'Late Comet', language: 'en' })
      localStorage.setItem('nocturne.name', name)
    }
    const table = await ask('/api/tables', what)
    await ask(`/api/tables/${table.id}/start`)
    return table.id
  }, wish)
  return `/tables/${id}`
}

/** Plays a table on without looking at it, as a program would: so many choices, or to the end. */
export async function playBlindly(page, table, most = Infinity) {
  return page.evaluate(
    ([path, limit]) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/api${path}/socket`)
        const now = {}
        let seen = -1
        let choices = 0
        const end = () => {
          socket.close()
          resolve(choices)
        }
        socket.onopen = () => socket.send(JSON.stringify({ do: 'hello', from: 0 }))
        socket.onerror = () => reject(new Error('the line is cut'))
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data)
          if (message.is === 'refused' && message.why !== 'stale') return reject(new Error(message.message))
          for (const part of ['phase', 'question', 'at']) if (part in message) now[part] = message[part]
          if (now.phase === 'over') return end()
          if (!now.question || now.at === seen) return
          if (choices >= limit) return end()
          choices++
          seen = now.at
          const { options } = now.question
          socket.send(JSON.stringify({ do: 'choose', option: options[(seen * 7919) % options.length].id, at: seen }))
        }
      }),
    [table, most],
  )
}
