import { expect, test } from 'vitest'
import { joinReviews } from './join-reviews'
import { newDraft, type WeekDraft } from './week-draft'

function draft(fields: Partial<WeekDraft> = {}, ...texts: string[]): WeekDraft {
  const begun = newDraft('2026-11-16', ['a', 'b', 'c'], ['lundi'])
  const priorities = begun.priorities.map((each, index) => ({ ...each, text: texts[index] ?? '' }))
  return { ...begun, priorities, ...fields }
}
const IDS = ['d', 'e', 'f']
const before = draft({ went: 'Avant' }, 'Filmer')

test('of each text what was written since counts, and where both wrote, both', () => {
  const theirs = draft({ went: 'Avant', blocked: 'Eux' }, 'Filmer', 'Appeler')
  const mine = draft({ went: 'Avant', ifThen: 'Moi' }, 'Écrire')
  const joined = joinReviews(before, theirs, mine, IDS)
  expect(joined).toMatchObject({ went: 'Avant', blocked: 'Eux', ifThen: 'Moi', state: 'open' })
  expect(joined?.priorities.map(({ text }) => text)).toEqual(['Écrire', 'Appeler', ''])

  const both = joinReviews(before, draft({ went: 'Eux' }, 'Appeler'), draft({ went: 'Moi' }, 'Écrire'), IDS)
  expect([both?.went, both?.priorities[0]?.text]).toEqual(['Eux\n\nMoi', 'Appeler · Écrire'])
  expect(joinReviews(null, before, null, IDS)).toBe(before)
  expect(joinReviews(before, null, { ...before, state: 'refused' }, IDS)).toBeNull()
  expect(joinReviews(before, null, mine, IDS)).toBe(mine)
})

test('what is on its way stays so, unless the other one has something beside it: that corrects it', () => {
  const sent = draft({ went: 'Avant', state: 'sent', version: 'v1' }, 'Filmer')
  expect(joinReviews(before, before, sent, IDS)).toBe(sent)
  expect(joinReviews(before, sent, before, IDS)).toBe(sent)
  const since = draft({ went: 'Avant', blocked: 'Depuis' }, 'Filmer')
  const corrects = { state: 'open', base: 'v1', version: '', blocked: 'Depuis' }
  expect(joinReviews(before, since, sent, IDS)).toMatchObject(corrects)
  expect(joinReviews(before, sent, since, IDS)).toMatchObject(corrects)
})
