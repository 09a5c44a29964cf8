import * as json from '@/domain/base/json'
import type { Fields } from '@/domain/base/read-field'
import { SERVER_TIME, type ReadDocument, type Write } from '@/domain/base/write'
import { newTodoUndoWrites, newTodoWrites, readNewTodo, type NewTodo } from '@/domain/todos/new-todo'
import { parseLearning, stateOf, type LessonState } from './progress'

interface Author {
  readonly uid: string
  readonly at: Date
}

export function learningPath(uid: string): string {
  return `learning/${uid}`
}

/** Marks a lesson as read or done; no write if that is stored already. */
export function lessonWrites(
  stored: Fields | null,
  lesson: string,
  change: { readonly isRead?: true; readonly isDone?: true },
  { uid, at }: Author,
): readonly Write[] {
  const before = stateOf(parseLearning(stored), lesson)
  const after: LessonState = {
    readAt: before.readAt ?? (change.isRead ? at : null),
    doneAt: before.doneAt ?? (change.isDone ? at : null),
  }
  if (after.readAt === before.readAt && after.doneAt === before.doneAt) return []
  return stateWrites(stored, lesson, after, uid)
}

function stateWrites(
  stored: Fields | null,
  lesson: string,
  after: LessonState,
  uid: string,
): readonly Write[] {
  const lessons = new Map([...parseLearning(stored), [lesson, after]])
  const fields = Object.fromEntries([...lessons].flatMap(([id, state]) => fieldsOf(id, state)))
  return [
    {
      kind: stored ? 'update' : 'set',
      path: learningPath(uid),
      fields: { lessons: fields, updatedAt: SERVER_TIME },
    },
  ]
}

/** Dates are texts: the security rules can measure joined texts only. */
function fieldsOf(id: string, { readAt, doneAt }: LessonState): readonly (readonly [string, Fields])[] {
  if (!readAt && !doneAt) return []
  return [
    [
      id,
      { ...(readAt && { readAt: readAt.toISOString() }), ...(doneAt && { doneAt: doneAt.toISOString() }) },
    ],
  ]
}

export interface TakingTodos {
  readonly lesson: string
  readonly todos: readonly NewTodo[]
}

export const readTakingTodos = json.args<TakingTodos>({ lesson: json.text, todos: json.list(readNewTodo) })

/** Adds an exercise's todos and marks the lesson as done. */
export function takeTodosWrites(
  { lesson, todos }: TakingTodos,
  doc: ReadDocument,
  author: Author,
): readonly Write[] {
  return [
    ...newTodoWrites(todos, doc, author.uid),
    ...lessonWrites(doc(learningPath(author.uid)), lesson, { isDone: true }, author),
  ]
}

export interface TakenTodos extends TakingTodos {
  /** ISO time at which this press marked the lesson as done; null: it was done before. */
  readonly doneAt: string | null
}

export const readTakenTodos = json.args<TakenTodos>({
  lesson: json.text,
  todos: json.list(readNewTodo),
  doneAt: json.orNull(json.time),
})

/** Undo of `takeTodosWrites`: deletes unchanged todos, and the mark of this press. */
export function takenTodosUndoWrites(
  { lesson, todos, doneAt }: TakenTodos,
  doc: ReadDocument,
  { uid }: Author,
): readonly Write[] {
  const stored = doc(learningPath(uid))
  const state = stateOf(parseLearning(stored), lesson)
  const isMarkedHere = doneAt !== null && state.doneAt?.toISOString() === doneAt
  return [
    ...newTodoUndoWrites(todos, doc),
    ...(isMarkedHere ? stateWrites(stored, lesson, { ...state, doneAt: null }, uid) : []),
  ]
}
