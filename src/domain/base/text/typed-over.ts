import { isBlank } from './visible-text'

const BETWEEN = '\n\n'

/**
 * A field's text after a change of `from` to `to`, where another writer may have changed it too: both texts remain, with a blank line
 * between. Idempotent: text that was joined before is found and not repeated. `max`: beyond this length the older text is cut.
 */
export function typedOver(present: string, from: string, to: string, max: number): string {
  if (present === to || present === from || isBlank(present)) return to
  const at = placeIn(present, from)
  if (at !== -1) {
    const others = without(present, from, at)
    const isThere = isBlank(to) || placeIn(others, to) !== -1
    return isThere ? others : (present.slice(0, at) + to + present.slice(at + from.length)).slice(0, max)
  }
  if (isBlank(to) || placeIn(present, to) !== -1) return present
  const room = max - to.length - BETWEEN.length
  return room > 0 ? present.slice(0, room) + BETWEEN + to : to
}

/** Whether the stored text is neither before nor after this change: another writer changed it. */
export function isWrittenOver(present: string, from: string, to: string, max: number): boolean {
  return !isBlank(present) && present !== from && present !== typedOver(present, from, to, max)
}

/** Replaces `old` with `next`, also within a text that another writer extended; unchanged if `old` is no longer there. */
export function replacedIn(present: string, old: string, next: string, max: number): string {
  if (present === old) return next
  const at = placeIn(present, old)
  if (at === -1) return present
  return isBlank(next)
    ? without(present, old, at)
    : (present.slice(0, at) + next + present.slice(at + old.length)).slice(0, max)
}

/** Index of `block` in `text`, bounded by blank lines; -1: none. */
function placeIn(text: string, block: string): number {
  if (isBlank(block)) return -1
  for (let at = text.indexOf(block); at !== -1; at = text.indexOf(block, at + 1)) {
    const end = at + block.length
    const begins = at === 0 || text.slice(0, at).endsWith(BETWEEN)
    if (begins && (end === text.length || text.startsWith(BETWEEN, end))) return at
  }
  return -1
}

function without(text: string, block: string, at: number): string {
  const before = text.slice(0, at)
  const after = text.slice(at + block.length)
  if (before.endsWith(BETWEEN)) return before.slice(0, -BETWEEN.length) + after
  return after.startsWith(BETWEEN) ? after.slice(BETWEEN.length) : after
}
