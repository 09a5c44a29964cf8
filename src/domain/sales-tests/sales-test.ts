import { agreed } from '@/domain/base/text/french-count'
import { parseLocalDate, type LocalDate } from '@/domain/base/time/local-date'
import { COUNT_MAX } from '@/domain/base/table/read-count'
import { readDate, readFields, readInteger, readText } from '@/domain/base/read-field'

/** The four counts of a day and the spending, in the order of their columns. */
export const DAY_FIELDS = [
  { key: 'visits', label: 'Visites', short: 'Visites', column: 'Visites' },
  { key: 'baskets', label: 'Paniers', short: 'Paniers', column: 'Paniers' },
  { key: 'checkouts', label: 'Paiements commencés', short: 'Paiements', column: 'Paiements commencés' },
  { key: 'sales', label: 'Ventes', short: 'Ventes', column: 'Ventes' },
  { key: 'spentCents', label: 'Dépensé', short: 'Dépensé', column: 'Dépensé (€)' },
] as const

export type DayField = (typeof DAY_FIELDS)[number]['key']
/** Whole numbers; `spentCents` in cents of a euro. null: not noted, which is not 0. */
export type DayNumbers = Readonly<Record<DayField, number | null>>

export const NO_NUMBERS: DayNumbers = {
  visits: null,
  baskets: null,
  checkouts: null,
  sales: null,
  spentCents: null,
}

export const TRIED_MAX = 300
/** Longest planned test, in days. */
export const PLANNED_DAYS_MAX = 90
/** Most days of one test; the rules refuse more. */
export const NUMBERED_DAYS_MAX = 120
export const LIMIT_MAX_CENTS = 100_000_000
export const SALES_TESTS_PER_QUERY = 60

export interface SalesTestPlan {
  /** Typed by the person: the page, the price, the advertisement. */
  readonly tried: string
  /** The loss that the person accepts, in cents; at least 1. */
  readonly limitCents: number
  /**
   * Rest of a sale before advertising, in cents, also zero or less; null: unknown, and all spending counts as lost. The last one that was
   * known: until `keepsGain`, the product's statement decides (`followed-gain.ts`).
   */
  readonly gainCents: number | null
  /** Planned days, 1 to `PLANNED_DAYS_MAX`. */
  readonly days: number
  readonly startsOn: LocalDate
}

export interface SalesTest extends SalesTestPlan {
  readonly id: string
  readonly userId: string
  /** `addressText` of the candidate. */
  readonly product: string
  /** The candidate's link at the creation of the test; names the test after the candidate is deleted. */
  readonly link: string
  /** The day on which the person ended the test; null: it runs, until its planned days are recorded. */
  readonly endedOn: LocalDate | null
  /** By day. Days without an entry were not recorded. */
  readonly numbers: ReadonlyMap<LocalDate, DayNumbers>
  readonly createdAt: Date | null
}

const NO_GAIN = -LIMIT_MAX_CENTS - 1

/** null without a readable owner or product. Unreadable days are left out. */
export function parseSalesTest(id: string, data: unknown): SalesTest | null {
  const fields = readFields(data)
  const [userId, product] = [readText(fields?.['userId']), readText(fields?.['product'])]
  if (!fields || userId === '' || product === '') return null
  const gain = readInteger(fields['gainCents'], -LIMIT_MAX_CENTS, LIMIT_MAX_CENTS, NO_GAIN)
  const createdAt = readDate(fields['createdAt'])
  return {
    id,
    userId,
    product,
    link: readText(fields['link']),
    tried: readText(fields['tried']),
    limitCents: readInteger(fields['limitCents'], 1, LIMIT_MAX_CENTS, 1),
    gainCents: gain === NO_GAIN ? null : gain,
    days: readInteger(fields['days'], 1, PLANNED_DAYS_MAX, 1),
    startsOn: parseLocalDate(fields['startsOn']) ?? '2000-01-01',
    endedOn: parseLocalDate(fields['endedOn']),
    numbers: parseNumbers(fields['numbers']),
    createdAt,
  }
}

/** A test runs until its planned days are recorded or the person ends it. */
export function isEnded({
  endedOn,
  numbers,
  days,
}: Pick<SalesTest, 'endedOn' | 'numbers' | 'days'>): boolean {
  return endedOn !== null || numbers.size >= days
}

function parseNumbers(value: unknown): ReadonlyMap<LocalDate, DayNumbers> {
  const days = Object.entries(readFields(value) ?? {}).flatMap(([day, stored]) => {
    const date = parseLocalDate(day)
    return date && typeof stored === 'string' ? [[date, readNumbers(stored)] as const] : []
  })
  return withDays(new Map(), days)
}

/**
 * The stored text of a day: its numbers in the order of `DAY_FIELDS`, « 40 3 2 1 900 », or « 40 - - 1 900 » where two were not noted. The
 * security rules can measure a map of texts, not a map of maps.
 */
export function numbersText(numbers: DayNumbers): string {
  return DAY_FIELDS.map(({ key }) => numbers[key] ?? NOT_NOTED).join(' ')
}

const NOT_NOTED = '-'

/** A missing or unreadable number was not noted. */
function readNumbers(text: string): DayNumbers {
  const stored = text.split(' ')
  const numbers = DAY_FIELDS.map(({ key }, rank) => {
    const max = key === 'spentCents' ? LIMIT_MAX_CENTS : COUNT_MAX
    const digits = stored[rank] ?? ''
    const value = /^\d+$/.test(digits) ? readInteger(Number(digits), 0, max, -1) : -1
    return [key, value === -1 ? null : value] as const
  })
  return Object.fromEntries(numbers) as DayNumbers
}

/** Of the days that noted a number; null: none did. */
export function totalOf(numbers: ReadonlyMap<LocalDate, DayNumbers>): DayNumbers {
  const totals = DAY_FIELDS.map(({ key }) => {
    const noted = [...numbers.values()].flatMap((day) => day[key] ?? [])
    return [key, noted.length === 0 ? null : noted.reduce((a, b) => a + b, 0)] as const
  })
  return Object.fromEntries(totals) as DayNumbers
}

export function salesOf(numbers: ReadonlyMap<LocalDate, DayNumbers>): number {
  return totalOf(numbers).sales ?? 0
}

/** In order. A day without any number is no day. */
export function withDays(
  numbers: ReadonlyMap<LocalDate, DayNumbers>,
  days: Iterable<readonly [LocalDate, DayNumbers]>,
): ReadonlyMap<LocalDate, DayNumbers> {
  const all = [...new Map([...numbers, ...days])].filter(([, day]) => hasNumber(day))
  return new Map(all.sort(([a], [b]) => (a < b ? -1 : 1)))
}

export function hasNumber(numbers: DayNumbers): boolean {
  return DAY_FIELDS.some(({ key }) => numbers[key] !== null)
}

/** Changes by day; null deletes the day. Absent fields of a day are unchanged, null takes a number back. */
export type ChangedDays = Readonly<Record<LocalDate, Partial<DayNumbers> | null>>

export function withChanges(
  numbers: ReadonlyMap<LocalDate, DayNumbers>,
  changed: ChangedDays,
): ReadonlyMap<LocalDate, DayNumbers> {
  const days = Object.entries(changed) as [LocalDate, Partial<DayNumbers> | null][]
  const written = days.flatMap(([day, change]) =>
    change ? [[day, { ...(numbers.get(day) ?? NO_NUMBERS), ...change }] as const] : [],
  )
  return withDays(new Map([...numbers].filter(([day]) => changed[day] !== null)), written)
}

/** The numbers of days as the device had them when they were changed; null: the day was not noted. */
export type SeenDays = Readonly<Record<LocalDate, DayNumbers | null>>

export function seenDays(numbers: ReadonlyMap<LocalDate, DayNumbers>, changed: ChangedDays): SeenDays {
  const days = Object.keys(changed) as LocalDate[]
  return Object.fromEntries(days.map((day) => [day, numbers.get(day) ?? null]))
}

/** A number of a day that another device noted meanwhile, and that the change would replace. */
export interface DayClash {
  readonly day: LocalDate
  readonly key: DayField
  readonly stored: number | null
  readonly own: number | null | 'removed'
}

/** Numbers that the change would lose: neither those that the device had nor those that it writes. A day that is gone loses none. */
export function dayClashes(
  numbers: ReadonlyMap<LocalDate, DayNumbers>,
  changed: ChangedDays,
  seen: SeenDays,
): readonly DayClash[] {
  const days = Object.entries(changed) as [LocalDate, Partial<DayNumbers> | null][]
  return days.flatMap(([day, change]) => {
    const stored = numbers.get(day)
    if (!stored) return []
    const before = seen[day] ?? NO_NUMBERS
    return DAY_FIELDS.flatMap(({ key }): DayClash[] => {
      const own = change === null ? null : { ...stored, ...change }[key]
      if (stored[key] === own || stored[key] === before[key]) return []
      return [{ day, key, stored: stored[key], own: change === null ? 'removed' : own }]
    })
  })
}

/** Days that an import has changed. `before` null: the day did not exist. `written`: what the import wrote. */
export type ReplacedDays = Readonly<
  Record<LocalDate, { readonly before: DayNumbers | null; readonly written: Partial<DayNumbers> }>
>

export function replacedDays(
  numbers: ReadonlyMap<LocalDate, DayNumbers>,
  changed: ChangedDays,
): ReplacedDays {
  const days = Object.entries(changed) as [LocalDate, Partial<DayNumbers> | null][]
  return Object.fromEntries(
    days.map(([day, written]) => [day, { before: numbers.get(day) ?? null, written: written ?? {} }]),
  )
}

/** Days of an import that are no longer as it left them: another device changed or deleted them. */
export function changedSince(
  numbers: ReadonlyMap<LocalDate, DayNumbers>,
  replaced: ReplacedDays,
): readonly LocalDate[] {
  return (Object.keys(replaced) as LocalDate[]).filter((day) => {
    const { before = null, written = {} } = replaced[day] ?? {}
    const now = numbers.get(day)
    return !now || !areEqual(now, { ...(before ?? NO_NUMBERS), ...written })
  })
}

/** Takes an import back. A number that was changed since stays, and so does a deleted day. */
export function withPutBack(
  numbers: ReadonlyMap<LocalDate, DayNumbers>,
  replaced: ReplacedDays,
): ReadonlyMap<LocalDate, DayNumbers> {
  const changed = new Set(changedSince(numbers, replaced))
  const left = new Map(numbers)
  for (const [day, { before, written }] of Object.entries(replaced) as [
    LocalDate,
    ReplacedDays[LocalDate],
  ][]) {
    const now = numbers.get(day)
    if (!now) continue
    if (!changed.has(day) && before === null) left.delete(day)
    else left.set(day, { ...now, ...unchanged(now, written, before ?? NO_NUMBERS) })
  }
  return withDays(left, [])
}

/** The former value of each number that still is as it was written. */
function unchanged(now: DayNumbers, written: Partial<DayNumbers>, before: DayNumbers): Partial<DayNumbers> {
  const fields = DAY_FIELDS.flatMap(({ key }) =>
    written[key] === now[key] ? [[key, before[key]] as const] : [],
  )
  return Object.fromEntries(fields) as Partial<DayNumbers>
}

function areEqual(a: DayNumbers, b: DayNumbers): boolean {
  return DAY_FIELDS.every(({ key }) => a[key] === b[key])
}

/** Said instead of a verdict while `numbersFault` finds a fault. */
export const NUMBERS_TO_CHECK = 'Chiffres à vérifier'

/** Why these numbers are impossible, in a sentence; null: possible. Checks totals, because a visitor may buy on a later day. */
export function numbersFault(numbers: ReadonlyMap<LocalDate, DayNumbers>): string | null {
  if (numbers.size > NUMBERED_DAYS_MAX) {
    return `Un test tient ${NUMBERED_DAYS_MAX} jours au plus\u00a0: commencez-en un autre.`
  }
  const total = totalOf(numbers)
  const visits = total.visits ?? 0
  for (const { key, label } of DAY_FIELDS) {
    const count = total[key] ?? 0
    if (key === 'visits' || key === 'spentCents' || count <= visits) continue
    // An export of orders has no visits, and neither has a sale by message: its numbers are right, only not whole.
    if (total.visits === null) {
      return `${label}\u00a0: ${count}, sans aucune visite notée. Notez d’abord les visites de ces jours.`
    }
    const words = `${label}\u00a0: ${count} pour ${visits} ${agreed(visits, 'visite')}`
    if ([...numbers.values()].some((day) => day.visits === null && (day[key] ?? 0) > 0)) {
      return `${words} ${agreed(visits, 'notée')}. Notez d’abord les visites des jours où elles manquent.`
    }
    return `${words} en tout. Il ne peut pas y en avoir plus que de visites\u00a0: vérifiez vos chiffres.`
  }
  return null
}
