import { defineConfig } from '@playwright/test'

const RETRIES = Number(process.env.NOCTURNE_RETRIES ?? 1)
const MEASURED = '**/speed.e2e.mjs'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.mjs',
  outputDir: 'target/browser-failures',
  globalSetup: './e2e/setup.mjs',
  // One server and one Chromium serve all workers.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: RETRIES,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['junit', { outputFile: 'target/surefire-reports/TEST-browser.xml' }], ['./e2e/summary.mjs']],
  use: {
    baseURL: process.env.NOCTURNE_E2E_SERVER,
    connectOptions: { wsEndpoint: process.env.NOCTURNE_E2E_BROWSER ?? '' },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'en',
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'pages', testIgnore: MEASURED },
    // It measures, so it runs when the others are done.
    { name: 'speed', testMatch: MEASURED, dependencies: ['pages'], fullyParallel: false },
  ],
})
