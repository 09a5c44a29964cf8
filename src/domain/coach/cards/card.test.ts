import { describe, expect, test } from 'vitest'
import { parseCards } from './card'
import { cardFields } from './card-head'
import type { Card } from './card-kinds'
import { outcomeLine } from './card-change'

const todo = { genre: 'tache', jour: 'jeudi', texte: 'Filmer 3 plans', chaqueSemaine: false, pourquoi: null }
const price = { genre: 'element', projet: null, element: 'positioning-3', texte: '29 €' }
const stored = { at: 5, n: 0, from: 'coach', ...todo, target: 't-1', state: 'open' }

function card(more: object = {}): Card {
  const [read] = parseCards({ c1: { ...stored, ...more } })
  if (!read) throw new Error('unreadable')
  return read
}

describe('cards as a conversation holds them', () => {
  test('are read as they were written', () => {
    const read = card({ state: 'accepted', doneAt: 7 })
    expect(parseCards({ c1: cardFields(read) })).toEqual([read])
    expect(read.proposed).toEqual(todo)
  })

  test('keep their ground and the overwritten values', () => {
    const read = card({
      genre: 'produit',
      produit: null,
      note: 'Vu',
      criteres: [],
      evident: ['trending', 'wowEffect', 'beauty'],
      before: { verdicts: { wowEffect: null, trending: false, beauty: true }, hasNote: true },
    })
    expect(read.ground).toEqual({ evident: ['wowEffect', 'trending'] })
    expect(read.over).toEqual({ before: { verdicts: { wowEffect: null, trending: false }, hasNote: true } })
    expect(parseCards({ c1: cardFields(read) })).toEqual([read])
  })

  test('keep the fact that a new fact replaced', () => {
    const forgot = { id: 'old', text: 'Budget 600', saidAt: '2026-11-01T10:00:00.000Z', from: 'person' }
    const fact = { genre: 'souvenir', fait: 'Budget 900', projet: null }
    const read = card({ ...fact, forgot })
    expect(read.over).toEqual({ forgot: { ...forgot, project: null, conversation: null } })
    expect(parseCards({ c1: cardFields(read) })).toEqual([read])
    // As JSON, the form stored on the device.
    expect(parseCards(JSON.parse(JSON.stringify({ c1: cardFields(read) })))).toEqual([read])
    expect(card({ ...fact, forgot: { ...forgot, text: undefined } }).over).toEqual({})
  })

  test('name a product by its address alone', () => {
    const judged = (produit: string) => card({ genre: 'produit', produit, note: 'Vu', criteres: [] }).proposed
    for (const produit of ['lampe', 'table/lampe']) expect(judged(produit)).toMatchObject({ produit })
    for (const produit of ['../lampe', 'a/b/c', '']) expect(judged(produit)).toMatchObject({ produit: null })
  })

  test('are sorted by answer and position', () => {
    const cards = parseCards({
      b: { ...stored, at: 9, n: 0 },
      z: { ...stored, n: 1 },
      a: { ...stored, n: 2 },
      y: { ...stored, n: 0 },
    })
    expect(cards.map(({ id }) => id)).toEqual(['y', 'z', 'a', 'b'])
  })

  test.each([
    ['no map', 'cards'],
    ['a list', [stored]],
    ['a card that is none', { c1: null, c2: 'x', c3: { ...stored, genre: 'defi' } }],
    ['an id that no document has', { '../x': stored, '': stored }],
  ])('%s: nothing, and no throw', (_, data) => {
    expect(parseCards(data)).toEqual([])
  })

  test('replace unreadable fields by defaults', () => {
    const read = card({
      at: '5',
      n: -1,
      from: 'eve',
      target: '../x',
      state: 'paid',
      genre: 'produit',
      produit: null,
      note: 'Vu',
      criteres: [],
      evident: 'all',
      before: [],
    })
    const item = card({ ...price, replaced: 3, base: 4 })
    expect([item.ground, item.over]).toEqual([{}, {}])
    expect(read).toMatchObject({
      at: 0,
      order: 0,
      from: 'coach',
      target: 'c1',
      state: 'open',
    })
    expect([read.ground, read.over]).toEqual([{}, {}])
  })
})

test('the last line of a past answer gives the outcome of its cards', () => {
  expect(
    outcomeLine([
      card({ state: 'accepted' }),
      card({ ...price, state: 'ignored' }),
      card({ state: 'undone', texte: 'a'.repeat(80) }),
      card(),
    ]),
  ).toBe(
    '[Propositions\u00a0: «\u00a0Filmer 3 plans\u00a0» acceptée (jeudi)\u00a0; «\u00a0Positionnement prix\u00a0» ignorée\u00a0; ' +
      `«\u00a0${'a'.repeat(60)}…\u00a0» annulée (jeudi)\u00a0; 1 en attente, rien n’est enregistré]`,
  )
  expect(outcomeLine([])).toBe('')
  // A fact that is forgotten later must not be sent again with the history.
  expect(
    outcomeLine([card({ genre: 'souvenir', fait: 'Budget 600', projet: null, state: 'accepted' })]),
  ).toBe('[Propositions\u00a0: «\u00a0souvenir\u00a0» acceptée]')
})
