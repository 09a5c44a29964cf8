import {
  arrayUnion,
  deleteDoc,
  deleteField,
  doc,
  getDocFromCache,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore'
import { XP_PER_TODO } from '@/domain/base/business'
import type { LocalDate } from '@/domain/base/local-date'
import { parseTodo, type Todo } from '@/domain/todos/todo'
import { withTick } from '@/domain/todos/week-of-todo'
import { openDatabase } from '@/data/live/firestore'
import { unlessApplied } from '@/data/live/server-answer'
import { toAppError } from '@/data/live/to-app-error'
import { addXp, knownProfile, NO_GAIN, type Gain } from '@/data/session/profiles'
import type { TodoChange } from './todo-outbox'

/** It also gives points: see `beginTick`. */
export type Tick = Extract<TodoChange, { kind: 'tick' }>
export type PlainChange = Exclude<TodoChange, Tick>

/** Several changes at once are all new todos or all places, written together or not at all. */
export async function writeTodos(db: Firestore, changes: readonly PlainChange[]): Promise<void> {
  const [change, ...others] = changes
  if (!change) return
  const isNew = change.kind === 'add'
  const reword = () => updateDoc(doc(db, 'todos', change.todo.id), { text: change.todo.text })
  // Created again it would come back where another device has deleted it since.
  if (isNew && change.isHandedOver) return reword()
  const written = write(db, change, others)
  // It may be there in its first words, made by a page that did not come to hand over these: right behind its creation.
  const reworded = isNew && change.isReworded ? reword() : null
  reworded?.catch(() => undefined)
  try {
    await written
  } catch (thrown) {
    if (!isNew && change.kind !== 'remove') throw thrown
    const { id, userId } = change.todo
    await unlessApplied(doc(db, 'todos', id), userId, isNew ? 'there' : 'gone', thrown)
  }
  await reworded
}

function write(db: Firestore, change: PlainChange, others: readonly PlainChange[]): Promise<void> {
  const ref = doc(db, 'todos', change.todo.id)
  if (others.length > 0) {
    const batch = writeBatch(db)
    for (const one of [change, ...others]) {
      const oneRef = doc(db, 'todos', one.todo.id)
      if (one.kind === 'order') batch.update(oneRef, placeFields(one.at))
      else batch.set(oneRef, newTodoFields(one.todo))
    }
    return batch.commit()
  }
  switch (change.kind) {
    case 'add':
      return setDoc(ref, newTodoFields(change.todo))
    case 'rename':
      // In other words it is another task, that was not put off yet.
      return updateDoc(ref, {
        text: change.text,
        ...(change.todo.putOff > 0 && { putOff: deleteField() }),
      })
    case 'move': {
      const { todo, to, date, putOff } = change
      return updateDoc(ref, {
        dayOfWeek: to,
        ...(date !== todo.date && { date: date ?? deleteField() }),
        ...(putOff !== todo.putOff && { putOff: putOff > 0 ? putOff : deleteField() }),
      })
    }
    case 'repeat':
      return updateDoc(ref, {
        repeats: change.repeats ? true : deleteField(),
        ...(change.completed !== change.todo.completed && { completed: change.completed }),
      })
    case 'order':
      return updateDoc(ref, placeFields(change.at))
    case 'remove':
      return deleteDoc(ref)
  }
}

function placeFields(at: Date | null) {
  return { placedAt: at ?? deleteField() }
}

/** The whole document of a new todo, also for a larger write. */
export function newTodoFields(todo: Todo) {
  const { userId, text, completed, dayOfWeek, placedAt, xpCounted, repeats, doneDates, putOff, date } = todo
  return {
    userId,
    text,
    completed,
    dayOfWeek,
    createdAt: serverTimestamp(),
    ...(placedAt && { placedAt }),
    ...(xpCounted && { xpCounted }),
    ...(repeats && { repeats }),
    ...(doneDates.length > 0 && { doneDates }),
    ...(putOff > 0 && { putOff }),
    ...(date && { date }),
  }
}

export interface Started {
  readonly gain: Gain
  /** Settles with the server's answer; offline that can take days. */
  readonly saved: Promise<void>
}

/** The last tick of each todo in this tab: what is written a second time must not come after it. */
const lastTicks = new Map<string, Tick>()

/** A tick begins: returns what hands it to the local cache, to be called in its turn. */
export function beginTick(change: Tick, now: Date): () => Promise<Started> {
  lastTicks.set(change.todo.id, change)
  return () => tick(change, now)
}

async function tick(change: Tick, now: Date): Promise<Started> {
  const { todo, completed, on } = change
  const { db } = await openDatabase()
  const todoRef = doc(db, 'todos', todo.id)
  // A tick that is taken back leaves its day.
  if (!completed) return { gain: NO_GAIN, saved: updateDoc(todoRef, { completed }) }

  const known = await getDocFromCache(todoRef).catch(() => null)
  // What was ticked since it was drawn counts; a todo that this page has not seen may have been counted before.
  const stored = known?.exists() === true ? parseTodo(todo.id, known.data()) : null
  const { doneDates } = stored ?? todo
  const ticked = on && withTick(stored ?? todo, true, on)
  const dates = ticked ? writtenDates(doneDates, ticked.doneDates) : {}
  const fields = { completed, ...dates }
  const plain = () => updateDoc(todoRef, fields)
  const earns = ticked ? ticked.earns : stored?.xpCounted === false
  const profile = stored && earns ? await knownProfile(db, todo.userId) : null
  if (!profile) return { gain: NO_GAIN, saved: plain() }

  const batch = writeBatch(db)
  batch.update(todoRef, { ...fields, xpCounted: true })
  const newLevel = addXp(batch, db, { uid: todo.userId, profile, gain: XP_PER_TODO, now })
  const saved = batch.commit().catch((thrown: unknown) => {
    // A profile that cannot take the points must not cost the tick. Of one that was taken back since its day is left.
    if (toAppError(thrown).code !== 'data/denied') throw thrown
    return lastTicks.get(todo.id) === change ? plain() : updateDoc(todoRef, { ...dates })
  })
  return { gain: { xp: XP_PER_TODO, newLevel }, saved }
}

/**
 * One more day is added to what the server has: two devices that tick in the same week lose nothing of each other. Of a
 * list that is full, or has more than is kept, the last twelve are written.
 */
function writtenDates(before: readonly LocalDate[], after: readonly LocalDate[]) {
  const added = after.at(-1)
  if (before.join() === after.join()) return {}
  const isOneMore = after.length === before.length + 1 && before.every((date, index) => date === after[index])
  return { doneDates: isOneMore ? arrayUnion(added) : after }
}
