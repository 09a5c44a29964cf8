import { isDocumentId, readDate, readFields } from '@/domain/base/read-field'
import type { ModuleKey } from './lessons'
import { LEARNING_MODULES, withProgress, type LearningModule } from './modules'

export interface LessonState {
  /** Time when the lesson's end was seen, or « Lu » was pressed. */
  readonly readAt: Date | null
  /** Time when the exercise's result was in the person's documents. */
  readonly doneAt: Date | null
}

/** State by lesson id. Lessons not begun are absent; lessons of a later version may be present. */
export type Learning = ReadonlyMap<string, LessonState>

export const NOTHING_LEARNT: Learning = new Map()
const UNTOUCHED: LessonState = { readAt: null, doneAt: null }
/** Limit of the security rules. */
const STATES_MAX = 24

export function parseLearning(data: unknown): Learning {
  const lessons = readFields(readFields(data)?.['lessons']) ?? {}
  const known = Object.entries(lessons).flatMap(([id, value]) => {
    const fields = readFields(value)
    const state = { readAt: readDate(fields?.['readAt']), doneAt: readDate(fields?.['doneAt']) }
    return isDocumentId(id) && (state.readAt || state.doneAt) ? [[id, state] as const] : []
  })
  return new Map(known.slice(0, STATES_MAX))
}

export function stateOf(learning: Learning, id: string): LessonState {
  return learning.get(id) ?? UNTOUCHED
}

export interface LessonRow {
  readonly id: string
  readonly module: ModuleKey
}

function moduleProgress(lessons: readonly LessonRow[], learning: Learning, key: ModuleKey): number {
  const own = lessons.filter(({ module }) => module === key)
  const done = own.filter(({ id }) => stateOf(learning, id).doneAt !== null)
  return own.length === 0 ? 0 : Math.floor((done.length * 100) / own.length)
}

/** The three modules with the person's own progress instead of the specification's samples; 0 % is `pending`. */
export function ownModules(lessons: readonly LessonRow[], learning: Learning): readonly LearningModule[] {
  return LEARNING_MODULES.map((module) => {
    const progress = moduleProgress(lessons, learning, module.key)
    return progress === 0 ? { ...module, progress, status: 'pending' } : withProgress(module, progress)
  })
}

/** The next lesson: the first one begun and not done, else the first one not done. Null: none begun, or all done. */
export function lessonUnderWay<Row extends LessonRow>(
  lessons: readonly Row[],
  learning: Learning,
): Row | null {
  const open = lessons.filter(({ id }) => stateOf(learning, id).doneAt === null)
  if (!lessons.some(({ id }) => learning.has(id))) return null
  return open.find(({ id }) => learning.has(id)) ?? open[0] ?? null
}

/** Label of the way to the next lesson, or to all of them where there is none. */
export function nextLessonLabel(lessons: readonly LessonRow[], learning: Learning): string {
  if (lessonUnderWay(lessons, learning)) return 'Leçon suivante'
  const isBegun = lessons.some(({ id }) => learning.has(id))
  return isBegun ? 'Toutes les leçons sont faites' : 'Commencer les leçons'
}

export interface LessonCounts {
  readonly done: number
  readonly read: number
  /** 0 if no lesson was begun. */
  readonly total: number
  readonly underWay: string | null
}

export function lessonCounts(
  lessons: readonly (LessonRow & { readonly title: string })[],
  learning: Learning,
): LessonCounts {
  const states = lessons.map(({ id }) => stateOf(learning, id))
  const done = states.filter(({ doneAt }) => doneAt !== null).length
  const read = states.filter(({ readAt, doneAt }) => readAt !== null && doneAt === null).length
  return { done, read, total: lessons.length, underWay: lessonUnderWay(lessons, learning)?.title ?? null }
}
