// The server under test and the browsers that come to it.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const BROWSERS = [process.env.NOCTURNE_CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
const JAVA = ['-Xmx512m', '-XX:+UseSerialGC', '-XX:+UseCompactObjectHeaders', '--enable-native-access=ALL-UNNAMED', '--sun-misc-unsafe-memory-access=allow']
const PATIENCE = 60_000

/** Starts the assembled program, as `./nocturne serve` does, on a port and a database of its own. */
export async function openHouse(app, screens) {
  const executablePath = BROWSERS.find((path) => path && existsSync(path))
  if (!executablePath) throw new Error('There is no Chromium: install the package chromium, or set NOCTURNE_CHROMIUM to its path.')
  const folder = mkdtempSync(join(tmpdir(), 'nocturne-e2e-'))
  const jars = [join(app, 'nocturne-app.jar'), ...readdirSync(join(app, 'lib')).map((jar) => join(app, 'lib', jar))]
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java'
  const server = spawn(java, [...JAVA, '-cp', jars.join(':'), 'nocturne.app.Nocturne', 'serve', '--port', '0', '--data', folder, '--lang', 'en'])
  const address = await saidAddress(server).catch((error) => {
    server.kill()
    throw error
  })
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  mkdirSync(screens, { recursive: true })
  return new House(server, browser, address, screens, folder)
}

function saidAddress(server) {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (data) => {
      said += data
      const found = /^(http:\/\/[\d.]+:\d+)$/m.exec(said)
      if (found) resolve(found[1])
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.on('error', reject)
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
    setTimeout(() => reject(new Error(`the server did not say where it is: ${said}`)), PATIENCE).unref()
  })
}

class House {
  constructor(server, browser, address, screens, folder) {
    Object.assign(this, { server, browser, address, screens, folder })
    this.visitors = []
  }

  /** Somebody with a browser of their own. Whatever their console complains about is kept. */
  async visitor({ width = 1440, height = 900, settings = {}, known } = {}) {
    const context = await this.browser.newContext({ viewport: { width, height }, locale: 'en', baseURL: this.address, storageState: known })
    const kept = { language: 'en', sound: false, ...settings }
    await context.addInitScript((value) => localStorage.setItem('nocturne.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('nocturne.settings') ?? '{}'), ...value })), kept)
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    page.complaints = []
    page.on('console', (message) => message.type() === 'error' && page.complaints.push(`${message.text()} ${message.location().url}`))
    page.on('pageerror', (error) => page.complaints.push(String(error)))
    this.visitors.push(context)
    return page
  }

  async sendAway() {
    await Promise.all(this.visitors.splice(0).map((context) => context.close()))
  }

  async close() {
    await this.browser.close()
    this.server.removeAllListeners('exit')
    const ended = new Promise((resolve) => this.server.on('exit', resolve))
    this.server.kill()
    await ended
    rmSync(this.folder, { recursive: true, force: true })
  }
}
