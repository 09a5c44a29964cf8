import { describe, expect, it, test } from 'vitest'
import { NO_FIGURES } from './sale'
import type { SaleInputs } from './sale-inputs'
import { NEW_SELLER } from './seller'
import { LINE_KEYS, openInputOf, statementOf, type OpenInput, type Statement } from './statement'
import { changedWaterfall, restShare, waterfallOf } from './waterfall'

const FREE = { ...NEW_SELLER, contributionPoints: 0 }

function sale(inputs: Partial<SaleInputs>): Statement {
  const statement = statementOf({ ...NO_FIGURES, ...FREE, ...inputs })
  if (!statement) throw new Error('A sale needs a price.')
  return statement
}

const rows = (inputs: Partial<SaleInputs>) =>
  waterfallOf(sale(inputs)).map(({ label, bar: { kind, from, to } }) => `${label} ${kind} ${from} ${to}`)

describe('waterfallOf', () => {
  it('leads from the price down to the rest', () => {
    const known = { returnPoints: 0, importCents: 0, feePoints: 0, feeFixedCents: 0, otherCents: 0 }
    expect(
      rows({ ...known, salePriceCents: 4_000, costCents: 1_000, shippingCents: 500, adsCents: 0 }),
    ).toEqual(['Encaissé start 0 100', 'Achat minus 100 75', 'Livraison minus 75 62.5', 'Reste rest 62.5 0'])
  })

  it('keeps an open line at the level of the line above', () => {
    expect(rows({ salePriceCents: 1_000, costCents: 250 })).toEqual([
      'Encaissé start 0 100',
      'Achat minus 100 75',
      'Livraison open 75 75',
      "Droits et frais d'importation open 75 75",
      'Frais de paiement open 75 75',
      'Retours open 75 75',
      'Autres frais open 75 75',
      'Publicité open 75 75',
      'Reste rest 75 0',
    ])
  })

  it('draws a loss left of zero', () => {
    const lost = waterfallOf(sale({ salePriceCents: 1_000, costCents: 1_500 }))
    expect(lost[0]?.bar).toEqual({ from: 33.3, to: 100, kind: 'start' })
    expect(lost[1]?.bar).toEqual({ from: 100, to: 0, kind: 'minus' })
    expect(lost.at(-1)).toMatchObject({ amount: '−5,00\u00a0€', bar: { from: 0, to: 33.3, kind: 'loss' } })
  })

  it('draws a free sale without a width', () => {
    expect(waterfallOf(sale({ salePriceCents: 0 })).every(({ bar }) => bar.from === 0 && bar.to === 0)).toBe(
      true,
    )
  })
})

/** Each input that may be empty, typed as 0, and the share of returns also as 10 %. */
const INPUTS = {
  costCents: [null, 0],
  shippingCents: [null, 0],
  importCents: [null, 0],
  feePoints: [null, 0],
  feeFixedCents: [null, 0],
  returnPoints: [null, 0, 1_000],
  returnCostCents: [null, 0],
  contributionPoints: [null, 0],
  otherCents: [null, 0],
  adsCents: [null, 0],
} as const satisfies Record<OpenInput, readonly (number | null)[]>

describe('openInputOf', () => {
  const all = Object.entries(INPUTS).reduce<readonly Partial<SaleInputs>[]>(
    (before, [key, values]) =>
      before.flatMap((inputs) => values.map((value) => ({ ...inputs, [key]: value }))),
    [{ salePriceCents: 2_990 }],
  )

  it('leads each open line to an empty input, whatever else is typed', () => {
    const led = new Set<string>()
    for (const inputs of all) {
      const statement = sale(inputs)
      for (const { key, bar } of waterfallOf(statement)) {
        if (bar.kind !== 'open' || key === 'rest') continue
        const input = openInputOf(statement, key)
        expect(input && inputs[input], `${key} of ${JSON.stringify(inputs)}`).toBeNull()
        expect(input, key).not.toBeNull()
        led.add(`${key} ${input}`)
      }
    }
    expect([...led].toSorted()).toEqual([
      'ads adsCents',
      'contributions contributionPoints',
      'delivery shippingCents',
      'fees feePoints',
      'import importCents',
      'other otherCents',
      'purchase costCents',
      'returns returnCostCents',
      'returns returnPoints',
    ])
  })

  it('leads a line to no input that is typed', () => {
    for (const inputs of all) {
      const statement = sale(inputs)
      for (const line of LINE_KEYS) {
        const input = openInputOf(statement, line)
        if (input) expect(inputs[input], `${line} of ${JSON.stringify(inputs)}`).toBeNull()
      }
    }
  })
})

describe('changedWaterfall', () => {
  const known = {
    shippingCents: 0,
    importCents: 0,
    returnPoints: 0,
    feePoints: 0,
    feeFixedCents: 0,
    otherCents: 0,
  }
  const before = { ...known, salePriceCents: 1_000, costCents: 250, adsCents: 0 }
  const changed = (to: Partial<SaleInputs>, from: Partial<SaleInputs> = before) =>
    changedWaterfall(sale(from), sale({ ...from, ...to })).map(({ label, amount, bar, was }) =>
      [label, amount, bar.from, bar.to, ...(was ? [`was ${was.amount}`, was.bar.from, was.bar.to] : [])]
        .join(' ')
        .replaceAll('\u00a0', ' '),
    )

  it('says what a changed row was, and leaves the others alone', () => {
    expect(changed({ costCents: 500 })).toEqual([
      'Encaissé 10,00 € 0 100',
      'Achat −5,00 € 100 50 was −2,50 € 100 75',
      'Reste 5,00 € 50 0 was 7,50 € 75 0',
    ])
  })

  it('draws both on one scale, where the higher price is the width', () => {
    expect(changed({ salePriceCents: 2_000 })).toEqual([
      'Encaissé 20,00 € 0 100 was 10,00 € 0 50',
      'Achat −2,50 € 100 87.5',
      'Reste 17,50 € 87.5 0 was 7,50 € 37.5 0',
    ])
  })

  it('keeps a line that the change makes 0, and one that it makes more than 0', () => {
    expect(changed({ costCents: 0, adsCents: 100 })).toEqual([
      'Encaissé 10,00 € 0 100',
      'Achat 0,00 € 100 100 was −2,50 € 100 75',
      'Publicité −1,00 € 100 90 was 0,00 € 75 75',
      'Reste 9,00 € 90 0 was 7,50 € 75 0',
    ])
  })

  it('says « ? » of a line that was open, also where it becomes 0', () => {
    const open = { ...before, adsCents: null }
    expect(changed({ adsCents: 0 }, open)).toContain('Publicité 0,00 € 75 75 was ? 75 75')
    expect(changed({ costCents: 250 }, open)).toContain('Publicité ? 75 75')
  })

  it('says « ? » of a line that becomes open, also where it was 0', () => {
    expect(changed({ adsCents: null })).toContain('Publicité ? 75 75 was 0,00 € 75 75')
    expect(changed({ costCents: null })).toContain('Achat ? 100 100 was −2,50 € 100 75')
  })

  it('turns into a loss', () => {
    expect(changed({ costCents: 1_500 }).at(-1)).toBe('Reste −5,00 € 0 33.3 was 7,50 € 83.3 33.3')
  })

  it('has nothing before a first price', () => {
    const first = changedWaterfall(null, sale(before))
    expect(first.map(({ was }) => was)).toEqual([null, null, null])
    expect(first).toEqual(waterfallOf(sale(before)).map((row) => ({ ...row, was: null })))
  })
})

test.each([
  [{ salePriceCents: 1_000, costCents: 250 }, 75],
  [{ salePriceCents: 1_000, costCents: 1_000 }, 0],
  [{ salePriceCents: 1_000, costCents: 2_000 }, 50],
  [{ salePriceCents: 0 }, 0],
  [{ salePriceCents: 0, costCents: 100 }, 100],
] as const)('restShare of %o is %d %%', (inputs, share) => {
  expect(restShare(sale(inputs))).toBe(share)
})
