import { describe, expect, it, test } from 'vitest'
import { NOTE_MAX } from '@/domain/base/text-limits'
import { parseVerdicts, type Verdicts } from '@/domain/research/candidate'
import type { Card } from './card'
import {
  judgementStanding,
  judgementUndo,
  judgementWrite,
  noteStanding,
  openParts,
  tickedParts,
  type JudgementPart,
} from './judgement'
import { appended } from '@/domain/projects/item-text'
import type { ProposedCandidate } from './proposal'

const proposed: ProposedCandidate = {
  genre: 'produit',
  produit: 'c',
  note: 'Demander une vidéo',
  criteres: [
    { critere: 'wowEffect', valeur: true, preuve: 'elle filtre devant les yeux' },
    { critere: 'trending', valeur: false, preuve: 'on ne la voit nulle part' },
    { critere: 'goodMargin', valeur: true, preuve: 'x' },
  ],
}
const card: Card = {
  id: 'k',
  at: 1,
  order: 0,
  from: 'coach',
  proposed,
  target: 't',
  state: 'open',
  replaced: null,
  evident: ['wowEffect', 'trending'],
}
const of = (verdicts: Partial<Verdicts> = {}, note = '') => ({
  verdicts: { ...parseVerdicts({}), ...verdicts },
  note,
})

describe('what is ticked before anybody touched it', () => {
  it.each([
    ['nothing answered', of(), ['note', 'wowEffect', 'trending']],
    ['an answer of the person, another one', of({ wowEffect: false }), ['note', 'trending']],
    ['the same answer', of({ wowEffect: true }), ['note', 'trending']],
    ['the note there already', of({}, 'Demander une vidéo vite'), ['wowEffect', 'trending']],
    ['a full note', of({}, 'x'.repeat(NOTE_MAX - 5)), ['wowEffect', 'trending']],
  ])('%s', (_, candidate, ticked) => {
    expect(tickedParts(card, proposed, candidate)).toEqual(ticked)
  })

  it('is no criterion without evidence', () => {
    const blind: Card = { ...card, evident: [] }
    expect(tickedParts(blind, proposed, of())).toEqual(['note'])
    expect(openParts(blind, proposed, of())).toEqual(['note', 'wowEffect', 'trending', 'goodMargin'])
  })
})

test.each([
  [null, '', 'none'],
  ['a', '', 'open'],
  ['a', 'x'.repeat(NOTE_MAX - 3), 'open'],
  ['a', 'x'.repeat(NOTE_MAX - 2), 'full'],
  ['a', 'lampe', 'there'],
] as const)('a note %j on a note of %#', (note, present, standing) => {
  expect(noteStanding({ ...proposed, note }, present)).toBe(standing)
})

describe('a press', () => {
  it('writes what is ticked and nothing else', () => {
    const candidate = of({ trending: true, solvesProblem: false }, 'Solide')
    expect(judgementWrite(card, proposed, candidate, ['trending', 'note'])).toEqual({
      write: { verdicts: { trending: false }, note: 'Demander une vidéo' },
      before: { verdicts: { trending: true }, hasNote: true },
    })
    expect(judgementWrite(card, proposed, candidate, ['wowEffect'])).toEqual({
      write: { verdicts: { wowEffect: true }, note: null },
      before: { verdicts: { wowEffect: null }, hasNote: false },
    })
  })

  it('writes no line that says nothing new', () => {
    const { write } = judgementWrite(card, proposed, of({ wowEffect: true }), ['wowEffect'])
    expect(write).toEqual({ verdicts: {}, note: null })
  })

  const NOTES = ['', 'Solide', 'Fin avec espaces  \n\n']
  const TICKED: readonly JudgementPart[][] = [['note'], ['wowEffect', 'trending'], ['note', 'goodMargin']]
  const cases = NOTES.flatMap((note) => TICKED.map((ticked) => [note, ticked] as const))
  it.each(cases)('on %j of %j is taken back exactly', (note, ticked) => {
    const candidate = of({ trending: true, innovative: false }, note)
    const { write, before } = judgementWrite(card, proposed, candidate, ticked)
    const written = of(
      { ...candidate.verdicts, ...write.verdicts },
      write.note === null ? note : appended(note, write.note),
    )
    const undo = judgementUndo({ before }, proposed, written)!
    expect({ ...written.verdicts, ...undo.verdicts }).toEqual(candidate.verdicts)
    expect(undo.note ?? written.note).toBe(note)
  })

  const before = { verdicts: { wowEffect: null }, hasNote: true }
  it.each([
    ['as it was made', of({ wowEffect: true }, 'Demander une vidéo'), 'made'],
    ['with more behind it', of({ wowEffect: true }, 'Demander une vidéo\n\nFait'), 'made'],
    [
      'with another criterion answered',
      of({ wowEffect: true, trending: true }, 'Demander une vidéo'),
      'made',
    ],
    ['with another answer', of({ wowEffect: false }, 'Demander une vidéo'), 'moved-on'],
    ['with the answer taken back', of({}, 'Demander une vidéo'), 'moved-on'],
    ['with the note changed', of({ wowEffect: true }, 'Demander une photo'), 'moved-on'],
    ['without its candidate', null, 'moved-on'],
    ['before anything is known', undefined, 'looking'],
  ])('%s', (_, candidate, standing) => {
    expect(judgementStanding({ ...card, state: 'accepted', before }, proposed, candidate)).toBe(standing)
  })

  it('that kept nothing for its undo cannot be taken back', () => {
    expect(judgementUndo({}, proposed, of())).toBeNull()
  })
})

test.each([
  ['open', of(), 'open'],
  ['open', null, 'open'],
  ['open', of({ wowEffect: true, trending: false, goodMargin: true }, 'Demander une vidéo'), 'listed'],
  ['open', of({ wowEffect: true, trending: false, goodMargin: true }, 'x'.repeat(NOTE_MAX)), 'open'],
  ['ignored', of(), 'folded'],
  ['undone', of(), 'folded'],
] as const)('%s on %#', (state, candidate, standing) => {
  expect(judgementStanding({ ...card, state }, proposed, candidate)).toBe(standing)
})
