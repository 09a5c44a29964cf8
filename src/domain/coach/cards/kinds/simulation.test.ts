import { describe, expect, test } from 'vitest'
import { readFields } from '@/domain/base/read-field'
import { NO_FIGURES } from '@/domain/money/sale'
import { NEW_SELLER } from '@/domain/money/seller'
import { statementOf } from '@/domain/money/statement'
import { parseCandidate } from '@/domain/research/candidate'
import type { CardOf } from '../card-kinds'
import { simulatedWords, simulationCard, simulationOf, type ProposedSimulation } from './simulation'

const by = { uid: 'u', at: new Date(0), conversation: 'c' }
const lamp = { userId: 'u', link: 'https://ex.fr/l', salePriceCents: 2_990, costCents: 690, adsCents: 800 }
const figures = { ...NO_FIGURES, salePriceCents: 2_990, costCents: 690, adsCents: 800 }

function card(
  valeurs: ProposedSimulation['valeurs'],
  more: Partial<CardOf<'simuler'>> = {},
): CardOf<'simuler'> {
  return {
    id: 'a',
    at: 1,
    order: 0,
    from: 'coach',
    proposed: { genre: 'simuler', produit: 'lamp', valeurs },
    target: 't',
    state: 'open',
    ground: {},
    over: {},
    ...more,
  }
}

const ADS_12 = [{ champ: 'adsCents', valeur: 12 }] as const

test.each<[string, ProposedSimulation['valeurs'], object]>([
  ['advertising', ADS_12, { adsCents: 1_200 }],
  ['a price of parts of a euro', [{ champ: 'salePriceCents', valeur: 34.9 }], { salePriceCents: 3_490 }],
  ['a share of returns', [{ champ: 'returnPoints', valeur: 4.5 }], { returnPoints: 450 }],
  ['no advertising', [{ champ: 'adsCents', valeur: 0 }], { adsCents: 0 }],
  [
    'two inputs',
    [
      { champ: 'costCents', valeur: 5.2 },
      { champ: 'shippingCents', valeur: 3 },
    ],
    { costCents: 520, shippingCents: 300 },
  ],
])('the app computes %s, before and after', (_, valeurs, changed) => {
  const { before, after, isThere } = simulationOf(card(valeurs), figures, NEW_SELLER)
  expect(before).toEqual(statementOf({ ...figures, ...NEW_SELLER }))
  expect(after).toEqual(statementOf({ ...figures, ...changed, ...NEW_SELLER }))
  expect(isThere).toBe(false)
})

test('values that the product has already change nothing', () => {
  expect(simulationOf(card([{ champ: 'adsCents', valeur: 8 }]), figures, NEW_SELLER).isThere).toBe(true)
})

test('a large amount is written in groups, as in the statement below it', () => {
  const { proposed } = card([{ champ: 'salePriceCents', valeur: 1_000_000 }])
  expect(simulatedWords(proposed)).toBe('Prix de vente\u00a0: 1\u202f000\u202f000,00\u00a0€')
})

test('without a price nothing is computed, unless the price is tried', () => {
  const without = { ...figures, salePriceCents: null }
  expect(simulationOf(card(ADS_12), without, NEW_SELLER)).toMatchObject({ before: null, after: null })
  const priced = simulationOf(card([{ champ: 'salePriceCents', valeur: 20 }]), without, NEW_SELLER)
  expect(priced.before).toBeNull()
  expect(priced.after?.lines[0]?.cents).toBe(2_000)
})

describe('« Garder ces chiffres »', () => {
  const { overwritten } = simulationOf(card(ADS_12), figures, NEW_SELLER)
  const kept = card(ADS_12, { state: 'accepted', over: { figures: overwritten } })

  test('writes the values alone, and is undone to what they overwrote', () => {
    expect(overwritten).toEqual({ adsCents: 800 })
    const [write] = simulationCard.make(kept, lamp, by, null)
    const written = { ...lamp, ...readFields(write && 'fields' in write ? write.fields : null) }
    const candidate = parseCandidate('lamp', written)
    expect(candidate?.figures).toMatchObject({ ...figures, adsCents: 1_200 })
    expect(candidate && simulationCard.isAsMade(kept, candidate)).toBe(true)
    const [undo] = simulationCard.unmake(kept, written, by)
    const undone = { ...written, ...readFields(undo && 'fields' in undo ? undo.fields : null) }
    expect(parseCandidate('lamp', undone)?.figures).toEqual(figures)
  })

  test('goes on showing what was before', () => {
    const now = { ...figures, adsCents: 1_200 }
    const { before, after } = simulationOf(kept, now, NEW_SELLER)
    expect([before?.restCents, after?.restCents]).toEqual([1_129, 729])
  })

  test('is not shown as before once it was undone and the product changed', () => {
    const now = { ...figures, adsCents: 900 }
    const { before } = simulationOf({ ...kept, state: 'open' }, now, NEW_SELLER)
    expect(before).toEqual(statementOf({ ...now, ...NEW_SELLER }))
  })

  test('refuses a product that is gone', () => {
    expect(() => simulationCard.make(kept, null, by, null)).toThrow()
  })

  test('is not as made once an amount was changed since', () => {
    const changed = parseCandidate('lamp', { ...lamp, adsCents: 1_300 })
    expect(changed && simulationCard.isAsMade(kept, changed)).toBe(false)
  })
})
