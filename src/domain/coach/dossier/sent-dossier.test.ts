import { describe, expect, test } from 'vitest'
import { DOSSIER_MAX } from './dossier-parts'
import {
  DOSSIERS_MAX,
  NOTHING_SENT,
  parseSent,
  SENT_MAX,
  wentWith,
  withSent,
  type SentDossiers,
} from './sent-dossier'

const hashOf = (index: number) => index.toString(16).padStart(8, '0')

/** Each question has a text of its own. */
function sentOf(...questions: number[]): SentDossiers {
  return {
    dossiers: Object.fromEntries(questions.map((at) => [hashOf(at), `texte ${at}`])),
    sent: Object.fromEntries(questions.map((at) => [at, hashOf(at)])),
  }
}

function after(held: SentDossiers, ...questions: number[]): SentDossiers {
  return questions.reduce((sent, at) => withSent(sent, at, { hash: hashOf(at), text: `texte ${at}` }), held)
}

test('stored dossiers are read, and unreadable ones are left out', () => {
  const stored = sentOf(5, 6)
  expect(parseSent(stored.dossiers, stored.sent)).toEqual(stored)
  expect(parseSent(undefined, null)).toEqual(NOTHING_SENT)
  expect(
    parseSent(
      {
        [hashOf(1)]: '',
        [hashOf(2)]: 3,
        [hashOf(3)]: 'a'.repeat(DOSSIER_MAX + 1),
        ABCDEFAB: 'x',
        __proto: 'x',
      },
      { '5': 'no hash', '-1': hashOf(1), x: hashOf(1), '7': 7 },
    ),
  ).toEqual(NOTHING_SENT)
  expect(parseSent(['text'], [hashOf(1)])).toEqual(NOTHING_SENT)
})

test('a question has its sent dossier, null once that is deleted, or undefined without one', () => {
  const { dossiers, sent } = sentOf(5)
  expect(wentWith({ dossiers, sent }, 5)).toBe('texte 5')
  expect(wentWith({ dossiers: {}, sent }, 5)).toBeNull()
  expect(wentWith({ dossiers, sent }, 6)).toBeUndefined()
})

describe('a sent dossier', () => {
  test('is stored once for all questions that it was sent with', () => {
    const both = withSent(sentOf(1), 9, { hash: hashOf(1), text: 'texte 1' })
    expect(both).toEqual({ dossiers: sentOf(1).dossiers, sent: { '1': hashOf(1), '9': hashOf(1) } })
  })

  test('replaces the earlier one of a question that is asked again', () => {
    expect(withSent(sentOf(1, 2), 1, { hash: hashOf(2), text: 'texte 2' })).toEqual({
      dossiers: sentOf(2).dossiers,
      sent: { '1': hashOf(2), '2': hashOf(2) },
    })
    expect(withSent(sentOf(1, 2), 1, null)).toEqual(sentOf(2))
  })

  test('takes the place of the oldest text; its question stays noted', () => {
    // The oldest text was sent with a later question too, so it is not the oldest any more.
    const used = withSent(sentOf(10, 20, 30, 40, 50, 60), 65, { hash: hashOf(10), text: 'texte 10' })
    const next = after(used, 70)
    expect(Object.keys(next.dossiers)).toHaveLength(DOSSIERS_MAX)
    expect(wentWith(next, 10)).toBe('texte 10')
    expect(wentWith(next, 20)).toBeNull()
    expect(wentWith(next, 70)).toBe('texte 70')
  })

  test('stays within the bounds, and texts without a question are removed', () => {
    const orphans = { dossiers: sentOf(1, 2, 3, 4, 5, 6).dossiers, sent: {} }
    expect(Object.keys(after(orphans, 9).dossiers)).toEqual([hashOf(9)])
    const many = sentOf(...Array.from({ length: SENT_MAX }, (_, index) => 1_000 + index))
    const held = { ...many, dossiers: sentOf(1_199, 1_198, 1_197, 1_196, 1_195, 1_194).dossiers }
    const full = after(held, 2_000, 2_001)
    expect(Object.keys(full.sent)).toHaveLength(SENT_MAX)
    expect(Object.keys(full.dossiers)).toHaveLength(DOSSIERS_MAX)
    expect(wentWith(full, 1_001)).toBeUndefined()
    expect(wentWith(full, 1_002)).toBeNull()
  })

  test('that comes late, from before the last six, is noted without its text', () => {
    const late = after(sentOf(10, 20, 30, 40, 50, 60), 5)
    expect(wentWith(late, 5)).toBeNull()
    expect(wentWith(late, 10)).toBe('texte 10')
  })
})
