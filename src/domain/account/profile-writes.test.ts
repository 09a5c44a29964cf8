import { expect, test } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { afterWrite, Refusal, type Write } from '@/domain/base/write'
import { newProfileFields } from './profile'
import { decideName, decideNewProfile, decidePaidMark, decideSeller, decideWelcome } from './profile-writes'

const at = new Date('2026-11-25T10:00:00.000Z')
const person = { fullName: 'Zoé Bernard', email: 'zoe@exemple.fr', createdAt: '2026-11-24T08:00:00.000Z' }
const stored: Fields = newProfileFields({ ...person, createdAt: new Date(person.createdAt) })
const standIn = { ...stored, fullName: 'zoe' }

const DECISIONS: Record<string, (profile: Fields | null) => Write[]> = {
  'a new profile': (profile) => decideNewProfile('me', profile, person, at),
  'a name': (profile) => decideName('me', profile, 'Zoé Petit', at),
  'the welcome': (profile) => decideWelcome('me', profile, at),
  'the check after a login': (profile) => decidePaidMark('me', profile, at),
  'an answer about contributions': (profile) =>
    decideSeller('me', profile, { field: 'acre', value: 'since-july-2026' }, at),
  'an input of the sales': (profile) =>
    decideSeller('me', profile, { field: 'goalCents', value: 100_000 }, at),
}

function applied(profile: Fields | null, writes: readonly Write[]): Fields | null {
  return writes.reduce(afterWrite, profile)
}

test.each(Object.entries(DECISIONS))('%s, decided on its own result, writes nothing', (_, decide) => {
  for (const profile of [stored, standIn]) {
    expect(decide(applied(profile, decide(profile)))).toEqual([])
  }
})

test('where there is no profile a sign-up alone writes one, and a name that was typed is kept as refused', () => {
  const made = applied(null, decideNewProfile('me', null, person, at))
  expect(made).toEqual(stored)
  expect(decideNewProfile('me', made, person, at)).toEqual([])
  expect(() => decideName('me', null, 'Zoé', at)).toThrow(Refusal)
  expect(decidePaidMark('me', null, at)).toEqual([])
})

test.each([
  { fullName: 'zoe', expected: 'Zoé Bernard' },
  { fullName: 'Zoé B.', expected: 'Zoé B.' },
])('the name of a sign-up replaces the first part of the address, not « $fullName »', (each) => {
  const profile = { ...stored, fullName: each.fullName }
  expect(applied(profile, decideNewProfile('me', profile, person, at))).toMatchObject({
    fullName: each.expected,
  })
})

test.each([
  { hasPaidAt: '', hasPaid: false },
  { hasPaidAt: '2026-11-01T00:00:00.000Z', hasPaid: true },
  { hasPaidAt: '2026-10-01T00:00:00.000Z', hasPaid: false },
])('after a login the mark of a month paid at « $hasPaidAt » is $hasPaid', ({ hasPaidAt, hasPaid }) => {
  const profile = { ...stored, hasPaidAt }
  expect(applied(profile, decidePaidMark('me', profile, at))).toMatchObject({ hasPaid, hasPaidAt })
})

test('different seller inputs typed on two devices are both kept, and an emptied input becomes null', () => {
  const change = (profile: Fields | null, field: 'feePoints' | 'goalCents', value: number | null) =>
    applied(profile, decideSeller('me', profile, { field, value }, at))
  const both = change(change(stored, 'feePoints', 150), 'goalCents', 100_000)
  expect(both).toMatchObject({ seller: { feePoints: 150, goalCents: 100_000 } })
  expect(change(both, 'goalCents', null)).toMatchObject({ seller: { feePoints: 150, goalCents: null } })
  expect(() => change(null, 'feePoints', 150)).toThrow(Refusal)
})

test('an answer about contributions replaces the rate that was typed, and nothing else', () => {
  const typed = { ...stored, seller: { contributionPoints: 2_200, feePoints: 150 } }
  const answered = applied(typed, decideSeller('me', typed, { field: 'acre', value: 'since-july-2026' }, at))
  expect(answered).toMatchObject({ seller: { acre: 'since-july-2026', feePoints: 150 } })
  expect(answered?.['seller']).not.toHaveProperty('contributionPoints')
  const again = applied(
    answered,
    decideSeller('me', answered, { field: 'contributionPoints', value: 1_000 }, at),
  )
  expect(applied(again, decideSeller('me', again, { field: 'isFlatTaxed', value: true }, at))).toMatchObject({
    seller: { acre: 'since-july-2026', isFlatTaxed: true, feePoints: 150 },
  })
})

test('the welcome is marked as seen once, and never where there is no profile', () => {
  expect(applied(stored, decideWelcome('me', stored, at))).toMatchObject({ hasSeenWelcome: true })
  expect(decideWelcome('me', { ...stored, hasSeenWelcome: true }, at)).toEqual([])
  expect(decideWelcome('me', null, at)).toEqual([])
})
