import type { LocalDate } from '@/domain/base/time/local-date'
import type { SourceKey } from '@/domain/base/sources'

/** When a person read the official page, and until when that counts. */
export interface Reading {
  /** Day of the check against that page by a person; null: not checked yet. */
  readonly checkedOn: LocalDate | null
  /** The last day on which the check counts. */
  readonly reviewAfter: LocalDate
}

/** A legal rate; this table is the only place with its figure. */
export interface Rate extends Reading {
  /** In hundredths of a percent: 1230 is 12.3 %, 1.5 is 0.015 %. */
  readonly points: number
  /** French text after the figure. */
  readonly words: string
  readonly source: SourceKey
}

/** The official pages were unreachable when this table was written: the person who deploys checks them and sets `checkedOn`. */
const TABLE = {
  vat20: {
    points: 2_000,
    words: 'de TVA (taux normal)',
    source: 'tva',
    checkedOn: null,
    reviewAfter: '2027-11-30',
  },
  vat55: {
    points: 550,
    words: 'de TVA (taux réduit)',
    source: 'tva',
    checkedOn: null,
    reviewAfter: '2027-11-30',
  },
  microGoods: {
    points: 1_230,
    words: 'de cotisations sociales',
    source: 'urssaf',
    checkedOn: null,
    reviewAfter: '2026-12-31',
  },
  /** Three quarters of the rate, for businesses begun since 2026-07-01. */
  microGoodsAcre: {
    points: 920,
    words: 'de cotisations sociales avec l’ACRE',
    source: 'urssaf',
    checkedOn: null,
    reviewAfter: '2026-12-31',
  },
  /** Half of the rate, for businesses begun earlier; their last quarter with ACRE ends on 2027-03-31. */
  microGoodsEarlierAcre: {
    points: 620,
    words: 'de cotisations sociales avec l’ACRE',
    source: 'urssaf',
    checkedOn: null,
    reviewAfter: '2026-12-31',
  },
  training: {
    points: 10,
    words: 'de formation professionnelle',
    source: 'urssaf',
    checkedOn: null,
    reviewAfter: '2026-12-31',
  },
  chamber: {
    points: 1.5,
    words: 'de chambre de commerce',
    source: 'urssaf',
    checkedOn: null,
    reviewAfter: '2026-12-31',
  },
  flatTax: {
    points: 100,
    words: 'd’impôt sur le revenu (versement libératoire)',
    source: 'urssaf',
    checkedOn: null,
    reviewAfter: '2026-12-31',
  },
} as const satisfies Readonly<Record<string, Rate>>

export type RateKey = keyof typeof TABLE

export const RATES: Readonly<Record<RateKey, Rate>> = TABLE

/** « à vérifier »: never checked, or the check is too old. */
export function isToCheck({ checkedOn, reviewAfter }: Reading, today: LocalDate): boolean {
  return checkedOn === null || today > reviewAfter
}
