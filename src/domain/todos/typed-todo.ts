import { WEEKDAYS, type Weekday } from '@/domain/base/time/weekday'
import { foldText } from '@/domain/base/text/fold-text'
import { pastedLine } from '@/domain/base/text/pasted'

export interface TypedTodo {
  readonly text: string
  /** The day in the typed text, « mardi » or « demain »; null: none. */
  readonly day: Weekday | null
}

/** The words before a day, or after it, that make it a part of the sentence: « la réunion du lundi », « mardi et jeudi ». */
const BINDS =
  /^(?:du|de|des|chaque|un|et|ou|puis|avant|après|dès|depuis|jusqu['’]à|jusqu['’]au|entre|sauf|vers|au)$/i

/** « appeler Paul mardi », « demain : appeler Paul ». A day in the middle is a part of the sentence and remains. */
export function readTodo(typed: string, today: Weekday): TypedTodo {
  const text = pastedLine(typed).replace(/^\+\s*/, '')
  const words = text.split(/\s+/)
  const last = dayOf(words.at(-1), today)
  if (last && words.length > 1 && !BINDS.test(words.at(-2) ?? '')) {
    // « pour mardi », « à demain »: the preposition is removed with its day.
    const end = words.length > 2 && /^(pour|à|a|le|ce)$/i.test(words.at(-2) ?? '') ? -2 : -1
    return {
      text: words
        .slice(0, end)
        .join(' ')
        .replace(/[,:\s]+$/, ''),
      day: last,
    }
  }
  const first = dayOf(words[0], today)
  if (first && words.length > 1 && !/^(?:et|ou|puis)$/i.test(words[1] ?? '')) {
    const rest = words
      .slice(1)
      .join(' ')
      .replace(/^[,:]\s*/, '')
    if (rest !== '') return { text: rest, day: first }
  }
  return { text, day: null }
}

function dayOf(word: string | undefined, today: Weekday): Weekday | null {
  const plain = foldText(word ?? '').trim()
  if (plain === 'demain') return following(today, 1)
  return WEEKDAYS.find((day) => day === plain) ?? null
}

export function daysFrom(today: Weekday): Weekday[] {
  return WEEKDAYS.map((_, index) => following(today, index))
}

function following(day: Weekday, count: number): Weekday {
  return WEEKDAYS[(WEEKDAYS.indexOf(day) + count) % WEEKDAYS.length] ?? day
}

/** « aujourd'hui », « demain », « mardi » */
export function dayWord(day: Weekday, today: Weekday): string {
  if (day === today) return "aujourd'hui"
  return day === following(today, 1) ? 'demain' : day
}
