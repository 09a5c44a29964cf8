import { describe, expect, test } from 'vitest'
import { LESSONS } from './lessons'
import { LEARNING_MODULES } from './modules'
import {
  lessonCounts,
  lessonUnderWay,
  nextLessonLabel,
  NOTHING_LEARNT,
  ownModules,
  parseLearning,
  type Learning,
} from './progress'

const at = new Date('2026-11-23T10:00:00Z')

function learnt(done: readonly string[], read: readonly string[] = []): Learning {
  return new Map<string, { readAt: Date; doneAt: Date | null }>([
    ...done.map((id) => [id, { readAt: at, doneAt: at }] as const),
    ...read.map((id) => [id, { readAt: at, doneAt: null }] as const),
  ])
}

const [first, second, third] = LESSONS

describe('the stored document', () => {
  test('is read as far as it goes', () => {
    const stored = {
      lessons: {
        'four-models': { readAt: at, doneAt: at },
        'first-ad': { readAt: at, doneAt: 'hier' },
        'a lesson/of nobody': { readAt: at },
        nothing: {},
        text: 'lu',
        'of-a-later-version': { doneAt: at },
      },
      updatedAt: at,
    }
    expect([...parseLearning(stored)]).toEqual([
      ['four-models', { readAt: at, doneAt: at }],
      ['first-ad', { readAt: at, doneAt: null }],
      ['of-a-later-version', { readAt: null, doneAt: at }],
    ])
  })

  test.each([undefined, null, 3, 'lu', [], {}, { lessons: [] }, { lessons: 'x' }])(
    '%o is nothing',
    (stored) => {
      expect(parseLearning(stored).size).toBe(0)
    },
  )

  test('of too many lessons, 24 are read', () => {
    const lessons = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`l${index}`, { doneAt: at }]),
    )
    expect(parseLearning({ lessons }).size).toBe(24)
  })
})

describe('the modules', () => {
  const numbers = (learning: Learning) =>
    ownModules(LESSONS, learning).map(({ progress, status }) => [progress, status])

  test('of a new account are all to come, whatever the samples say', () => {
    expect(numbers(NOTHING_LEARNT)).toEqual([
      [0, 'pending'],
      [0, 'pending'],
      [0, 'pending'],
    ])
    // Same result before the lessons are loaded.
    expect(ownModules([], NOTHING_LEARNT).every(({ progress }) => progress === 0)).toBe(true)
  })

  test('progress by finished exercises, not by read lessons', () => {
    expect(numbers(learnt([], [first.id, second.id]))[0]).toEqual([0, 'pending'])
    expect(numbers(learnt([first.id]))[0]).toEqual([20, 'in_progress'])
  })

  test('are over with their last exercise', () => {
    const basics = LESSONS.filter(({ module }) => module === 'basics').map(({ id }) => id)
    expect(numbers(learnt(basics))).toEqual([
      [100, 'completed'],
      [0, 'pending'],
      [0, 'pending'],
    ])
    expect(numbers(learnt([...basics, 'of-a-later-version']))[0]).toEqual([100, 'completed'])
  })

  test('keep their titles, descriptions and levels', () => {
    const facts = ({ title, description, level }: (typeof LEARNING_MODULES)[number]) => [
      title,
      description,
      level,
    ]
    expect(ownModules(LESSONS, learnt([first.id])).map(facts)).toEqual(LEARNING_MODULES.map(facts))
  })
})

test.each([
  ['nobody began', NOTHING_LEARNT, null, 'Commencer les leçons'],
  ['the first was read', learnt([], [first.id]), first.id, 'Leçon suivante'],
  ['the first is done', learnt([first.id]), second.id, 'Leçon suivante'],
  ['a later one was read', learnt([first.id], [third.id]), third.id, 'Leçon suivante'],
  ['a later one is done', learnt([third.id]), first.id, 'Leçon suivante'],
  ['all is done', learnt(LESSONS.map(({ id }) => id)), null, 'Toutes les leçons sont faites'],
  ['one of a later version alone is done', learnt(['of-a-later-version']), null, 'Commencer les leçons'],
] as const)('under way when %s', (_, learning, id, label) => {
  expect(lessonUnderWay(LESSONS, learning)?.id ?? null).toBe(id)
  expect(nextLessonLabel(LESSONS, learning)).toBe(label)
})

test('before the first lesson no table of lessons is loaded, and the label is the same', () => {
  expect(nextLessonLabel([], NOTHING_LEARNT)).toBe('Commencer les leçons')
})

test('the counters count each lesson once', () => {
  expect(lessonCounts(LESSONS, learnt([first.id], [second.id, third.id]))).toEqual({
    done: 1,
    read: 2,
    total: LESSONS.length,
    underWay: second.title,
  })
  expect(lessonCounts([], NOTHING_LEARNT)).toEqual({ done: 0, read: 0, total: 0, underWay: null })
})
