// What a player does at a table.
import { expect } from '@playwright/test'

/** Bots that answer at once. */
export const quickBots = (count) => Array.from({ length: count }, () => ({ bot: 'greedy' }))

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

async function post(page, path, body) {
  const answer = await page.context().request.post(path, body && { data: body })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.status() === 204 ? null : answer.json()
}

/** Makes this browser's player a guest, as the first click on the shelf does. */
async function beGuest(page) {
  const context = page.context()
  if ((await context.cookies()).length > 0) return
  const { name } = await post(page, '/api/guests', { name: 'Late Comet', language: 'en' })
  await context.addInitScript((known) => location.origin !== 'null' && localStorage.setItem('nocturne.name', known), name)
}

/** Opens and starts a table without clicking; its path. */
export async function openTable(page, wish) {
  await beGuest(page)
  const { id } = await post(page, '/api/tables', wish)
  await post(page, `/api/tables/${id}/start`)
  return `/tables/${id}`
}

/** Opens a table of one's own with quick bots and sits down at it; the number of the first question. */
export async function sitDown(page, game, bots = 2, variant = {}) {
  await page.goto(await openTable(page, { game, seats: [{}, ...quickBots(bots)], variant }))
  return asked(page)
}

const TRAY = '.tray.mine .option > button:not([disabled]):not([aria-disabled])'
const THINGS = '[data-board] .can'

/** Waits until this seat is asked or the game is over; the number of the question, or null. */
export async function asked(page, not = null) {
  const found = await page.waitForFunction(
    ([before, options]) => {
      if (document.querySelector('.result')) return 'over'
      const tray = document.querySelector('.tray.mine')
      return tray && tray.dataset.at !== before && document.querySelector(options) ? tray.dataset.at : false
    },
    [not, TRAY],
    { polling: 20, timeout: 60_000 },
  )
  const at = await found.jsonValue()
  return at === 'over' ? null : at
}

/** A piece that has been picked up. */
const TAKEN = '[data-board] [aria-pressed="true"]'

/** Whether a click on the board had an effect: another question, a choice of what is meant, or what the click was for. */
export const hadEffect = (page, at, patience, result = '.pick, .result') =>
  page
    .waitForFunction(([before, sign]) => document.querySelector('.tray.mine')?.dataset.at !== before || document.querySelector(sign), [at, result], { polling: 20, timeout: patience })
    .then(
      () => true,
      () => false,
    )

/** Clicks a thing of the board; again if it was drawn anew between press and release. */
async function clickOnBoard(page, thing, at, result) {
  if (await clickOnce(page, thing, at, result, 8_000)) return
  if (await clickOnce(page, thing, at, result, 30_000)) return
  const [shown, toasts] = [await thing.evaluate((it) => it.outerHTML.slice(0, 300)), await page.locator('.toasts p').allInnerTexts()]
  throw new Error(`clicks have no effect: ${shown} ${toasts.join(' | ')}`)
}

async function clickOnce(page, thing, at, result, patience) {
  // A piece may lie over the middle of what it lies on: people click beside it.
  const covered = await thing.click({ timeout: 3_000 }).then(
    () => false,
    () => true,
  )
  if (covered && !(await hadEffect(page, at, 200, result))) await thing.press('Enter', { timeout: 3_000 }).catch(() => {})
  return hadEffect(page, at, patience, result)
}

/** Runs in the page: what can be clicked now. Things go by name, because their place may change while the board is drawn. */
function clickable([things, options]) {
  const isVisible = (thing) => Math.min(thing.getBoundingClientRect().width, thing.getBoundingClientRect().height) > 0 && thing.checkVisibility({ visibilityProperty: true })
  return {
    things: [...document.querySelectorAll(things)].filter(isVisible).map(({ dataset, ariaPressed }) => ({ id: dataset.thing, pressed: ariaPressed })),
    options: document.querySelectorAll(options).length,
  }
}

/** Where a click on the board may mean several options, takes the first. */
export async function pickFirst(page) {
  const pick = page.locator('.pick button:not([aria-disabled]):not([aria-label])')
  if (await pick.count()) await pick.first().click()
}

/** Answers by clicking: on the board where it glows, as often as in the tray. */
export async function answer(page, next, at) {
  const one = (all) => all[Math.floor(next() * all.length)]
  const look = () => page.evaluate(clickable, [THINGS, TRAY])
  const thing = (id) => page.locator(`[data-board] .can[data-thing="${id}"]:visible`).first()
  const { things, options } = await look()
  if (things.length > 0 && next() < 0.5) {
    const { id, pressed } = one(things)
    if (pressed === null) await clickOnBoard(page, thing(id), at)
    else {
      if (pressed === 'false') await clickOnBoard(page, thing(id), at, TAKEN)
      const goals = (await look()).things.filter((goal) => goal.pressed === null)
      await clickOnBoard(page, thing(one(goals).id), at)
    }
    return pickFirst(page)
  }
  // Where several are asked at once, another may answer first and change the question.
  await page.locator(TRAY).nth(Math.floor(next() * options)).click().catch(async (unclicked) => {
    if (!(await hadEffect(page, at, 200))) throw unclicked
  })
}

/** Answers so many questions, and looks at each before; the number of the next question, or null. */
export async function playAndLook(page, seed, choices, look = async () => {}) {
  const next = dice(seed)
  let at = await asked(page)
  for (let made = 0; made < choices && at !== null; made++) {
    await look()
    await answer(page, next, at)
    at = await asked(page, at)
  }
  return at
}

/** Looks at so many questions of a table, as the server sends them, and answers them over a socket: for looks that no click matters to. */
export async function lookAtQuestions(page, choices, look) {
  const table = new URL(page.url()).pathname
  let at = await asked(page)
  for (let made = 0; made < choices && at !== null; made++) {
    await playBlindly(page, table, 0)
    await look(await page.evaluate((path) => window.programs[path].now.question, table))
    await playBlindly(page, table, 1)
    at = await asked(page, at)
  }
}

/** Plays until the game is over; how many choices that took. */
export async function playToTheEnd(page, seed, most = 600) {
  const next = dice(seed)
  let choices = 0
  for (let at = await asked(page); at !== null; at = await asked(page, at)) {
    expect(choices++, 'choices of a game that is not over').toBeLessThan(most)
    await answer(page, next, at)
  }
  return choices
}

/** Runs in the page: answers over a socket of its own, which stays open for the next time. */
function answerBySocket([path, limit]) {
  const programs = (window.programs ??= {})
  const program = (programs[path] ??= { now: {}, answered: -1 })
  return new Promise((resolve, reject) => {
    let choices = 0
    program.fail = reject
    program.go = () => {
      const { phase, question, at } = program.now
      if (phase === 'over') return resolve(choices)
      if (!question || at === program.answered) return
      if (choices >= limit) return resolve(choices)
      choices++
      program.answered = at
      const { id } = question.options[(at * 7919) % question.options.length]
      program.socket.send(JSON.stringify({ do: 'choose', option: id, at }))
    }
    if (program.socket) return program.go()
    program.socket = new WebSocket(`ws://${location.host}/api${path}/socket`)
    program.socket.onopen = () => program.socket.send(JSON.stringify({ do: 'hello', from: 0 }))
    program.socket.onerror = () => program.fail(new Error('the connection is cut'))
    program.socket.onmessage = ({ data }) => {
      const message = JSON.parse(data)
      if (message.is === 'refused' && message.why !== 'stale') return program.fail(new Error(message.message))
      for (const part of ['phase', 'question', 'at']) if (part in message) program.now[part] = message[part]
      program.go()
    }
  })
}

/** Plays a table on as a program would, without clicking: so many choices, or to the end; how many it made. */
export async function playBlindly(page, table, most = Infinity) {
  // Sockets open from a page of the server only; this is its smallest.
  if (page.url() === 'about:blank') await page.goto('/moon.svg')
  return page.evaluate(answerBySocket, [table, most])
}
