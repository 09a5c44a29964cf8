import type { Todo } from './todo'
import { placeOf } from './todo'

/** How far a todo is put from its only neighbour: room for sixteen todos between the two before others must move. */
const STEP_MS = 60_000

/** A todo as the list orders it; without a date from the server it stands above all that has one. */
export type Placed = Todo & { readonly isUndated?: boolean }

export interface NewPlace<T extends Placed = Placed> {
  readonly todo: T
  readonly at: Date
}

/**
 * What to store so that the todo at `from` stands at `to`, both counted in the list as it is shown, newest first. One new
 * place, in the middle between its neighbours; where these share a moment, as lines that were pasted together do, the
 * nearest of them move along, as few as there are to one side. No place is ahead of `now`: what is added next belongs above.
 */
export function newPlaces<T extends Placed>(
  list: readonly T[],
  from: number,
  to: number,
  now: Date,
): readonly NewPlace<T>[] {
  const todo = list[from]
  if (!todo || from === to || to < 0 || to >= list.length) return []
  const others = list.filter((_, index) => index !== from)
  const above = others.slice(0, to)
  const below = others.slice(to)

  /** Moves the `count` nearest of one side along; null: between those that stay there is no room for them either. */
  const withNearest = (count: number, side: 'above' | 'below'): readonly NewPlace<T>[] | null => {
    const up = side === 'above' ? count : 0
    const down = side === 'below' ? count : 0
    const moved = [...above.slice(above.length - up), todo, ...below.slice(0, down)]
    const times = between(timeOf(below[down]), timeOf(above[above.length - up - 1]), moved.length, now)
    return times && moved.flatMap((one, index) => ({ todo: one, at: new Date(times[index] ?? 0) }))
  }
  for (let count = 0; count < list.length; count += 1) {
    const places =
      (count <= below.length ? withNearest(count, 'below') : null) ??
      (count <= above.length ? withNearest(count, 'above') : null)
    if (places) return places
  }
  return []
}

/** null: nobody stands there. */
function timeOf(todo: Placed | undefined): number | null {
  if (!todo) return null
  return todo.isUndated === true && todo.placedAt === null ? Infinity : placeOf(todo).getTime()
}

/** `count` moments, latest first, each a whole millisecond strictly between the two and none after `now`. */
function between(low: number | null, high: number | null, count: number, now: Date): number[] | null {
  // What is not ahead of the clock may stand at its very moment.
  const top = Math.min(high ?? Infinity, now.getTime() + 1)
  const bottom = low ?? top - STEP_MS * (count + 1)
  const room = high === null ? Math.min(top - bottom, STEP_MS * (count + 1)) : top - bottom
  const step = room / (count + 1)
  if (!(step >= 1)) return null
  return Array.from({ length: count }, (_, index) => Math.floor(bottom + step * (count - index)))
}
