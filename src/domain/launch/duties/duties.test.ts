import { expect, it } from 'vitest'
import { QUESTIONS, type Answers } from '../answers'
import { isDuty, mayApply } from './duty-conditions'
import { DUTY_ROWS } from './duty-rows'
import { dutiesOf, dutyOf, questionsOf } from './duties'

function* everyAnswers(): Generator<Answers> {
  function* from(at: number, given: Readonly<Record<string, string>>): Generator<Answers> {
    const question = QUESTIONS[at]
    if (!question) yield given as Answers
    else for (const { value } of question.answers) yield* from(at + 1, { ...given, [question.key]: value })
  }
  yield* from(0, {})
}

const idsOf = (answers: Answers) => dutiesOf(answers).map(({ id }) => id)

it('gives 8 to 22 duties, each with a reason, in every situation', () => {
  const counts = new Set<number>()
  for (const answers of everyAnswers()) {
    const duties = dutiesOf(answers)
    counts.add(duties.filter(({ id }) => isDuty(id)).length)
    if (duties.some(({ reasons }) => reasons.length === 0 || reasons.includes('')))
      expect.fail(JSON.stringify(answers))
  }
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(8)
  expect(Math.max(...counts)).toBeLessThanOrEqual(22)
})

it('changes only rows that name the changed answer', () => {
  const setOf = new Map(
    [...everyAnswers()].map((answers) => [keyOf(answers), new Set<string>(idsOf(answers))]),
  )
  const naming = new Map(
    QUESTIONS.map(({ key }) => [
      key,
      DUTY_ROWS.map(({ id }) => id).filter((id) => questionsOf(dutyOf(id)).includes(key)),
    ]),
  )
  for (const answers of everyAnswers()) {
    const before = setOf.get(keyOf(answers)) ?? new Set<string>()
    for (const { key, answers: values } of QUESTIONS) {
      for (const { value } of values) {
        const after = setOf.get(keyOf({ ...answers, [key]: value })) ?? new Set<string>()
        const changed = [...before]
          .filter((id) => !after.has(id))
          .concat([...after].filter((id) => !before.has(id)))
        const named: readonly string[] = naming.get(key) ?? []
        const others = changed.filter((id) => !named.includes(id))
        if (others.length > 0) expect.fail(`${key}: ${others.join()}`)
      }
    }
  }
})

function keyOf(answers: Answers): string {
  return QUESTIONS.map(({ key }) => answers[key]).join()
}

const SITUATION: Answers = {
  status: 'micro',
  shipsFrom: 'france',
  importer: 'none',
  category: 'other',
  channel: 'shop',
  buyers: 'france',
  marketing: 'none',
  stock: 'yes',
  selling: 'yes',
}

it('gives a situation exactly its duties', () => {
  expect(idsOf(SITUATION).toSorted()).toEqual(
    [
      'before-paying',
      'declare-turnover',
      'e-invoices',
      'honest-prices',
      'legal-guarantee',
      'legal-notices',
      'mediator',
      'privacy-notice',
      'product-page-safety',
      'recycling-number',
      'terms-of-sale',
      'vat-franchise',
      'withdrawal-14-days',
      'withdrawal-function',
    ].toSorted(),
  )
})

it.each<[Partial<Answers>, readonly string[], readonly string[]]>([
  [{ importer: 'me' }, ['eori', 'answers-conflict', 'import-vat'], []],
  [{ shipsFrom: 'outside', importer: 'none' }, ['answers-conflict', 'small-parcel-duty', 'import-vat'], []],
  [
    { shipsFrom: 'outside', importer: 'other', stock: 'no' },
    ['recycling-number', 'dropshipping-rules'],
    ['answers-conflict'],
  ],
  [{ stock: 'no' }, ['dropshipping-rules'], ['recycling-number']],
  [{ category: 'food' }, ['food-rules'], ['product-page-safety']],
  [{ category: 'toy' }, ['toy-safety', 'product-page-safety'], []],
  [
    { channel: 'marketplace' },
    ['marketplace-identity'],
    ['legal-notices', 'terms-of-sale', 'withdrawal-function', 'privacy-notice'],
  ],
  [{ buyers: 'eu' }, ['eu-vat-oss'], []],
  [{ shipsFrom: 'eu', stock: 'no' }, ['eu-vat-oss', 'recycling-number'], ['import-vat']],
  [{ channel: 'marketplace', marketing: 'newsletter' }, ['privacy-notice'], ['legal-notices']],
  [{ buyers: 'eu', shipsFrom: 'outside', importer: 'other' }, [], ['eu-vat-oss']],
  [{ marketing: 'both' }, ['newsletter-consent', 'tracker-consent'], []],
  [
    { status: 'none' },
    ['register-business', 'acre-request', 'regularise-sales'],
    ['declare-turnover', 'vat-franchise', 'e-invoices'],
  ],
  [{ status: 'company' }, ['e-invoices', 'vat-franchise'], ['declare-turnover']],
  [{ selling: 'no' }, ['name-and-trademark', 'acre-request'], []],
  [{}, [], ['acre-request']],
  [{ status: 'company', selling: 'no' }, [], ['acre-request']],
  [{ importer: 'unknown' }, ['find-importer'], ['eori']],
])('of a seller with %j', (change, present, absent) => {
  const ids: readonly string[] = idsOf({ ...SITUATION, ...change })
  expect(ids).toEqual(expect.arrayContaining([...present]))
  expect(ids.filter((id) => absent.includes(id))).toEqual([])
})

it('says the answer that chose a duty', () => {
  const duty = dutiesOf({ ...SITUATION, importer: 'me' }).find(({ id }) => id === 'eori')
  expect(duty?.reasons).toEqual(['Importateur\u00a0: Moi, en mon nom'])
})

it('excludes a duty only by an answer', () => {
  for (const { id } of DUTY_ROWS) expect(mayApply(id, {}), id).toBe(true)
  for (const answers of [SITUATION, { ...SITUATION, category: 'food', channel: 'marketplace' } as const])
    expect(DUTY_ROWS.map(({ id }) => id).filter((id) => mayApply(id, answers))).toEqual(idsOf(answers))
  expect(mayApply('legal-notices', { channel: 'marketplace' })).toBe(false)
  expect(mayApply('acre-request', { status: 'micro' })).toBe(true)
  expect(mayApply('acre-request', { selling: 'yes' })).toBe(true)
  expect(mayApply('acre-request', { status: 'micro', selling: 'yes' })).toBe(false)
})
