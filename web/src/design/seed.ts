/** Numbers from 0 to 1 that follow from a word alone: the same word, the same picture. */
export function seeded(word: string): () => number {
  let state = 2166136261
  for (const letter of word) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519)
    state = Math.imul(state ^ (state >>> 13), 3266489917)
    state ^= state >>> 16
    return (state >>> 0) / 4294967296
  }
}

export function anyOf<T>(next: () => number, list: readonly T[]): T {
  return list[Math.floor(next() * list.length)]!
}
