import { expect, it } from 'vitest'
import { textMark } from '@/domain/base/text-mark'
import { PROJECT_ITEM_MAX } from '@/domain/base/text-limits'
import { REPLACED_MAX, type Card } from './card'
import { ITEM_PLACES } from './proposal'
import { emptyContent, type ProjectContent } from '@/domain/projects/parts'
import {
  appended,
  hasChangedSince,
  itemBefore,
  itemIn,
  itemStanding,
  itemWays,
  itemWritten,
  takenOut,
  withText,
} from './item-text'

const PRESENTS = ['', ' ', 'Une gourde', 'Deux lignes\n', '\n\nTrois\n\n', 'Fin avec espaces  \n\n']

it('takes out what it appended, byte for byte', () => {
  for (const present of PRESENTS)
    expect(takenOut(appended(present, 'Prix : 29 €'), 'Prix : 29 €')).toBe(present)
})

it('leaves what the person wrote behind it', () => {
  expect(takenOut('Avant\n\nTexte\n\nAprès', 'Texte')).toBe('Avant\n\nAprès')
  expect(takenOut('Texte\n\nAprès', 'Texte')).toBe('Après')
})

it('takes out nothing that does not stand there exactly once', () => {
  expect(takenOut('Texte\n\nTexte', 'Texte')).toBeNull()
  expect(takenOut('aaa', 'aa')).toBeNull()
  expect(takenOut('Un autre texte', 'Texte')).toBeNull()
})

it('writes one of the 29 items and no other, whatever its id in the project', () => {
  const empty = emptyContent()
  const foreign: ProjectContent = {
    ...empty,
    sections: {
      ...empty.sections,
      offer: empty.sections.offer.map((item, at) => ({ ...item, id: `autre-${at}` })),
    },
  }
  for (const { id, section, title } of ITEM_PLACES) {
    const content = withText(foreign, id, 'Écrit')
    expect(itemIn(content, id)).toMatchObject({ title, content: 'Écrit', completed: true })
    const written = Object.values(content.sections)
      .flat()
      .filter((item) => item.content !== '')
    expect(written).toHaveLength(1)
    expect(content.sections[section]).toContain(written[0])
  }
  expect(withText(foreign, 'offer-99', 'Écrit')).toBe(foreign)
})

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

it('takes a replaced text back as it was, unless somebody went on with the new one', () => {
  for (const present of PRESENTS) {
    expect(itemBefore(itemWritten(present, 'Neuf', 'instead'), 'Neuf', present)).toBe(present)
    expect(itemBefore(itemWritten(present, 'Neuf', 'behind'), 'Neuf', null)).toBe(present)
    expect(itemBefore('Neuf, et plus', 'Neuf', present)).toBeNull()
  }
})

it.each([
  ['', ['behind']],
  ['  ', ['behind']],
  ['Court', ['behind', 'instead']],
  ['x'.repeat(REPLACED_MAX), ['behind', 'instead']],
  ['x'.repeat(REPLACED_MAX + 1), ['behind']],
  ['x'.repeat(PROJECT_ITEM_MAX - 6), ['behind']],
  ['x'.repeat(PROJECT_ITEM_MAX - 5), []],
])('a text of four letters comes into %# so', (present, ways) => {
  expect(itemWays(present, 'Neuf')).toEqual(ways)
})

it('knows a text that is not the one that the coach saw', () => {
  const texts = ['', 'Une gourde', 'Une gourde ', 'une gourde', 'Une gourdé', 'aé', 'éa']
  for (const seen of texts)
    for (const present of texts)
      expect(hasChangedSince({ base: textMark(seen) }, present)).toBe(seen !== present)
  expect(hasChangedSince({}, 'Une gourde')).toBe(false)
})
