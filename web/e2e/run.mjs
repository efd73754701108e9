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

async function play(house, file, name, test) {
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
  results.push({ file, name, time, fault })
  console.log(`${fault ? 'FAILED' : 'passed'}  ${name} (${time.toFixed(1)} s)${fault ? `\n${fault.stack}` : ''}`)
}

// A house for each file: a house lets in so many new guests an hour and no more.
for (const file of readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.e2e.mjs')).sort()) {
  const { tests } = await import(`./${file}`)
  const wanted = Object.entries(tests).filter(([name]) => `${file} ${name}`.includes(only))
  if (wanted.length === 0) continue
  const house = await openHouse(resolve(app), screens)
  for (const [name, test] of wanted) await play(house, file, name, test)
  await house.close()
}

const xml = (text) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const failed = results.filter((result) => result.fault).length
const reports = join(resolve(web), 'surefire-reports')
mkdirSync(reports, { recursive: true })
writeFileSync(
  join(reports, 'TEST-browser.xml'),
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="browser" tests="${results.length}" failures="${failed}" errors="0" skipped="0">`,
    ...results.map(({ file, name, time, fault }) => `<testcase classname="${file.replace('.e2e.mjs', '')}" name="${xml(name)}" time="${time}">${fault ? `<failure>${xml(String(fault.stack))}</failure>` : ''}</testcase>`),
    '</testsuite>',
    '',
  ].join('\n'),
)
console.log(`In the browser: ${results.length - failed} passed, ${failed} failed`)
process.exit(failed || results.length === 0 ? 1 : 0)
