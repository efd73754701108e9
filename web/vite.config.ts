import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** The server of `./nocturne serve`, for `npm run dev`. */
const SERVER = process.env.NOCTURNE_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: process.env.VITEST ? ['browser'] : undefined, alias: { $lib: '/src/lib', $design: '/src/design', $boards: '/src/boards' } },
  build: {
    target: 'es2022',
    manifest: true,
    // Nothing inline: the server allows no data but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // To the server of `./nocturne serve`, which takes requests from its own pages only.
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true, rewriteWsOrigin: true, headers: { origin: SERVER } } },
  },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/test/browser.ts'] },
})
