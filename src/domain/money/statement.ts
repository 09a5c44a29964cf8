import { rounded, WHOLE } from './exact'
import { RATES, type RateKey } from './rates'
import type { SaleInputs } from './sale-inputs'

export const LINE_LABELS = {
  collected: 'Encaissé',
  vat: 'TVA',
  purchase: 'Achat',
  delivery: 'Livraison',
  import: "Droits et frais d'importation",
  fees: 'Frais de paiement',
  returns: 'Retours',
  contributions: 'Cotisations',
  other: 'Autres frais',
  ads: 'Publicité',
} as const

export type LineKey = keyof typeof LINE_LABELS

export const LINE_KEYS = Object.keys(LINE_LABELS) as readonly LineKey[]

export type LineOrigin = 'typed' | 'computed' | 'open' | { readonly rate: RateKey }

export interface StatementLine {
  readonly key: LineKey
  /** Signed: a cost is negative. */
  readonly cents: number
  readonly origin: LineOrigin
}

/** An input that may be null. */
export type OpenInput = Exclude<keyof SaleInputs, 'salePriceCents' | 'vatPoints' | 'isResold'>

export interface Statement {
  /** All ten, in the order of `LINE_KEYS`. */
  readonly lines: readonly StatementLine[]
  /** Sum of the lines. */
  readonly restCents: number
  /** Rest as a share of the price without VAT, in tenths of a percent; null: nothing is collected. */
  readonly marginTenths: number | null
  /** Advertising per sale at which the rest is 0; zero or less: every sale loses even without advertising. */
  readonly highestAdsCents: number
  /** In hundredths; null: no advertising pays off. */
  readonly breakEvenRoas: number | null
  /** These counted as 0. */
  readonly open: readonly OpenInput[]
}

/** Statement per sale made, returned ones included, from the price to the rest. null: no price. */
export function statementOf(inputs: SaleInputs): Statement | null {
  if (inputs.salePriceCents === null) return null
  const lines = linesOf(inputs, inputs.salePriceCents)
  const restCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  const highestAdsCents = restCents + (inputs.adsCents ?? 0)
  const [over, under] = collectedWithoutVat(inputs, inputs.salePriceCents)
  return {
    lines,
    restCents,
    marginTenths: over === 0n ? null : rounded(BigInt(restCents) * 1_000n * under, over),
    highestAdsCents,
    breakEvenRoas: highestAdsCents > 0 ? rounded(100n * over, under * BigInt(highestAdsCents)) : null,
    open: openInputs(inputs),
  }
}

/** Cents as a fraction. */
function collectedWithoutVat(inputs: SaleInputs, price: number): [over: bigint, under: bigint] {
  return [BigInt(price) * keptShare(inputs), WHOLE + BigInt(inputs.vatPoints)]
}

function keptShare({ returnPoints }: SaleInputs): bigint {
  return WHOLE - BigInt(returnPoints ?? 0)
}

function linesOf(inputs: SaleInputs, priceCents: number): readonly StatementLine[] {
  const price = BigInt(priceCents)
  const kept = keptShare(inputs)
  const returned = WHOLE - kept
  const vat = BigInt(inputs.vatPoints)
  const withVat = WHOLE * (WHOLE + vat)
  const fees = price * amount(inputs.feePoints) + amount(inputs.feeFixedCents) * WHOLE
  const bought = amount(inputs.costCents) * (inputs.isResold ? kept : WHOLE)

  function cost(key: LineKey, over: bigint, under: bigint, origin: LineOrigin): StatementLine {
    return { key, cents: 0 - rounded(over, under), origin }
  }
  function paid(key: LineKey, cents: number | null): StatementLine {
    return { key, cents: 0 - (cents ?? 0), origin: cents === null ? 'open' : 'typed' }
  }
  const purchaseOrigin = inputs.isResold && returned > 0n ? 'computed' : 'typed'
  const feesAreOpen = inputs.feePoints === null && inputs.feeFixedCents === null
  return [
    {
      key: 'collected',
      cents: rounded(price * kept, WHOLE),
      origin: returned === 0n ? 'typed' : 'computed',
    },
    cost('vat', price * kept * vat, withVat, vatOrigin(inputs.vatPoints)),
    cost('purchase', bought, WHOLE, inputs.costCents === null ? 'open' : purchaseOrigin),
    paid('delivery', inputs.shippingCents),
    paid('import', inputs.importCents),
    cost('fees', fees, WHOLE, feesAreOpen ? 'open' : 'computed'),
    cost('returns', returned * amount(inputs.returnCostCents), WHOLE, returnsOrigin(inputs)),
    cost(
      'contributions',
      amount(inputs.contributionPoints) * kept * price,
      withVat,
      contributionsOrigin(inputs.contributionPoints),
    ),
    paid('other', inputs.otherCents),
    paid('ads', inputs.adsCents),
  ]
}

function amount(input: number | null): bigint {
  return BigInt(input ?? 0)
}

function vatOrigin(points: number): LineOrigin {
  const rate = (['vat20', 'vat55'] as const).find((key) => RATES[key].points === points)
  return rate ? { rate } : 'typed'
}

function returnsOrigin({ returnPoints, returnCostCents }: SaleInputs): LineOrigin {
  if (returnPoints === null || (returnPoints > 0 && returnCostCents === null)) return 'open'
  return 'computed'
}

function contributionsOrigin(points: number | null): LineOrigin {
  if (points === null) return 'open'
  return points === RATES.microGoods.points ? { rate: 'microGoods' } : 'computed'
}

const OPEN_INPUTS = [
  'costCents',
  'shippingCents',
  'importCents',
  'feePoints',
  'feeFixedCents',
  'returnPoints',
  'returnCostCents',
  'contributionPoints',
  'otherCents',
  'adsCents',
] as const satisfies readonly OpenInput[]

/** The cost of a return is required only when some sales are returned. */
function openInputs(inputs: SaleInputs): readonly OpenInput[] {
  const asksReturnCost = (inputs.returnPoints ?? 0) > 0
  return OPEN_INPUTS.filter((key) => inputs[key] === null && (key !== 'returnCostCents' || asksReturnCost))
}
