import type { Attachment } from 'svelte/attachments'
import type { Touch } from '../board'

/** Makes an element answer with an option while it shows another thing large: a step shows who sits there. */
export function answering(touch: Touch, option: string, label: string, shown: string | null): Attachment<HTMLElement> {
  const thing = touch.thing(option, label)
  return (element) => {
    const leave = thing(element)
    const look = () => touch.look(shown)
    const moments = ['pointerenter', 'focus', 'contextmenu']
    for (const moment of moments) element.addEventListener(moment, look)
    return () => {
      for (const moment of moments) element.removeEventListener(moment, look)
      leave?.()
    }
  }
}
