import { describe, expect, test } from 'vitest'
import { addDays } from '@/domain/base/time/local-date'
import { sentenceOf, trendsOf } from './trends'
import { daysChart } from './week-charts'
import type { WeekPoint } from './week-points'

type Counts = Partial<Pick<WeekPoint, 'done' | 'left' | 'days' | 'xp' | 'isWhole' | 'isBefore'>>

/** The last week is the current one. */
function weeks(...counts: readonly Counts[]): readonly WeekPoint[] {
  return counts.map((count, index) => {
    const isUnderWay = index === counts.length - 1
    return {
      monday: addDays('2026-11-23', 7 * (index + 1 - counts.length)),
      done: null,
      left: null,
      days: null,
      xp: null,
      isUnderWay,
      isWhole: !isUnderWay,
      isBefore: false,
      ...count,
    }
  })
}
const done = (...counts: readonly (number | null)[]) => weeks(...counts.map((count) => ({ done: count })))
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')
/** The week of the sign-up, from its Thursday on. */
const BEGUN: Counts = { done: 6, days: 3, isWhole: false }

const SITUATIONS: readonly (readonly [
  name: string,
  points: readonly WeekPoint[],
  sentence: string | null,
  number: string | null,
  days: string | null,
])[] = [
  ['nothing', done(null, null), null, null, null],
  [
    'the first day',
    weeks({ done: 1, days: 1 }),
    '1 tâche faite cette semaine.',
    '1 tâche faite cette semaine',
    '1 jour actif cette semaine',
  ],
  ['a first week', done(null, 3), '3 tâches faites cette semaine.', '3 tâches faites cette semaine', null],
  ['nothing yet in the first week', done(null, 0), null, '0 tâche faite cette semaine', null],
  [
    'the Monday after a sign-up on Thursday: no rate yet',
    weeks(BEGUN, { done: 2, days: 1 }),
    '2 tâches faites cette semaine.',
    '2 tâches faites cette semaine',
    '1 jour actif cette semaine',
  ],
  [
    'one whole week',
    weeks(BEGUN, { done: 1, days: 1 }, { done: 9, days: 3 }),
    'Votre rythme : 1 tâche faite par semaine sur 1 semaine.',
    '1 tâche faite par semaine sur 1 semaine',
    '1 jour actif par semaine sur 1 semaine',
  ],
  [
    'three whole weeks',
    done(4, 5, 3, 0),
    'Votre rythme : 4 tâches faites par semaine sur 3 semaines.',
    '4 tâches faites par semaine sur 3 semaines',
    null,
  ],
  [
    'four whole weeks, and one before',
    done(9, 4, 4, 4, 5, 0),
    'Votre rythme : 4,3 tâches faites par semaine sur les 4 dernières semaines.',
    '4,3 tâches faites par semaine sur les 4 dernières semaines',
    null,
  ],
  [
    'seven whole weeks: three before are no four',
    done(9, 9, 9, 4, 4, 4, 4, 0),
    'Votre rythme : 4 tâches faites par semaine sur les 4 dernières semaines.',
    '4 tâches faites par semaine sur les 4 dernières semaines',
    null,
  ],
  [
    'eight weeks, the first of them begun on a Thursday',
    weeks(BEGUN, ...[9, 9, 9, 4, 4, 4, 4, 0].slice(1).map((count) => ({ done: count })), { done: 0 }),
    'Votre rythme : 3 tâches faites par semaine sur les 4 dernières semaines.',
    '3 tâches faites par semaine sur les 4 dernières semaines',
    null,
  ],
  [
    'more than before',
    done(4, 4, 4, 4, 6, 7, 8, 9, 0),
    'Vous accélérez : 7,5 tâches faites par semaine sur les 4 dernières semaines, contre 4 les 4 semaines d’avant.',
    '7,5 tâches faites par semaine sur les 4 dernières semaines, contre 4 les 4 semaines d’avant',
    null,
  ],
  [
    'less than before, in two weeks of four',
    done(8, 8, 8, 8, 4, null, null, 5, 20),
    'Un rythme plus calme : 4,5 tâches faites par semaine sur 2 semaines, contre 8 les 4 semaines d’avant.',
    '4,5 tâches faites par semaine sur 2 semaines, contre 8 les 4 semaines d’avant',
    null,
  ],
  [
    'one of the four weeks before is not counted',
    done(8, 8, null, 8, 4, 4, 4, 4, 20),
    'Votre rythme : 4 tâches faites par semaine sur les 4 dernières semaines.',
    '4 tâches faites par semaine sur les 4 dernières semaines',
    null,
  ],
  [
    'as before',
    done(5, 5, 5, 5, 5, 5, 5, 6, 0),
    'Un rythme régulier : 5,3 tâches faites par semaine sur les 4 dernières semaines, contre 5 les 4 semaines d’avant.',
    '5,3 tâches faites par semaine sur les 4 dernières semaines, contre 5 les 4 semaines d’avant',
    null,
  ],
  [
    'the same as before',
    done(5, 5, 5, 5, 5, 5, 5, 5, 0),
    'Un rythme régulier : 5 tâches faites par semaine sur les 4 dernières semaines, contre 5 les 4 semaines d’avant.',
    '5 tâches faites par semaine sur les 4 dernières semaines, comme les 4 semaines d’avant',
    null,
  ],
  [
    'twelve weeks: older ones are in no mean',
    weeks(...[99, 99, 99, 4, 4, 4, 4, 2, 2, 2, 2].map((count) => ({ done: count, days: count % 7 })), {}),
    'Un rythme plus calme : 2 tâches faites par semaine sur les 4 dernières semaines, contre 4 les 4 semaines d’avant.',
    '2 tâches faites par semaine sur les 4 dernières semaines, contre 4 les 4 semaines d’avant',
    '2 jours actifs par semaine sur les 4 dernières semaines, contre 4 les 4 semaines d’avant',
  ],
  [
    'only a week five weeks ago is counted',
    done(7, null, null, null, null, 3),
    '3 tâches faites cette semaine.',
    '3 tâches faites cette semaine',
    null,
  ],
  [
    'more left than done',
    weeks({ done: 2, left: 4 }, { done: 2, left: 2 }, { done: 9 }),
    'Sur 2 semaines, 6 tâches prévues sur 10 sont restées en fin de semaine : en prévoir moins vous aiderait à finir.',
    '2 tâches faites par semaine sur 2 semaines',
    null,
  ],
  [
    'more left than done, in four weeks',
    weeks(...Array.from({ length: 4 }, () => ({ done: 1, left: 3 })), { done: 9 }),
    'Sur les 4 dernières semaines, 8 tâches prévues sur 10 sont restées en fin de semaine : en prévoir moins vous aiderait à finir.',
    '1 tâche faite par semaine sur les 4 dernières semaines',
    null,
  ],
  [
    'more left than done in one week says nothing',
    weeks({ done: 1, left: 9 }, {}),
    'Votre rythme : 1 tâche faite par semaine sur 1 semaine.',
    '1 tâche faite par semaine sur 1 semaine',
    null,
  ],
]

describe.each(SITUATIONS)('of %s', (_, points, sentence, number, days) => {
  const said = (key: 'done' | 'days') => {
    const trend = trendsOf(points).find((each) => each.key === key)
    if (!trend) return null
    const { value, label, over, change } = trend
    return plain([[value, label, over].filter(Boolean).join(' '), change?.words].filter(Boolean).join(', '))
  }

  test('the sentence', () => {
    expect(plain(sentenceOf(points)) ?? null).toBe(sentence)
  })

  test('the numbers', () => {
    expect([said('done'), said('days')]).toEqual([number, days])
  })

  test('the sentence, the number and the chart say one mean', () => {
    const [rate] = /\d[\d,]* tâches? faites? par semaine sur [^,.]*/.exec(sentence ?? '') ?? []
    if (rate) expect(number).toContain(rate)
    const chart = plain(daysChart(points).words)
    expect(chart).toBe(
      days === null
        ? 'Les jours où une tâche a été faite ou un produit trouvé.'
        : `${days.replace(/, (?:contre|comme).*/, '')}.`,
    )
  })
})

describe('the three numbers', () => {
  test('say how many points came since the oldest of the last weeks that is known', () => {
    const points = weeks({ xp: 100 }, { xp: 900 }, {}, { xp: 1_150 }, {}, { xp: 2_400 })
    const [xp] = trendsOf(points)
    expect(plain(xp?.value)).toBe('2 400')
    expect(xp?.label).toBe('XP, niveau 3')
    expect(plain(xp?.change?.words)).toBe('1 500 de plus depuis la semaine du 26/10')
  })

  test('of a first week have no trend, and without a count are not there', () => {
    const first = trendsOf(weeks({}, { done: 1, days: 1, xp: 10 }))
    expect(first.map(({ change, over }) => change ?? over)).toEqual([null, null, null])
    expect(trendsOf(weeks({}, {}))).toEqual([])
  })
})
