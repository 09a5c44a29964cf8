import { describe, expect, it, test } from 'vitest'
import { sevenDaysFrom } from '@/domain/base/time/local-date'
import { parseWeek, type Week } from './week'
import {
  isWritten,
  newDraft,
  parseWeekDraft,
  reviewState,
  todosToMake,
  writtenTexts,
  type WeekDraft,
} from './week-draft'

const MONDAY = '2026-11-16'
const IDS = ['a', 'b', 'c']
const DATES = sevenDaysFrom('2026-11-23')
const closed = parseWeek('u_2026-11-16', {
  userId: 'u',
  monday: MONDAY,
  priorities: ['Filmer 3 plans', 'Écrire la page'],
  went: 'Deux vidéos',
  blocked: '',
  ifThen: '',
  stats: { done: 4 },
  done: ['Appeler'],
  closedAt: new Date(0),
}) as Week

function draft(fields: Partial<WeekDraft> = {}, ...texts: string[]): WeekDraft {
  const begun = newDraft(MONDAY, IDS, DATES)
  const priorities = begun.priorities.map((each, index) => ({ ...each, text: texts[index] ?? '' }))
  return { ...begun, priorities, ...fields }
}

test('a new draft is blank with spread days, and a correction begins with the closed texts', () => {
  expect(draft().priorities.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-25', '2026-11-27'])
  expect(newDraft(MONDAY, IDS, ['2026-11-29']).priorities.map(({ date }) => date)).toEqual([
    '2026-11-29',
    '2026-11-29',
    '2026-11-29',
  ])
  const correction = newDraft(MONDAY, IDS, DATES, closed)
  expect(correction).toMatchObject({ base: { went: 'Deux vidéos' }, went: 'Deux vidéos' })
  expect(writtenTexts(correction).priorities).toEqual(closed.priorities)
})

describe('the todos of the priorities', () => {
  it('are one for each that says something, on one line and no longer than allowed', () => {
    const made = todosToMake(draft({}, ' Filmer\n3 plans ', '   ', 'x'.repeat(300)), null)
    expect(made.map(({ text, todoId }) => [text.length, todoId])).toEqual([
      [14, 'a'],
      [160, 'c'],
    ])
  })

  it('are not made for an earlier priority, nor twice for the same words', () => {
    const texts = ['filmer 3 plans', 'Appeler Zoé', 'appeler  zoé']
    expect(todosToMake(draft({}, ...texts), closed).map(({ text }) => text)).toEqual(['Appeler Zoé'])
    expect(todosToMake(draft({}, ...closed.priorities), closed)).toEqual([])
  })
})

test('is a new review, a correction, or not begun', () => {
  expect(reviewState(null, null)).toBe('none')
  expect(reviewState(draft(), null)).toBe('new')
  expect(reviewState(draft({ card: 3 }), closed)).toBe('none')
  expect(reviewState(newDraft(MONDAY, IDS, DATES, closed), closed)).toBe('correction')
  // The week was closed since this was begun: with other texts, or by another tab with the same ones.
  expect(reviewState(draft({ went: 'Autre chose' }), closed)).toBe('correction')
  expect(reviewState(draft({ went: 'Deux vidéos' }, ...closed.priorities), closed)).toBe('none')
})

test('a draft counts as written once it has a text that the closed week has not', () => {
  expect(isWritten(draft({ card: 3 }))).toBe(false)
  expect(isWritten(draft({ blocked: ' Le son ' }))).toBe(true)
  expect(isWritten(draft({}, 'Filmer'))).toBe(true)
  const correction = newDraft(MONDAY, IDS, DATES, closed)
  expect(isWritten(correction)).toBe(false)
  expect(isWritten({ ...correction, went: 'Trois vidéos' })).toBe(true)
})

test('comes back from the device as it was kept, and half a one does not', () => {
  const kept = draft(
    { card: 3, went: 'Oui', base: writtenTexts(draft({ blocked: 'Avant' })) },
    'Filmer',
    '',
    'Appeler',
  )
  expect(parseWeekDraft(JSON.stringify(kept))).toEqual(kept)
  const broken = { ...kept, card: 9, base: 'lost', went: 'x'.repeat(2_000) }
  expect(parseWeekDraft(JSON.stringify(broken))).toMatchObject({ card: 1, base: null })
  expect(parseWeekDraft(JSON.stringify(broken))?.went).toHaveLength(1_000)
  const undated = { ...kept, priorities: kept.priorities.map((each) => ({ ...each, date: 'lundi' })) }
  expect(parseWeekDraft(JSON.stringify(undated))?.priorities[0]).toMatchObject({ date: '2026-11-23' })
  expect(parseWeekDraft(JSON.stringify({ ...kept, monday: '2026-11-17' }))).toBeNull()
  expect(parseWeekDraft(JSON.stringify({ ...kept, priorities: [] }))).toBeNull()
  expect(parseWeekDraft('null')).toBeNull()
  expect(parseWeekDraft('{')).toBeNull()
})

test('a stored week is read without invalid values, and is null without a valid Monday or owner', () => {
  expect(closed).toMatchObject({ monday: MONDAY, stats: { done: 4 } })
  const odd = {
    userId: 'u',
    monday: MONDAY,
    priorities: ['a', '', 3, 'b', 'c', 'd'],
    done: 'rien',
    stats: { done: -1 },
  }
  expect(parseWeek('x', odd)).toMatchObject({ priorities: ['a', 'b', 'c'], done: [], stats: {} })
  expect(parseWeek('x', { ...odd, monday: '2026-11-18' })).toBeNull()
  expect(parseWeek('x', { ...odd, monday: '2026-02-30' })).toBeNull()
  expect(parseWeek('x', { ...odd, userId: '' })).toBeNull()
  expect(parseWeek('x', null)).toBeNull()
})
