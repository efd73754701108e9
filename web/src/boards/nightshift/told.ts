import type { Guest } from './club'
import type { Scene } from './context'

/** What the back of a Customer's card shows, and who it is where the one who looks knows. */
export function backTold(guest: Guest, { say, props }: Pick<Scene, 'say'> & { props: Pick<Scene['props'], 'things'> }): string {
  const known = guest.id === null ? '' : say('peeked', { name: props.things.name(guest.id) })
  return [say('face-down'), say('group', { n: guest.group }), guest.tipper ? say('tipper') : '', known].filter(Boolean).join(', ')
}
