import { earnedBySale } from '@/domain/account/earned'
import { localDateOf, type LocalDate } from '@/domain/base/time/local-date'
import type { Fields } from '@/domain/base/read-field'
import { Refusal, type Write } from '@/domain/base/write'
import { keepsGain } from './phase'
import {
  dayClashes,
  numbersText,
  parseSalesTest,
  salesOf,
  withChanges,
  withDays,
  withPutBack,
  type ChangedDays,
  type DayNumbers,
  type ReplacedDays,
  type SalesTest,
  type SalesTestPlan,
  type SeenDays,
} from './sales-test'

/** The device creates the id once per intention, so that a repeated mutation finds its document. */
export interface NewSalesTest extends SalesTestPlan, Pick<SalesTest, 'id' | 'product' | 'link'> {
  readonly endedOn?: LocalDate | null
  readonly numbers?: Readonly<Record<LocalDate, DayNumbers>>
}

export function salesTestPath(id: string): string {
  return `salesTests/${id}`
}

export function addSalesTest(
  uid: string,
  { id, product, link, endedOn = null, numbers = {}, ...plan }: NewSalesTest,
  createdAt: Date,
  stored: Fields | null,
): readonly Write[] {
  if (stored) return []
  const fields = {
    userId: uid,
    product,
    link,
    ...planFields(plan),
    ...(endedOn !== null && { endedOn }),
    ...numbersFields(mapOf(numbers)),
    createdAt,
  }
  return [{ kind: 'set', path: salesTestPath(id), fields }]
}

export function changePlan(
  uid: string,
  { id, ...plan }: SalesTestPlan & { readonly id: string },
  stored: Fields | null,
): readonly Write[] {
  const test = ownTest(uid, id, stored)
  return [{ kind: 'update', path: salesTestPath(test.id), fields: planFields(plan) }]
}

interface Author {
  readonly uid: string
  readonly at: Date
}

interface NotedDays {
  readonly days: ChangedDays
  readonly seen: SeenDays
  /** Of the product's statement, or the kept one that is put back with a day; null: none. */
  readonly gainCents: number | null
}

/**
 * With the XP of the first sale, if the days add one. Two devices may note different days, or different numbers of one day. Refuses where
 * a number of the other device would be lost: the person chooses.
 */
export function changeDays(
  { uid, at }: Author,
  id: string,
  { days, seen, gainCents }: NotedDays,
  stored: Fields | null,
  profile: Fields | null,
): readonly Write[] {
  const test = ownTest(uid, id, stored)
  if (dayClashes(test.numbers, days, seen).length > 0) throw new Refusal('changed')
  const after = withChanges(test.numbers, days)
  const soldOn = salesOf(after) > salesOf(test.numbers) ? firstSoldDay(after) : null
  const fields = { ...gainFields(test, gainCents, at), ...numbersFields(after) }
  return [
    { kind: 'update', path: salesTestPath(id), fields },
    ...(soldOn ? earnedBySale(uid, profile, soldOn, at) : []),
  ]
}

function firstSoldDay(numbers: ReadonlyMap<LocalDate, DayNumbers>): LocalDate | null {
  for (const [day, { sales }] of numbers) if ((sales ?? 0) > 0) return day
  return null
}

/** Ends the test on a day, with its gain; null: it runs again. `gainCents`: of the product's statement, or the kept one that is put back. */
export function endTest(
  { uid, at }: Author,
  id: string,
  endedOn: LocalDate | null,
  gainCents: number | null,
  stored: Fields | null,
): readonly Write[] {
  const test = ownTest(uid, id, stored)
  const fields = { ...gainFields(test, gainCents, at), endedOn: endedOn ?? undefined }
  return [{ kind: 'update', path: salesTestPath(id), fields }]
}

/** The gain of the statement is stored with the numbers, with the last ones for good (`keepsGain`). null: none. */
function gainFields(test: SalesTest, gainCents: number | null, at: Date): Fields {
  return gainCents === null || keepsGain(test, localDateOf(at)) ? {} : { gainCents }
}

/** The inverse of an import by `changeDays`. */
export function putBackDays(
  uid: string,
  id: string,
  replaced: ReplacedDays,
  stored: Fields | null,
): readonly Write[] {
  const { numbers } = ownTest(uid, id, stored)
  const fields = numbersFields(withPutBack(numbers, replaced))
  return [{ kind: 'update', path: salesTestPath(id), fields }]
}

function ownTest(uid: string, id: string, stored: Fields | null): SalesTest {
  const test = stored && parseSalesTest(id, stored)
  if (test?.userId !== uid) throw new Refusal('gone')
  return test
}

function planFields({ tried, limitCents, gainCents, days, startsOn }: SalesTestPlan): Fields {
  return { tried, limitCents, gainCents: gainCents ?? undefined, days, startsOn }
}

/** `sold` marks a test with a sale without reading its days. */
function numbersFields(numbers: ReadonlyMap<LocalDate, DayNumbers>): Fields {
  const texts = [...numbers].map(([day, stored]) => [day, numbersText(stored)])
  return { numbers: Object.fromEntries(texts), sold: salesOf(numbers) > 0 }
}

function mapOf(numbers: Readonly<Record<LocalDate, DayNumbers>>): ReadonlyMap<LocalDate, DayNumbers> {
  return withDays(new Map(), Object.entries(numbers) as [LocalDate, DayNumbers][])
}
