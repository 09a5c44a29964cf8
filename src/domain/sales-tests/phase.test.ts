import { describe, expect, test } from 'vitest'
import { salesTest, type SalesTestFacts } from '../../../tests/support/samples/guidance-facts'
import type { LocalDate } from '@/domain/base/time/local-date'
import { dayToNote, lastDayOf, phaseOf } from './phase'
import { verdictOf } from './verdict'
import { earlyWords, verdictLine, verdictSentence, waitWords } from './verdict-words'

function told(facts: SalesTestFacts, today: LocalDate, gainCents: number | null = null) {
  const of = { ...salesTest(facts), gainCents }
  const phase = phaseOf(of, today)
  const verdict = verdictOf(of)
  return {
    sentence: verdictSentence(of, verdict, phase).replaceAll('\u00a0', ' '),
    wait: waitWords(verdict, phase),
  }
}

test.each<[SalesTestFacts, number | null, string]>([
  [{ numbers: ['2026-11-21'], sales: 3, spentCents: 420 }, 740, '7 jours passés, 1 noté : il gagne 18,00 €.'],
  [
    { numbers: ['2026-11-21'], spentCents: 420 },
    -120,
    '− 4,20 € · Chaque vente coûte 1,20 € : le test ne peut pas gagner.',
  ],
])('the line of a folded test says its balance once', (facts, gainCents, line) => {
  const of = { ...salesTest(facts), gainCents }
  const said = verdictLine(of, verdictOf(of), phaseOf(of, '2026-11-28'))
  expect(said.replaceAll('\u00a0', ' ')).toBe(line)
})

describe('a test whose planned days are over', () => {
  // Seven days from the 21st to the 27th.
  const two = { numbers: ['2026-11-21', '2026-11-22'] } as const

  test.each<[SalesTestFacts, LocalDate, number | null, string]>([
    [two, '2026-11-27', null, 'Jusqu’ici, tout va bien.'],
    [
      { ...two, spentCents: 420 },
      '2026-11-27',
      null,
      'Jusqu’ici, le test perd 4,20 € : rien ne dit encore de l’arrêter.',
    ],
    [{ ...two, sales: 1, spentCents: 420 }, '2026-11-27', 420, 'Jusqu’ici, tout va bien.'],
    [
      { ...two, sales: 3, spentCents: 9_000 },
      '2026-11-27',
      null,
      'Il manque le gain par vente pour juger ce test.',
    ],
    [
      { ...two, sales: 3, spentCents: 9_000 },
      '2026-11-28',
      null,
      '7 jours passés, 2 notés : il manque le gain par vente pour juger.',
    ],
    [two, '2026-11-28', null, '7 jours passés, 2 notés.'],
    [two, '2027-01-10', null, '7 jours passés, 2 notés.'],
    [
      { ...two, sales: 3, spentCents: 1_200 },
      '2026-11-28',
      1_000,
      '7 jours passés, 2 notés : il gagne 18,00 €.',
    ],
    [
      { numbers: ['2026-11-23'], spentCents: 420 },
      '2026-12-04',
      null,
      '7 jours passés, 1 noté : il perd 4,20 €.',
    ],
    [
      { numbers: ['2026-11-23'] },
      '2026-11-27',
      null,
      'Avant 100 visites, les chiffres ne veulent rien dire.',
    ],
    [{ numbers: ['2026-11-23'] }, '2026-11-28', null, '7 jours passés, 1 noté.'],
    [{}, '2026-11-27', null, 'Pas encore de visite.'],
    [{}, '2026-11-28', null, '7 jours passés, aucun noté.'],
    [{ days: 1 }, '2026-11-22', null, '1 jour passé, aucun noté.'],
    [{ startsOn: '2026-12-01' }, '2026-11-28', null, 'Commence le 1er décembre 2026.'],
    [
      { startsOn: '2026-12-01' },
      '2026-11-28',
      -120,
      'Commence le 1er décembre 2026. Chaque vente coûte 1,20 € : le test ne peut pas gagner.',
    ],
    [
      { startsOn: '2026-12-01' },
      '2026-11-28',
      0,
      'Commence le 1er décembre 2026. Une vente ne laisse rien : le test ne peut pas gagner.',
    ],
    [{}, '2026-11-21', -120, 'Chaque vente coûte 1,20 € : le test ne peut pas gagner.'],
    // Days that were noted before the first day was moved later.
    [
      { ...two, startsOn: '2026-12-01', spentCents: 900 },
      '2026-11-28',
      null,
      'Commence le 1er décembre 2026.',
    ],
    [
      { ...two, startsOn: '2026-12-01', spentCents: 6_000 },
      '2026-11-28',
      null,
      'Arrêtez : votre budget de 50,00 € est perdu.',
    ],
    [{ ...two, days: 2 }, '2026-11-22', null, '2 jours notés.'],
    [{ ...two, days: 1 }, '2026-11-22', null, '2 jours notés.'],
    [{ ...two, endedOn: '2026-11-22' }, '2026-11-22', null, 'Test arrêté.'],
    [
      { numbers: ['2026-11-21'], endedOn: '2026-11-22' },
      '2026-11-22',
      null,
      'Avant 100 visites, les chiffres ne veulent rien dire.',
    ],
    [{ ...two, spentCents: 6_000 }, '2026-12-20', null, 'Arrêtez : votre budget de 50,00 € est perdu.'],
  ])('%j on %s, with a gain of %j cents, is told « %s »', (facts, today, gainCents, sentence) => {
    expect(told(facts, today, gainCents).sentence).toBe(sentence)
  })

  test('waits for no buyer any more', () => {
    const losing = { ...two, sales: 1, spentCents: 1_200 }
    expect(told(losing, '2026-11-27', 1_000).wait).toMatch(/peut revenir/)
    expect(told(losing, '2026-11-28', 1_000).wait).toBeNull()
    expect(told({ ...losing, endedOn: '2026-11-23' }, '2026-11-23', 1_000).wait).toBeNull()
  })
})

test.each<[SalesTestFacts, LocalDate, LocalDate | null]>([
  [{}, '2026-11-21', '2026-11-21'],
  [{ numbers: ['2026-11-21'] }, '2026-11-27', '2026-11-27'],
  [{ startsOn: '2026-12-01' }, '2026-11-28', null],
  [{ startsOn: '2026-12-01', numbers: ['2026-11-27'] }, '2026-11-28', null],
  [{ startsOn: '2026-11-28', numbers: ['2026-11-27'] }, '2026-11-28', '2026-11-28'],
  [{}, '2026-11-28', '2026-11-21'],
  [{ numbers: ['2026-11-21', '2026-11-22', '2026-11-24'] }, '2026-12-20', '2026-11-23'],
  [{ days: 1, numbers: ['2026-11-21'] }, '2026-12-20', '2026-11-21'],
  [{ endedOn: '2026-11-23' }, '2026-12-20', '2026-11-23'],
  [{ endedOn: '2026-11-20' }, '2026-12-20', null],
])('of %j on %s, %j is noted next', (facts, today, day) => {
  expect(dayToNote(salesTest(facts), today)).toBe(day)
})

test.each<[string, SalesTestFacts, LocalDate, LocalDate]>([
  ['runs', {}, '2026-11-24', '2026-11-24'],
  ['lacks days', { numbers: ['2026-11-21'] }, '2026-12-20', '2026-12-20'],
  ['was ended', { endedOn: '2026-11-23' }, '2026-12-20', '2026-11-23'],
  [
    'is complete and was ended later',
    { days: 1, numbers: ['2026-11-21'], endedOn: '2026-12-01' },
    '2026-12-20',
    '2026-11-21',
  ],
  ['was ended on a later day than this device has', { endedOn: '2026-11-23' }, '2026-11-22', '2026-11-22'],
  [
    'was ended with days that were noted later',
    { endedOn: '2026-11-22', numbers: ['2026-11-24'] },
    '2026-12-20',
    '2026-11-22',
  ],
  ['is complete', { days: 2, numbers: ['2026-11-21', '2026-11-22'] }, '2026-12-20', '2026-11-22'],
  [
    'is complete, by a day before the first one',
    { days: 2, numbers: ['2026-11-20', '2026-11-21'] },
    '2026-12-20',
    '2026-11-22',
  ],
  [
    'is complete, by a later day',
    { days: 2, numbers: ['2026-11-21', '2026-11-25'] },
    '2026-12-20',
    '2026-11-25',
  ],
  [
    'is complete before its last planned day',
    { days: 2, numbers: ['2026-11-20', '2026-11-21'] },
    '2026-11-21',
    '2026-11-21',
  ],
])('of a test that %s, days count up to its end', (_, facts, today, day) => {
  expect(lastDayOf(salesTest(facts), today)).toBe(day)
})

test.each<[SalesTestFacts, string | null]>([
  [{ numbers: ['2026-11-21', '2026-11-22'] }, null],
  [{}, null],
  [
    { startsOn: '2026-11-22', numbers: ['2026-11-21', '2026-11-22'] },
    '1 jour noté avant le premier jour du test est gardé et compte dans son résultat : supprimez-le s’il n’en fait pas partie.',
  ],
  [
    { startsOn: '2026-12-01', numbers: ['2026-11-21', '2026-11-22'] },
    '2 jours notés avant le premier jour du test sont gardés et comptent dans son résultat : supprimez ceux qui n’en font pas partie.',
  ],
])('days before the first day of %j are told as %j', (facts, words) => {
  expect(earlyWords(salesTest(facts))?.replaceAll('\u00a0', ' ') ?? null).toBe(words)
})

test.each(['sales', 'spentCents'] as const)('no good words stand over days without %s', (field) => {
  const of = salesTest({ numbers: ['2026-11-21', '2026-11-22', '2026-11-23'] })
  const gaps = [...of.numbers].map(
    ([day, numbers], at) => [day, at === 1 ? { ...numbers, [field]: null } : numbers] as const,
  )
  const test = { ...of, numbers: new Map(gaps) }
  expect(verdictSentence(test, verdictOf(test), 'running')).toBe(
    'Rien ne dit encore d’arrêter, mais il manque des chiffres.',
  )
})
