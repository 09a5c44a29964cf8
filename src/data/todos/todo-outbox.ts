import type { DeliveryOutcome } from '@/domain/base/delivery-state'
import { keepTexts } from '@/data/device/kept'
import { weekdayOf } from '@/domain/base/weekday'
import { isSignedIn } from '@/data/session/is-signed-in'
import {
  joinChanges,
  parseChanges,
  withChange,
  type KeptChange,
  type TodoChange,
} from '@/domain/todos/todo-change'
import { dropTodayCopy } from '@/data/device/today-copy'

export type { TodoChange }

export interface Outbox {
  /** Refused for good; at most one per todo. Its text lives here until somebody retries or gives up. */
  readonly refused: readonly TodoChange[]
  /** Ids of todos whose change waits for the server's answer, deleted todos included. */
  readonly waiting: ReadonlySet<string>
  /** Sent before a reload (or by another tab): nobody here will hear the answer. */
  readonly unheard: readonly TodoChange[]
}

/** By their places, in the order in which they were done. */
type Changes = ReadonlyMap<string, KeptChange>

/** What the page before this one was about to hand over when it went. */
let unsent: readonly TodoChange[] = []

let sendEarly: ((uid: string) => void) | null = null

/** `send` hears of each tick on a row that the page drew before this code was there (`vite/prerender/today.js`). */
export function whenTickedEarly(send: (uid: string) => void): void {
  sendEarly = send
}

/**
 * Every change between the click and the server's answer, on the device from the click on. One that the page did not
 * come to hand over is sent by the next page. Firestore sends again by itself what it keeps, but when the server then
 * refuses it nobody is told and the text is gone: so typed texts stay here until the answer has come.
 */
export const keptTodos = keepTexts<Changes, Outbox, TodoChange>({
  family: 'todos.outbox',
  screen: 'todos',
  losses: [
    {
      one: 'tâche non enregistrée',
      many: 'tâches non enregistrées',
      count: (uid) => countUnsaved(uid, ({ kind }) => kind === 'add'),
    },
    {
      one: 'changement de tâche non enregistré',
      many: 'changements de tâches non enregistrés',
      count: (uid) => countUnsaved(uid, ({ kind }) => kind !== 'add'),
    },
  ],
  exported: null,
  parse: (text) => new Map(parseChanges(text).map((entry) => [placeOfKept(entry), entry])),
  format: (changes) => JSON.stringify([...changes.values()]),
  join: (before, theirs, mine) => joinChanges(before, theirs ?? new Map(), mine),
  opened(all) {
    unsent = listOf(all)
      .filter(({ state }) => state === 'sent')
      .map(({ change }) => change)
    hearEarlyTicks()
  },
  view: outboxOf,
})

export const subscribeOutbox = keptTodos.subscribe

export function readOutbox(uid: string): Outbox {
  return keptTodos.read(uid)
}

export function changesBegin(uid: string, changes: readonly TodoChange[]): void {
  readOutbox(uid)
  if (changes.some(isOfToday)) dropTodayCopy(uid, 'tasks')
  for (const change of changes) keptTodos.begin(change.todo.id, change)
  edit(uid, (entries) => {
    for (const change of changes) begin(entries, change)
  })
}

/** Firestore keeps them on this device now, and will send them: only a text has still to hear the answer. */
export function changesQueued(uid: string, changes: readonly TodoChange[]): void {
  edit(uid, (entries) => {
    for (const change of changes) {
      const entry = entries.get(placeOf(change))
      if (!entry || isAddedSince(change)) continue
      if (!isKeptFor(entry, change)) handOver(entries, entry, change)
      else if (isTyped(change)) entries.set(placeOf(change), { ...entry, state: 'queued' })
      else entries.delete(placeOf(change))
    }
  })
}

/** null: another tab has sent them, and hears what becomes of them. */
export function changesEnd(
  uid: string,
  changes: readonly TodoChange[],
  outcome: Exclude<DeliveryOutcome, 'dropped'> | null,
): void {
  const meant = new Set(changes.filter((change) => !isAddedSince(change)))
  for (const change of changes) keptTodos.end(change.todo.id, change)
  edit(uid, (entries) => {
    if (outcome === null) return
    for (const change of changes) {
      const entry = entries.get(placeOf(change))
      const isMeant = entry !== undefined && meant.has(change)
      const isKept = isMeant && isKeptFor(entry, change)
      if (isKept && (outcome === 'saved' || !isTyped(change))) entries.delete(placeOf(change))
      if (isMeant && !isKept && outcome === 'saved') handOver(entries, entry, change)
      if (outcome === 'refused' && meant.has(change)) refuse(entries, change)
    }
  })
}

/** Forgets a kept change: the person gave up, or it turned out to be saved. */
export function dropChange(uid: string, id: string): void {
  edit(uid, (entries) => entries.delete(id))
}

/**
 * What waits to be handed over of it still, by whichever page, as it is kept by now; null: nothing. A creation that was
 * reworded since has to be sent, in its new words; a text that was replaced has not.
 */
export function leftOf<C extends TodoChange>(uid: string, change: C): C | null {
  const entry = keptTodos.values(uid).get('')?.get(placeOf(change))
  if (entry?.state !== 'sent' || !isOfKind(entry.change, change)) return null
  return change.kind === 'add' || isKeptFor(entry, change) ? entry.change : null
}

function isOfKind<C extends TodoChange>(known: TodoChange, change: C): known is C {
  return known.kind === change.kind
}

/**
 * What was never handed over, in the order in which it was done; once per page. Another tab may have handed over since, or
 * replaced, what this page found.
 */
export function takeUnsent(uid: string): readonly TodoChange[] {
  readOutbox(uid)
  const taken = unsent
  unsent = []
  return taken.flatMap((change) => leftOf(uid, change) ?? [])
}

let isHearing = false

/** Until the outbox was read, such a tick is written into it by that script; from then on it is handed over. */
function hearEarlyTicks() {
  if (isHearing) return
  isHearing = true
  window.addEventListener('coach-boom.tick', (event) => {
    const { detail: change } = event as CustomEvent<unknown>
    const [told] = parseChanges(JSON.stringify([{ change, state: 'sent' }]))
    const userId = told?.change.todo.userId ?? ''
    if (!told || !isSignedIn(userId)) return
    event.preventDefault()
    edit(userId, (entries) => begin(entries, told.change))
    unsent = [...unsent, told.change]
    sendEarly?.(userId)
  })
}

function begin(entries: Map<string, KeptChange>, change: TodoChange) {
  const { id } = change.todo
  const entry = entries.get(id)
  const known = entry?.change
  const state = 'sent'
  // Last in the order in which things were done.
  entries.delete(placeOf(change))
  if (change.kind === 'add' || change.kind === 'rename') {
    // A new todo renamed before it is saved is still a new todo, with the new text.
    const isStillNew = change.kind === 'rename' && known?.kind === 'add'
    const merged: TodoChange = isStillNew
      ? {
          ...known,
          todo: withChange(known.todo, change),
          isReworded: true,
          ...(entry?.state === 'queued' && { isHandedOver: true }),
        }
      : change
    // Put back, it is what it is said to be now: what was done to it before must not be sent after it.
    if (change.kind === 'add')
      for (const place of [`${id} remove`, ...placesBeside(id)]) entries.delete(place)
    entries.set(id, { change: merged, state })
    return
  }
  if (change.kind === 'remove') {
    for (const place of [id, ...placesBeside(id)]) entries.delete(place)
  } else if (entry && known && isTyped(known) && change.kind !== 'tick') {
    const changed = { ...known, todo: withChange(known.todo, change) }
    entries.set(id, { change: changed, state: entry.state === 'refused' ? state : entry.state })
  } else if (entry?.state === 'refused' && known && !isTyped(known)) {
    entries.delete(id)
  }
  entries.set(placeOf(change), { change, state })
}

/** Of a creation that has other words by now only these are still to send. */
function handOver(entries: Map<string, KeptChange>, { change: known, state }: KeptChange, added: TodoChange) {
  if (added.kind !== 'add' || known.kind !== 'add' || state !== 'sent') return
  entries.set(known.todo.id, { change: { ...known, isHandedOver: true }, state })
}

function refuse(entries: Map<string, KeptChange>, change: TodoChange) {
  const { id } = change.todo
  const entry = entries.get(id)
  const known = entry?.change
  if (known?.kind === 'add') {
    // What follows a refused creation is refused too; the creation, as it is now, is what to send again.
    entries.set(id, { change: toCreate(known), state: 'refused' })
  } else if (!entry || known?.kind !== 'rename' || isKeptFor(entry, change)) {
    entries.set(id, { change: toCreate(change), state: 'refused' })
  }
}

/**
 * Handed over, and not there: deleted elsewhere since, or refused while nobody listened, or asleep in a database that does
 * not answer. Who sends it again wants it there.
 */
function toCreate(change: TodoChange): TodoChange {
  if (change.kind !== 'add' || !change.isHandedOver) return change
  const { kind, todo } = change
  return { kind, todo, isReworded: true }
}

/** Of what is done to a todo that is there, and has no text. */
function placesBeside(id: string): readonly string[] {
  return [`${id} tick`, `${id} move`, `${id} order`, `${id} repeat`]
}

function isOfToday(change: TodoChange): boolean {
  const today = weekdayOf(new Date())
  return change.todo.dayOfWeek === today || (change.kind === 'move' && change.to === today)
}

/** Only these carry a text that somebody typed. */
export function isTyped(change: TodoChange): change is Extract<TodoChange, { kind: 'add' | 'rename' }> {
  return change.kind === 'add' || change.kind === 'rename'
}

function textOf(change: TodoChange): string {
  return change.kind === 'rename' ? change.text : change.todo.text
}

/** The place of a change: a todo has one for its text, or for what was refused, and one for each other thing. */
function placeOf(change: TodoChange): string {
  return isTyped(change) ? change.todo.id : `${change.todo.id} ${change.kind}`
}

function placeOfKept({ change, state }: KeptChange): string {
  return state === 'refused' ? change.todo.id : placeOf(change)
}

/** Whether it is this change that is kept there, and not a later one. */
function isKeptFor({ change: known, state }: KeptChange, change: TodoChange): boolean {
  if (state === 'refused') return false
  if (isTyped(change)) return isTyped(known) && textOf(known) === textOf(change)
  if (change.kind === 'tick') return known.kind === 'tick' && known.completed === change.completed
  if (change.kind === 'move') {
    return known.kind === 'move' && known.to === change.to && known.date === change.date
  }
  if (change.kind === 'order') return known.kind === 'order' && known.at?.getTime() === change.at?.getTime()
  if (change.kind === 'repeat') return known.kind === 'repeat' && known.repeats === change.repeats
  return known.kind === change.kind
}

/** Deleted and put back since: what is kept now is the new creation, which may have the same text. */
function isAddedSince(change: TodoChange): boolean {
  const sent = keptTodos.onItsWay(change.todo.id)
  return sent.slice(sent.indexOf(change) + 1).some(({ kind }) => kind === 'add')
}

function edit(uid: string, change: (entries: Map<string, KeptChange>) => void) {
  keptTodos.edit(uid, (all) => {
    const before = listOf(all)
    const entries = new Map(all.get(''))
    change(entries)
    const after = [...entries.values()]
    if (after.length === before.length && after.every((entry, index) => entry === before[index])) return
    if (entries.size > 0) all.set('', entries)
    else all.delete('')
  })
}

function listOf(all: ReadonlyMap<string, Changes>): readonly KeptChange[] {
  return [...(all.get('')?.values() ?? [])]
}

function outboxOf(all: ReadonlyMap<string, Changes>, before: Outbox | null): Outbox {
  const entries = listOf(all)
  const waiting = new Set(keptTodos.idsOnTheirWay())
  const refused = entries.filter(({ state }) => state === 'refused')
  const unheard = entries.filter(({ state, change }) => state !== 'refused' && !waiting.has(change.todo.id))
  return {
    refused: sameOr(before?.refused, refused),
    waiting,
    unheard: sameOr(before?.unheard, unheard),
  }
}

/** A list that did not change keeps its identity: a screen that shows refusals is not drawn for a tick. */
function sameOr(
  known: readonly TodoChange[] | undefined,
  entries: readonly KeptChange[],
): readonly TodoChange[] {
  const isSame =
    known?.length === entries.length && entries.every(({ change }, index) => change === known[index])
  return isSame ? known : entries.map(({ change }) => change)
}

/** What is on its way is Firestore's to ask about. */
function countUnsaved(uid: string, isOne: (change: TodoChange) => boolean): number {
  const { refused, unheard } = readOutbox(uid)
  return [...refused, ...unheard].filter(isOne).length
}
