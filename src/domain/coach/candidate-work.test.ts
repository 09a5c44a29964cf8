import { describe, expect, test } from 'vitest'
import { parseCandidate, type Candidate } from '@/domain/research/candidate'
import { candidateUndo, madeOf, type CandidateWork } from './candidate-work'

function candidate(id: string, fields: object): Candidate {
  const parsed = parseCandidate(id, { link: `https://ex.fr/${id}`, ...fields })
  if (!parsed) throw new Error('not a candidate')
  return parsed
}

function written(of: Candidate, { verdicts, note }: ReturnType<typeof madeOf>['write']): Candidate {
  return {
    ...of,
    verdicts: { ...of.verdicts, ...verdicts },
    note: note ?? of.note,
  }
}

describe('what is written', () => {
  const work: CandidateWork = {
    at: 'b',
    verdicts: { goodMargin: true, trending: false },
    note: 'Vu.',
  }
  const before = candidate('b', { goodMargin: false, note: 'Avant' })

  test('is taken back exactly', () => {
    const { write, made } = madeOf(work, before)
    const after = written(before, write)
    expect(after).toMatchObject({ note: 'Avant\n\nVu.' })
    const undo = candidateUndo(made, after)
    expect(undo && written(after, undo)).toEqual(before)
  })

  test.each([
    ['an answer', { verdicts: { ...before.verdicts, goodMargin: false } }],
    ['the note', { note: 'Autre' }],
  ])('is not taken back once %s was changed', (_, change) => {
    const { write, made } = madeOf(work, before)
    expect(candidateUndo(made, { ...written(before, write), ...change })).toBeNull()
  })
})
