import { readFields, readFlag, readList, readOneOf, readText } from '@/domain/base/read-field'
import { parseTodo, type Todo } from '@/domain/todos/todo'
import { parseWeekday, type Weekday } from '@/domain/base/weekday'
import type { DeliveryState } from '@/domain/base/delivery-state'

/** One thing a person did to a todo, as data: it can be sent again, and its text can be kept. */
export type TodoChange = { readonly todo: Todo } & (
  | { readonly kind: 'add' }
  | { readonly kind: 'rename'; readonly text: string }
  | { readonly kind: 'tick'; readonly completed: boolean }
  | { readonly kind: 'move'; readonly to: Weekday }
  | { readonly kind: 'remove' }
)

/** A change is on its way from the click on; only earlier versions wrote `sending` for `sent`. */
export interface KeptChange {
  readonly change: TodoChange
  readonly state: Exclude<DeliveryState, 'open'>
}

/** Only these carry a text that somebody typed. */
export function isTyped({ kind }: TodoChange): boolean {
  return kind === 'add' || kind === 'rename'
}

export function textOf(change: TodoChange): string {
  return change.kind === 'rename' ? change.text : change.todo.text
}

/** The place of a change: a todo has one for its text, or for what was refused, and one for each other thing. */
export function placeOf(change: TodoChange): string {
  return isTyped(change) ? change.todo.id : `${change.todo.id} ${change.kind}`
}

/** By their places, in the order in which they were done; what cannot be read is left out. */
export function parseChanges(text: string): ReadonlyMap<string, KeptChange> {
  return new Map(readList(JSON.parse(text)).flatMap(readEntry))
}

function readEntry(value: unknown): [string, KeptChange][] {
  const entry = readFields(value)
  const change = readChange(entry?.['change'])
  if (!change) return []
  const stored = readOneOf(entry?.['state'], ['sending', 'sent', 'queued', 'refused'], 'queued')
  const state = stored === 'sending' ? 'sent' : stored
  return [[state === 'refused' ? change.todo.id : placeOf(change), { change, state }]]
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
    case 'remove':
      return { kind: change['kind'], todo }
    case 'rename':
      return text === '' ? null : { kind: 'rename', todo, text }
    case 'tick':
      return { kind: 'tick', todo, completed: readFlag(change['completed']) }
    case 'move':
      return to && { kind: 'move', todo, to }
    default:
      return null
  }
}
