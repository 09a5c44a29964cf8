import { describe, expect, it, test } from 'vitest'
import { parseWeek, type Week } from './week'
import {
  draftAgainst,
  isWritten,
  newDraft,
  parseWeekDraft,
  priorityTexts,
  todosToMake,
  writtenSince,
  type WeekDraft,
} from './week-draft'

const MONDAY = '2026-11-16'
const IDS = ['a', 'b', 'c']
const closed = parseWeek('u_2026-11-16', {
  ...{ userId: 'u', monday: MONDAY, priorities: ['Filmer 3 plans', 'Écrire la page'], went: 'Deux vidéos' },
  ...{ blocked: '', ifThen: '', stats: { done: 4 }, done: ['Appeler'], version: 'v1', closedAt: new Date(0) },
}) as Week

function draft(fields: Partial<WeekDraft> = {}, ...texts: string[]): WeekDraft {
  const begun = newDraft(MONDAY, IDS, ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi'])
  const priorities = begun.priorities.map((each, index) => ({ ...each, text: texts[index] ?? '' }))
  return { ...begun, priorities, ...fields }
}

test('begins blank, its days apart, and with what was closed where it corrects', () => {
  expect(draft().priorities.map(({ day }) => day)).toEqual(['lundi', 'mercredi', 'vendredi'])
  expect(newDraft(MONDAY, IDS, ['dimanche']).priorities.map(({ day }) => day)).toEqual([
    'dimanche',
    'dimanche',
    'dimanche',
  ])
  const correction = newDraft(MONDAY, IDS, ['lundi'], closed)
  expect(correction).toMatchObject({ base: 'v1', went: 'Deux vidéos' })
  expect(priorityTexts(correction.priorities)).toEqual(closed.priorities)
})

describe('the todos of the priorities', () => {
  it('are one for each that says something, on one line and no longer than allowed', () => {
    const made = todosToMake(draft({}, ' Filmer\n3 plans ', '   ', 'x'.repeat(300)), null)
    expect(made.map(({ text, todoId }) => [text.length, todoId])).toEqual([
      [14, 'a'],
      [160, 'c'],
    ])
  })

  it('are none for what was a priority before, nor twice for the same words', () => {
    const texts = ['filmer 3 plans', 'Appeler Zoé', 'appeler  zoé']
    expect(todosToMake(draft({}, ...texts), closed).map(({ text }) => text)).toEqual(['Appeler Zoé'])
    expect(todosToMake(draft({}, ...closed.priorities), closed)).toEqual([])
  })
})

test('stands to the stored week as who has seen it, or as who has not', () => {
  expect(draftAgainst(draft(), null)).toBe('new')
  expect(draftAgainst(draft(), closed)).toBe('other')
  expect(draftAgainst(draft({ base: 'v1' }), closed)).toBe('correction')
  expect(draftAgainst(draft({ version: 'v1' }), closed)).toBe('saved')
  expect(draftAgainst(draft({ base: 'v0', version: 'v2', state: 'refused' }), closed)).toBe('other')
  expect(draftAgainst(draft({ base: 'v1', version: 'v2', state: 'refused' }), closed)).toBe('correction')
})

test('is written once it says what stands nowhere else', () => {
  expect(isWritten(draft({ card: 3 }), null)).toBe(false)
  expect(isWritten(draft({ blocked: ' Le son ' }), null)).toBe(true)
  expect(isWritten(draft({}, 'Filmer'), null)).toBe(true)
  const correction = newDraft(MONDAY, IDS, ['lundi'], closed)
  expect(isWritten(correction, closed)).toBe(false)
  expect(isWritten({ ...correction, went: 'Trois vidéos' }, closed)).toBe(true)
})

test('comes back from the device as it was kept, and half a one does not', () => {
  const kept = draft({ card: 3, went: 'Oui', state: 'sent', version: 'v' }, 'Filmer', '', 'Appeler')
  expect(parseWeekDraft(JSON.stringify(kept))).toEqual(kept)
  const broken = { ...kept, card: 9, state: 'lost', went: 'x'.repeat(2_000) }
  expect(parseWeekDraft(JSON.stringify(broken))).toMatchObject({ card: 1, state: 'open' })
  expect(parseWeekDraft(JSON.stringify(broken))?.went).toHaveLength(1_000)
  expect(parseWeekDraft(JSON.stringify({ ...kept, monday: '2026-11-17' }))).toBeNull()
  expect(parseWeekDraft(JSON.stringify({ ...kept, priorities: [] }))).toBeNull()
  expect(parseWeekDraft('null')).toBeNull()
})

test('a stored week is read without what a person could not have written', () => {
  expect(closed).toMatchObject({ monday: MONDAY, version: 'v1', stats: { done: 4 } })
  const odd = {
    ...{
      userId: 'u',
      monday: MONDAY,
      priorities: ['a', '', 3, 'b', 'c', 'd'],
      done: 'rien',
      stats: { done: -1 },
    },
  }
  expect(parseWeek('x', odd)).toMatchObject({ priorities: ['a', 'b', 'c'], done: [], stats: {} })
  expect(parseWeek('x', { ...odd, monday: '2026-11-18' })).toBeNull()
  expect(parseWeek('x', { ...odd, monday: '2026-02-30' })).toBeNull()
  expect(parseWeek('x', { ...odd, userId: '' })).toBeNull()
  expect(parseWeek('x', null)).toBeNull()
})

test('what is written since it was sent corrects that closing, with todos of its own; a card that is turned does not', () => {
  const sent = draft({ state: 'sent', version: 'v1', went: 'Vu' }, 'Filmer')
  const fresh = ['d', 'e', 'f']
  expect(writtenSince(sent, { ...sent, card: 4 }, fresh)).toMatchObject({ state: 'sent', card: 4 })
  const since = writtenSince(sent, { ...sent, blocked: 'Depuis' }, fresh)
  expect(since).toMatchObject({ state: 'open', base: 'v1', version: '', went: 'Vu', blocked: 'Depuis' })
  expect(since.priorities.map(({ text, todoId }) => `${text} ${todoId}`)).toEqual(['Filmer d', ' e', ' f'])
})
