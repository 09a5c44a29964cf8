import { expect, test } from 'vitest'
import { DEFAULT_SECTION_NAME, DEFAULT_SECTION_PRODUCT, parseSection, sectionNames } from './section'

test('unreadable or empty names are the default ones', () => {
  const named = { userId: 'ana', nomSection: 'Lampe', product: 'Lampe', createdAt: 0 }
  expect(parseSection('s1', named)).toEqual({ id: 's1', ...named, createdAt: new Date(0) })
  expect(parseSection('s1', { userId: 'ana', nomSection: '', product: 4 })).toEqual({
    id: 's1',
    userId: 'ana',
    nomSection: 'nom',
    product: 'Nom du produit',
    createdAt: null,
  })
  expect([DEFAULT_SECTION_NAME, DEFAULT_SECTION_PRODUCT]).toEqual(['nom', 'Nom du produit'])
  expect(parseSection('s1', { nomSection: 'Lampe' })).toBeNull()
})

test('an unnamed section keeps the specified name; a typed heading stands in both fields', () => {
  expect(sectionNames('Nom du produit')).toEqual({ nomSection: 'nom', product: 'Nom du produit' })
  expect(sectionNames('Lampe')).toEqual({ nomSection: 'Lampe', product: 'Lampe' })
})
