import { expect, it } from 'vitest'
import { textMark } from '@/domain/base/text-mark'
import type { Card } from './card'
import { hasChangedSince, itemStanding } from './item-standing'

it('says how a text stands in its item', () => {
  const card = {
    id: 'c',
    at: 1,
    order: 0,
    from: 'coach',
    proposed: null,
    target: 't',
    replaced: null,
  } as const
  const standing = (state: Card['state'], present: string | null | undefined) =>
    itemStanding({ ...card, state }, 'Texte', present)
  expect(standing('open', '')).toBe('open')
  expect(standing('open', 'Un Texte')).toBe('listed')
  expect(standing('accepted', undefined)).toBe('looking')
  expect(standing('accepted', 'Avant\n\nTexte')).toBe('made')
  expect(standing('accepted', 'Avant')).toBe('moved-on')
  expect(standing('accepted', null)).toBe('moved-on')
  expect(standing('undone', 'Avant')).toBe('folded')
  const replacing = { ...card, state: 'accepted', replaced: 'Avant' } as const
  expect(itemStanding(replacing, 'Texte', 'Texte')).toBe('made')
  expect(itemStanding(replacing, 'Texte', 'Avant\n\nTexte')).toBe('moved-on')
})

it('knows a text that is not the one that the coach saw', () => {
  const texts = ['', 'Une gourde', 'Une gourde ', 'une gourde', 'Une gourdé', 'aé', 'éa']
  for (const seen of texts)
    for (const present of texts)
      expect(hasChangedSince({ base: textMark(seen) }, present)).toBe(seen !== present)
  expect(hasChangedSince({}, 'Une gourde')).toBe(false)
})
