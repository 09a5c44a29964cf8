import { plainLetters } from '@/domain/base/text/fold-text'
import { pastedLine } from '@/domain/base/text/pasted'
import { addDays, daysBetween, parseLocalDate, weekdayOfDate, type LocalDate } from './local-date'
import { parisDateOf } from './paris'
import { WEEKDAYS, type Weekday } from './weekday'

/** Why a text is no day; `none`: nothing of a date is in it. */
export type DateFault = keyof typeof DATE_FAULTS

export const DATE_FAULTS = {
  none: 'Écrivez la date ainsi\u00a0: 23/11/2026.',
  impossible: 'Ce jour n’existe pas dans le calendrier.',
  weekday: 'Cette date ne tombe pas ce jour de la semaine.',
  week: 'C’est une semaine\u00a0: exportez vos chiffres par jour.',
  month: 'C’est un mois\u00a0: exportez vos chiffres par jour.',
  period: 'C’est une période de plusieurs jours\u00a0: exportez vos chiffres par jour.',
  hour: 'C’est une heure sans date.',
} as const

const MONTHS: readonly (readonly string[])[] = [
  ['janvier', 'janv', 'jan', 'january', 'januar'],
  ['fevrier', 'fevr', 'fev', 'feb', 'february', 'februar'],
  ['mars', 'mar', 'march', 'marz', 'maerz'],
  ['avril', 'avr', 'apr', 'april'],
  ['mai', 'may'],
  ['juin', 'jun', 'june', 'juni'],
  ['juillet', 'juil', 'jul', 'july', 'juli'],
  ['aout', 'aou', 'aug', 'august'],
  ['septembre', 'sept', 'sep', 'september'],
  ['octobre', 'oct', 'october', 'oktober', 'okt'],
  ['novembre', 'nov', 'november'],
  ['decembre', 'dec', 'december', 'dezember', 'dez'],
]
const MONTH_OF = new Map(MONTHS.flatMap((names, at) => names.map((name) => [name, at + 1] as const)))
const MONTH = [...MONTH_OF.keys()].sort((a, b) => b.length - a.length).join('|')

const WEEKDAY_WORDS: readonly (readonly string[])[] = [
  ['lundi', 'lun', 'monday', 'mon', 'montag'],
  ['mardi', 'mar', 'tuesday', 'tues', 'tue', 'dienstag'],
  ['mercredi', 'mer', 'wednesday', 'wed', 'mittwoch'],
  ['jeudi', 'jeu', 'thursday', 'thurs', 'thur', 'thu', 'donnerstag'],
  ['vendredi', 'ven', 'friday', 'fri', 'freitag'],
  ['samedi', 'sam', 'saturday', 'sat', 'samstag', 'sonnabend'],
  ['dimanche', 'dim', 'sunday', 'sun', 'sonntag'],
]
const WEEKDAY_OF = new Map(
  WEEKDAY_WORDS.flatMap((names, at) => names.map((name) => [name, WEEKDAYS[at]] as const)),
)
const WEEKDAY = [...WEEKDAY_OF.keys()].sort((a, b) => b.length - a.length).join('|')

/** « lundi 2 », « Mon, Nov 2 », « le 2 », and « 02/11 (lundi) ». « mar 2026 » is a month. */
const WEEKDAY_BEFORE = new RegExp(String.raw`^(?:le )?(?:(${WEEKDAY})\.?,? +(?!\d{4}$))?(?:le )?`)
const WEEKDAY_AFTER = new RegExp(String.raw`,? *\(?(${WEEKDAY})\.?\)?$`)
/**
 * An hour after the date, with its zone. With an offset the day is the written one: the tool wrote it for its own shop, as Shopify's « +0000 » in
 * London. « Z », « UTC » and « T…+00:00 » (of Amazon: https://sellercentral.amazon.co.jp/gp/help/external/help.html?itemID=201648780) are of no shop.
 */
const HOUR_AFTER =
  /(?:t|,? +(?:a |at )?)\d{1,2}(?: ?[:h] ?\d{2}(?::\d{2}(?:[.,]\d+)?)?| ?h| ?(?=[ap]\.?m))\s*(?:[ap]\.?m\.?)?\s*(?:z|(?:utc|gmt)?\s*(?:[+-]\d{1,2}:?(?:\d{2})?)?|ces?t|[ecmp][sd]t|\(?[a-z]+\/[a-z_]+\)?)?$/

const IN_UTC = /t\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?[+-]00:?00$|\d\s*z$|(?:utc|gmt)(?:\s*[+-]00?:?(?:00)?)?$/
const HOUR = /(\d{1,2})(?: ?[:h] ?(\d{2}))?(?::\d{2}(?:[.,]\d+)?)?(?: ?h)?\s*([ap])?/

const HOUR_BEFORE = /^\d{1,2}[:h]\d{2}(?::\d{2})?,? (?=\d|\p{L})/u

const DAY_AND_MONTH = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2})|\2)?$/
const YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/
/** « 20261102 » of Google, and « 2026110214 » with its hour. */
const DIGITS = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:\d{2})?$/
const DAY_WORD = new RegExp(
  String.raw`^(\d{1,2})(?:er|st|nd|rd|th)?(?: of)?[ ./-]*(${MONTH})\.?(?:[ ,./-]+(\d{4}|'?\d{2}))?$`,
)
const WORD_DAY = new RegExp(
  String.raw`^(${MONTH})\.?[ -]*(\d{1,2})(?:st|nd|rd|th)?(?:[,-]? *(\d{4})|-(\d{2}))?$`,
)
const YEAR_WORD = new RegExp(String.raw`^(\d{4})[ /-](${MONTH})\.?[ /-](\d{1,2})$`)

const WEEK =
  /^(?:(?:(?:iso )?(?:semaine|sem\.?|week|wk|kw)|[sw]) ?(?:n°|no|#)? ?\d{1,2}(?:[ ,/-]+(?:de )?\d{4})?|\d{4}[ /-]?(?:[sw]|semaine |week )\d{1,2}|(?:semaine|sem\.?|week) (?:du|of|from|starting)(?!\p{L}).*|\d{1,2} ?e(?:me)? semaine.*|(?:semaine|sem\.?|week) ?\d{1,2} ?\(.*)$/u
const MONTH_ONLY = new RegExp(
  String.raw`^(?:(?:${MONTH})\.?(?:[ -]+(?:\d{4}|'?\d{2}))?|\d{4}[/.-](?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])[/.-]\d{4}|(?:mois|month) .*)$`,
)
const LONG = new RegExp(
  String.raw`^(?:[qt][1-4](?:[ /-]+\d{4})?|\d{4}[ /-][qt][1-4]|(?:\d ?(?:er|e|eme|st|nd|rd|th) )?(?:trimestre|quarter|semestre)(?: .*)?|(?:${MONTH})\.? ?[-–] ?(?:${MONTH})\.?(?: \d{4})?)$`,
)
/** Nothing but days, months and words between them, such as « du lundi 2 au dimanche 8 novembre »; not « Lampe 1 - 3 ans ». */
const DATE_WORDS = new RegExp(
  String.raw`^(?:(?:${MONTH}|${WEEKDAY}|\d{1,4}(?:er|st|nd|rd|th)?|du|de|le|au|to|a|et|vom|bis|zum|and|entre|from|between|until|through|jusqu|t|z)(?![a-z])|\d{1,2}t(?=\d)|[\s.,:/()'–—~→>…-])+$`,
)
const BETWEEN_DAYS =
  /\d.*(?:[–—~→]|->|\.\.|…| - |(?<!\p{L})(?:au|to|a|bis|jusqu|until|et|and|through)(?!\p{L})).*\d/u
const TWO_DAYS = new RegExp(
  String.raw`^\d{1,2} ?- ?\d{1,2} ?(?:${MONTH})|^(?:${MONTH})\.? \d{1,2} ?- ?\d|\d[/-]\d{1,2}[/-]\d{2,4} ?[-/] ?\d`,
)
const PERIOD_SIGNS = / (?:au|to|a|bis|until|through|-) | ?[–—~→] ?| ?-> ?| ?\.\. ?/

/** No date or period is longer; the regular expressions go back over longer texts. */
const WRITTEN_MAX = 80

/**
 * The day of a written date, French, English, German or of a tool. Without a year it is the one nearest to `near`. `isMonthFirst`: « 11/2 » is in
 * November, because its column says so.
 */
export function readDate(written: string, near: LocalDate, isMonthFirst = false): LocalDate | DateFault {
  if (written.length > WRITTEN_MAX) return 'none'
  const text = datePart(written)
  if (text === '') return 'none'
  const whole = readWhole(text, near, isMonthFirst)
  if (whole !== 'none') return whole
  if (WEEK.test(text)) return 'week'
  if (MONTH_ONLY.test(text)) return 'month'
  if (/^\d{1,2} ?[:h] ?\d{2}/.test(text)) return 'hour'
  if (LONG.test(text)) return 'period'
  if (!DATE_WORDS.test(text) || !(BETWEEN_DAYS.test(text) || TWO_DAYS.test(text))) return 'none'
  const [from = '', to = ''] = text.replace(/^du /, '').split(PERIOD_SIGNS, 2)
  const day = readWhole(from, near, isMonthFirst)
  return parseLocalDate(day) && day === readWhole(to, near, isMonthFirst) ? day : 'period'
}

/** Whether a cell is a date, or would be one that is refused with its reason. « 3.11 » is a number here, and « 25-34 » a range. */
export function isDateLike(cell: string): boolean {
  if (/^\d{1,2}[.-]\d{1,2}$/.test(cell.trim())) return false
  return readDate(cell, '2000-01-01') !== 'none'
}

/** « 11/23/2026 » in one cell of a column: an American tool wrote all of it. Without such a cell the column is read as in France. */
export function isMonthFirst(cells: readonly string[]): boolean {
  return cells.some((cell) => {
    if (cell.length > WRITTEN_MAX) return false
    const [, first, , second] = DAY_AND_MONTH.exec(datePart(cell).replace(HOUR_AFTER, '')) ?? []
    return Number(first) <= 12 && Number(second) > 12
  })
}

/** Excel and Google Sheets count days from 30 December 1899: « 46328 » is 2 November 2026. Null: no day from 2000 to 2099. */
export function readSerial(cell: string): LocalDate | null {
  const [, days] = /^(\d{5})(?:[.,]\d+)?$/.exec(cell.trim()) ?? []
  const date = days === undefined ? null : addDays('1899-12-30', Number(days))
  return date !== null && date >= '2000-01-01' && date < '2100-01-01' ? date : null
}

function datePart(written: string): string {
  return plainLetters(pastedLine(written))
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
}

function readWhole(text: string, near: LocalDate, isAmerican: boolean): LocalDate | DateFault {
  const dated = text.replace(HOUR_BEFORE, '')
  const [start = '', before] = WEEKDAY_BEFORE.exec(dated) ?? []
  const [hour = ''] = HOUR_AFTER.exec(dated) ?? []
  let bare = dated.slice(start.length, dated.length - hour.length)
  const [end = '', after] = WEEKDAY_AFTER.exec(bare) ?? []
  // « 2 mar » is the second of March.
  const hasDayBefore =
    end !== '' && /\d$/.test(bare.slice(0, -end.length)) && !new RegExp(`(?:${MONTH})$`).test(end)
  if (hasDayBefore) bare = bare.slice(0, -end.length)
  const parts = partsOf(bare.trim(), isAmerican)
  if (!parts) return 'none'
  const day = dayOf(parts, near, WEEKDAY_OF.get(before ?? (hasDayBefore ? (after ?? '') : '')))
  return IN_UTC.test(hour) && parseLocalDate(day) ? inParis(day as LocalDate, hour) : day
}

/** Whether a date is written with an hour in UTC. */
export function isInUtc(written: string): boolean {
  return written.length <= WRITTEN_MAX && IN_UTC.test(HOUR_AFTER.exec(datePart(written))?.[0] ?? '')
}

/** A cell with the zone that the title of its column says: « Created (UTC) » of Stripe, « created_utc », « date_created_gmt ». */
export function zonedCell(cell: string, title: string): string {
  const zoned = `${cell} UTC`
  return UTC_TITLE.test(title) && isInUtc(zoned) ? zoned : cell
}

const UTC_TITLE = /(?<![a-z])(?:utc|gmt)(?![a-z])/i

/** The day in Paris of an hour that is written in UTC. */
function inParis(day: LocalDate, written: string): LocalDate {
  const [, hours = '', minutes = '0', half] = HOUR.exec(written) ?? []
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0)
  const at = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + Number(minutes)) * 60_000
  return parisDateOf(new Date(at))
}

interface DateParts {
  readonly day: number
  readonly month: number
  /** null: not written. */
  readonly year: number | null
}

function partsOf(text: string, isAmerican: boolean): DateParts | null {
  const [numeric, one, , other, shortYear] = DAY_AND_MONTH.exec(text) ?? []
  if (numeric !== undefined) {
    const [day, month] = isAmerican ? [other, one] : [one, other]
    return { day: Number(day), month: Number(month), year: yearOf(shortYear) }
  }
  const [first, year, , month, day] = YEAR_FIRST.exec(text) ?? []
  if (first !== undefined) return { day: Number(day), month: Number(month), year: Number(year) }
  const digits = DIGITS.exec(text)
  if (digits) return { day: Number(digits[3]), month: Number(digits[2]), year: Number(digits[1]) }
  return wordsOf(text)
}

function wordsOf(text: string): DateParts | null {
  const inFrench = DAY_WORD.exec(text)
  if (inFrench) return named(inFrench[1], inFrench[2], inFrench[3]?.replace("'", ''))
  const inEnglish = WORD_DAY.exec(text)
  if (inEnglish) return named(inEnglish[2], inEnglish[1], inEnglish[3] ?? inEnglish[4])
  const sorted = YEAR_WORD.exec(text)
  return sorted ? named(sorted[3], sorted[2], sorted[1]) : null
}

function named(day: string | undefined, month: string | undefined, year: string | undefined): DateParts {
  return { day: Number(day), month: MONTH_OF.get(month ?? '') ?? 0, year: yearOf(year) }
}

function yearOf(written: string | undefined): number | null {
  if (written === undefined || written === '') return null
  return Number(written.length === 2 ? `20${written}` : written)
}

function dayOf({ day, month, year }: DateParts, near: LocalDate, weekday?: Weekday): LocalDate | DateFault {
  const nearYear = Number(near.slice(0, 4))
  // A 29 February may be up to four years away.
  const years = year === null ? [0, -1, 1, -2, 2, -3, 3, -4, 4].map((apart) => nearYear + apart) : [year]
  const days = years.flatMap((each) => parseLocalDate(dateText(each, month, day)) ?? [])
  const distance = (each: LocalDate) => Math.abs(daysBetween(near, each))
  const [nearest] = days.sort((a, b) => distance(a) - distance(b))
  if (nearest === undefined) return 'impossible'
  return weekday === undefined || weekdayOfDate(nearest) === weekday ? nearest : 'weekday'
}

function dateText(year: number, month: number, day: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}
