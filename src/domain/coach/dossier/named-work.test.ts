import { describe, expect, test } from 'vitest'
import type { SharedSubject } from './coach-subject'
import { namedIn } from './named-work'

const things = (...names: readonly string[]): readonly SharedSubject[] =>
  names.map((name) => ({ part: 'project', name, project: name }))
const MINE = things(
  'Lampe pince',
  'Bougies du soir',
  'Gourde filtrante',
  'Montre connectée',
  'Plaid à manches',
)
const named = (question: string, all = MINE) => namedIn(question, all)?.name ?? null

describe('a question names a thing', () => {
  test.each([
    ['Ma lampe est-elle trop chère ?', 'Lampe pince'],
    ['Mes LAMPES se vendent mal', 'Lampe pince'],
    ['Que dire de la lampe pince ?', 'Lampe pince'],
    ['La pince de ma lampe casse', 'Lampe pince'],
    ['Mes bougies fondent', 'Bougies du soir'],
    ['Une bougie par colis ?', 'Bougies du soir'],
    ['Bougies du soir : quel prix ?', 'Bougies du soir'],
    ['Gourde ou gourdes ?', 'Gourde filtrante'],
    ['Ma montre connectée tombe en panne', 'Montre connectée'],
    ['Ma montre connectee ?', 'Montre connectée'],
    ['Le plaid à manches en hiver', 'Plaid à manches'],
    ['Ma gourde, avec la lampe pince', 'Lampe pince'],
  ])('%s: %s', (question, name) => {
    expect(named(question)).toBe(name)
  })
})

describe('one everyday word names nothing', () => {
  test.each([
    'Je fais quoi ce soir ?',
    'Une soirée suffit ?',
    'Montre-moi mes tâches',
    'Je montre quoi en premier ?',
    'La manche est perdue',
    'Comment pincer mon prix ?',
    'Une pince à linge, ça se vend ?',
    'Les montres suisses',
    '',
    '???',
  ])('%s', (question) => {
    expect(named(question)).toBeNull()
  })

  test.each([
    ['Soir', 'Je fais quoi ce soir ?'],
    ['Matin calme', 'Je travaille le matin'],
    ['Porte vélo', 'Je porte mes colis à pied'],
    ['Cadre pour bébé', 'J’ai un bébé, le soir je dors'],
    ['Petit', 'Un petit prix ?'],
    ['Projet', 'Mon projet avance ?'],
    ['Test', 'Mon test est fini'],
    ['Coupe légumes', 'Je coupe ma publicité ?'],
    ['Livre de recettes', 'Je livre à domicile ?'],
    ['Idée cadeau de Noël', 'Une idée pour Noël ?'],
    ['Tapis de jeu pour enfant', 'Les enfants, ça achète ?'],
    ['Colis surprise', 'Mon colis est perdu'],
    ['Toujours belle', 'Je suis toujours seule'],
    ['Repas du midi', 'Je filme à midi'],
    ['Sac', 'Un sac de plus ?'],
  ])('« %s » is not named by: %s', (name, question) => {
    expect(named(question, things(name))).toBeNull()
  })

  test.each([
    ['Porte vélo', 'Mon porte vélo tient-il ?'],
    ['Porte vélo', 'Le vélo de ville'],
    ['Petite lampe rouge', 'Ma lampe chauffe'],
    ['Boîte', 'Quelle boite choisir'],
    ['Matin calme', 'Le projet Matin calme avance'],
    ['Idée cadeau de Noël', 'Un cadeau à 20 € ?'],
    ['Aquaroc', 'Aquaroc est cher'],
  ])('but « %s » is named by: %s', (name, question) => {
    expect(named(question, things(name))).toBe(name)
  })
})

test('of two, the one with more of its words, then the first', () => {
  const two = things('Lampe solaire', 'Lampe pince')
  expect(named('Ma lampe pince', two)).toBe('Lampe pince')
  expect(named('Ma lampe', two)).toBe('Lampe solaire')
})
