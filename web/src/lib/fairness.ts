/** Whether a seed is the one that was sealed; null where this browser can't say. */
export async function sealHolds(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`commitment ${seed}`))
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex === commitment
}
