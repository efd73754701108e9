// Plays with the real program in a real browser: run.mjs APP_TARGET WEB_TARGET [part of a test's name]
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openHouse } from './house.mjs'

const [app, web, only = ''] = process.argv.slice(2)
const LONGEST = 240_000
const screens = join(resolve(web), 'screens')
const results = []

function within(promise, time) {
  let timer
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new Error(`not done within ${time / 1000} s`)), time)))
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** Pictures of what every visitor saw when a test failed. */
async function picture(house, name) {
  let i = 0
  for (const context of house.visitors)
    for (const page of context.pages()) await page.screenshot({ path: join(screens, `failed-${name.replace(/\W+/g, '-')}-${i++}.png`) }).catch(() => {})
}

/** Plays one test; what was wrong, or null. */
async function play(house, name, test) {
  const start = Date.now()
  let fault = null
  try {
    await within(test(house), LONGEST)
    const complaints = house.visitors.flatMap((context) => context.pages().flatMap((page) => page.complaints ?? []))
    if (complaints.length) throw new Error(`the console complained: ${complaints.slice(0, 5).join(' | ')}`)
  } catch (error) {
    fault = error
    await picture(house, name)
  }
  await house.sendAway()
  const time = (Date.now() - start) / 1000
  console.log(`${fault ? 'FAILED' : 'passed'}  ${name} (${time.toFixed(1)} s)${fault ? `\n${fault.stack}` : ''}`)
  return { fault, time }
}

// A house for each file: a house lets in so many new guests an hour and no more.
for (const file of readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.e2e.mjs')).sort()) {
  const { tests } = await import(`./${file}`)
  const wanted = Object.entries(tests).filter(([name]) => `${file} ${name}`.includes(only))
  if (wanted.length === 0) continue
  const played = []
  const inHouse = async (round) => {
    const house = await openHouse(resolve(app), screens)
    for (const one of round) Object.assign(one, await play(house, one.name, one.test))
    await house.close()
  }
  for (const [name, test] of wanted) played.push({ file, name, test })
  await inHouse(played)
  // A machine with other things to do can make a browser late: what failed is played once more, and said to have been.
  const again = played.filter((one) => one.fault)
  for (const one of again) one.first = one.fault
  if (again.length) await inHouse(again)
  results.push(...played)
}

const xml = (text) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const verdict = ({ fault, first }) => (fault ? `<failure>${xml(String(fault.stack))}</failure>` : first ? `<flakyFailure>${xml(String(first.stack))}</flakyFailure>` : '')
const failed = results.filter((result) => result.fault).length
const reports = join(resolve(web), 'surefire-reports')
mkdirSync(reports, { recursive: true })
writeFileSync(
  join(reports, 'TEST-browser.xml'),
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="browser" tests="${results.length}" failures="${failed}" errors="0" skipped="0">`,
    ...results.map((one) => `<testcase classname="${one.file.replace('.e2e.mjs', '')}" name="${xml(one.name)}" time="${one.time}">${verdict(one)}</testcase>`),
    '</testsuite>',
    '',
  ].join('\n'),
)
const lucky = results.filter((result) => result.first && !result.fault).length
console.log(`In the browser: ${results.length - failed} passed, ${failed} failed${lucky ? `; ${lucky} only at the second try` : ''}`)
process.exit(failed || results.length === 0 ? 1 : 0)
