import { profilePath } from '@/domain/account/earned'
import * as json from '@/domain/base/json'
import { dayAndMonth, type LocalDate } from '@/domain/base/time/local-date'
import { linkHost } from '@/domain/research/links/link-words'
import {
  DAY_FIELDS,
  type ChangedDays,
  type ReplacedDays,
  type SalesTestPlan,
  type SeenDays,
} from '@/domain/sales-tests/sales-test'
import {
  addSalesTest as decideAdd,
  changeDays,
  changePlan as decidePlan,
  endTest as decideEnd,
  putBackDays as decidePutBack,
  salesTestPath,
  type NewSalesTest,
} from '@/domain/sales-tests/sales-test-writes'
import { defineMutation } from './sync/mutation'

interface Plan extends SalesTestPlan {
  readonly id: string
}

const PLAN = {
  id: json.id,
  tried: json.text,
  limitCents: json.integer,
  gainCents: json.orNull(json.integer),
  days: json.integer,
  startsOn: json.date,
}
const DAY_KEYS = DAY_FIELDS.map(({ key }) => key)
/** null: not noted. */
const NUMBER = json.orNull(json.integer)

interface Add extends NewSalesTest {
  readonly createdAt: string
}

/** Also puts back a test that was deleted. */
export const addSalesTest = defineMutation<Add>({
  name: 'salesTests.add',
  args: json.args<Add>({
    ...PLAN,
    product: json.text,
    link: json.text,
    endedOn: json.optional(json.orNull(json.date)),
    numbers: json.optional(json.mapOf(json.date, json.each(DAY_KEYS, NUMBER))),
    createdAt: json.time,
  }),
  reads: ({ id }) => [salesTestPath(id)],
  writes: ({ createdAt, ...test }, doc, { uid }) =>
    decideAdd(uid, test, new Date(createdAt), doc(salesTestPath(test.id))),
  says: ({ link }) => `Test de vente commencé\u00a0: ${linkHost(link)}`,
  text: ({ tried }) => tried,
})

export const changePlan = defineMutation<Plan>({
  name: 'salesTests.plan',
  args: json.args<Plan>(PLAN),
  reads: ({ id }) => [salesTestPath(id)],
  writes: (plan, doc, { uid }) => decidePlan(uid, plan, doc(salesTestPath(plan.id))),
  key: ({ id }) => id,
  says: ({ tried }) => `Test de vente changé\u00a0: ${tried}`,
  text: ({ tried }) => tried,
})

interface Days {
  readonly id: string
  readonly days: ChangedDays
  readonly seen: SeenDays
  /** Of the product's statement; null: it has none. */
  readonly gainCents: number | null
}

export const writeDays = defineMutation<Days>({
  name: 'salesTests.days',
  args: json.args<Days>({
    id: json.id,
    days: json.mapOf(json.date, json.orNull(json.some(DAY_KEYS, NUMBER))),
    seen: json.mapOf(json.date, json.orNull(json.each(DAY_KEYS, NUMBER))),
    gainCents: json.orNull(json.integer),
  }),
  reads: ({ id }) => [salesTestPath(id)],
  besides: (_, uid) => [profilePath(uid)],
  writes: ({ id, ...noted }, doc, author) =>
    changeDays(author, id, noted, doc(salesTestPath(id)), doc(profilePath(author.uid))),
  says: ({ days }) => `Chiffres d’un test de vente\u00a0: ${daysText(Object.keys(days) as LocalDate[])}`,
  text: ({ days }) => JSON.stringify(days),
})

interface Ended {
  readonly id: string
  /** null: the test runs again. */
  readonly endedOn: LocalDate | null
  readonly gainCents: number | null
}

export const endTest = defineMutation<Ended>({
  name: 'salesTests.end',
  args: json.args<Ended>({
    id: json.id,
    endedOn: json.orNull(json.date),
    gainCents: json.orNull(json.integer),
  }),
  reads: ({ id }) => [salesTestPath(id)],
  writes: ({ id, endedOn, gainCents }, doc, author) =>
    decideEnd(author, id, endedOn, gainCents, doc(salesTestPath(id))),
  key: ({ id }) => id,
  says: ({ endedOn }) => (endedOn === null ? 'Test de vente repris' : 'Test de vente arrêté'),
})

interface PutBack {
  readonly id: string
  readonly replaced: ReplacedDays
}

/** Takes an import of days back. */
export const putBackDays = defineMutation<PutBack>({
  name: 'salesTests.putBack',
  args: json.args<PutBack>({
    id: json.id,
    replaced: json.mapOf(
      json.date,
      json.object<ReplacedDays[LocalDate]>({
        before: json.orNull(json.each(DAY_KEYS, NUMBER)),
        written: json.some(DAY_KEYS, NUMBER),
      }),
    ),
  }),
  reads: ({ id }) => [salesTestPath(id)],
  writes: ({ id, replaced }, doc, { uid }) => decidePutBack(uid, id, replaced, doc(salesTestPath(id))),
  says: ({ replaced }) =>
    `Import annulé dans un test de vente\u00a0: ${daysText(Object.keys(replaced) as LocalDate[])}`,
  text: ({ replaced }) => JSON.stringify(replaced),
})

interface Removed {
  readonly id: string
  readonly link: string
}

export const removeSalesTest = defineMutation<Removed>({
  name: 'salesTests.remove',
  isRemoval: true,
  args: json.args<Removed>({ id: json.id, link: json.text }),
  reads: ({ id }) => [salesTestPath(id)],
  writes({ id }, doc, { uid }) {
    const path = salesTestPath(id)
    return doc(path)?.['userId'] === uid ? [{ kind: 'delete', path }] : []
  },
  says: ({ link }) => `Test de vente supprimé\u00a0: ${linkHost(link)}`,
})

function daysText(days: readonly LocalDate[]): string {
  return days.map(dayAndMonth).join(', ')
}
