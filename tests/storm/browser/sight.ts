import type { Page } from '@playwright/test'
import type { Offer, Register } from '../model'

/** A page that does not answer within this time is loading. */
const ANSWER_MS = 3_000

export interface Row {
  readonly id: string
  readonly text: string
  readonly isDone: boolean
}

/** An entry of the device's journal. */
export interface KeptEntry {
  readonly uid: string
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
  /** Null: pending. */
  readonly fault: string | null
}

export interface Sight {
  readonly path: string
  readonly isSignedIn: boolean
  readonly text: string
  readonly rows: readonly Row[]
  readonly entries: readonly KeptEntry[]
}

/** Null: the page is loading or closed. */
export function look(page: Page): Promise<Sight | null> {
  return Promise.race([
    page.evaluate(readPage).catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), ANSWER_MS)),
  ])
}

/** Pending entries, without those behind a refused one about the same todo: they wait for the person. */
export function pendingIn(sight: Sight | null): readonly KeptEntry[] {
  const blocked = refusedIn(sight).flatMap((entry) => todosIn(entry).map(idIn))
  return (sight?.entries ?? []).filter(
    (entry) => entry.fault === null && !blocked.some((id) => isAbout(entry, id)),
  )
}

export function refusedIn(sight: Sight | null): readonly KeptEntry[] {
  return (sight?.entries ?? []).filter(({ fault }) => fault !== null)
}

export function isAbout({ args }: KeptEntry, id: string): boolean {
  return JSON.stringify(args).includes(id)
}

/** Registers of the model by argument of each mutation; arguments that only name a todo are missing. */
const REGISTERS: Readonly<Record<string, Readonly<Record<string, Register>>>> = {
  'todos.add': { text: 'text', dayOfWeek: 'day', completed: 'completed' },
  'todos.putBack': { text: 'text', dayOfWeek: 'day', completed: 'completed' },
  'todos.rename': { text: 'text' },
  'todos.place': { dayOfWeek: 'day' },
  'todos.tick': { completed: 'completed' },
}
const THERE: Readonly<Record<string, boolean>> = {
  'todos.add': true,
  'todos.putBack': true,
  'todos.remove': false,
}

/** Values of a refused entry, as registers of the model. */
export function offersOf(entry: KeptEntry): readonly Offer[] {
  const registers = REGISTERS[entry.name] ?? {}
  const there = THERE[entry.name]
  return todosIn(entry).flatMap((todo) => {
    const id = idIn(todo)
    const values = Object.entries(registers).flatMap(([key, register]): Offer[] => {
      const value = todo[key]
      return typeof value === 'string' || typeof value === 'boolean' ? [{ id, register, value }] : []
    })
    return there === undefined ? values : [{ id, register: 'there' as const, value: there }, ...values]
  })
}

type Named = Readonly<Record<string, unknown>>

/** The todos of an entry: one or a list. */
function todosIn({ args }: KeptEntry): readonly Named[] {
  const list = args['todos'] ?? args['places']
  return Array.isArray(list) ? (list as readonly Named[]) : [args]
}

function idIn({ id }: Named): string {
  return typeof id === 'string' ? id : ''
}

/** The first todo of an entry, whose row shows the refusal. */
export function todoOf(entry: KeptEntry): { readonly id: string; readonly text: string } {
  const [todo = {}] = todosIn(entry)
  return { id: idIn(todo), text: typeof todo['text'] === 'string' ? todo['text'] : '' }
}

/**
 * Runs in the page. Reads the screen before the journal, so that an entry missing from both was answered. Contains no named functions: the
 * compiler would wrap them in a helper that the page does not have.
 */
async function readPage(): Promise<Sight> {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-row]')].filter((row) =>
    row.checkVisibility(),
  )
  const seen = {
    path: location.pathname,
    isSignedIn: localStorage.getItem('coach-boom.signed-in') !== null,
    text: document.body.innerText,
    rows: shown.flatMap((row) => {
      const box = row.querySelector<HTMLInputElement>('input[type=checkbox]')
      const text = row.querySelector('label > span[dir]')?.textContent ?? ''
      return box ? [{ id: row.dataset['row'] ?? '', text, isDone: box.checked }] : []
    }),
  }
  const kept = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('coach-boom.sync.'))
  const journals = await Promise.all(
    kept.map(
      ({ name = '' }) =>
        new Promise<KeptEntry[]>((resolve) => {
          const opening = indexedDB.open(name)
          // The database was deleted meanwhile.
          opening.onupgradeneeded = () => opening.transaction?.abort()
          opening.onerror = () => resolve([])
          opening.onsuccess = () => {
            const database = opening.result
            database.onversionchange = () => database.close()
            const asking = database.transaction('journal').objectStore('journal').getAll()
            asking.onsuccess = () => {
              database.close()
              resolve(asking.result as KeptEntry[])
            }
          }
        }),
    ),
  )
  return { ...seen, entries: journals.flat() }
}
