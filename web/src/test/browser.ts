/** As much of a browser as the client's modules look at when they are loaded without one. */
class Memory {
  readonly #kept = new Map<string, string>()
  getItem(key: string) {
    return this.#kept.get(key) ?? null
  }
  setItem(key: string, value: string) {
    this.#kept.set(key, value)
  }
  removeItem(key: string) {
    this.#kept.delete(key)
  }
  clear() {
    this.#kept.clear()
  }
}

const root = { dataset: {}, lang: 'en', style: { setProperty() {} }, toggleAttribute() {} }
const globals: Record<string, unknown> = {
  localStorage: new Memory(),
  document: { documentElement: root, addEventListener() {}, hidden: false },
  location: { protocol: 'http:', host: 'nocturne.test', pathname: '/', hash: '', origin: 'http://nocturne.test' },
  navigator: { language: 'en' },
  matchMedia: () => ({ matches: false }),
  addEventListener() {},
}
for (const [name, value] of Object.entries(globals)) if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
