import type { LocalDate } from '@/domain/base/time/local-date'
import type { SourceKey } from '@/domain/base/sources'

/** A rate of law. The figure stands in no other place. */
export interface Rate {
  /** In hundredths of a percent: 1230 is 12.3 %. */
  readonly points: number
  /** After « taux », in French. */
  readonly words: string
  /** The official page that says it. */
  readonly source: SourceKey
  /** When a person read it there; null: nobody has yet. */
  readonly checkedOn: LocalDate | null
  /** The last day on which the reading counts. */
  readonly reviewAfter: LocalDate
}

/** Nobody could open the pages where this was written: whoever deploys reads them and writes the day into `checkedOn`. */
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

/** « à vérifier »: nobody read it, or the reading is too old. */
export function isToCheck({ checkedOn, reviewAfter }: Rate, today: LocalDate): boolean {
  return checkedOn === null || today > reviewAfter
}
