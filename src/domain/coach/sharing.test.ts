import { expect, test } from 'vitest'
import { NEVER_ASKED, parseSharing, SHARES_ALL, SHARES_NOTHING } from './sharing'

const askedAt = new Date('2026-11-22T10:00:00Z')

test.each([undefined, null, 'texte', {}, { shares: [], askedAt: 'hier' }])('%j is no answer', (data) => {
  expect(parseSharing(data)).toEqual(NEVER_ASKED)
})

test('an answer without « Toujours » shares nothing of later conversations', () => {
  expect(parseSharing({ askedAt })).toEqual({ askedAt, always: null, tone: null })
})

test('only what is plainly switched on is shared', () => {
  const shares = { project: true, projects: 'true', products: 1, learning: null, autre: true }
  expect(parseSharing({ askedAt, shares }).always).toEqual({ ...SHARES_NOTHING, project: true })
  expect(parseSharing({ askedAt, shares: SHARES_ALL }).always).toEqual(SHARES_ALL)
})
