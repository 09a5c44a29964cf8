import {
  isKeptKey,
  isTyped,
  placeOf,
  readKept,
  writeKept,
  type Kept,
  type TodoChange,
} from './todo-outbox-store'

export type { TodoChange } from './todo-outbox-store'

export interface Outbox {
  /** Refused for good; at most one per task. Its text lives here until somebody retries or gives up. */
  readonly failed: readonly TodoChange[]
  /** Ids of tasks whose change waits for the server's answer, deleted tasks included. */
  readonly waiting: ReadonlySet<string>
  /** Sent before a reload (or by another tab): nobody here will hear the answer. */
  readonly orphans: readonly TodoChange[]
}

const NOTHING: Outbox = { failed: [], waiting: new Set(), orphans: [] }

let owner: string | null = null
let kept = new Map<string, Kept>()
/** What the page before this one was about to hand over when it went. */
let unsent: readonly TodoChange[] = []
const inFlight = new Map<string, number>()
let isStorable = true
let current = NOTHING
const listeners = new Set<() => void>()

/**
 * Every change between the click and the server's answer, on the device from the click on. One that the page did not
 * come to hand over is sent by the next page. Firestore sends again by itself what it keeps, but when the server then
 * refuses it nobody is told and the text is gone: so typed texts stay here until the answer has come.
 */
export function readOutbox(uid: string): Outbox {
  if (uid !== owner) open(uid)
  return current
}

export function subscribeOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function changesBegin(uid: string, changes: readonly TodoChange[]): void {
  if (uid !== owner) open(uid)
  for (const { todo } of changes) inFlight.set(todo.id, (inFlight.get(todo.id) ?? 0) + 1)
  edit((entries) => {
    for (const change of changes) begin(entries, change)
  })
}

/** Firestore keeps them on this device now, and will send them: only a text has still to hear the answer. */
export function changesQueued(uid: string, changes: readonly TodoChange[]): void {
  if (uid !== owner) return
  edit((entries) => {
    for (const change of changes) {
      const entry = entries.get(placeOf(change))
      if (!entry || !isKeptFor(entry, change)) continue
      if (isTyped(change)) entries.set(placeOf(change), { ...entry, state: 'queued' })
      else entries.delete(placeOf(change))
    }
  })
}

export function changesEnd(uid: string, changes: readonly TodoChange[], outcome: 'saved' | 'failed'): void {
  if (uid !== owner) return
  for (const { todo } of changes) {
    const left = (inFlight.get(todo.id) ?? 1) - 1
    if (left > 0) inFlight.set(todo.id, left)
    else inFlight.delete(todo.id)
  }
  edit((entries) => {
    for (const change of changes) {
      const entry = entries.get(placeOf(change))
      const isKept = entry !== undefined && isKeptFor(entry, change)
      if (isKept && (outcome === 'saved' || !isTyped(change))) entries.delete(placeOf(change))
      if (outcome === 'failed') fail(entries, change)
    }
  })
}

/** Forgets a kept change: the person gave up, or it turned out to be saved. */
export function dropChange(uid: string, id: string): void {
  if (uid !== owner) open(uid)
  edit((entries) => entries.delete(id))
}

/** What was never handed over, in the order in which it was done; once per page. */
export function takeUnsent(uid: string): readonly TodoChange[] {
  if (uid !== owner) open(uid)
  const taken = unsent
  unsent = []
  return taken
}

function begin(entries: Map<string, Kept>, change: TodoChange) {
  const { id } = change.todo
  const entry = entries.get(id)
  const known = entry?.change
  const state = 'sending'
  // Last in the order in which things were done.
  entries.delete(placeOf(change))
  if (change.kind === 'add' || change.kind === 'rename') {
    // A new task renamed before it is saved is still a new task, with the new text.
    const isStillNew = change.kind === 'rename' && known?.kind === 'add'
    const merged: TodoChange = isStillNew ? { ...known, todo: { ...known.todo, text: change.text } } : change
    if (change.kind === 'add') entries.delete(`${id} remove`)
    entries.set(id, { change: merged, state })
    return
  }
  if (change.kind === 'remove') {
    for (const place of [id, `${id} tick`, `${id} move`]) entries.delete(place)
  } else if (entry && known && isTyped(known) && change.kind === 'move') {
    const moved = { ...known, todo: { ...known.todo, dayOfWeek: change.to } }
    entries.set(id, { change: moved, state: entry.state === 'refused' ? state : entry.state })
  } else if (entry?.state === 'refused' && known && !isTyped(known)) {
    entries.delete(id)
  }
  entries.set(placeOf(change), { change, state })
}

function fail(entries: Map<string, Kept>, change: TodoChange) {
  const { id } = change.todo
  const entry = entries.get(id)
  const known = entry?.change
  if (known?.kind === 'add') {
    // What follows a refused creation is refused too; the creation, as it is now, is what to send again.
    entries.set(id, { change: known, state: 'refused' })
  } else if (!entry || known?.kind !== 'rename' || isKeptFor(entry, change)) {
    entries.set(id, { change, state: 'refused' })
  }
}

/** Whether it is this change that is kept there, and not a later one. */
function isKeptFor({ change: known, state }: Kept, change: TodoChange): boolean {
  if (state === 'refused') return false
  if (isTyped(change)) return isTyped(known) && textOf(known) === textOf(change)
  if (change.kind === 'tick') return known.kind === 'tick' && known.completed === change.completed
  if (change.kind === 'move') return known.kind === 'move' && known.to === change.to
  return known.kind === change.kind
}

function textOf(change: TodoChange): string {
  return change.kind === 'rename' ? change.text : change.todo.text
}

function open(uid: string) {
  if (owner === null) window.addEventListener('storage', readAgain)
  owner = uid
  inFlight.clear()
  kept = readKept(uid)
  unsent = [...kept.values()].filter(({ state }) => state === 'sending').map(({ change }) => change)
  current = summary()
}

/** Another tab wrote: what it keeps counts here too, unless this tab could not write what it has. */
function readAgain(event: StorageEvent) {
  if (owner && isStorable && isKeptKey(owner, event.key)) publish(readKept(owner))
}

function edit(change: (entries: Map<string, Kept>) => void) {
  if (!owner) return
  // Two tabs share what is stored.
  const entries = isStorable ? readKept(owner) : new Map(kept)
  const before = [...entries.values()]
  change(entries)
  const after = [...entries.values()]
  const isSame = after.length === before.length && after.every((entry, index) => entry === before[index])
  if (!isSame) isStorable = writeKept(owner, entries)
  publish(entries)
}

function publish(entries: Map<string, Kept>) {
  kept = entries
  current = summary()
  for (const listener of listeners) listener()
}

function summary(): Outbox {
  const entries = [...kept.values()]
  const failed = entries.filter(({ state }) => state === 'refused')
  const orphans = entries.filter(({ state, change }) => state !== 'refused' && !inFlight.has(change.todo.id))
  return {
    failed: sameOr(current.failed, failed),
    waiting: new Set(inFlight.keys()),
    orphans: sameOr(current.orphans, orphans),
  }
}

/** A list that did not change keeps its identity: a screen that shows failures is not drawn for a tick. */
function sameOr(known: readonly TodoChange[], entries: readonly Kept[]): readonly TodoChange[] {
  const isSame =
    known.length === entries.length && entries.every(({ change }, index) => change === known[index])
  return isSame ? known : entries.map(({ change }) => change)
}
