import { expect, test } from 'vitest'
import { NEW_SELLER } from '@/domain/money/seller'
import { firstNameOf, newProfileFields, parseProfile } from './profile'

const createdAt = new Date('2026-11-21T10:00:00.000Z')

test('a sign-up writes exactly the specified fields', () => {
  expect(newProfileFields({ fullName: ' Ana Silva ', email: 'ana@example.com', createdAt })).toEqual({
    fullName: 'Ana Silva',
    email: 'ana@example.com',
    level: 1,
    xp: 0,
    hasLearningPlan: false,
    hasSeenWelcome: false,
    hasPaid: true,
    hasPaidAt: '',
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
  })
})

test('the profile of a sign-up is read back, as not paid', () => {
  const stored = newProfileFields({ fullName: 'Ana', email: 'ana@example.com', createdAt })
  expect(parseProfile(stored)).toEqual({
    ...stored,
    seller: NEW_SELLER,
    hasPaidAt: null,
    hadTrial: false,
    firstSaleOn: null,
    createdAt,
    updatedAt: createdAt,
  })
})

test('the level follows the xp, whatever level is stored', () => {
  expect(parseProfile({ xp: 2_500, level: 99 })).toMatchObject({ xp: 2_500, level: 3 })
  expect(parseProfile({ xp: -1, level: 99 })).toMatchObject({ xp: 0, level: 1 })
  expect(parseProfile(null)).toBeNull()
})

test.each([
  ['Ana Silva', 'Ana'],
  ['  Marie-Ève  Roy', 'Marie-Ève'],
  ['', 'ana.s'],
  ['  ', 'ana.s'],
])('%j is greeted as %s', (fullName, first) => {
  expect(firstNameOf({ fullName, email: 'ana.s@example.com' })).toBe(first)
})
