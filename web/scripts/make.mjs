// Builds the client into a Maven target folder: make.mjs TARGET careful|fast
// Careful also checks types, and runs the unit tests each time. What has not changed is not built again.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { finish } from './finish.mjs'

const home = fileURLToPath(new URL('..', import.meta.url))
const target = resolve(process.argv[2] ?? join(home, 'target'))
const careful = process.argv[3] !== 'fast'
const out = join(target, 'classes/nocturne/web')
const stamp = join(target, 'web.stamp')

function succeeds(command, ...words) {
  const done = spawnSync(command, words, { cwd: home, stdio: ['ignore', 'inherit', 'inherit'] })
  if (done.error) {
    console.error(`The client is built with npm, and ${command} can't be started (${done.error.message}): install npm (Debian: apt-get install npm, node 20.19 or later) and start again.`)
    process.exit(1)
  }
  return done.status === 0
}

function run(command, ...words) {
  if (succeeds(command, ...words)) return
  console.error(`The client could not be built: ${basename(command)} failed, see what it says above.`)
  process.exit(1)
}

function* files(folder) {
  const entries = readdirSync(join(home, folder), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* files(path)
    else yield path
  }
}

function digest(paths) {
  const sum = createHash('sha256')
  for (const path of paths) sum.update(path).update('\0').update(readFileSync(join(home, path)))
  return sum.digest('hex')
}

const TOP = ['index.html', 'package.json', 'package-lock.json', 'svelte.config.js', 'tsconfig.json', 'vite.config.ts']

function install() {
  const wanted = digest(['package.json', 'package-lock.json'])
  const installed = join(home, 'node_modules/.nocturne')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return
  // What stops here must not leave a mark of what was there before.
  rmSync(installed, { force: true })
  if (!succeeds('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error')) {
    console.error("The client's libraries could not be fetched: npm ci failed, see what it says above. Start again when the network, the disk and the registry that npm is set to are well.")
    process.exit(1)
  }
  writeFileSync(installed, wanted)
}

function bin(name) {
  return join(home, 'node_modules/.bin', name)
}

/** What others have made goes with its licence. */
function tellLicences() {
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  mkdirSync(join(out, 'licences'))
  for (const name of [...Object.keys(dependencies), 'svelte']) {
    const folder = join(home, 'node_modules', name)
    const licence = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file))
    copyFileSync(join(folder, licence), join(out, 'licences', `${name.replace(/^.*\//, '')}.txt`))
  }
}

function test() {
  run(bin('vitest'), 'run', '--reporter=default', '--reporter=junit', `--outputFile.junit=${join(target, 'surefire-reports/TEST-web.xml')}`)
}

function build(wanted) {
  if (careful) run(bin('svelte-check'), '--fail-on-warnings', '--output', 'human')
  // An interrupted build is none: the stamp comes back as the last step.
  rmSync(stamp, { force: true })
  rmSync(out, { recursive: true, force: true })
  run(bin('vite'), 'build', '--outDir', out, '--emptyOutDir', '--logLevel', 'warn')
  tellLicences()
  finish(out, careful)
  writeFileSync(stamp, wanted)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`The client is built with node 20.19 or later, and this is ${process.versions.node}: install a newer one and start again.`)
  process.exit(1)
}
mkdirSync(target, { recursive: true })
install()
const wanted = digest([...TOP, ...files('src'), ...files('public'), ...files('scripts')]) + (careful ? ' careful' : ' fast')
if (careful) test()
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) console.log('The client is as it was built.')
else build(wanted)
