import type { Todo } from '@/domain/todos/todo'
import { clearMarks, markRow, rowWith } from './row-marks'

interface Standing {
  readonly text: string
  /** From 1. */
  readonly place: number
  readonly count: number
}

/** A todo between being taken and being put down. Nothing moves meanwhile: a line on the rows says where it would stand. */
export interface Lifted {
  readonly todo: Todo
  /** One up or down, or to an end; in sight, for who does it by keys. */
  step: (by: number) => void
  /** Before that todo; null: at the end. */
  goBefore: (id: string | null) => void
  standing: () => Standing
  /** Where it would stand, from 0. */
  place: () => number
  /** It was put down or put back: the rows say nothing more. */
  end: () => void
}

/** null: it is no longer there. The list may change under it, so it remembers its neighbour and no number. */
export function lift(list: HTMLElement, todosNow: () => readonly Todo[], id: string): Lifted | null {
  const todo = todosNow().find((one) => one.id === id)
  if (!todo) return null
  const others = () => todosNow().filter((one) => one.id !== id)
  const placeNow = () => todosNow().findIndex((one) => one.id === id)
  let before = others()[placeNow()]?.id ?? null

  function place(): number {
    const rest = others()
    const index = rest.findIndex((one) => one.id === before)
    if (index !== -1) return index
    // Its neighbour went meanwhile: where it was.
    return before === null ? rest.length : placeNow()
  }

  function goBefore(next: string | null): HTMLElement | null {
    before = next
    clearMarks(list, '[data-mark]:not([data-mark="lifted"])')
    const to = place()
    if (to === placeNow()) return rowWith(list, id)
    const follower = others()[to]
    const last = others().at(-1)
    const row = rowWith(list, (follower ?? last)?.id ?? '')
    markRow(row, follower ? 'before' : 'after')
    return row
  }

  markRow(rowWith(list, id), 'lifted')
  return {
    todo,
    goBefore,
    step(by) {
      const rest = others()
      const to = Math.min(Math.max(place() + by, 0), rest.length)
      goBefore(rest[to]?.id ?? null)?.scrollIntoView({ block: 'nearest' })
    },
    standing: () => ({ text: todo.text, place: place() + 1, count: others().length + 1 }),
    place,
    end: () => clearMarks(list),
  }
}
