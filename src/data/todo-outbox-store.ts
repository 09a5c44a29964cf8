import { readFields, readList, readText } from '@/domain/read-field'
import { parseTodo, type Todo } from '@/domain/todo'
import type { Weekday } from '@/domain/weekday'
import { readStored, writeStored } from './device-storage'
import type { StoredKey } from './stored-keys'

/** One thing a person did to a task, as data: it can be sent again, and its text can be kept. */
export type TodoChange = { readonly todo: Todo } & (
  | { readonly kind: 'add' }
  | { readonly kind: 'rename'; readonly text: string }
  | { readonly kind: 'tick'; readonly completed: boolean }
  | { readonly kind: 'move'; readonly to: Weekday }
  | { readonly kind: 'remove' }
)

export interface Kept {
  readonly change: TodoChange
  readonly hasFailed: boolean
}

/** Only these carry a text that somebody typed. */
export function isTyped({ kind }: TodoChange): boolean {
  return kind === 'add' || kind === 'rename'
}

export function isKeptKey(uid: string, key: string | null): boolean {
  return key?.endsWith(storageKey(uid)) === true
}

/** Whether this device can keep them. */
export function writeKept(uid: string, typed: readonly Kept[]): boolean {
  return writeStored(storageKey(uid), typed.length > 0 ? JSON.stringify(typed) : null)
}

function storageKey(uid: string): StoredKey {
  return `todos.outbox.${uid}`
}

export function readKept(uid: string): Map<string, Kept> {
  try {
    return new Map(readList(JSON.parse(readStored(storageKey(uid)) ?? '[]')).flatMap(readEntry))
  } catch {
    return new Map()
  }
}

function readEntry(value: unknown): [string, Kept][] {
  const entry = readFields(value)
  const change = readFields(entry?.['change'])
  const fields = readFields(change?.['todo'])
  const todo = parseTodo(readText(fields?.['id']), fields)
  if (!todo || todo.id === '') return []
  const hasFailed = entry?.['hasFailed'] === true
  if (change?.['kind'] === 'add') return [[todo.id, { change: { kind: 'add', todo }, hasFailed }]]
  const text = readText(change?.['text'])
  if (change?.['kind'] !== 'rename' || text === '') return []
  return [[todo.id, { change: { kind: 'rename', todo, text }, hasFailed }]]
}
