import type { LocalDate } from '@/domain/base/time/local-date'
import type { SourceKey } from '@/domain/base/sources'

/** A legal rate; this table is the only place with its figure. */
export interface Rate {
  /** In hundredths of a percent: 1230 is 12.3 %. */
  readonly points: number
  /** French text after « taux ». */
  readonly words: string
  readonly source: SourceKey
  /** Day of the check against that page by a person; null: not checked yet. */
  readonly checkedOn: LocalDate | null
  /** The last day on which the check counts. */
  readonly reviewAfter: LocalDate
}

/** The official pages were unreachable when this table was written: the person who deploys checks them and sets `checkedOn`. */
const TABLE = {
  vat20: {
    points: 2_000,
    words: 'normal de TVA',
    source: 'tva',
    checkedOn: null,
    reviewAfter: '2027-11-30',
  },
  vat55: {
    points: 550,
    words: 'réduit de TVA',
    source: 'tva',
    checkedOn: null,
    reviewAfter: '2027-11-30',
  },
  microGoods: {
    points: 1_230,
    words: 'de cotisations pour la vente de marchandises en micro-entreprise',
    source: 'urssaf',
    checkedOn: null,
    reviewAfter: '2026-12-31',
  },
} as const satisfies Readonly<Record<string, Rate>>

export type RateKey = keyof typeof TABLE

export const RATES: Readonly<Record<RateKey, Rate>> = TABLE

/** « à vérifier »: never checked, or the check is too old. */
export function isToCheck({ checkedOn, reviewAfter }: Rate, today: LocalDate): boolean {
  return checkedOn === null || today > reviewAfter
}
