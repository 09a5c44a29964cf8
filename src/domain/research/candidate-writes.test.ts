import { expect, test } from 'vitest'
import { afterWrite } from '@/domain/base/write'
import { NO_ANSWERS } from './candidate'
import { candidateFields, candidatePath, changeCandidate } from './candidate-writes'

const AT = new Date('2026-11-25T08:00:00.000Z')
const LINK = 'https://ex.fr/lampe'

test('a candidate of « Mes liens » names its owner, one of a section does not', () => {
  const loose = candidateFields({ uid: 'lea', sectionId: null }, { link: LINK, verdicts: NO_ANSWERS }, AT)
  expect(loose).toEqual({ userId: 'lea', link: LINK, ...NO_ANSWERS, createdAt: AT })
  const inSection = candidateFields({ uid: 'lea', sectionId: 's' }, { link: LINK, verdicts: NO_ANSWERS }, AT)
  expect(inSection).not.toHaveProperty('userId')
  expect(candidatePath({ id: 'c', sectionId: null })).toBe('product/c')
  expect(candidatePath({ id: 'c', sectionId: 's' })).toBe('sections/s/products/c')
})

test('a change writes the fields that it names, removes emptied ones, and ignores a missing candidate', () => {
  const stored = { link: LINK, note: 'Cher', costCents: 800, wowEffect: null }
  const change = { verdicts: { wowEffect: true }, figures: { costCents: null, adsCents: 300 }, note: '' }
  const [write] = changeCandidate('product/c', stored, change)
  expect(write && afterWrite(stored, write)).toEqual({ link: LINK, wowEffect: true, adsCents: 300 })
  expect(changeCandidate('product/c', stored, { note: null })).toEqual([])
  expect(changeCandidate('product/c', null, change)).toEqual([])
})
