import { partsOfRate, type ContributionAnswers } from '@/domain/law/contributions'
import { inTenths, rounded, WHOLE } from './exact'
import { RATES, type RateKey } from '@/domain/law/rates'
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

/** Rates of law are named: their sum is the rate of the line. */
export type LineOrigin = 'typed' | 'computed' | 'open' | { readonly rates: readonly RateKey[] }

export interface StatementLine {
  readonly key: LineKey
  /** Signed: a cost is negative. */
  readonly cents: number
  readonly origin: LineOrigin
}

/** An input that may be null. */
export type OpenInput = Exclude<
  keyof SaleInputs,
  'salePriceCents' | 'vatPoints' | 'isResold' | keyof ContributionAnswers
>

export interface Statement {
  /** All ten, in the order of `LINE_KEYS`. */
  readonly lines: readonly StatementLine[]
  /** Sum of the lines. */
  readonly restCents: number
  /** Rest as a share of the price without VAT, in tenths of a percent; null: nothing is collected. */
  readonly marginTenths: number | null
  /** Advertising per sale at which the rest is 0; zero or less: every sale loses even without advertising. */
  readonly highestAdsCents: number
  /** Price with VAT over the highest advertising, as an advertiser sees it, in hundredths; null: no advertising pays off. */
  readonly roasToAim: number | null
  /** Income tax is not among the lines: the rate of contributions is not one that holds the flat tax. */
  readonly isBeforeIncomeTax: boolean
  /** These counted as 0. */
  readonly open: readonly OpenInput[]
}

/** Statement per sale made, returned ones included, from the price to the rest. null: no price. */
export function statementOf(inputs: SaleInputs): Statement | null {
  const { salePriceCents } = inputs
  if (salePriceCents === null) return null
  const price = BigInt(salePriceCents)
  const lines = formulasOf(inputs).map(({ key, perCent, fixed, under, origin }) => ({
    key,
    cents: rounded(perCent * price + fixed, under),
    origin,
  }))
  const restCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  const highestAdsCents = restCents + (inputs.adsCents ?? 0)
  const [over, under] = [price * keptShare(inputs), WHOLE + BigInt(inputs.vatPoints)]
  return {
    lines,
    restCents,
    marginTenths: over === 0n ? null : rounded(BigInt(restCents) * 1_000n * under, over),
    highestAdsCents,
    roasToAim: highestAdsCents > 0 ? rounded(100n * price, BigInt(highestAdsCents)) : null,
    isBeforeIncomeTax: !lines.some(
      ({ origin }) => typeof origin === 'object' && origin.rates.includes('flatTax'),
    ),
    open: openInputs(inputs),
  }
}

/** Share of the sales that are not returned, in hundredths of a percent. */
export function keptShare({ returnPoints }: Pick<SaleInputs, 'returnPoints'>): bigint {
  return WHOLE - BigInt(returnPoints ?? 0)
}

/** A line before it is rounded: (`perCent` x price + `fixed`) / `under`, in cents. */
export interface LineFormula extends Pick<StatementLine, 'key' | 'origin'> {
  readonly perCent: bigint
  /** Has the sign of `perCent`, or is 0. */
  readonly fixed: bigint
  readonly under: bigint
}

/** All ten, in the order of `LINE_KEYS`. Does not use the price. */
export function formulasOf(inputs: SaleInputs): readonly LineFormula[] {
  const kept = keptShare(inputs)
  const returned = WHOLE - kept
  const vat = BigInt(inputs.vatPoints)
  const withVat = WHOLE * (WHOLE + vat)
  const bought = amount(inputs.costCents) * (inputs.isResold ? kept : WHOLE)
  const contribution = inTenths(inputs.contributionPoints ?? 0)

  function cost(key: LineKey, origin: LineOrigin, over: Cost): LineFormula {
    const { perCent = 0n, fixed = 0n, under = WHOLE } = over
    return { key, origin, perCent: -perCent, fixed: -fixed, under }
  }
  function paid(key: LineKey, cents: number | null): LineFormula {
    return cost(key, cents === null ? 'open' : 'typed', { fixed: amount(cents) * WHOLE })
  }
  const purchaseOrigin = inputs.isResold && returned > 0n ? 'computed' : 'typed'
  const feesAreOpen = inputs.feePoints === null && inputs.feeFixedCents === null
  return [
    {
      key: 'collected',
      origin: returned === 0n ? 'typed' : 'computed',
      perCent: kept,
      fixed: 0n,
      under: WHOLE,
    },
    cost('vat', vatOrigin(inputs.vatPoints), { perCent: kept * vat, under: withVat }),
    cost('purchase', inputs.costCents === null ? 'open' : purchaseOrigin, { fixed: bought }),
    paid('delivery', inputs.shippingCents),
    paid('import', inputs.importCents),
    cost('fees', feesAreOpen ? 'open' : 'computed', {
      perCent: amount(inputs.feePoints),
      fixed: amount(inputs.feeFixedCents) * WHOLE,
    }),
    cost('returns', returnsOrigin(inputs), { fixed: returned * amount(inputs.returnCostCents) }),
    cost('contributions', contributionsOrigin(inputs.contributionPoints), {
      perCent: contribution * kept,
      under: 10n * withVat,
    }),
    paid('other', inputs.otherCents),
    paid('ads', inputs.adsCents),
  ]
}

type Cost = Partial<Pick<LineFormula, 'perCent' | 'fixed' | 'under'>>

function amount(input: number | null): bigint {
  return BigInt(input ?? 0)
}

function vatOrigin(points: number): LineOrigin {
  const rate = (['vat20', 'vat55'] as const).find((key) => RATES[key].points === points)
  return rate ? { rates: [rate] } : 'typed'
}

function returnsOrigin({ returnPoints, returnCostCents }: SaleInputs): LineOrigin {
  if (returnPoints === null || (returnPoints > 0 && returnCostCents === null)) return 'open'
  return 'computed'
}

function contributionsOrigin(points: number | null): LineOrigin {
  if (points === null) return 'open'
  const rates = partsOfRate(points)
  return rates ? { rates } : 'computed'
}

/** What fills each line, in the order to type it; none: the line is always known. */
const LINE_INPUTS: Readonly<Record<LineKey, readonly OpenInput[]>> = {
  collected: [],
  vat: [],
  purchase: ['costCents'],
  delivery: ['shippingCents'],
  import: ['importCents'],
  fees: ['feePoints', 'feeFixedCents'],
  returns: ['returnPoints', 'returnCostCents'],
  contributions: ['contributionPoints'],
  other: ['otherCents'],
  ads: ['adsCents'],
}

/** The empty input that an open line leads to; null: nothing of the line is to be typed. */
export function openInputOf({ open }: Pick<Statement, 'open'>, line: LineKey): OpenInput | null {
  return LINE_INPUTS[line].find((key) => open.includes(key)) ?? null
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
