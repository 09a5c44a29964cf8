import { startOf } from '@/domain/base/cut-text'
import type { DeliveryState } from '@/domain/base/delivery-state'
import type { LocalDate } from '@/domain/base/local-date'
import { readFields, readInteger, readList, readOneOf, readText } from '@/domain/base/read-field'
import { PRIORITIES, PRIORITY_MAX, WEEK_IF_THEN_MAX, WEEK_TEXT_MAX } from '@/domain/base/text-limits'
import { parseWeekday, type Weekday } from '@/domain/base/weekday'
import { parseMonday, type Week } from './week'

export const REVIEW_CARDS = 4

export interface DraftPriority {
  readonly text: string
  /** On which its todo stands. */
  readonly day: Weekday
  /** Of the todo that it becomes, made once: closing again adds nothing twice. */
  readonly todoId: string
}

/** A review that the server does not have yet: being written, on its way, or refused. */
export interface WeekDraft {
  readonly monday: LocalDate
  /** The card that was looked at last, 1 to `REVIEW_CARDS`. */
  readonly card: number
  readonly went: string
  readonly blocked: string
  readonly ifThen: string
  /** Always `PRIORITIES`, blank ones too. */
  readonly priorities: readonly DraftPriority[]
  readonly state: Exclude<DeliveryState, 'queued'>
  /** Of the closing that it corrects; '': the week was open when it was begun. */
  readonly base: string
  /** Of its own closing, once it was sent. */
  readonly version: string
}

/** `ids`: one for each priority; `days`: on which they may stand. */
export function newDraft(
  monday: LocalDate,
  ids: readonly string[],
  days: readonly Weekday[],
  closed: Week | null = null,
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
      // With a day between them, as far as there is one.
      day: days[Math.min(index * 2, days.length - 1)] ?? 'lundi',
      todoId: ids[index] ?? '',
    })),
    state: 'open',
    base: closed?.version ?? '',
    version: '',
  }
}

/**
 * What became of a review that is on its way, when something was written in it since: another one, which corrects that
 * closing once the server has it. A card that was turned changes nothing. `ids`: one for each priority.
 */
export function writtenSince(sent: WeekDraft, after: WeekDraft, ids: readonly string[]): WeekDraft {
  if (JSON.stringify({ ...after, card: sent.card }) === JSON.stringify(sent)) return after
  const priorities = after.priorities.map((priority, index) => ({
    ...priority,
    todoId: ids[index] ?? priority.todoId,
  }))
  return { ...after, priorities, state: 'open', base: sent.version, version: '' }
}

/** Whether the two have the same texts, blanks at their ends included. */
export function saysTheSame(some: WeekDraft, other: WeekDraft): boolean {
  const textsOf = ({ went, blocked, ifThen, priorities }: WeekDraft) =>
    JSON.stringify([went, blocked, ifThen, priorities.map(({ text }) => text)])
  return textsOf(some) === textsOf(other)
}

/** Whether somebody has written something that stands nowhere else. */
export function isWritten({ went, blocked, ifThen, priorities }: WeekDraft, closed: Week | null): boolean {
  const texts = (review: Pick<Week, 'went' | 'blocked' | 'ifThen' | 'priorities'>) =>
    [review.went, review.blocked, review.ifThen, ...review.priorities].map((text) => text.trim())
  const typed = texts({ went, blocked, ifThen, priorities: priorityTexts(priorities) })
  const stored = closed ? texts(closed) : []
  return typed.join('\n') !== stored.join('\n') && typed.some((text) => text !== '')
}

/** Those that say something, as they are stored: on one line. */
export function priorityTexts(priorities: readonly DraftPriority[]): readonly string[] {
  return written(priorities).map(({ text }) => text)
}

/** The todos that closing it makes: a correction adds none for what was a priority before. */
export function todosToMake(
  { priorities }: Pick<WeekDraft, 'priorities'>,
  closed: Pick<Week, 'priorities'> | null,
): readonly DraftPriority[] {
  const known = new Set(closed?.priorities.map(lowered))
  return written(priorities).filter(({ text }) => !known.has(lowered(text)) && known.add(lowered(text)))
}

function written(priorities: readonly DraftPriority[]): readonly DraftPriority[] {
  return priorities.flatMap((priority) => {
    const text = startOf(onOneLine(priority.text), PRIORITY_MAX)
    return text === '' ? [] : [{ ...priority, text }]
  })
}

function onOneLine(text: string): string {
  // eslint-disable-next-line no-control-regex -- as in a todo, which each of them becomes
  return text.replace(/[\s\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g, ' ').trim()
}

function lowered(text: string): string {
  return onOneLine(text).toLocaleLowerCase('fr')
}

/**
 * How it stands to the week as the server has it. `other`: somewhere else the week was closed, or corrected, since this was
 * begun; nobody's text may replace the other's without a word.
 */
export function draftAgainst(
  draft: WeekDraft,
  stored: Week | null,
): 'new' | 'correction' | 'saved' | 'other' {
  if (!stored) return 'new'
  if (draft.version !== '' && stored.version === draft.version) return 'saved'
  return draft.base !== '' && stored.version === draft.base ? 'correction' : 'other'
}

/** The same of what somebody meant to write; `none`: a card was turned, and nothing begun. */
export function standingOf(
  draft: WeekDraft | null,
  stored: Week | null,
): ReturnType<typeof draftAgainst> | 'none' {
  const isMeant =
    draft !== null &&
    (draft.state !== 'open' || stored === null || isWritten(draft, stored) || draft.base === stored.version)
  return isMeant ? draftAgainst(draft, stored) : 'none'
}

/** As the device has it; null: it cannot be read. */
export function parseWeekDraft(text: string): WeekDraft | null {
  const fields = readFields(JSON.parse(text))
  const monday = parseMonday(fields?.['monday'])
  if (!fields || !monday) return null
  const priorities = readList(fields['priorities']).slice(0, PRIORITIES).map(readPriority)
  if (priorities.length < PRIORITIES || priorities.some(({ todoId }) => todoId === '')) return null
  return {
    monday,
    card: readInteger(fields['card'], 1, REVIEW_CARDS, 1),
    went: startOf(readText(fields['went']), WEEK_TEXT_MAX),
    blocked: startOf(readText(fields['blocked']), WEEK_TEXT_MAX),
    ifThen: startOf(readText(fields['ifThen']), WEEK_IF_THEN_MAX),
    priorities,
    state: readOneOf(fields['state'], ['open', 'sent', 'refused'], 'open'),
    base: readText(fields['base']),
    version: readText(fields['version']),
  }
}

function readPriority(value: unknown): DraftPriority {
  const fields = readFields(value)
  return {
    text: startOf(readText(fields?.['text']), PRIORITY_MAX),
    day: parseWeekday(fields?.['day']) ?? 'lundi',
    todoId: readText(fields?.['todoId']),
  }
}
