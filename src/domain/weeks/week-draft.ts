import { textKey } from '@/domain/base/text/fold-text'
import { isBlank, visibleText } from '@/domain/base/text/visible-text'
import { pastedLine } from '@/domain/base/text/pasted'
import { startOf } from '@/domain/base/text/cut-text'
import { addDays, parseLocalDate, type LocalDate } from '@/domain/base/time/local-date'
import { parseJson, readFields, readInteger, readList, readText } from '@/domain/base/read-field'
import { PRIORITIES, PRIORITY_MAX, WEEK_IF_THEN_MAX, WEEK_TEXT_MAX } from '@/domain/base/text/text-limits'
import { isSameReview, NO_TEXTS, type ReviewTexts } from './review'
import { parseMonday, WEEK_COUNT_MAX } from './week'

export const REVIEW_CARDS = 4

export interface DraftPriority {
  readonly text: string
  /** Of its todo. */
  readonly date: LocalDate
  /** Id of the priority's todo, created once, so that closing again adds no second todo. */
  readonly todoId: string
}

export interface WeekDraft {
  readonly monday: LocalDate
  /** The last shown card, 1 to `REVIEW_CARDS`. */
  readonly card: number
  readonly went: string
  readonly blocked: string
  readonly ifThen: string
  /** Always `PRIORITIES` entries, blank ones included. */
  readonly priorities: readonly DraftPriority[]
  /** Stored texts when the review was begun; null: the week was open. */
  readonly base: ReviewTexts | null
  /** Number of open todos when the review was begun, because its second card reduces them. null: not counted. */
  readonly left: number | null
}

/** `ids`: one per priority; `dates`: `priorityDates`. */
export function newDraft(
  monday: LocalDate,
  ids: readonly string[],
  dates: readonly LocalDate[],
  closed: ReviewTexts | null = null,
  left: number | null = null,
): WeekDraft {
  const slots = Array.from({ length: PRIORITIES }, (_, index) => index)
  return {
    monday,
    card: 1,
    went: closed?.went ?? '',
    blocked: closed?.blocked ?? '',
    ifThen: closed?.ifThen ?? '',
    priorities: slots.map((index) => ({
      text: closed?.priorities[index] ?? '',
      // Leaves a day between two priorities where possible.
      date: dates[Math.min(index * 2, dates.length - 1)] ?? addDays(monday, 7),
      todoId: ids[index] ?? '',
    })),
    base: closed && textsOf(closed),
    left,
  }
}

function textsOf({ went, blocked, ifThen, priorities }: ReviewTexts): ReviewTexts {
  return { went, blocked, ifThen, priorities }
}

/** The texts in their stored form. */
export function writtenTexts({ went, blocked, ifThen, priorities }: WeekDraft): ReviewTexts {
  return {
    went: visibleText(went),
    blocked: visibleText(blocked),
    ifThen: visibleText(ifThen),
    priorities: written(priorities).map(({ text }) => text),
  }
}

export function isWritten(draft: WeekDraft): boolean {
  return !isSameReview(writtenTexts(draft), draft.base ?? NO_TEXTS)
}

/** Todos that the closing creates; a correction creates none for an existing priority. */
export function todosToMake(
  { priorities }: Pick<WeekDraft, 'priorities'>,
  closed: Pick<ReviewTexts, 'priorities'> | null,
): readonly DraftPriority[] {
  const known = new Set(closed?.priorities.map(textKey))
  return written(priorities).filter(({ text }) => !known.has(textKey(text)) && known.add(textKey(text)))
}

function written(priorities: readonly DraftPriority[]): readonly DraftPriority[] {
  return priorities.flatMap((priority) => {
    const text = startOf(pastedLine(priority.text).replace(/\s+/g, ' '), PRIORITY_MAX)
    return isBlank(text) ? [] : [{ ...priority, text }]
  })
}

/** `none`: no draft. If the week was closed on another device, closing it here joins the texts. */
export function reviewState(
  draft: WeekDraft | null,
  stored: ReviewTexts | null,
): 'none' | 'new' | 'correction' {
  if (!draft) return 'none'
  const isBegun =
    draft.base !== null || (isWritten(draft) && !(stored && isSameReview(writtenTexts(draft), stored)))
  if (stored && !isBegun) return 'none'
  return stored ? 'correction' : 'new'
}

/** Parses the device's draft; null: unreadable. */
export function parseWeekDraft(text: string): WeekDraft | null {
  const fields = readFields(parseJson(text))
  const base = readFields(fields?.['base'])
  const monday = parseMonday(fields?.['monday'])
  if (!fields || !monday) return null
  const priorities = readList(fields['priorities'])
    .slice(0, PRIORITIES)
    .map((each) => readPriority(each, monday))
  if (priorities.length < PRIORITIES || priorities.some(({ todoId }) => todoId === '')) return null
  return {
    monday,
    card: readInteger(fields['card'], 1, REVIEW_CARDS, 1),
    went: startOf(readText(fields['went']), WEEK_TEXT_MAX),
    blocked: startOf(readText(fields['blocked']), WEEK_TEXT_MAX),
    ifThen: startOf(readText(fields['ifThen']), WEEK_IF_THEN_MAX),
    priorities,
    base: base && {
      went: readText(base['went']),
      blocked: readText(base['blocked']),
      ifThen: readText(base['ifThen']),
      priorities: readList(base['priorities']).map((priority) => readText(priority)),
    },
    left: readCount(fields['left']),
  }
}

function readCount(value: unknown): number | null {
  const count = readInteger(value, 0, WEEK_COUNT_MAX, -1)
  return count === -1 ? null : count
}

function readPriority(value: unknown, monday: LocalDate): DraftPriority {
  const fields = readFields(value)
  return {
    text: startOf(readText(fields?.['text']), PRIORITY_MAX),
    date: parseLocalDate(fields?.['date']) ?? addDays(monday, 7),
    todoId: readText(fields?.['todoId']),
  }
}
