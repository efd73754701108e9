// Before all tests: starts the server and the Chromium that they share. Workers find both in the environment.
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { startServer } from './server.mjs'

const CHROMIUM = [process.env.NOCTURNE_CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

export default async function setUp() {
  const executablePath = CHROMIUM.find((path) => path && existsSync(path))
  if (!executablePath) throw new Error('There is no Chromium: install the package chromium, or set NOCTURNE_CHROMIUM to its path.')
  const server = await startServer()
  const browser = await chromium.launchServer({ executablePath, args: FLAGS }).catch(async (error) => {
    await server.stop()
    throw error
  })
  process.env.NOCTURNE_E2E_SERVER = server.address
  process.env.NOCTURNE_E2E_BROWSER = browser.wsEndpoint()
  return async () => {
    await browser.close()
    await server.stop()
  }
}
