import { describe, expect, test } from 'vitest'
import { DOSSIER_MAX } from './dossier-parts'
import {
  DOSSIERS_MAX,
  joinedSent,
  NOTHING_SENT,
  parseSent,
  SENT_MAX,
  sentBeside,
  sentChange,
  sentWith,
  wentWith,
  type SentDossiers,
} from './sent-dossier'

const hashOf = (index: number) => index.toString(16).padStart(8, '0')

/** Each question with a text of its own. */
function sentOf(...questions: number[]): SentDossiers {
  return {
    dossiers: Object.fromEntries(questions.map((at) => [hashOf(at), `texte ${at}`])),
    sent: Object.fromEntries(questions.map((at) => [at, hashOf(at)])),
  }
}

/** As a document is after it. */
function after(held: SentDossiers, added: SentDossiers): SentDossiers {
  const change = sentChange(held, added)
  const merged = (stored: object, changed: object) =>
    Object.fromEntries(Object.entries({ ...stored, ...changed }).filter(([, value]) => value !== null))
  return parseSent(merged(held.dossiers, change.dossiers), merged(held.sent, change.sent))
}

test('what is stored is read; what is not readable is left out', () => {
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

test('a question tells what went with it, and whether that is still kept', () => {
  const { dossiers, sent } = sentOf(5)
  expect(wentWith({ dossiers, sent }, 5)).toBe('texte 5')
  expect(wentWith({ dossiers: {}, sent }, 5)).toBeNull()
  expect(wentWith({ dossiers, sent }, 6)).toBeUndefined()
})

describe('what is written', () => {
  test('is what is new alone', () => {
    expect(sentChange(sentOf(1, 2), sentOf(3))).toEqual(sentOf(3))
    expect(sentChange(NOTHING_SENT, NOTHING_SENT)).toEqual(NOTHING_SENT)
  })

  test('is a text once, whatever number of questions it goes with', () => {
    const again = { dossiers: sentOf(1).dossiers, sent: { '9': hashOf(1) } }
    const both = after(sentOf(1), again)
    expect(both).toEqual({ dossiers: sentOf(1).dossiers, sent: { '1': hashOf(1), '9': hashOf(1) } })
  })

  test('takes the place of the oldest text; its question stays noted', () => {
    const held = sentOf(10, 20, 30, 40, 50, 60)
    // The oldest text went with a later question too: it is not the oldest any more.
    const used = after(held, { dossiers: sentOf(10).dossiers, sent: { '65': hashOf(10) } })
    const next = after(used, sentOf(70))
    expect(Object.keys(next.dossiers)).toHaveLength(DOSSIERS_MAX)
    expect(wentWith(next, 10)).toBe('texte 10')
    expect(wentWith(next, 20)).toBeNull()
    expect(wentWith(next, 70)).toBe('texte 70')
  })

  test('never exceeds the rules, and clears what no question has', () => {
    const orphans = { dossiers: sentOf(1, 2, 3, 4, 5, 6).dossiers, sent: {} }
    expect(Object.keys(after(orphans, sentOf(9)).dossiers)).toEqual([hashOf(9)])
    const many = sentOf(...Array.from({ length: SENT_MAX }, (_, index) => 1_000 + index))
    const held = { ...many, dossiers: sentOf(1_199, 1_198, 1_197, 1_196, 1_195, 1_194).dossiers }
    const full = after(held, sentOf(2_000, 2_001))
    expect(Object.keys(full.sent)).toHaveLength(SENT_MAX)
    expect(Object.keys(full.dossiers)).toHaveLength(DOSSIERS_MAX)
    expect(wentWith(full, 1_001)).toBeUndefined()
    expect(wentWith(full, 1_002)).toBeNull()
  })

  test('that comes late, from before the last six, is noted without its text', () => {
    const late = after(sentOf(10, 20, 30, 40, 50, 60), sentOf(5))
    expect(wentWith(late, 5)).toBeNull()
    expect(wentWith(late, 10)).toBe('texte 10')
  })
})

test('parts go with their questions, and texts with them', () => {
  const all = joinedSent(sentOf(1, 2), { dossiers: {}, sent: { '3': hashOf(1), '2': hashOf(9) } })
  expect(sentWith(all, [{ timestamp: 3 }])).toEqual({
    dossiers: sentOf(1).dossiers,
    sent: { '3': hashOf(1) },
  })
  expect(sentBeside(all, sentOf(1, 2))).toEqual({
    dossiers: sentOf(1).dossiers,
    sent: { '3': hashOf(1), '2': hashOf(9) },
  })
})
