import { myself, myTables, shelf } from './me.svelte'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { toasts } from './toasts.svelte'
import { say } from './words/words'

interface Notice {
  is: 'move' | 'nudged' | 'over'
  table: string
  game: string
}

/** Who listens in too many places is turned away, and tries again. */
const LATER = 30_000

/** Listens to what waits for this player, for as long as the page is open; call it in a component. */
export function follow() {
  $effect(() => {
    if (!myself.me) return
    void myTables.look().catch(() => {})
    let stream = listen()
    const timer = setInterval(() => {
      if (stream.readyState === EventSource.CLOSED) stream = listen()
    }, LATER)
    return () => {
      clearInterval(timer)
      stream.close()
    }
  })
}

function listen(): EventSource {
  const stream = new EventSource('/api/me/notices')
  for (const kind of ['move', 'nudged', 'over'] as const)
    stream.addEventListener(kind, (event) => hear({ ...JSON.parse(event.data), is: kind }))
  return stream
}

/** Who is on the way to the table need not be told to go there. */
const ON_THE_WAY = 1500

/** Many notices at once are one reason to look, not many. */
const AT_ONCE = 1000
let looking: ReturnType<typeof setTimeout> | undefined

function lookSoon() {
  looking ??= setTimeout(() => {
    looking = undefined
    void myTables.look().catch(() => {})
  }, AT_ONCE)
}

function hear(notice: Notice) {
  lookSoon()
  if (document.hidden) tell(notice)
  else setTimeout(() => tell(notice), ON_THE_WAY)
}

function tell(notice: Notice) {
  const here = router.path === `/tables/${notice.table}`
  if (here && !document.hidden) return
  const text = `${say(`notice.${notice.is}`)}: ${say('notice.body', { game: shelf.title(notice.game) })}`
  if (!document.hidden) toasts.tell(text)
  else if (settings.notify && Notification.permission === 'granted') {
    const shown = new Notification(say(`notice.${notice.is}`), { body: text, tag: notice.table, icon: '/moon.svg' })
    shown.onclick = () => {
      focus()
      router.go(`/tables/${notice.table}`)
      shown.close()
    }
  }
}
