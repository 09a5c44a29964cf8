import { expect, it } from 'vitest'
import { emptyContent } from '@/domain/projects/parts'
import { wholeFields } from '@/domain/projects/project-save'
import { QUESTIONS } from './answers'
import { DUTY_ROWS } from './duties/duty-rows'
import { FACT_MAX_LENGTH, LAUNCH_FIELDS, launchWrites, parseLaunch, PHOTOS_MAX_LENGTH } from './stored-launch'
import type { LaunchChange } from './stored-launch'

const ALL_MARKS = DUTY_ROWS.map(({ id }) => id).join(' ')
const stored = { userId: 'lea', title: 'Gourde', launch: { status: 'micro', seller: 'Marie Durand EI' } }

function after(change: Omit<LaunchChange, 'id'>, before: object = stored) {
  const [write] = launchWrites({ ...before }, { id: 'p', ...change }, 'lea')
  return write?.kind === 'update' ? write.fields['launch'] : null
}

it.each<[string, Omit<LaunchChange, 'id'>, object, object?]>([
  ['an answer', { field: 'stock', value: 'no' }, { ...stored.launch, stock: 'no' }],
  ['another answer', { field: 'status', value: 'company' }, { ...stored.launch, status: 'company' }],
  ['an emptied fact', { field: 'seller', value: '' }, { status: 'micro' }],
  [
    'the result of a control',
    { field: 'control', value: '2026-11-28:2' },
    { ...stored.launch, control: '2026-11-28:2' },
  ],
  [
    'no result in place of one that was of another page',
    { field: 'control', value: '' },
    stored.launch,
    { ...stored, launch: { ...stored.launch, control: '2026-11-28:2' } },
  ],
  ['a mark', { field: 'marks', value: 'eori' }, { ...stored.launch, marks: 'eori' }],
  [
    'a price with its day',
    { field: 'price', value: '29,90', price: { on: '2026-11-28', cents: 2_990 } },
    { ...stored.launch, price: '29,90', prices: '2026-11-28:2990' },
  ],
])('stores %s beside the other fields', (_, change, launch, before = stored) => {
  expect(after(change, before)).toEqual(launch)
})

const drafted = { ...stored, launch: { ...stored.launch, selling: 'no', prices: '2026-11-01:4990' } }
const onSale = { on: '2026-11-28', cents: 2_990 } as const

it('counts a price from the day on which the product is on sale', () => {
  const first = after({ field: 'selling', value: 'yes', price: onSale }, drafted)
  expect(first).toMatchObject({ selling: 'yes', prices: '2026-11-28:2990' })
  const sold = { ...stored, launch: { ...stored.launch, selling: 'yes', prices: '2026-11-01:4990' } }
  expect(after({ field: 'price', value: '29,90', price: onSale }, sold)).toMatchObject({
    prices: '2026-11-01:4990 2026-11-28:2990',
  })
})

const confirmed = {
  ...stored,
  launch: { ...stored.launch, importer: 'me', shipsFrom: 'france', marks: 'answers-conflict eori' },
}

it.each<[string, Omit<LaunchChange, 'id'>, string | undefined]>([
  ['one of the confirmed answers is changed', { field: 'shipsFrom', value: 'outside' }, 'eori'],
  ['another answer is changed', { field: 'stock', value: 'no' }, 'answers-conflict eori'],
  ['the same answer is given again', { field: 'importer', value: 'me' }, 'answers-conflict eori'],
  ['a fact is typed', { field: 'seller', value: 'Léa' }, 'answers-conflict eori'],
  ['it is taken back', { field: 'marks', value: 'eori' }, 'eori'],
])('keeps or ends the confirmation of two answers when %s', (_, change, marks) => {
  expect(after(change, confirmed)).toHaveProperty('marks', marks)
})

it('removes the marks when the confirmation was the only one', () => {
  const alone = { ...confirmed, launch: { ...confirmed.launch, marks: 'answers-conflict' } }
  expect(after({ field: 'importer', value: 'other' }, alone)).not.toHaveProperty('marks')
})

it.each([
  ['a missing project', null],
  ['the project of another person', { ...stored, userId: 'autre' }],
])('writes nothing into %s', (_, project) => {
  expect(launchWrites(project, { id: 'p', field: 'stock', value: 'no' }, 'lea')).toEqual([])
})

it('stores no answer that its question does not have, no mark that is no duty, and of a control no text', () => {
  expect(after({ field: 'control', value: 'Gourde à 20 €' })).toBeNull()
  expect(after({ field: 'stock', value: 'peut-être' })).toBeNull()
  expect(after({ field: 'marks', value: 'x eori y' })).toEqual({ ...stored.launch, marks: 'eori' })
})

it('cuts a text to its limit, without half an emoji', () => {
  const long = after({ field: 'maker', value: '🎁'.repeat(600) }) as { maker: string }
  expect(long.maker.length).toBeLessThanOrEqual(FACT_MAX_LENGTH)
  expect(long.maker.replaceAll('🎁', '')).toBe('')
})

// The rules allow 25 fields, 16 characters a name and 12,500 in all.
it('stays within the rules with every field full', () => {
  expect(LAUNCH_FIELDS.length + 1).toBeLessThanOrEqual(25)
  let project: object = { userId: 'lea' }
  for (const field of LAUNCH_FIELDS) {
    const answers = QUESTIONS.find(({ key }) => key === field)?.answers.map(({ value }) => value)
    const own = { marks: ALL_MARKS, control: '2026-11-28:100' }[field as string]
    const value = answers?.at(-1) ?? own ?? 'é'.repeat(9_000)
    project = { userId: 'lea', launch: after({ field, value }, project) }
  }
  const { launch } = project as { launch: Record<string, string> }
  const prices = 40 * '2026-11-28:100000000 '.length
  expect(Object.keys(launch).join('').length + 'prices'.length).toBeLessThanOrEqual(25 * 16)
  expect(Object.values(launch).join('').length + prices).toBeLessThanOrEqual(25 * 500)
  expect(launch['photos']).toHaveLength(PHOTOS_MAX_LENGTH)
})

it('reads back what a save of the project keeps, and nothing of strange values', () => {
  const kept = {
    ...stored,
    launch: {
      ...stored.launch,
      prices: '2026-02-31:10 2026-11-01:3990 x',
      marks: 'eori x',
      control: '2026-11-28:3',
    },
  }
  const saved = wholeFields(emptyContent(), { uid: 'lea', now: new Date('2026-11-28T10:00:00Z'), kept })
  expect(parseLaunch(saved)).toEqual({
    answers: { status: 'micro' },
    facts: { seller: 'Marie Durand EI' },
    marks: ['eori'],
    prices: [{ on: '2026-11-01', cents: 3_990 }],
    control: { on: '2026-11-28', faults: 3 },
  })
})

it.each([
  null,
  {},
  { launch: 3 },
  { launch: [] },
  { launch: { status: 'autre', price: 4, marks: {}, control: '2026-02-31:2' } },
])('reads %j as an empty launch', (project) => {
  expect(parseLaunch(project as never)).toEqual({
    answers: {},
    facts: {},
    marks: [],
    prices: [],
    control: null,
  })
})
