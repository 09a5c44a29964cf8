import { isDocumentId, readFields, readList, readText, type Fields } from '@/domain/base/read-field'
import { parseWeekday } from '@/domain/base/time/weekday'
import { CRITERIA, type Verdicts } from '@/domain/research/candidate'
import { LESSON_KEYS, type LessonFigures, type MadeCandidate } from './candidates-exercise'
import type { MadeItem } from './items-exercise'
import type { MadeTodo } from './todos-exercise'
import { readTyped, type Typed } from './typed'

/** What an exercise left in the person's work, kept on the device for its undo. */
export type Made = MadeWork & {
  /** What the undo gives back to the fields. */
  readonly typed: Typed
  /** The lesson was done before: its undo leaves that. */
  readonly wasDone: boolean
}

export type MadeWork =
  /** It stood there before: nothing was written, and nothing is taken back. */
  | { readonly kind: 'there' }
  | {
      readonly kind: 'items'
      readonly project: string
      /** The project was made with them. */
      readonly isNew: boolean
      readonly items: readonly MadeItem[]
    }
  | { readonly kind: 'todos'; readonly todos: readonly MadeTodo[] }
  | { readonly kind: 'candidates'; readonly candidates: readonly MadeCandidate[] }

/** By the place of the exercise in its lesson; null: not done on this device. */
export type MadeOfLesson = readonly (Made | null)[]

/** As the device kept it. */
export function parseMade(text: string | null): MadeOfLesson {
  if (text === null) return []
  try {
    return readList(JSON.parse(text)).map((value) => {
      const [work, fields] = [parseOne(value), readFields(value)]
      return work && { ...work, typed: readTyped(fields?.['typed']), wasDone: fields?.['wasDone'] === true }
    })
  } catch {
    return []
  }
}

export function withMade(before: MadeOfLesson, at: number, made: Made | null): MadeOfLesson {
  const length = Math.max(before.length, at + 1)
  return Array.from({ length }, (_, place) => (place === at ? made : (before[place] ?? null)))
}

/** Whether each exercise of a lesson left its trace. */
export function isAllMade(made: MadeOfLesson, exercises: number): boolean {
  return Array.from({ length: exercises }, (_, at) => made[at] ?? null).every((each) => each !== null)
}

function parseOne(value: unknown): MadeWork | null {
  const fields = readFields(value)
  switch (fields?.['kind']) {
    case 'there':
      return { kind: 'there' }
    case 'items': {
      const project = readText(fields['project'])
      const items = readList(fields['items']).flatMap((each) => parseItem(readFields(each)) ?? [])
      return isDocumentId(project) ? { kind: 'items', project, isNew: fields['isNew'] === true, items } : null
    }
    case 'todos':
      return {
        kind: 'todos',
        todos: readList(fields['todos']).flatMap((each) => parseTodo(readFields(each)) ?? []),
      }
    case 'candidates':
      return {
        kind: 'candidates',
        candidates: readList(fields['candidates']).flatMap((each) => parseCandidate(readFields(each)) ?? []),
      }
    default:
      return null
  }
}

function parseItem(fields: Fields | null): MadeItem | null {
  const text = readText(fields?.['text'])
  const replaced = fields?.['replaced']
  if (text === '') return null
  return {
    element: readText(fields?.['element']),
    text,
    replaced: typeof replaced === 'string' ? replaced : null,
  }
}

function parseTodo(fields: Fields | null): MadeTodo | null {
  const id = readText(fields?.['id'])
  const dayOfWeek = parseWeekday(fields?.['dayOfWeek'])
  return isDocumentId(id) && dayOfWeek ? { id, text: readText(fields?.['text']), dayOfWeek } : null
}

function parseCandidate(fields: Fields | null): MadeCandidate | null {
  const at = readText(fields?.['at'])
  const before = readFields(fields?.['before'])
  if (!fields || !before || at === '') return null
  const note = fields['note']
  return {
    at,
    verdicts: readVerdicts(fields['verdicts']),
    figures: readFigures(fields['figures']),
    note: typeof note === 'string' ? note : null,
    before: { verdicts: readVerdicts(before['verdicts']), figures: readFigures(before['figures']) },
  }
}

function readVerdicts(value: unknown): Partial<Verdicts> {
  const fields = readFields(value) ?? {}
  const known = CRITERIA.flatMap(({ key }) => {
    const verdict = fields[key]
    return typeof verdict === 'boolean' || verdict === null ? [[key, verdict] as const] : []
  })
  return Object.fromEntries(known)
}

function readFigures(value: unknown): Partial<LessonFigures> {
  const fields = readFields(value) ?? {}
  const known = LESSON_KEYS.flatMap((key) => {
    const cents = fields[key]
    return Number.isSafeInteger(cents) || cents === null ? [[key, cents as number | null] as const] : []
  })
  return Object.fromEntries(known)
}
