import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextDifferences } from './text-differences'

function shown(before: string, after: string) {
  const { container } = render(<TextDifferences before={before} after={after} />)
  const said = container.textContent
  for (const word of container.querySelectorAll('.sr-only')) word.remove()
  const without = (tag: string) => {
    const copy = container.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll(tag)) part.remove()
    return copy.textContent
  }
  const texts = (tag: string) => [...container.querySelectorAll(tag)].map((part) => part.textContent)
  return { said, before: without('ins'), after: without('del'), added: texts('ins'), removed: texts('del') }
}

test('removed and added words are marked one by one, and labelled as removed or added', () => {
  const { said, added, removed } = shown("L'été, une gourde légère.", "L'été, une gourde solide.")
  expect([added, removed]).toEqual([['solide'], ['légère']])
  expect(said).toBe("L'été, une gourde [retiré\u00a0: légère] [ajouté\u00a0: solide] .")
})

test('of a text that says something else the words are not mixed', () => {
  const { added, removed } = shown('Aucune garantie pour toi', 'Essai de 15 jours')
  expect([added, removed]).toEqual([['Essai de 15 jours'], ['Aucune garantie pour toi']])
})

test.each([
  ['Une gourde', ''],
  ['Une gourde\n\nEn inox  \n', 'Une gourde\n\nEn verre\n\n- léger\n- « solide »'],
  ['Aucune garantie  \n', 'Essai de 15 jours.'],
  ['Prix\u00a0: 29,90\u202f€', 'Prix\u00a0: 24,90\u202f€'],
  ['👩‍👧 famille', '👩‍👦 famille'],
])('both texts are whole: %j and %j', (before, after) => {
  expect(shown(before, after)).toMatchObject({ before, after })
})
