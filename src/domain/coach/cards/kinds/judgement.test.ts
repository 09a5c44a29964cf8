import { describe, expect, it, test } from 'vitest'
import { NOTE_MAX } from '@/domain/base/text/text-limits'
import { parseCandidate, parseVerdicts, type Verdicts } from '@/domain/research/candidate'
import type { CardOf } from '../card-kinds'
import {
  judgedBefore,
  judgementTaken,
  judgementUndo,
  judgementWrite,
  noteState,
  openParts,
  tickedParts,
  type JudgementPart,
  type ProposedJudgement,
} from './judgement'
import { appended } from '@/domain/projects/text/item-text'

const proposed: ProposedJudgement = {
  genre: 'produit',
  produit: 'c',
  note: 'Demander une vidéo',
  criteres: [
    { critere: 'wowEffect', valeur: true, preuve: 'elle filtre devant les yeux' },
    { critere: 'trending', valeur: false, preuve: 'on ne la voit nulle part' },
    { critere: 'goodMargin', valeur: true, preuve: 'x' },
  ],
}
const card: CardOf<'produit'> = {
  id: 'k',
  at: 1,
  order: 0,
  from: 'coach',
  proposed,
  target: 't',
  state: 'open',
  ground: { evident: ['wowEffect', 'trending'] },
  over: {},
}
const of = (verdicts: Partial<Verdicts> = {}, note = '') => ({
  ...parseCandidate('c', { link: 'https://ex.fr' })!,
  verdicts: { ...parseVerdicts({}), ...verdicts },
  note,
})

describe('the parts that are ticked at first', () => {
  it.each([
    ['nothing answered', of(), ['note', 'wowEffect', 'trending']],
    ['an answer of the person, another one', of({ wowEffect: false }), ['note', 'trending']],
    ['the same answer', of({ wowEffect: true }), ['note', 'trending']],
    ['the note there already', of({}, 'Demander une vidéo vite'), ['wowEffect', 'trending']],
    ['a full note', of({}, 'x'.repeat(NOTE_MAX - 5)), ['wowEffect', 'trending']],
  ])('%s', (_, candidate, ticked) => {
    expect(tickedParts(card, candidate)).toEqual(ticked)
  })

  it('contain no criterion without evidence', () => {
    const blind = { ...card, ground: { evident: [] } }
    expect(tickedParts(blind, of())).toEqual(['note'])
    expect(openParts(blind, of())).toEqual(['note', 'wowEffect', 'trending', 'goodMargin'])
  })
})

test.each([
  [null, '', 'none'],
  ['a', '', 'open'],
  ['a', 'x'.repeat(NOTE_MAX - 3), 'open'],
  ['a', 'x'.repeat(NOTE_MAX - 2), 'full'],
  ['a', 'lampe', 'there'],
] as const)('a note %j on a note of %#', (note, present, state) => {
  expect(noteState({ ...card, proposed: { ...proposed, note } }, present)).toBe(state)
})

describe('a press', () => {
  const press = (candidate: ReturnType<typeof of>, ticked: readonly JudgementPart[]) => {
    const taken = { ...card, over: { before: judgedBefore(card, candidate, ticked) } }
    return { taken, write: judgementTaken(taken) }
  }

  it('writes only the ticked parts, and skips a verdict that is already stored', () => {
    const candidate = of({ trending: true, solvesProblem: false }, 'Solide')
    expect(press(candidate, ['trending', 'note'])).toMatchObject({
      write: { verdicts: { trending: false }, note: 'Demander une vidéo' },
      taken: { over: { before: { verdicts: { trending: true }, hasNote: true } } },
    })
    expect(press(candidate, ['wowEffect']).write).toMatchObject({ verdicts: { wowEffect: true }, note: null })
    expect(press(of({ wowEffect: true }), ['wowEffect']).write).toMatchObject({ verdicts: {}, note: null })
  })

  const NOTES = ['', 'Solide', 'Fin avec espaces  \n\n']
  const TICKED: readonly JudgementPart[][] = [['note'], ['wowEffect', 'trending'], ['note', 'goodMargin']]
  const cases = NOTES.flatMap((note) => TICKED.map((ticked) => [note, ticked] as const))
  it.each(cases)('on %j of %j is taken back exactly', (note, ticked) => {
    const candidate = of({ trending: true, innovative: false }, note)
    const { write, taken } = press(candidate, ticked)
    const written = of(
      { ...candidate.verdicts, ...write.verdicts },
      write.note === null ? note : appended(note, write.note),
    )
    expect(judgementWrite(taken, candidate)).toEqual({
      verdicts: write.verdicts,
      note: write.note && written.note,
    })
    // Written again, the note does not repeat the text.
    expect(judgementWrite(taken, written).note).toBeNull()
    const undo = judgementUndo(taken, written)!
    expect({ ...written.verdicts, ...undo.verdicts }).toEqual(candidate.verdicts)
    expect(undo.note ?? written.note).toBe(note)
  })

  const before = { verdicts: { wowEffect: null }, hasNote: true }
  it.each([
    ['as it was made', of({ wowEffect: true }, 'Demander une vidéo'), true],
    ['with more behind it', of({ wowEffect: true }, 'Demander une vidéo\n\nFait'), true],
    ['with another criterion', of({ wowEffect: true, trending: true }, 'Demander une vidéo'), true],
    ['with another answer', of({ wowEffect: false }, 'Demander une vidéo'), false],
    ['with the answer taken back', of({}, 'Demander une vidéo'), false],
    ['with the note changed', of({ wowEffect: true }, 'Demander une photo'), false],
  ])('%s', (_, candidate, isAsMade) => {
    expect(judgementUndo({ ...card, over: { before } }, candidate) !== null).toBe(isAsMade)
    expect(judgementUndo(card, candidate)).toBeNull()
  })
})
