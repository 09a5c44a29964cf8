import { describe, expect, test } from 'vitest'
import { CRITERIA, parseCandidate, type Candidate } from '@/domain/research/candidate'
import type { PlacedCandidate } from '@/domain/research/candidate-address'
import {
  amountField,
  candidateUndo,
  checkFigures,
  checkJudge,
  chosenCandidates,
  chosenField,
  hasAllFigures,
  madeOf,
  noteField,
  verdictField,
  type CandidateWork,
} from './candidates-exercise'

function candidate(id: string, fields: object = {}): PlacedCandidate {
  const parsed = parseCandidate(id, { link: `https://ex.fr/${id}`, ...fields })
  if (!parsed) throw new Error('not a candidate')
  return { ...parsed, sectionId: null }
}

const figures = { salePriceCents: 2990, costCents: 680, shippingCents: 420, adsCents: 800 }
const [a, b, c] = [candidate('a'), candidate('b', figures), candidate('c')]

/** The candidate as a write leaves it. */
function written(
  of: Candidate,
  { verdicts, figures: amounts, note }: ReturnType<typeof madeOf>['write'],
): Candidate {
  return {
    ...of,
    verdicts: { ...of.verdicts, ...verdicts },
    figures: { ...of.figures, ...amounts },
    note: note ?? of.note,
  }
}

describe('which candidates', () => {
  const ids = (typed: Record<string, string>, slots = 2) =>
    chosenCandidates(slots, typed, [a, b, c], hasAllFigures).map((each) => each?.id ?? null)

  test('those that lack something come first', () => {
    expect(ids({})).toEqual(['a', 'c'])
    expect(ids({}, 3)).toEqual(['a', 'c', 'b'])
    expect(ids({}, 4)).toEqual(['a', 'c', 'b', null])
  })

  test('who chooses one keeps it, and one that is gone is nobody', () => {
    expect(ids({ [chosenField(0)]: 'b' })).toEqual(['b', 'a'])
    expect(ids({ [chosenField(0)]: 'gone' })).toEqual([null, 'a'])
  })
})

describe('the amounts', () => {
  test('are all asked for, and 0 is one', () => {
    const { work, faults } = checkFigures([a], { [amountField('a', 'salePriceCents')]: '29,90' })
    expect(work).toBeNull()
    expect(Object.keys(faults ?? {})).toEqual(
      (['costCents', 'shippingCents', 'adsCents'] as const).map((key) => amountField('a', key)),
    )
    const typed = Object.fromEntries(Object.keys(figures).map((key) => [`${key}.a`, '0']))
    expect(checkFigures([a], typed).work?.[0]?.figures).toEqual({
      ...{ salePriceCents: 0, costCents: 0 },
      ...{ shippingCents: 0, adsCents: 0 },
    })
  })

  test.each(['douze', '12,345', '-3', '1e9', '9999999999'])('« %s » is none', (text) => {
    expect(checkFigures([b], { [amountField('b', 'costCents')]: text }).work).toBeNull()
  })

  test('that stand there already are not written', () => {
    expect(checkFigures([b], {}).work).toEqual([])
    expect(checkFigures([b], { [amountField('b', 'costCents')]: '7,00' }).work).toEqual([
      { at: 'b', verdicts: {}, figures: { costCents: 700 }, note: null },
    ])
  })

  test('are asked for different candidates', () => {
    expect(Object.keys(checkFigures([b, b, null], {}).faults ?? {})).toEqual([chosenField(1), chosenField(2)])
  })
})

describe('the judgement', () => {
  const yesToAll = Object.fromEntries(CRITERIA.map(({ key }) => [verdictField('a', key), 'yes']))

  test('asks for each of the eight', () => {
    expect(Object.keys(checkJudge({ kind: 'judge' }, a, {}).faults ?? {})).toHaveLength(8)
    const { work } = checkJudge({ kind: 'judge' }, a, yesToAll)
    expect(Object.keys(work?.[0]?.verdicts ?? {})).toHaveLength(8)
  })

  test('of one criterion says why, in the note or behind it', () => {
    const one = { kind: 'judge', criterion: 'provenSuccess' } as const
    expect(Object.keys(checkJudge(one, a, yesToAll).faults ?? {})).toEqual([noteField('a')])
    const { work } = checkJudge(one, a, { ...yesToAll, [noteField('a')]: ' Vu 30 avis. ' })
    expect(work).toEqual([{ at: 'a', verdicts: { provenSuccess: true }, figures: {}, note: 'Vu 30 avis.' }])
  })

  test('does not write a note twice, nor more than it holds', () => {
    const one = { kind: 'judge', criterion: 'provenSuccess' } as const
    const noted = candidate('a', { note: 'Vu 30 avis.', provenSuccess: true })
    expect(checkJudge(one, noted, { [noteField('a')]: 'Vu 30 avis.' }).work).toEqual([])
    const full = candidate('a', { note: 'x'.repeat(1_999), provenSuccess: true })
    expect(checkJudge(one, full, { [noteField('a')]: 'Neuf' }).faults?.[noteField('a')]).toContain(
      'trop pleine',
    )
  })
})

describe('what is written', () => {
  const work: CandidateWork = {
    at: 'b',
    verdicts: { goodMargin: true, trending: false },
    figures: { costCents: 700 },
    note: 'Vu.',
  }
  const before = candidate('b', { ...figures, goodMargin: false, note: 'Avant' })

  test('is taken back exactly', () => {
    const { write, made } = madeOf(work, before)
    const after = written(before, write)
    expect(after).toMatchObject({ note: 'Avant\n\nVu.', figures: { costCents: 700 } })
    const undo = candidateUndo(made, after)
    expect(undo && written(after, undo)).toEqual(before)
  })

  test.each([
    ['an answer', { verdicts: { ...before.verdicts, goodMargin: false } }],
    ['an amount', { figures: { ...before.figures, costCents: 1 } }],
    ['the note', { note: 'Autre' }],
  ])('is not taken back once %s was changed', (_, change) => {
    const { write, made } = madeOf(work, before)
    expect(candidateUndo(made, { ...written(before, write), ...change })).toBeNull()
  })
})
