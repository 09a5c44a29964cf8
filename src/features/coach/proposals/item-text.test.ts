import { expect, it } from 'vitest'
import type { Card } from '@/domain/coach/card'
import { ITEM_PLACES } from '@/domain/coach/proposal'
import { emptyContent, type ProjectContent } from '@/domain/projects/parts'
import { appended, itemIn, itemStanding, takenOut, withText } from './item-text'

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
})
