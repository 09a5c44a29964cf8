import { startOf } from '@/domain/base/text/cut-text'
import { mondayOf, parseLocalDate, type LocalDate } from '@/domain/base/time/local-date'
import { readDate, readFields, readInteger, readList, readText } from '@/domain/base/read-field'
import {
  PRIORITIES,
  PRIORITY_MAX,
  TODO_MAX,
  WEEK_DONE_MAX,
  WEEK_IF_THEN_MAX,
  WEEK_TEXT_MAX,
} from '@/domain/base/text/text-limits'
import { isBlank } from '@/domain/base/text/visible-text'
import type { ReviewTexts } from './review'

/** Counts at the closing of a week. Unknown ones are absent. */
export interface WeekStats {
  readonly done?: number
  /** Todos due and not done, repeating ones too. Not countable later: a repeating todo stores only its last twelve done dates. */
  readonly left?: number
  /** Days with a done todo or a new candidate. */
  readonly days?: number
  /** Links added in the week, and how many of them had a verdict. */
  readonly found?: number
  readonly judged?: number
  readonly lessons?: number
  /** XP at the closing; the gain of a week is the difference of two closings. */
  readonly xp?: number
  /** Filled items by project id at the closing; the gain is a difference too. */
  readonly projects?: Readonly<Record<string, number>>
}

/** A closed week; its priorities are for the next week. The id makes the reviews of two devices one document. */
export interface Week extends ReviewTexts {
  readonly id: string
  readonly userId: string
  readonly monday: LocalDate
  readonly stats: WeekStats
  /** Texts of the done todos at the closing. */
  readonly done: readonly string[]
  /** Null: unreadable. */
  readonly closedAt: Date | null
}

const WEEK_COUNTS = ['done', 'left', 'days', 'found', 'judged', 'lessons'] as const
export const WEEK_COUNT_MAX = 10_000
export const WEEK_XP_MAX = 10_000_000
export const WEEK_PROJECTS_MAX = 10
/** The most products that are read for the count of the found ones. */
export const WEEK_FOUND_MAX = 40

export function weekId(uid: string, monday: LocalDate): string {
  return `${uid}_${monday}`
}

/** null: not a Monday. */
export function parseMonday(value: unknown): LocalDate | null {
  const date = parseLocalDate(value)
  return date && mondayOf(date) === date ? date : null
}

export function parseWeek(id: string, data: unknown): Week | null {
  const fields = readFields(data)
  const monday = parseMonday(fields?.['monday'])
  const userId = readText(fields?.['userId'])
  if (!fields || !monday || userId === '') return null
  return {
    id,
    userId,
    monday,
    priorities: textsOf(fields['priorities'], PRIORITIES, PRIORITY_MAX),
    went: startOf(readText(fields['went']), WEEK_TEXT_MAX),
    blocked: startOf(readText(fields['blocked']), WEEK_TEXT_MAX),
    ifThen: startOf(readText(fields['ifThen']), WEEK_IF_THEN_MAX),
    stats: parseStats(fields['stats']),
    done: textsOf(fields['done'], WEEK_DONE_MAX, TODO_MAX),
    closedAt: readDate(fields['closedAt']),
  }
}

function textsOf(value: unknown, count: number, max: number): readonly string[] {
  return readList(value)
    .map((text) => startOf(readText(text), max))
    .filter((text) => !isBlank(text))
    .slice(0, count)
}

function parseStats(value: unknown): WeekStats {
  const fields = readFields(value)
  const projects = readFields(fields?.['projects'])
  const counts = ([...WEEK_COUNTS, 'xp'] as const).flatMap((name) => {
    const found = readInteger(fields?.[name], 0, name === 'xp' ? WEEK_XP_MAX : WEEK_COUNT_MAX, -1)
    return found === -1 ? [] : [[name, found] as const]
  })
  return { ...Object.fromEntries(counts), ...(projects && { projects: parseProjects(projects) }) }
}

function parseProjects(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, number>> {
  const entries = Object.entries(fields).slice(0, WEEK_PROJECTS_MAX)
  const known = entries.map(([id, filled]) => [id, readInteger(filled, 0, WEEK_COUNT_MAX, -1)] as const)
  return Object.fromEntries(known.filter(([, filled]) => filled !== -1))
}
