import { expect, it } from 'vitest'
import { firstClause, namedCategory } from './named-category'

it.each([
  ['Lampe veilleuse pour enfants, douce comme une peluche', 'electric'],
  ['Lumo : lampe de lecture', 'electric'],
  ['Brosse électrique', 'electric'],
  ['Guirlande LED de Noël', 'electric'],
  ['Une batterie externe', 'electric'],
  ['Ventilateur de bureau', 'electric'],
  ['Coffret de savons', 'cosmetic'],
  ['Savon au miel, sans parfum', 'cosmetic'],
  ['Vernis à ongles vegan', 'cosmetic'],
  ['Boutique de vêtements', 'textile'],
  ['Grand coussin', 'textile'],
  ['Plaid en laine, doux comme une peluche', 'textile'],
  ['Café en grains bio', 'food'],
  ['Compléments alimentaires', 'food'],
  ['Jeu de construction', 'toy'],
  ['Petites poupées', 'toy'],
])('reads the product that « %s » names as %s', (name, category) => {
  expect(namedCategory(name)).toBe(category)
})

it.each([
  'Bougie au parfum de vanille',
  'Bougie, sans parfum de synthèse',
  'Porte-savon en bambou',
  'Diffuseur de parfum',
  'Parfum d’ambiance',
  'Boîte à thé vert',
  'Boîte alimentaire',
  'Range-jouets en tissu',
  'Coffre à jouets',
  'Moule à chocolats',
  'Trousse de maquillage',
  'Housse pour vélo électrique',
  'Housse de chargeur',
  'Batterie de cuisine',
  'Lampe à huile',
  'Flacon rechargeable',
  'Encre textile',
  'Miroir cosmétique',
  'Jouet pour chien',
  'Shampooing pour chats',
  'Biscuits, spécial chiots',
  'Jouet électrique',
  'Savons et bougies, miels',
  'Peluche, puis lampe',
  'Peluches et lampes',
  'Boîte à thé et café en grains',
  'Gourde, chargeur inclus',
  'Ledoux, bijoux',
  '',
])('proposes nothing of « %s »', (name) => {
  expect(namedCategory(name)).toBeNull()
})

it('takes the name of a described product from its first clause', () => {
  expect(firstClause('  Une bougie de soja, douce.\nSavon à part')).toBe('Une bougie de soja')
  expect(firstClause('')).toBe('')
})
