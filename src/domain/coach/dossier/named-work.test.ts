import { describe, expect, test } from 'vitest'
import { parseCandidate } from '@/domain/research/candidate'
import { parseProject } from '@/domain/projects/project'
import type { SharedSubject } from './coach-subject'
import { dossierOf } from './dossier'
import { NOTHING_READ } from './dossier-parts'
import { namedIn, unseenIn } from './named-work'
import { SHARES_ALL, SHARES_NOTHING } from './sharing'

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
    ['Sac banane', 'Le sac de courses'],
    ['Les petites bougies', 'Mes les plus belles'],
    ['Ami', 'Mon ami me dit non'],
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
    ['Sac', 'Mon sac est trop cher ?'],
    ['Sac banane', 'Mes sacs se vendent mal'],
    ['Mug du matin', 'Où en est le projet Mug ?'],
  ])('but « %s » is named by: %s', (name, question) => {
    expect(named(question, things(name))).toBe(name)
  })
})

test('of two, the one with more of its words, then the first', () => {
  const two = things('Lampe solaire', 'Lampe pince')
  expect(named('Ma lampe pince', two)).toBe('Lampe pince')
  expect(named('Ma lampe', two)).toBe('Lampe solaire')
})

describe('a question names a sales test: its product is meant', () => {
  const [lamp, candles] = things('Lampe pince', 'Bougies du soir')
  const tests = [
    { tried: 'Vidéo A', isOpen: false, product: candles },
    { tried: 'La page à 29 € avec photos de randonnée en montagne', isOpen: true, product: lamp },
    { tried: '', isOpen: true, product: candles },
  ].flatMap(({ product, ...test }) => (product ? [{ ...test, product }] : []))
  const meant = (question: string) => namedIn(question, MINE, tests)?.name ?? null

  test.each([
    ['Mon test : j’arrête ou je continue ?', 'Lampe pince'],
    ['Ce test ne donne rien', 'Lampe pince'],
    ['Mon dernier test est-il bon ?', 'Lampe pince'],
    ['La vidéo A a-t-elle marché ?', 'Bougies du soir'],
    ['Mes photos de randonnée en montagne plaisent', 'Lampe pince'],
    ['Mon test de la gourde', 'Gourde filtrante'],
    ['Une randonnée en hiver ?', null],
    ['Comment préparer un test de vente ?', null],
    ['Ma vidéo ?', null],
  ])('« %s »: %s', (question, name) => {
    expect(meant(question)).toBe(name)
  })

  test('no test is open: « mon test » names nothing', () => {
    expect(namedIn('Mon test ?', [], tests.slice(0, 1))).toBeNull()
  })

  test('a test whose product is in the notes is not offered', () => {
    const text = '## Produits\nC1 Lampe pince\nC2 Bougies'
    const product = (id: string): SharedSubject => ({
      part: 'products',
      name: id,
      candidate: { id, section: null },
    })
    const notes = { text, handles: new Map([['C1', 'lamp'] as const]) }
    const of = (id: string) =>
      unseenIn('Mon test ?', [], notes, [{ tried: '', isOpen: true, product: product(id) }])?.name ?? null
    expect(of('lamp')).toBeNull()
    expect(of('candles')).toBe('candles')
  })
})

describe('a named thing is offered if the notes do not have it', () => {
  const NAMES = ['Bougies', 'Gourde', 'Plaid', 'Théière', 'Carafe', 'Tabouret', 'Miroir', 'Hamac']
  const LATER = ['Lampe pince', 'Bougies parfumées']
  const products = [...NAMES, ...LATER].flatMap((name, index) => {
    const link = `https://ex.fr/${index}`
    return parseCandidate(`c${index}`, { userId: 'u', link, name, note: 'Assez lourde. '.repeat(20) }) ?? []
  })
  const projects = ['Aquaroc', 'Vélodrome'].flatMap(
    (title, index) => parseProject(`p${index}`, { userId: 'u', title }) ?? [],
  )
  const things: readonly SharedSubject[] = [
    ...products.map(({ id, name }): SharedSubject => ({
      part: 'products',
      name,
      candidate: { id, section: null },
    })),
    ...projects.map(({ id, title }): SharedSubject => ({ part: 'project', name: title, project: id })),
  ]
  const facts = { ...NOTHING_READ, candidates: products, projects: projects.slice(0, 1) }
  const unseen = (question: string, choice = SHARES_ALL, read = facts) =>
    unseenIn(question, things, dossierOf(read, choice, new Date(2026, 10, 22)))?.name ?? null

  test.each([
    ['Et ma lampe ?', 'Lampe pince'],
    ['Et Vélodrome ?', 'Vélodrome'],
    // One of the notes has the same word; the other one has it and one more.
    ['Mes bougies fondent', null],
    ['Mes bougies parfumées fondent', 'Bougies parfumées'],
    ['Ma gourde fuit', null],
    ['Aquaroc avance ?', null],
    ['Que faire ce soir ?', null],
  ])('everything is switched on: « %s » → %s', (question, name) => {
    expect(unseen(question)).toBe(name)
  })

  test('nothing is switched on: each named thing is offered', () => {
    expect(unseen('Ma gourde fuit', SHARES_NOTHING)).toBe('Gourde')
    expect(unseen('Aquaroc avance ?', SHARES_NOTHING)).toBe('Aquaroc')
  })

  test('a product that the notes have no room for is offered', () => {
    const text = '## Produits\nC1 Bougies\nLaissé de côté, faute de place\u00a0: 1 produit.'
    const notes = { text, handles: new Map([['C1', 'c0'] as const, ['C2', 'c1'] as const]) }
    expect(unseenIn('Ma gourde fuit', things, notes)?.name).toBe('Gourde')
    expect(unseenIn('Mes bougies fondent', things, notes)).toBeNull()
  })

  test('a shown product is no longer offered: it comes first in the notes', () => {
    const [lamp, ...others] = [...products.slice(8), ...products.slice(0, 8)]
    const shown = { ...facts, candidates: lamp ? [lamp, ...others] : [] }
    expect(unseen('Et ma lampe ?', SHARES_ALL, shown)).toBeNull()
  })
})
