import { describe, expect, test } from 'vitest'
import { CRITERIA } from '@/domain/research/candidate'
import { FACT_MAX } from '@/domain/base/text/text-limits'
import { PROPOSED_ITEM_MAX } from './kinds/item'
import { parseProposed } from './proposal'
import type { ReadTarget } from './shape'
import { ITEM_PLACES } from '@/domain/projects/text/item-text'

const handles = new Map([
  ['project P1', 'gourde'],
  ['candidate C2', 'lampe'],
])
const readTarget: ReadTarget = (kind, text) => handles.get(`${kind} ${text}`) ?? null
const parse = (data: unknown) => parseProposed(data, readTarget)

const todo = { genre: 'tache', jour: 'jeudi', texte: 'Filmer 3 plans', chaqueSemaine: false, pourquoi: null }
const item = { genre: 'element', projet: 'P1', element: 'targetCustomer-4', texte: '30 €', pourquoi: null }
const proof = { critere: 'wowEffect', valeur: true, preuve: 'on voit la différence' }
const product = { genre: 'produit', produit: 'C2', note: 'Trop lourde', criteres: [proof] }
const project = {
  genre: 'projet',
  titre: 'Gourde filtrante',
  produit: 'C2',
  elements: [{ element: 'product-1', texte: 'Une gourde' }],
}

const memory = { genre: 'souvenir', fait: 'Budget de départ\u00a0: 600 €', projet: null }

const price = { champ: 'salePriceCents', passage: 'je la vends 29,90 €' }
const figures = { genre: 'chiffres', produit: 'C2', montants: [price] }

describe('a valid proposal is read', () => {
  test.each([
    ['a task', todo, todo],
    ['a weekday in any case', { ...todo, jour: 'Jeudi' }, todo],
    ['a task without its reason', { ...todo, pourquoi: undefined, chaqueSemaine: undefined }, todo],
    ['hidden characters', { ...todo, texte: ' Fil\u200bmer\n3 \u202eplans ' }, todo],
    ['fields that nobody knows', { ...todo, userId: 'eve', completed: true }, todo],
    ['an item, its project by its handle', item, { ...item, projet: 'gourde' }],
    [
      'an item of a project that is not there: the person says',
      { ...item, projet: 'P9' },
      { ...item, projet: null },
    ],
    ['lines in a text', { ...item, texte: '- a\n- b' }, { ...item, projet: 'gourde', texte: '- a\n- b' }],
    ['a candidate', product, { ...product, produit: 'lampe' }],
    [
      'verdicts that are none, and the same one twice',
      {
        ...product,
        note: null,
        criteres: [
          proof,
          { ...proof, valeur: false },
          { ...proof, critere: 'price' },
          { ...proof, valeur: 'oui' },
          null,
        ],
      },
      { genre: 'produit', produit: 'lampe', note: null, criteres: [proof] },
    ],
    ['a project', project, { ...project, produit: 'lampe' }],
    ['amounts, of a product by its handle', figures, { ...figures, produit: 'lampe' }],
    [
      'of amounts those that are in their passage, each field once, in the order of the statement',
      {
        ...figures,
        montants: [
          { champ: 'costCents', passage: "je l'achète 6,80" },
          { champ: 'adsCents', passage: 'la publicité' },
          price,
          { champ: 'salePriceCents', passage: 'je la vends 39,90 €' },
          { champ: 'vatPoints', passage: 'la TVA est de 20 %' },
          null,
        ],
      },
      {
        genre: 'chiffres',
        produit: 'lampe',
        montants: [price, { champ: 'costCents', passage: "je l'achète 6,80" }],
      },
    ],
    ['a fact of no project', memory, { ...memory, fait: 'Budget de départ : 600 €' }],
    [
      'a fact without its project',
      { ...memory, projet: undefined, fait: 'Je pars\nde zéro' },
      { ...memory, fait: 'Je pars de zéro' },
    ],
    [
      'a fact about a project',
      { ...memory, fait: 'x', projet: 'P1' },
      { ...memory, fait: 'x', projet: 'gourde' },
    ],
    [
      'a project of nothing but a title',
      { genre: 'projet', titre: 'Gourde' },
      { genre: 'projet', titre: 'Gourde', produit: null, elements: [] },
    ],
  ])('%s', (_, data, expected) => {
    expect(parse(data)).toEqual(expected)
  })

  test('of a project no more items than are asked for, and only those that exist', () => {
    const elements = [...ITEM_PLACES, ...ITEM_PLACES].map(({ id }) => ({ element: id, texte: 'x' }))
    const read = parse({ ...project, elements: [{ element: 'product-9', texte: 'x' }, ...elements] })
    expect(read).toMatchObject({ elements: elements.slice(0, 6) })
  })
})

describe('an invalid proposal is dropped', () => {
  test.each([
    ['nothing', undefined],
    ['a list', [todo]],
    ['a text', 'tache'],
    ['another kind', { ...todo, genre: 'supprimer' }],
    ['a kind of Object', { ...todo, genre: 'constructor' }],
    ['no day', { ...todo, jour: 'demain' }],
    ['a blank text', { ...todo, texte: ' \u200b ' }],
    ['a text that is too long', { ...todo, texte: 'a'.repeat(120 + 1) }],
    ['a text of another type', { ...todo, texte: ['Filmer'] }],
    ['an item that does not exist', { ...item, element: 'product-5' }],
    ['an item of Object', { ...item, element: 'toString' }],
    ['an item that is too long', { ...item, texte: 'a'.repeat(PROPOSED_ITEM_MAX + 1) }],
    ['a candidate about which nothing is said', { ...product, note: null, criteres: [] }],
    ['a fact that is blank', { ...memory, fait: ' ' }],
    ['a fact that is too long', { ...memory, fait: 'a'.repeat(FACT_MAX + 1) }],
    ['a fact about a project that nobody knows: it would be sent with all', { ...memory, projet: 'P9' }],
    ['no amount', { ...figures, montants: [] }],
    ['an amount without its passage', { ...figures, montants: [{ champ: 'costCents', montant: 680 }] }],
    ['a project without a title', { ...project, titre: '' }],
  ])('%s', (_, data) => {
    expect(parse(data)).toBeNull()
  })

  test('a prototype that came as JSON', () => {
    expect(parse(JSON.parse('{"__proto__":{"genre":"tache","jour":"lundi","texte":"x"}}'))).toBeNull()
    const read = parse(JSON.parse(JSON.stringify(todo).replace('{', '{"__proto__":{"polluted":true},')))
    expect(read).toEqual(todo)
    expect(Object.keys(read ?? {})).not.toContain('__proto__')
  })
})

test('every criterion and every item has its place in a proposal', () => {
  expect(ITEM_PLACES).toHaveLength(29)
  for (const { id } of ITEM_PLACES) expect(parse({ ...item, element: id })).toMatchObject({ element: id })
  const criteres = CRITERIA.map(({ key }) => ({ critere: key, valeur: false, preuve: '' }))
  expect(parse({ ...product, criteres })).toMatchObject({ criteres })
})
