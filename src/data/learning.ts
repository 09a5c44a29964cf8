import * as json from '@/domain/base/json'
import { counted } from '@/domain/base/text/french-count'
import {
  learningPath,
  lessonWrites,
  readTakenTodos,
  readTakingTodos,
  takenTodosUndoWrites,
  takeTodosWrites,
  type TakenTodos,
  type TakingTodos,
} from '@/domain/learning/exercise-writes'
import type { Lesson } from '@/domain/learning/lessons'
import { NOTHING_LEARNT, parseLearning, stateOf, type Learning } from '@/domain/learning/progress'
import { todoPath } from '@/domain/todos/new-todo'
import { mutate } from './sync/current'
import { defineMutation } from './sync/mutation'
import { documentQuery, type Query } from './sync/query'
import { joined, loaded, type Reading } from './sync/live'

/** State of each begun lesson; empty: none was begun. */
export function learningQuery(uid: string): Query<Learning> {
  return documentQuery('learning', uid, ({ fields }) => parseLearning(fields), NOTHING_LEARNT)
}

/** The lessons' states with the table of lessons, for screens of other subjects. */
export interface LessonProgress {
  readonly learning: Learning
  /** The table of lessons; empty for a person who began none. */
  readonly lessons: readonly Lesson[]
}

const NO_LESSONS: readonly Lesson[] = []
/** All lessons, loaded when they are asked for. */
export const LESSON_TABLE: Reading<readonly Lesson[]> = loaded(
  'table of lessons',
  async () => (await import('@/domain/learning/lessons')).LESSONS,
)

/** The table is loaded once a lesson was begun. */
export function lessonProgress(uid: string): Reading<LessonProgress> {
  return joined<LessonProgress, LessonProgress>(
    'progress of lessons',
    ({ learning }) => ({
      learning: learningQuery(uid),
      lessons: learning && learning.size > 0 && LESSON_TABLE,
    }),
    ({ learning = NOTHING_LEARNT, lessons = NO_LESSONS }) => ({ learning, lessons }),
  )
}

interface OfLesson {
  readonly lesson: string
}

const readLesson = json.args<OfLesson>({ lesson: json.text })

const learningOf = (_: unknown, uid: string) => [learningPath(uid)]

export const markRead = defineMutation<OfLesson>({
  name: 'learning.read',
  args: readLesson,
  reads: learningOf,
  writes: ({ lesson }, doc, author) =>
    lessonWrites(doc(learningPath(author.uid)), lesson, { isRead: true }, author),
  says: () => 'Leçon lue',
})

/** Records that the exercise was done in the person's own work. */
export const markDone = defineMutation<OfLesson>({
  name: 'learning.done',
  args: readLesson,
  reads: learningOf,
  writes: ({ lesson }, doc, author) =>
    lessonWrites(doc(learningPath(author.uid)), lesson, { isDone: true }, author),
  says: () => 'Exercice fait',
})

const takeTodos = defineMutation<TakingTodos>({
  name: 'learning.takeTodos',
  args: readTakingTodos,
  reads: ({ todos }, uid) => [learningPath(uid), ...todos.map(({ id }) => todoPath(id))],
  writes: takeTodosWrites,
  says: ({ todos }) => `Exercice\u00a0: ${counted(todos.length, 'tâche')}`,
  text: ({ todos }) => todos.map(({ text }) => text).join('\n'),
})

const takeTodosBack = defineMutation<TakenTodos>({
  name: 'learning.takeTodosBack',
  args: readTakenTodos,
  reads: ({ todos }, uid) => [learningPath(uid), ...todos.map(({ id }) => todoPath(id))],
  writes: takenTodosUndoWrites,
  says: ({ todos }) => `Exercice annulé\u00a0: ${counted(todos.length, 'tâche')}`,
})

interface AddedTodos {
  /** Number of todos; those that were there already are not counted. */
  readonly added: number
  readonly undo: () => void
}

/** Adds an exercise's todos and marks the lesson as done. Resolves with what it added; null: all of it was there already. */
export async function addExerciseTodos(uid: string, args: TakingTodos): Promise<AddedTodos | null> {
  const { before, after } = await mutate(takeTodos, args)
  const doneIn = (documents: typeof before) =>
    stateOf(parseLearning(documents.get(learningPath(uid))), args.lesson).doneAt
  const todos = args.todos.filter(({ id }) => !before.get(todoPath(id)))
  const doneAt = doneIn(before) ? null : (doneIn(after)?.toISOString() ?? null)
  if (todos.length === 0 && doneAt === null) return null
  return {
    added: todos.length,
    undo: () => void mutate(takeTodosBack, { lesson: args.lesson, todos, doneAt }),
  }
}
