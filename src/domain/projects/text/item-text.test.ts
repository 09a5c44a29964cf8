import { expect, it } from 'vitest'
import { PROJECT_ITEM_MAX } from '@/domain/base/text/text-limits'
import { emptyContent, type ProjectContent } from '@/domain/projects/parts'
import {
  appended,
  ITEM_PLACES,
  itemBefore,
  itemIn,
  itemWays,
  itemWritten,
  REPLACED_MAX,
  takenOut,
  withText,
} from './item-text'

const PRESENTS = ['', ' ', 'Une gourde', 'Deux lignes\n', '\n\nTrois\n\n', 'Fin avec espaces  \n\n']

it('removes an appended text and leaves the text before it exactly as it was', () => {
  for (const present of PRESENTS)
    expect(takenOut(appended(present, 'Prix : 29 €'), 'Prix : 29 €')).toBe(present)
})

it('keeps the text that the person wrote after an appended text', () => {
  expect(takenOut('Avant\n\nTexte\n\nAprès', 'Texte')).toBe('Avant\n\nAprès')
  expect(takenOut('Texte\n\nAprès', 'Texte')).toBe('Après')
})

it('takes a text out only where it stands exactly once', () => {
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
