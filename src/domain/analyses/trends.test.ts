import { describe, expect, test } from 'vitest'
import { addDays } from '@/domain/base/time/local-date'
import { sentenceOf, trendsOf } from './trends'
import type { WeekPoint } from './week-points'

type Counts = Partial<Pick<WeekPoint, 'done' | 'left' | 'days' | 'xp'>>

/** The last week is the current one. */
function weeks(...counts: readonly Counts[]): readonly WeekPoint[] {
  return counts.map((count, index) => ({
    monday: addDays('2026-11-23', 7 * (index + 1 - counts.length)),
    done: null,
    left: null,
    days: null,
    xp: null,
    ...count,
    isUnderWay: index === counts.length - 1,
  }))
}
const done = (...counts: readonly (number | null)[]) => weeks(...counts.map((count) => ({ done: count })))
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')

describe('the sentence', () => {
  test.each([
    ['nothing', done(null, null), undefined],
    ['a first week', done(null, 3), 'Cette semaine, 3 tâches faites.'],
    ['nothing yet in the first week', done(null, 0), undefined],
    ['one week that is over', done(1, 9), 'Votre rythme : 1 tâche faite par semaine.'],
    [
      'more than before',
      done(4, 4, 4, 4, 6, 7, 8, 9, 0),
      'Vous accélérez : 7,5 tâches faites par semaine, contre 4 les quatre semaines d’avant.',
    ],
    [
      'less than before',
      done(8, 8, null, 8, 4, null, null, 5, 20),
      'Un rythme plus calme : 4,5 tâches faites par semaine, contre 8 les quatre semaines d’avant.',
    ],
    ['as before', done(5, 5, 5, 5, 5, 5, 5, 6, 0), 'Un rythme régulier : 5,3 tâches faites par semaine.'],
    [
      'more left than done',
      weeks({ done: 2, left: 4 }, { done: 2, left: 2 }, { done: 9 }),
      'Sur 10 tâches prévues, 6 restent en fin de semaine : en prévoir moins vous aiderait à finir.',
    ],
    [
      'one week of it says nothing',
      weeks({ done: 1, left: 9 }, {}),
      'Votre rythme : 1 tâche faite par semaine.',
    ],
  ] as const)('of %s', (_, points, sentence) => {
    expect(plain(sentenceOf(points)) ?? undefined).toBe(sentence)
  })
})

describe('the three numbers', () => {
  test('compare the last four weeks with the four before, and leave out the week under way', () => {
    const points = weeks(
      ...[1, 1, 1, 1].map((days) => ({ days, done: 4 })),
      ...[2, 3, 2, 3].map((days) => ({ days, done: 3 })),
      { days: 7, done: 99 },
    )
    expect(trendsOf(points).map(({ value, change }) => [value, change?.is, plain(change?.words)])).toEqual([
      ['3', 'less', 'contre 4 les 4 semaines d’avant'],
      ['2,5', 'more', 'contre 1 les 4 semaines d’avant'],
    ])
  })

  test('say how many points came since the oldest of the last weeks that is known', () => {
    const points = weeks({ xp: 100 }, { xp: 900 }, {}, { xp: 1_150 }, {}, { xp: 2_400 })
    const [xp] = trendsOf(points)
    expect(plain(xp?.value)).toBe('2 400')
    expect(xp?.label).toBe('XP, niveau 3')
    expect(plain(xp?.change?.words)).toBe('1 500 de plus depuis la semaine du 26/10')
  })

  test('of a first week have no trend, and without a count are not there', () => {
    expect(trendsOf(weeks({}, { done: 1, days: 1, xp: 10 })).map(({ change }) => change)).toEqual([
      null,
      null,
      null,
    ])
    expect(trendsOf(weeks({}, {}))).toEqual([])
  })
})
