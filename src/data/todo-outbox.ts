import { isKeptKey, isTyped, readKept, writeKept, type Kept, type TodoChange } from './todo-outbox-store'

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
const inFlight = new Map<string, number>()
let isStorable = true
let current = NOTHING
const listeners = new Set<() => void>()

/**
 * Every change between the click and the server's answer. Firestore itself sends a change again after a
 * reload, but when the server then refuses it nobody is told and the text is gone: so typed texts are
 * also written on the device until the answer has come.
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
  edit(changes, (entries) => {
    for (const change of changes) begin(entries, change)
  })
}

export function changesEnd(uid: string, changes: readonly TodoChange[], outcome: 'saved' | 'failed'): void {
  if (uid !== owner) return
  for (const { todo } of changes) {
    const left = (inFlight.get(todo.id) ?? 1) - 1
    if (left > 0) inFlight.set(todo.id, left)
    else inFlight.delete(todo.id)
  }
  edit(outcome === 'failed' ? 'all' : changes, (entries) => {
    for (const change of changes) {
      if (outcome === 'failed') fail(entries, change)
      else if (isKeptFor(entries, change)) entries.delete(change.todo.id)
    }
  })
}

/** Forgets a kept change: the person gave up, or it turned out to be saved. */
export function dropChange(uid: string, id: string): void {
  if (uid !== owner) open(uid)
  edit('all', (entries) => entries.delete(id))
}

function begin(entries: Map<string, Kept>, change: TodoChange) {
  const { id } = change.todo
  const known = entries.get(id)?.change
  if (change.kind === 'add' || change.kind === 'rename') {
    // A new task renamed before it is saved is still a new task, with the new text.
    const isStillNew = change.kind === 'rename' && known?.kind === 'add'
    const merged: TodoChange = isStillNew ? { ...known, todo: { ...known.todo, text: change.text } } : change
    entries.set(id, { change: merged, hasFailed: false })
  } else if (change.kind === 'remove') {
    entries.delete(id)
  } else if (known && change.kind === 'move') {
    const moved = { ...known, todo: { ...known.todo, dayOfWeek: change.to } }
    entries.set(id, { change: moved, hasFailed: false })
  } else if (entries.get(id)?.hasFailed === true && known?.kind !== 'add') {
    entries.delete(id)
  }
}

function fail(entries: Map<string, Kept>, change: TodoChange) {
  const { id } = change.todo
  const known = entries.get(id)?.change
  if (known?.kind === 'add') {
    // What follows a refused creation is refused too; the creation, as it is now, is what to send again.
    entries.set(id, { change: known, hasFailed: true })
  } else if (known?.kind !== 'rename' || isKeptFor(entries, change)) {
    entries.set(id, { change, hasFailed: true })
  }
}

function isKeptFor(entries: Map<string, Kept>, change: TodoChange): boolean {
  const entry = entries.get(change.todo.id)
  if (!entry || entry.hasFailed || entry.change.kind !== change.kind) return false
  return change.kind !== 'rename' || (entry.change.kind === 'rename' && entry.change.text === change.text)
}

function open(uid: string) {
  if (owner === null) window.addEventListener('storage', readAgain)
  owner = uid
  inFlight.clear()
  kept = readKept(uid)
  current = summary()
}

/** Another tab wrote: what it keeps counts here too. */
function readAgain(event: StorageEvent) {
  if (owner && isKeptKey(owner, event.key)) publish(withStored(owner))
}

function edit(about: readonly TodoChange[] | 'all', change: (entries: Map<string, Kept>) => void) {
  if (!owner) return
  // A plain tick has nothing to keep: it must not pay for the storage, which answers synchronously.
  if (about !== 'all' && !about.some((one) => isTyped(one) || kept.has(one.todo.id))) {
    publish(kept)
    return
  }
  const entries = isStorable ? withStored(owner) : new Map(kept)
  change(entries)
  const typed = [...entries.values()].filter(({ change }) => isTyped(change))
  isStorable = writeKept(owner, typed)
  publish(entries)
}

/** Two tabs share what is stored; memory also holds failures without a typed text, which are not. */
function withStored(uid: string): Map<string, Kept> {
  return new Map([...readKept(uid), ...[...kept].filter(([, { change }]) => !isTyped(change))])
}

function publish(entries: Map<string, Kept>) {
  kept = entries
  current = summary()
  for (const listener of listeners) listener()
}

function summary(): Outbox {
  const entries = [...kept.values()]
  const failed = entries.filter(({ hasFailed }) => hasFailed)
  const orphans = entries.filter(({ hasFailed, change }) => !hasFailed && !inFlight.has(change.todo.id))
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
