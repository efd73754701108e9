// After the bundler: packs what can be packed, lists the files for the server, and weighs the bundle.
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const KB = 1024
const FIRST_LOAD = 200 * KB
const BOARD = 80 * KB
const PACKED = /\.(html|js|css|svg|webmanifest|txt)$/

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else yield path
  }
}

function zipped(path) {
  return gzipSync(readFileSync(path), { level: 9 })
}

/** What a browser fetches for an entry of the manifest: itself, what it imports, their styles. */
function fetched(manifest, key, seen = new Set()) {
  const chunk = manifest[key]
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const sheet of chunk.css ?? []) seen.add(sheet)
  for (const other of chunk.imports ?? []) fetched(manifest, other, seen)
  return seen
}

function weigh(out, careful) {
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'))
  const size = (file) => (file.endsWith('.woff2') ? statSync(join(out, file)).size : zipped(join(out, file)).length)
  const sum = (files) => [...files].reduce((total, file) => total + size(file), 0)
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  const first = fetched(manifest, entry)
  // The page that is opened first, and the fonts that its letters need.
  const shelf = Object.keys(manifest).find((key) => key.endsWith('pages/Shelf.svelte'))
  if (shelf) fetched(manifest, shelf, first)
  const fonts = [...walk(join(out, 'assets'))].filter((path) => /(latin|cyrillic)-(wght|500)-normal.*\.woff2$/.test(path) && !/-ext-/.test(path))
  const rows = [['first load', sum(first) + fonts.reduce((total, path) => total + statSync(path).size, 0) + zipped(join(out, 'index.html')).length, FIRST_LOAD]]
  for (const key of Object.keys(manifest)) {
    const board = /src\/boards\/(\w+)\/Board\.svelte$/.exec(key)
    if (!board) continue
    const own = new Set([...fetched(manifest, key)].filter((file) => !first.has(file)))
    rows.push([`board of ${board[1]}`, sum(own), BOARD])
  }
  let heavy = false
  for (const [what, bytes, most] of rows) {
    console.log(`  ${what}: ${(bytes / KB).toFixed(1)} KB gzipped, at most ${most / KB}`)
    heavy ||= bytes > most
  }
  if (heavy && careful) {
    console.error('The client is too heavy.')
    process.exit(1)
  }
}

export function finish(out, careful) {
  weigh(out, careful)
  rmSync(join(out, '.vite'), { recursive: true })
  for (const path of [...walk(out)]) {
    if (!PACKED.test(path)) continue
    const bytes = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: careful ? 11 : 5 } }))
  }
  const list = [...walk(out)].map((path) => relative(out, path).replaceAll('\\', '/')).sort()
  writeFileSync(join(out, 'files.txt'), list.join('\n') + '\n')
}
