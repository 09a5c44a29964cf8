import { readFields, readFlag, readList, readOneOf, readText } from '@/domain/base/read-field'
import { parseTodo, type Todo } from '@/domain/todos/todo'
import { parseWeekday, type Weekday } from '@/domain/base/weekday'
import { readStored, writeStored } from '@/data/device/device-storage'
import type { StoredKey } from '@/data/device/stored-keys'

/** One thing a person did to a task, as data: it can be sent again, and its text can be kept. */
export type TodoChange = { readonly todo: Todo } & (
  | { readonly kind: 'add' }
  | { readonly kind: 'rename'; readonly text: string }
  | { readonly kind: 'tick'; readonly completed: boolean }
  | { readonly kind: 'move'; readonly to: Weekday }
  | { readonly kind: 'remove' }
)

const STATES = ['sending', 'queued', 'refused'] as const

export interface Kept {
  readonly change: TodoChange
  /**
   * `sending`: only this page knows of it. `queued`: Firestore keeps it on this device, and sends it whatever becomes
   * of the page; nobody hears the answer then.
   */
  readonly state: (typeof STATES)[number]
}

/** Only these carry a text that somebody typed. */
export function isTyped({ kind }: TodoChange): boolean {
  return kind === 'add' || kind === 'rename'
}

/** The place of a change: a task has one for its text, or for what was refused, and one for each other thing. */
export function placeOf(change: TodoChange): string {
  return isTyped(change) ? change.todo.id : `${change.todo.id} ${change.kind}`
}

export function isKeptKey(uid: string, key: string | null): boolean {
  return key?.endsWith(storageKey(uid)) === true
}

/** What was read or written last: who reads it again finds the same changes, not their equals. */
let last: { readonly text: string | null; readonly entries: ReadonlyMap<string, Kept> } = {
  text: null,
  entries: new Map(),
}

/** Whether this device can keep them. */
export function writeKept(uid: string, entries: ReadonlyMap<string, Kept>): boolean {
  const text = entries.size > 0 ? JSON.stringify([...entries.values()]) : null
  last = { text, entries: new Map(entries) }
  return writeStored(storageKey(uid), text)
}

function storageKey(uid: string): StoredKey {
  return `todos.outbox.${uid}`
}

export function readKept(uid: string): Map<string, Kept> {
  const text = readStored(storageKey(uid))
  if (text !== last.text) last = { text, entries: parse(text) }
  return new Map(last.entries)
}

function parse(text: string | null): Map<string, Kept> {
  try {
    return new Map(readList(JSON.parse(text ?? '[]')).flatMap(readEntry))
  } catch {
    return new Map()
  }
}

function readEntry(value: unknown): [string, Kept][] {
  const entry = readFields(value)
  const change = readChange(entry?.['change'])
  if (!change) return []
  const state = readOneOf(entry?.['state'], STATES, 'queued')
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
