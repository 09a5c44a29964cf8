import * as json from '@/domain/base/json'
import type { Fields } from '@/domain/base/read-field'
import { SERVER_TIME, type ReadDocument, type Write } from '@/domain/base/write'
import { newTodoWrites, readNewTodo, type NewTodo } from '@/domain/todos/new-todo'
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
