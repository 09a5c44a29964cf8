import { late } from '@/domain/base/late'
import { capital } from '@/domain/base/text/french-count'
import {
  addDays,
  daysBetween,
  mondayOf,
  parseLocalDate,
  weekdayOfDate,
  type LocalDate,
} from '@/domain/base/time/local-date'
import { WEEKDAYS, type Weekday } from '@/domain/base/time/weekday'

/** A step of an answer, short enough for a task. */
export interface AdviceStep {
  readonly text: string
  /** Weekday that was removed from the text; null: the text names none, or one that no list of the next seven days has. */
  readonly day: Weekday | null
  /** The text names a day that is over or after the next seven days; it stays in the text. */
  readonly isElsewhere?: true
}

/** Local dates. `said`: of the answer, from which « demain » is counted. */
export interface Days {
  readonly said: LocalDate
  readonly today: LocalDate
}

const MONTHS = [
  ['janvier', 'janv'],
  ['février', 'fév'],
  ['mars'],
  ['avril', 'avr'],
  ['mai'],
  ['juin'],
  ['juillet', 'juil'],
  ['août'],
  ['septembre', 'sept'],
  ['octobre', 'oct'],
  ['novembre', 'nov'],
  ['décembre', 'déc'],
] as const

const DAY = WEEKDAYS.join('|')
const MONTH = String.raw`(?:${MONTHS.flat().join('|')})\.?`
const DATE = String.raw`\d{1,2}(?:er)?(?:\s${MONTH}(?:\s\d{4})?|\/\d{1,2}(?:\/\d{4})?)`
/** « 2/5 : » is a step of five: a date in figures alone has « le » before it. */
const WORDED = String.raw`\d{1,2}(?:er)?\s${MONTH}(?:\s\d{4})?`
const NEAR = String.raw`aujourd['’]hui|après-demain|demain`
const WHEN = String.raw`(?:dès\s|pour\s)?(?:(?:ce\s)?(?<day>${DAY})(?:,?\s(?:le\s)?(?<date>${DATE}|\d{1,2}(?:er)?(?!\d|\s?(?:h|min|%|€)))|\s(?<next>prochain))?|(?<near>${NEAR})|(?<this>cet?)(?=\s(?:matin|midi|soir|après-midi))|(?:le\s)?(?<worded>${WORDED})|le\s(?<plain>${DATE})|(?<week>la\ssemaine\sprochaine))`
const HOUR = String.raw`\d{1,2}\s?h(?:\s?\d{2})?`
/** « soir », « à 18 h », « en fin de journée », « (30 min) »; it stays in the text. */
const MOMENT = String.raw`,?\s(?:(?:au|en|à|vers|dès|avant|après|de|dans la|pendant le)\s)*(?:matinée|matin|midi|soirée|soir|après-midi|fin de journée|déjeuner|${HOUR}(?:\s?[-–à]\s?${HOUR})?|\([^()]{1,30}\))`
/** Does not match before another day: « Lundi et jeudi : », « Lundi - mercredi : », « Lundi, mardi : » are about several. */
const SEPARATOR = String.raw`\s*[:,–—-](?!\s*(?:${DAY}|${NEAR}|${DATE}))\s*`

const LEADING = late(
  () => new RegExp(String.raw`^\(?${WHEN}\)?(?<moment>(?:${MOMENT}){0,2})(?<end>${SEPARATOR})(?=\S)`, 'iu'),
)
const ALONE = late(() => new RegExp(String.raw`^\(?${WHEN}\)?(?:${MOMENT}){0,2}\s*:?$`, 'iu'))

/** True for « Mardi soir », « Demain » and « Lundi 30 novembre : », without anything to do. */
export function isDayAlone(text: string): boolean {
  return ALONE().test(text)
}

/** Day of a text that is nothing but a day. */
export function dayAlone(text: string, days: Days | null): Weekday | null {
  const groups = ALONE().exec(text)?.groups
  return groups ? dayOf(groups, days).day : null
}

/**
 * « Lundi : filmer 3 plans » becomes « Filmer 3 plans » with Monday; « Jeudi soir : publier » becomes « Le soir : publier ». A date and
 * « demain » are a weekday only where they are among the seven days from today. `days` null: unknown, and weekdays alone are read.
 */
export function withoutDay(text: string, days: Days | null = null): AdviceStep {
  const found = LEADING().exec(text)
  if (!found?.groups) return { text, day: null }
  const { day, isElsewhere } = dayOf(found.groups, days)
  if (day === null) return isElsewhere ? { text, day, isElsewhere } : { text, day }
  // Only the week is known, and the text says so.
  if (found.groups['week'] !== undefined) return { text, day }
  const { moment = '', end = '' } = found.groups
  const rest = text.slice(found[0].length)
  const time = withArticle(moment.replace(/^[,\s]+/u, ''))
  return { text: capital(moment === '' ? rest : `${time}${end}${rest}`), day }
}

/** « soir » becomes « le soir »; « à 18 h » and « en soirée » stay. */
function withArticle(moment: string): string {
  if (/^(?:matin|soir)ée/iu.test(moment)) return `la ${moment}`
  if (/^(?:matin|soir)/iu.test(moment)) return `le ${moment}`
  return /^après-midi/iu.test(moment) ? `l’${moment}` : moment
}

type Found = Readonly<Record<string, string | undefined>>

function dayOf(found: Found, days: Days | null): { day: Weekday | null; isElsewhere?: true } {
  const named = WEEKDAYS.find((each) => each === found['day']?.toLowerCase()) ?? null
  const isPlain = named !== null && found['date'] === undefined && found['next'] === undefined
  if (isPlain) return { day: named }
  if (!days) return { day: null }
  const date = dateOf(found, named, days.said)
  if (date === null || (named !== null && weekdayOfDate(date) !== named)) return { day: null }
  const ahead = daysBetween(days.today, date)
  return ahead >= 0 && ahead < 7 ? { day: weekdayOfDate(date) } : { day: null, isElsewhere: true }
}

function dateOf(found: Found, named: Weekday | null, said: LocalDate): LocalDate | null {
  const near = found['near']?.toLowerCase()
  if (found['this'] !== undefined || near?.startsWith('aujourd')) return said
  if (near !== undefined) return addDays(said, near === 'demain' ? 1 : 2)
  if (found['week'] !== undefined) return addDays(mondayOf(said), 7)
  if (found['next'] !== undefined) {
    return (
      Array.from({ length: 7 }, (_, index) => addDays(said, index + 1)).find(
        (date) => weekdayOfDate(date) === named,
      ) ?? null
    )
  }
  return writtenDate(found['date'] ?? found['worded'] ?? found['plain'] ?? '', named, said)
}

/** The nearest such date: « lundi 30 » and « 2 janvier » name no year. */
function writtenDate(written: string, named: Weekday | null, said: LocalDate): LocalDate | null {
  const [, day = '', month, number, year] =
    /^(\d{1,2})(?:er)?(?:\s(\p{L}+)\.?|\/(\d{1,2}))?(?:[\s/](\d{4}))?$/u.exec(written) ?? []
  const known = month === undefined ? Number(number ?? Number.NaN) : 1 + monthIndex(month)
  const dates = Array.from({ length: 2 * NEAREST_DAYS + 1 }, (_, index) =>
    addDays(said, index - NEAREST_DAYS),
  ).filter((date) => {
    const [ownYear, ownMonth, ownDay] = date.split('-').map(Number)
    return (
      ownDay === Number(day) &&
      (Number.isNaN(known) ? named === null || weekdayOfDate(date) === named : ownMonth === known) &&
      (year === undefined || ownYear === Number(year))
    )
  })
  const byDistance = dates.sort(
    (one, other) => Math.abs(daysBetween(said, one)) - Math.abs(daysBetween(said, other)),
  )
  return parseLocalDate(byDistance[0] ?? null)
}

const NEAREST_DAYS = 180

function monthIndex(written: string): number {
  return MONTHS.findIndex((names) => (names as readonly string[]).includes(written.toLowerCase()))
}
