import { describe, expect, test } from 'vitest'
import { waitWords } from './wait-words'

/** As the server counts it: until midnight UTC. */
function untilMidnightUtc(at: Date): number {
  const next = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1)
  return Math.ceil((next - at.getTime()) / 1000)
}

/** `at`: the wall clock of the person, with its distance from UTC. */
function wordsAt(at: string, zone: string): string | null {
  const now = new Date(at)
  const dayOf = (date: Date) => date.toLocaleDateString('fr', { timeZone: zone })
  return waitWords({ retryAfterSeconds: untilMidnightUtc(now) }, now, dayOf)
}
const TOMORROW = 'Reviens demain.'
const inMinutes = (minutes: number) => `Tu pourras envoyer la suite dans ${minutes}\u00a0minutes.`

// The day's answers come back at 1:00 in Paris, in summer at 2:00.
const PARIS: readonly (readonly [string, string])[] = [
  ['2026-11-29T12:00+01:00', TOMORROW],
  ['2026-11-29T22:30+01:00', TOMORROW],
  ['2026-11-29T23:00+01:00', inMinutes(120)],
  ['2026-11-29T23:59+01:00', inMinutes(61)],
  ['2026-11-30T00:00+01:00', inMinutes(60)],
  ['2026-11-30T00:15+01:00', inMinutes(45)],
  ['2026-11-30T00:59+01:00', 'Tu pourras envoyer la suite dans 1\u00a0minute.'],
  ['2026-11-30T01:00+01:00', TOMORROW],
  ['2026-11-30T01:59+01:00', TOMORROW],
  ['2026-07-10T23:00+02:00', TOMORROW],
  ['2026-07-10T23:59+02:00', TOMORROW],
  ['2026-07-11T00:00+02:00', inMinutes(120)],
  ['2026-07-11T00:15+02:00', inMinutes(105)],
  ['2026-07-11T01:30+02:00', inMinutes(30)],
  ['2026-07-11T02:00+02:00', TOMORROW],
]

describe('a person in Paris whose day of answers is used', () => {
  test.each(PARIS)('reads at %s: %s', (at, words) => {
    expect(wordsAt(at, 'Europe/Paris')).toBe(words)
  })

  test.each(PARIS)('reads the same at %s on a device whose clock is UTC: %s', (at, words) => {
    expect(wordsAt(at, 'UTC')).toBe(words)
  })
})

test.each([
  ['2026-11-29T09:00-05:00', 'America/Montreal', 'Tu pourras envoyer la suite dans 10\u00a0heures.'],
  ['2026-11-29T20:00-05:00', 'America/Montreal', TOMORROW],
  ['2026-11-29T07:30+04:00', 'Indian/Reunion', TOMORROW],
  ['2026-11-29T01:00+04:00', 'Indian/Reunion', 'Tu pourras envoyer la suite dans 3\u00a0heures.'],
])('at %s in %s the wait is of the same day or not: %s', (at, zone, words) => {
  expect(wordsAt(at, zone)).toBe(words)
})

test.each([
  [null, null],
  [0, null],
  [59, null],
  [60, 'Tu pourras envoyer la suite dans 1\u00a0minute.'],
  [61, inMinutes(2)],
])('a wait of %s seconds is said as %s', (retryAfterSeconds, words) => {
  expect(waitWords({ retryAfterSeconds }, new Date(2026, 10, 29, 12))).toBe(words)
})
