/** Scrolls to something that may be chosen, unless there is some in sight already. */
export function bringIntoSight(root: HTMLElement, behavior: ScrollBehavior) {
  const window = root.closest('[data-board]')?.getBoundingClientRect()
  const things = [...root.querySelectorAll('.can')].filter((thing) => thing.getClientRects().length > 0)
  if (!window || things.length === 0) return
  const seen = things.some((thing) => {
    const { top, bottom } = thing.getBoundingClientRect()
    return top >= window.top && bottom <= window.bottom
  })
  if (!seen) things[0]!.scrollIntoView({ block: 'center', behavior })
}
