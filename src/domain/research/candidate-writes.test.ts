import { expect, test } from 'vitest'
import { afterWrite } from '@/domain/base/write'
import { NO_ANSWERS } from './candidate'
import { candidateFields, candidatePath, changeCandidate, changeNote } from './candidate-writes'

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

test.each<[string, string, string, string, string | undefined]>([
  ['changes it', 'Cher', 'Cher', 'Cher, pliable', 'Cher, pliable'],
  ['removes it', 'Cher', 'Cher', '', undefined],
  ['keeps the text of another device', 'Noir', 'Cher', 'Cher, pliable', 'Noir\n\nCher, pliable'],
  ['goes on beside the text of another device', 'Noir\n\nCher', 'Cher', 'Chère', 'Noir\n\nChère'],
  ['removes its own text only', 'Noir', 'Cher', '', 'Noir'],
  ['writes again what another device removed', '', 'Cher', 'Cher, pliable', 'Cher, pliable'],
  ['is not repeated', 'Noir\n\nCher, pliable', 'Cher', 'Cher, pliable', 'Noir\n\nCher, pliable'],
])('a change of the note %s', (_name, note, from, to, after) => {
  const stored = { link: LINK, note }
  const [write] = changeNote('product/c', stored, from, to)
  expect(write && afterWrite(stored, write)).toEqual({
    link: LINK,
    ...(after !== undefined && { note: after }),
  })
})

test('a note is refused where its text would be lost', () => {
  const long = 'n'.repeat(1_990)
  expect(() => changeNote('product/c', { link: LINK, note: long }, '', 'Pliable et noir')).toThrow(
    'too-large',
  )
  expect(() => changeNote('product/c', null, '', 'Pliable')).toThrow('gone')
  expect(changeNote('product/c', null, 'Pliable', '')).toEqual([])
})
