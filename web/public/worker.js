// Shows push messages while no page is open; what they say is made where they are shown.
const WORDS = {
  en: { move: 'Your move', nudged: 'You are awaited', over: 'The game is over' },
  ru: { move: 'Ваш ход', nudged: 'Вас ждут', over: 'Игра окончена' },
}

self.addEventListener('push', (event) => {
  const notice = event.data ? event.data.json() : {}
  const words = WORDS[self.navigator.language.startsWith('ru') ? 'ru' : 'en']
  const table = notice.table || ''
  event.waitUntil(
    self.registration.showNotification('Nocturne', {
      body: words[notice.is] || words.move,
      tag: table,
      icon: '/moon.svg',
      data: { path: table ? `/tables/${table}` : '/' },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data.path))
})
