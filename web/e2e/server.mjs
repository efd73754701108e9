// Starts the assembled program as `./nocturne serve` does, with a port and a database of its own.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const JAR = 'nocturne-app.jar'
const STAMP = 'web.stamp'
const JAVA = ['-Xmx512m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-XX:+UseCompactObjectHeaders', '--enable-native-access=ALL-UNNAMED', '--sun-misc-unsafe-memory-access=allow']
const LONGEST_START = 120_000

const age = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)
const newest = (folders, file) => folders.filter((folder) => existsSync(join(folder, file))).sort((a, b) => age(join(b, file)) - age(join(a, file)))[0]

/** The folder with the program's jars. */
function programFolder() {
  if (process.env.NOCTURNE_APP) return process.env.NOCTURNE_APP
  const built = newest([join(WEB, '../app/target'), join(WEB, '../app/target-fast')], JAR)
  if (!built) throw new Error('The program is not built: run ./nocturne once, or set NOCTURNE_APP to the folder with nocturne-app.jar.')
  return built
}

/** The program's jars; before them the client's folder where it was built after them, so that a change of the client needs no Maven. */
function classPath() {
  const app = programFolder()
  const jars = [join(app, JAR), ...readdirSync(join(app, 'lib')).map((jar) => join(app, 'lib', jar))]
  const client = newest([join(WEB, 'target'), join(WEB, 'target-fast')], STAMP)
  if (!client || age(join(client, STAMP)) <= age(jars[0])) return jars
  console.log(`The client is the one in ${client}, which is newer than the program.`)
  return [join(client, 'classes'), ...jars]
}

/** Resolves with its address when it is ready. */
export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'nocturne-e2e-'))
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java'
  const words = ['serve', '--port', '0', '--data', folder, '--lang', 'en', '--no-limits']
  const server = spawn(java, [...JAVA, '-cp', classPath().join(':'), 'nocturne.app.Nocturne', ...words])
  const ended = new Promise((resolve) => server.on('close', resolve))
  const stop = async () => {
    server.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    return { address: await printedAddress(server), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function printedAddress(server) {
  return new Promise((resolve, reject) => {
    let printed = ''
    const late = setTimeout(() => reject(new Error(`the server printed no address: ${printed}`)), LONGEST_START)
    const read = (data) => {
      printed += data
      const found = /^(http:\/\/[\d.]+:\d+)$/m.exec(printed)
      if (!found) return
      clearTimeout(late)
      server.stdout.removeAllListeners('data').resume()
      server.stderr.removeAllListeners('data').resume()
      resolve(found[1])
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('error', reject)
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${printed}`)))
  })
}
