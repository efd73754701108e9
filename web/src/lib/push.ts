import { api } from './api/api'
import { myself } from './me.svelte'

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
  const array = new Uint8Array(plain.length)
  for (let i = 0; i < plain.length; i++) array[i] = plain.charCodeAt(i)
  return array
}

/** Asks to be told of moves, also while the page is closed where the browser can do that. */
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted') return false
  try {
    await subscribe()
  } catch {
    // Without push there are still notices while the page is open.
  }
  return true
}

async function subscribe() {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return
  await myself.beSomebody()
  const worker = await navigator.serviceWorker.register('/worker.js')
  const { key } = await api.pushKey()
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  const { endpoint, keys } = subscription.toJSON()
  await api.subscribe({ endpoint, keys })
}

export async function forgetNotices() {
  const worker = await navigator.serviceWorker?.getRegistration('/worker.js')
  const subscription = await worker?.pushManager.getSubscription()
  if (!subscription) return
  await api.unsubscribe(subscription.endpoint).catch(() => {})
  await subscription.unsubscribe()
}
