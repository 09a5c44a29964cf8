import { late } from '@/domain/base/late'
import { WEEKDAYS, type Weekday } from '@/domain/base/time/weekday'
import { pastedLine } from '@/domain/base/text/pasted'
import { TODO_MAX } from '@/domain/base/text/text-limits'

export interface TypedTodo {
  /** Without the day. */
  readonly text: string
  /** The day that the text names apart from its sentence, « mardi » or « demain »; null: none. */
  readonly day: Weekday | null
  /** The words as typed. */
  readonly whole: string
}

const DAY = `(${[...WEEKDAYS, 'demain'].join('|')})`
/** Any day, also in the plural, in English and as a part of a word: a text with two of them is about both. */
const ANY_DAY = late(
  () =>
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:${WEEKDAYS.join('|')})s?|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|demain|aujourd['’]hui|week-?end)(?!\p{L})`,
      'giu',
    ),
)
/** « Demain : appeler », « Mardi, appeler », « Pour mardi – appeler » */
const FIRST = late(
  () => new RegExp(String.raw`^(?:(?:pour|ce) )?${DAY}(?:\s*[:,]|\s+[-–—→]\s)\s*(?=\S)`, 'iu'),
)
/** « appeler mardi », « appeler (mardi) », « appeler pour mardi ! » */
const LAST = late(
  () =>
    new RegExp(
      String.raw`(?:(?<apart>\s*[,:;(]|\s+[-–—→](?=\s))\s*|\s+)(?:(?<before>pour|ce)\s+)?${DAY}(?<close>\))?(?<end>[\s.!…]*)$`,
      'iu',
    ),
)
/** The words before a day that make it a part of the sentence: « la réunion du lundi », « le samedi », « Noël tombe vendredi ». */
const BINDS = late(
  () =>
    new RegExp(
      String.raw`(?:^|[\s'’(])(?:d[eu]|des|d['’]ici|l[ae]s?|[àa]|aux?|une?|et|ou|ni|puis|avant|après|dès|depuis|jusqu['’](?:à|au)|entre|sauf|vers|sur|sous|par|pour|en|sans|avec|hors|chez|comme|que|qui|quels?|dont|où|si|mais|car|donc|est|était|sera|serait|sont|tombe|tombera|chaque|tous|toute?s?|aucune?|m[oea]n|t[oe]n|s[oe]n|mes|tes|ses|[nv]o[st]|notre|votre|leurs?|ce|cet|cette|ces|bon|joyeux|autre|même|premier|dernier|prochain|début|fin|milieu|courant|mi|pendant|durant|&|\+|\/|\d+(?:er|e|ème)?|\d+[/.-]\d+(?:[/.-]\d+)?)$`,
      'iu',
    ),
)

/**
 * The day is taken where it stands alone: at the beginning before « : », « , » or a dash, or at the end. « demain matin », « Dimanche de
 * Pâques », « le lundi 7 », « lundi et mardi » are parts of the sentence and remain.
 */
export function readTodo(typed: string, today: Weekday): TypedTodo {
  const whole = pastedLine(typed).replace(/^\+\s*/, '')
  const none = { text: whole, day: null, whole }
  // A longer text is no todo.
  if (whole.length > 2 * TODO_MAX || [...whole.matchAll(ANY_DAY())].length !== 1) return none
  const [first, firstDay] = FIRST().exec(whole) ?? []
  if (first !== undefined) return { text: whole.slice(first.length), day: dayOf(firstDay, today), whole }
  const last = LAST().exec(whole)
  if (!last) return none
  const { apart, before, close, end = '' } = last.groups ?? {}
  const text = whole.slice(0, last.index)
  const isInBrackets = apart?.endsWith('(') === true
  const isBound = (apart === undefined || before !== undefined) && BINDS().test(text)
  if (text === '' || isBound || isInBrackets !== (close !== undefined)) return none
  return { text: text + end.replace(/[.…]|\s+$/g, '').trimEnd(), day: dayOf(last[3], today), whole }
}

function dayOf(word: string | undefined, today: Weekday): Weekday | null {
  const plain = word?.toLowerCase()
  return plain === 'demain' ? following(today, 1) : (WEEKDAYS.find((day) => day === plain) ?? null)
}

export function daysFrom(today: Weekday): Weekday[] {
  return WEEKDAYS.map((_, index) => following(today, index))
}

function following(day: Weekday, count: number): Weekday {
  return WEEKDAYS[(WEEKDAYS.indexOf(day) + count) % WEEKDAYS.length] ?? day
}
