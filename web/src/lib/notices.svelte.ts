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

/** Listens to what waits for this player, for as long as the page is open; call it in a component. */
export function follow() {
  $effect(() => {
    if (!myself.me) return
    void myTables.look().catch(() => {})
    const stream = new EventSource('/api/me/notices')
    for (const kind of ['move', 'nudged', 'over'] as const)
      stream.addEventListener(kind, (event) => hear({ ...JSON.parse(event.data), is: kind }))
    return () => stream.close()
  })
}

function hear(notice: Notice) {
  void myTables.look().catch(() => {})
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
