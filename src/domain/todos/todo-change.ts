import { joinApart } from '@/domain/base/join-apart'
import { parseLocalDate, type LocalDate } from '@/domain/base/local-date'
import {
  readDate,
  readFields,
  readFlag,
  readInteger,
  readList,
  readOneOf,
  readText,
  type Fields,
} from '@/domain/base/read-field'
import { parseWeekday, type Weekday } from '@/domain/base/weekday'
import { parseTodo, PUT_OFF_MAX, type Todo } from './todo'
import type { DeliveryState } from '@/domain/base/delivery-state'

interface Added {
  readonly kind: 'add'
  /** It may have been handed over in other words, which the server then has. */
  readonly isReworded?: true
  /** It was handed over in other words: only these are still to send. An earlier version drops this, and creates. */
  readonly isHandedOver?: true
}

interface Moved {
  readonly kind: 'move'
  readonly to: Weekday
  readonly date: LocalDate | null
  readonly putOff: number
}

/** One thing a person did to a todo, as data: it can be sent again, and its text can be kept. */
export type TodoChange = { readonly todo: Todo } & (
  | Added
  | { readonly kind: 'rename'; readonly text: string }
  /** `on`: the day of the click, however late it is sent; null: an older version noted none. */
  | { readonly kind: 'tick'; readonly completed: boolean; readonly on: LocalDate | null }
  | Moved
  /** Without « Chaque semaine » a task of this week stays as it is on the screen: done, or open. */
  | { readonly kind: 'repeat'; readonly repeats: boolean; readonly completed: boolean }
  /** Its place in the list of the day; null: by its creation, as one that was never put elsewhere. */
  | { readonly kind: 'order'; readonly at: Date | null }
  | { readonly kind: 'remove' }
)

/** A change is on its way from the click on; only earlier versions wrote `sending` for `sent`. */
export interface KeptChange {
  readonly change: TodoChange
  readonly state: Exclude<DeliveryState, 'open'>
}

/** In the order in which they were done; what cannot be read is left out. */
export function parseChanges(text: string): KeptChange[] {
  return readList(JSON.parse(text)).flatMap(readEntry)
}

function readEntry(value: unknown): KeptChange[] {
  const entry = readFields(value)
  const change = readChange(entry?.['change'])
  if (!change) return []
  const stored = readOneOf(entry?.['state'], ['sending', 'sent', 'queued', 'refused'], 'queued')
  return [{ change, state: stored === 'sending' ? 'sent' : stored }]
}

function readChange(value: unknown): TodoChange | null {
  const change = readFields(value)
  const fields = readFields(change?.['todo'])
  const todo = parseTodo(readText(fields?.['id']), fields)
  if (!change || !todo || todo.id === '') return null
  const text = readText(change['text'])
  const to = parseWeekday(change['to'])
  switch (change['kind']) {
    case 'add':
      return {
        kind: 'add',
        todo,
        ...(readFlag(change['isReworded']) && { isReworded: true }),
        ...(readFlag(change['isHandedOver']) && { isHandedOver: true }),
      }
    case 'remove':
      return { kind: 'remove', todo }
    case 'rename':
      return text === '' ? null : { kind: 'rename', todo, text }
    case 'tick':
      return {
        kind: 'tick',
        todo,
        completed: readFlag(change['completed']),
        on: parseLocalDate(change['on']),
      }
    case 'move':
      return to && { kind: 'move', todo, to, ...readRestOfPlace(change, todo) }
    case 'repeat':
      return {
        kind: 'repeat',
        todo,
        repeats: readFlag(change['repeats']),
        completed: readFlag(change['completed']),
      }
    case 'order':
      return { kind: 'order', todo, at: readDate(change['at']) }
    default:
      return null
  }
}

/** An older version notes a weekday alone. */
function readRestOfPlace(change: Fields, todo: Todo): Pick<Moved, 'date' | 'putOff'> {
  const { date, putOff } = todo
  if (!('putOff' in change)) return { date, putOff }
  return {
    date: parseLocalDate(change['date']),
    putOff: readInteger(change['putOff'], 0, PUT_OFF_MAX, putOff),
  }
}

/** By their places. Of what two tabs wrote apart each has what it did since; where both did something, it is mine. */
export function joinChanges(
  before: ReadonlyMap<string, KeptChange> | null,
  theirs: ReadonlyMap<string, KeptChange>,
  mine: ReadonlyMap<string, KeptChange> | null,
): ReadonlyMap<string, KeptChange> | null {
  const joined = joinApart(before, theirs, mine)
  return joined.size > 0 ? joined : null
}

/** The todo with what a person did to it since it was made. */
export function withChange(todo: Todo, change: TodoChange): Todo {
  switch (change.kind) {
    case 'rename':
      return { ...todo, text: change.text, putOff: 0 }
    case 'move':
      return { ...todo, dayOfWeek: change.to, date: change.date, putOff: change.putOff }
    case 'order':
      return { ...todo, placedAt: change.at }
    case 'repeat':
      return { ...todo, repeats: change.repeats, completed: change.completed }
    case 'add':
    case 'tick':
    case 'remove':
      return todo
  }
}
