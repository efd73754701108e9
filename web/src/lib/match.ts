/** The words in a path where it has the shape of a pattern such as `/tables/:id`; null elsewhere. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const want = pattern.split('/')
  const have = path.replace(/\/$/, '').split('/')
  if (path === '/') return pattern === '/' ? {} : null
  if (want.length !== have.length) return null
  const words: Record<string, string> = {}
  for (let i = 0; i < want.length; i++) {
    const part = want[i]!
    if (part.startsWith(':')) words[part.slice(1)] = decodeURIComponent(have[i]!)
    else if (part !== have[i]) return null
  }
  return words
}
