import { expect, it } from 'vitest'
import { textMark } from '@/domain/base/text/text-mark'
import { parseProject } from '@/domain/projects/project'
import { cardMaker } from './ground'
import type { ProposedJudgement } from '@/domain/coach/cards/kinds/judgement'
import type { ProposedItem } from '@/domain/coach/cards/kinds/item'
import type { ProposedTodo } from '@/domain/coach/cards/kinds/todo'
import { parseTargets, targetsOf } from '@/domain/coach/cards/targets'

const project = parseProject('p', {
  userId: 'u',
  title: 'Gourde',
  sections: { product: [{ id: 'product-1', title: '', content: 'En inox' }] },
})!
const item: ProposedItem = {
  genre: 'element',
  projet: 'P1',
  element: 'product-1',
  texte: 'Filtre',
  pourquoi: null,
}
const judged: ProposedJudgement = {
  genre: 'produit',
  produit: 'C1',
  note: null,
  criteres: [
    { critere: 'wowEffect', valeur: true, preuve: 'Elle filtre devant les YEUX' },
    { critere: 'trending', valeur: true, preuve: 'Tout le monde en parle' },
  ],
}
const todo: ProposedTodo = {
  genre: 'tache',
  jour: 'jeudi',
  texte: 'Filmer',
  chaqueSemaine: false,
  pourquoi: null,
}

const handles = new Map([
  ['P1', 'p'],
  ['C1', 's/c'],
  ['T1', 't'],
])
const targets = targetsOf({ handles, projects: [project] })

it('names the projects and candidates of the notes, as a request may carry them', () => {
  expect(targets).toEqual([
    { handle: 'P1', id: 'p', marks: { 'product-1': textMark('En inox') } },
    { handle: 'C1', id: 's/c' },
  ])
  expect(parseTargets(JSON.parse(JSON.stringify(targets)))).toEqual(targets)
  expect(targetsOf({ handles: new Map([['P1', 'not an id']]), projects: [] })).toEqual([])
})

it.each<[string, unknown]>([
  ['no list', { 0: targets[0] }],
  ['too many', Array.from({ length: 121 }, () => targets[1])],
  ['null', [null]],
  ['another key', [{ ...targets[1], title: 'x' }]],
  ['a handle of a task', [{ handle: 'T1', id: 't' }]],
  ['a handle that is none', [{ handle: 'P1x', id: 'p' }]],
  ['an id with a path', [{ handle: 'P1', id: 'a/b' }]],
  ['marks of a candidate', [{ ...targets[1], marks: {} }]],
  ['marks of no item', [{ handle: 'P1', id: 'p', marks: { product: '7-0' } }]],
  ['marks that are texts', [{ handle: 'P1', id: 'p', marks: { 'product-1': 'En inox' } }]],
])('%s is refused', (_, data) => {
  expect(parseTargets(data)).toBeNull()
})

it('makes each card once, in its order under its answer', () => {
  const make = cardMaker(targets, [], 5)
  const [first, second] = [make(todo), make(todo)]
  expect([first, second]).toMatchObject([
    { at: 5, order: 0, from: 'coach', state: 'open', proposed: todo },
    { at: 5, order: 1 },
  ])
  expect(new Set([first?.id, second?.id, first?.target, second?.target]).size).toBe(4)
})

it('remembers which text the item had when the question left', () => {
  const make = cardMaker(targets, [], 1)
  expect(make(item)).toMatchObject({ proposed: { projet: 'p' }, ground: { base: textMark('En inox') } })
  expect(make({ ...item, element: 'product-2' })?.ground.base).toBe(textMark(''))
})

it('remembers nothing of a project that did not go along', () => {
  const unnamed = { proposed: { ...item, projet: null } }
  expect(cardMaker([], [], 1)(item)).toMatchObject(unnamed)
  expect(cardMaker(targets, [], 1)({ ...item, projet: 'P2' })?.ground).toEqual({})
  expect(cardMaker([{ handle: 'P1', id: 'p' }], [], 1)(item)?.ground).toEqual({})
})

it('keeps the amounts that a text has, and makes no card without one', () => {
  const montants = [
    { champ: 'salePriceCents', passage: 'Je la vends 29,90 €' },
    { champ: 'costCents', passage: "je l'achète 6 €" },
  ] as const
  const proposed = { genre: 'chiffres', produit: 'C1', montants } as const
  const read = cardMaker(targets, ["Je l'achète 6 € 80, je la\nvends 29,90\u00a0€ !"], 1)(proposed)
  expect(read?.proposed).toEqual({ ...proposed, produit: 's/c', montants: [montants[0]] })
  expect(cardMaker(targets, ['Bonjour'], 1)(proposed)).toBeNull()
})

it('names the criteria with evidence in the texts of the person', () => {
  const evidentIn = (...texts: string[]) => cardMaker(targets, texts, 1)(judged)?.ground.evident
  expect(evidentIn()).toEqual([])
  expect(evidentIn('', 'Elle filtre devant les yeux, sans pile.')).toEqual(['wowEffect'])
})
