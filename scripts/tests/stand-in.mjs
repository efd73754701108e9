// Stands in for the address of JDK archives, on the loopback: stand-in.mjs FOLDER
// Below /good/ it serves the files of FOLDER as they are; /cut/ breaks archives off in the middle,
// /wrong/ promises another sum, /silent/ never answers, and anything else is a 404. It says its
// address as its first line and writes each request to FOLDER/requests.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'

const folder = process.argv[2]
const house = createServer((request, response) => {
  appendFileSync(join(folder, 'requests'), `${request.url}\n`)
  const [, manner, name] = request.url.split('/')
  const path = join(folder, basename(name ?? ''))
  if (manner === 'silent') return
  if (!['good', 'cut', 'wrong'].includes(manner) || !existsSync(path)) return void response.writeHead(404).end()
  const isSum = name.endsWith('.sha256.txt')
  const bytes = manner === 'wrong' && isSum ? `${'0'.repeat(64)}  other\n` : readFileSync(path)
  response.writeHead(200, { 'content-length': bytes.length })
  if (manner !== 'cut' || isSum) return void response.end(bytes)
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
})
house.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${house.address().port}`))
