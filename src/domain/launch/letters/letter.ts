import { frenchDate } from '@/domain/base/time/french-date'
import { dateAt, parseLocalDate, type LocalDate } from '@/domain/base/time/local-date'
import { visibleText } from '@/domain/base/text/visible-text'
import { deadlineOf } from '@/domain/base/time/deadline'
import { refundFault } from '../fact-faults'
import { readRefund } from '../typed-amounts'
import { LETTER_FIELDS, type LetterField } from './letter-facts'
import { LETTER_ROWS, type Letter, type LetterEvent, type LetterId } from './letter-rows'

export type LetterTexts = Partial<Readonly<Record<LetterField, string>>>
export type LetterDays = Partial<Readonly<Record<LetterEvent, string>>>

export interface FilledLetter {
  readonly subject: string
  readonly body: string
  /** Null: the date does not exist. */
  readonly deadline: LocalDate | null
  /** Meaning of the deadline, before its date. */
  readonly deadlineWords: string
  /** Labels of the fields that are still open; the text has « … » there. */
  readonly missing: readonly string[]
}

const OPEN = '…'
const wholeDate = frenchDate({ weekday: true, day: true, month: 'long', year: true })

export function letterOf(id: LetterId): Letter {
  const found = (LETTER_ROWS as readonly Letter[]).find((letter) => letter.id === id)
  if (!found) throw new Error(`No letter: ${id}`)
  return found
}

/** « vendredi 27 novembre 2026 » */
export function writtenDate(date: LocalDate): string {
  return wholeDate(dateAt(date))
}

export interface LetterInput {
  readonly texts: LetterTexts
  /** Typed dates. */
  readonly days: LetterDays
  readonly today: LocalDate
  /** The shop announces a delay of delivery: the term of who announced none is not this seller's. */
  readonly isDelayAnnounced?: boolean
}

/** A typed text is put in as it is, but for an amount, which is put in as it is read: braces in it stay text. */
export function filledLetter(id: LetterId, input: LetterInput): FilledLetter {
  const letter = letterOf(id)
  const { texts, days, today } = input
  const start = parseLocalDate(days[letter.from.key])
  const { deadline, words, open } = dueOf(letter, input)
  const isLate = deadline !== null && deadline < today
  const missing = letter.fields.filter((field) => printed(field, texts) === '')
  const values: Readonly<Record<string, string>> = {
    ...Object.fromEntries(letter.fields.map((field) => [field, printed(field, texts) || OPEN])),
    from: start ? writtenDate(start) : OPEN,
    deadline: deadline ? writtenDate(deadline) : OPEN,
  }
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
      const value = values[name] ?? OPEN
      return stop === '' ? value : ended(value)
    })
  return {
    subject: filled(letter.subject).replace(/[\r\n]+/g, ' '),
    body: letter.body
      .map((line) => filled(typeof line === 'string' ? line : isLate ? line.late : line.inTime))
      .join('\n\n'),
    deadline,
    deadlineWords: words,
    missing: [
      ...(start ? [] : [letter.from.label]),
      ...(open === null ? [] : [open]),
      ...missing.map((field) => LETTER_FIELDS[field]),
    ],
  }
}

/** '': not typed, or refused. */
function printed(field: LetterField, texts: LetterTexts): string {
  const typed = texts[field] ?? ''
  if (field !== 'amount') return visibleText(typed)
  const read = readRefund(typed)
  return read && 'text' in read ? read.text : ''
}

/** Why a typed text is not in the letter; null: it is, or nothing is typed. */
export function letterFault(field: LetterField, typed: string): string | null {
  return field === 'amount' ? refundFault(typed) : null
}

interface Due {
  readonly deadline: LocalDate | null
  readonly words: string
  /** Label of the announced day, while it is asked for. */
  readonly open: string | null
}

function dueOf({ from, rule, deadline, announced }: Letter, { days, isDelayAnnounced }: LetterInput): Due {
  const typed = announced ? (days[announced.key] ?? '') : ''
  if (!announced || (typed === '' && isDelayAnnounced !== true))
    return { deadline: deadlineOf(rule, days[from.key] ?? ''), words: deadline, open: null }
  const day = parseLocalDate(typed)
  return { deadline: day, words: announced.deadline, open: day ? null : announced.label }
}

/** A typed text before our full stop: one mark ends the sentence. */
function ended(value: string): string {
  const text = value.replace(/[.\s]+$/, '')
  return /[!?…]$/.test(text) ? text : `${text}.`
}

/** Subject and text, for a mail program that does not open from a link. */
export function letterText({ subject, body }: Pick<FilledLetter, 'subject' | 'body'>): string {
  return `Objet\u00a0: ${subject}\n\n${body}`
}

/** Opens the mail program. A longer link is cut by some programs: null, the text is copied instead. */
export function mailLink({ subject, body }: Pick<FilledLetter, 'subject' | 'body'>): string | null {
  const link = `mailto:?subject=${encoded(subject)}&body=${encoded(body.replaceAll('\n', '\r\n'))}`
  return link.length <= MAIL_LINK_MAX ? link : null
}

const MAIL_LINK_MAX = 2_000

/** Half of a surrogate pair cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
}
