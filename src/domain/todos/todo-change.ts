import { readFields, readFlag, readList, readOneOf, readText } from '@/domain/base/read-field'
import { parseTodo, type Todo } from './todo'
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
