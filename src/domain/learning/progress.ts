import { isDocumentId, readDate, readFields } from '@/domain/base/read-field'
import type { ModuleKey } from './lessons'
import { LEARNING_MODULES, withProgress, type LearningModule } from './modules'

/** How far somebody is with a lesson. */
export interface LessonState {
  /** Its end was seen, or « Lu » was pressed. */
  readonly readAt: Date | null
  /** Its exercise stands in the person's own work. */
  readonly doneAt: Date | null
}

/** What is known of the lessons by their ids: those that nobody began are absent, those of a later version may be there. */
export type Learning = ReadonlyMap<string, LessonState>

export const NOTHING_LEARNT: Learning = new Map()
const UNTOUCHED: LessonState = { readAt: null, doneAt: null }
/** What the rules let a person's map hold. */
const STATES_MAX = 40

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

/** What counting needs of a lesson. */
export interface LessonRow {
  readonly id: string
  readonly module: ModuleKey
}

/** The share of a module's lessons whose exercise left a trace, in whole per cents. */
function moduleProgress(lessons: readonly LessonRow[], learning: Learning, key: ModuleKey): number {
  const own = lessons.filter(({ module }) => module === key)
  const done = own.filter(({ id }) => stateOf(learning, id).doneAt !== null)
  return own.length === 0 ? 0 : Math.floor((done.length * 100) / own.length)
}

/** The three modules with the person's own numbers, where the specification's are samples: who did nothing has begun nothing. */
export function ownModules(lessons: readonly LessonRow[], learning: Learning): readonly LearningModule[] {
  return LEARNING_MODULES.map((module) => {
    const progress = moduleProgress(lessons, learning, module.key)
    return progress === 0 ? { ...module, progress, status: 'pending' } : withProgress(module, progress)
  })
}

/** The lesson to go on with: one that was read and not done, else the first that is not done. null: nobody began, or all is done. */
export function lessonUnderWay<Row extends LessonRow>(
  lessons: readonly Row[],
  learning: Learning,
): Row | null {
  const open = lessons.filter(({ id }) => stateOf(learning, id).doneAt === null)
  if (!lessons.some(({ id }) => learning.has(id))) return null
  return open.find(({ id }) => learning.has(id)) ?? open[0] ?? null
}

export interface LessonCounts {
  readonly done: number
  /** Read, the exercise still to be done. */
  readonly read: number
  /** 0: no lesson was begun. */
  readonly total: number
  /** The title of the lesson to go on with. */
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
