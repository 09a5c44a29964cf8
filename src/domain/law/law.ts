import { SOURCES, type SourceKey } from '@/domain/base/sources'
import { rateText } from '@/domain/base/text/amount-text'
import type { LocalDate } from '@/domain/base/time/local-date'
import { contributionParts, wholeRate, type Acre } from './contributions'
import { isToCheck, RATES, type RateKey, type Reading } from './rates'

/** A rule of law that the coach may state. It names the row, `{{law.douane}}`; the app writes figure, date and page. */
export interface LawRow extends Reading {
  /** In the place of a figure, where there is none. */
  readonly name: string
  /** « 3 € », « 14 jours ». Null: pages disagree, or the rule has no figure; the page alone is shown. */
  readonly figure: string | null
  /** What the figure is of, for the coach. */
  readonly rule: string
  readonly source: SourceKey
}

/** The same rates as in a statement: their sum, and the reading of the one that was read least lately. */
function ofRates(
  parts: readonly RateKey[],
  row: Pick<LawRow, 'name' | 'rule'>,
): LawRow & { readonly figure: string } {
  const read = parts.map((key) => RATES[key])
  const days = read.flatMap(({ checkedOn }) => checkedOn ?? [])
  return {
    ...row,
    figure: percent(wholeRate(parts)),
    source: RATES[parts[0] ?? 'microGoods'].source,
    checkedOn: days.length === read.length ? (days.sort()[0] ?? null) : null,
    reviewAfter: read.map(({ reviewAfter }) => reviewAfter).sort()[0] ?? '2000-01-01',
  }
}

/** « 12,415 % » */
export function percent(points: number): string {
  return `${rateText(points)}\u00a0%`
}

function contributions(acre: Acre): readonly RateKey[] {
  return contributionParts({ acre, isFlatTaxed: false })
}

/** « 12,3 % + 0,1 % + 0,015 % » */
function sumWords(parts: readonly RateKey[]): string {
  return parts.map((key) => percent(RATES[key].points)).join(' + ')
}

/**
 * In the order of a beginner's questions. Collected in November 2026, when the official pages were unreachable: the person who deploys reads
 * each page and sets `checkedOn`. Where pages disagree there is no figure.
 */
const TABLE = {
  cotisations: ofRates(contributions('none'), {
    name: 'cotisations de la micro-entreprise',
    rule: `cotisations de micro-entreprise, vente de marchandises, sur ce qui est encaissé (${sumWords(contributions('none'))})`,
  }),
  acre: ofRates(contributions('since-july-2026'), {
    name: 'cotisations avec l’ACRE',
    rule: `les mêmes avec l’ACRE, à demander sous 60 jours, activité créée depuis juillet 2026 (avant\u00a0: ${percent(wholeRate(contributions('before-july-2026')))})`,
  }),
  versement: ofRates(['flatTax'], {
    name: 'versement libératoire',
    rule: 'de plus avec le versement libératoire de l’impôt',
  }),
  micro: {
    name: 'plafond de la micro-entreprise',
    figure: '203\u00a0100\u00a0€',
    rule: 'chiffre d’affaires maximal par an, marchandises',
    source: 'urssaf',
    checkedOn: null,
    reviewAfter: '2026-12-31',
  },
  tva: ofRates(['vat20'], {
    name: 'TVA',
    rule: `TVA normale, comprise dans un prix TTC (réduite\u00a0: ${percent(RATES.vat55.points)})`,
  }),
  franchise: {
    name: 'seuil de la franchise de TVA',
    figure: null,
    rule: 'seuil de la franchise de TVA',
    source: 'tva',
    checkedOn: null,
    reviewAfter: '2026-12-31',
  },
  douane: {
    name: 'droit de douane sur un petit colis',
    figure: '3\u00a0€',
    rule: 'douane par article différent (position tarifaire), ni par pièce ni par colis, pour un colis de 150\u00a0€ au plus de hors UE vendu à un particulier, jusqu’au 1er juillet 2028\u00a0; la TVA s’ajoute',
    source: 'douane',
    checkedOn: null,
    reviewAfter: '2027-06-30',
  },
  colis: {
    name: 'taxe française sur les petits colis',
    figure: null,
    rule: 'taxe française sur les petits colis (suspendue) et frais européens (sans date)\u00a0: jamais dans un calcul',
    source: 'colis',
    checkedOn: null,
    reviewAfter: '2027-03-31',
  },
  retractation: {
    name: 'délai de rétractation',
    figure: '14\u00a0jours',
    rule: 'pour se rétracter d’un achat en ligne, dès la réception (12 mois de plus si la boutique ne le dit pas)',
    source: 'retractation',
    checkedOn: null,
    reviewAfter: '2027-11-30',
  },
  remboursement: {
    name: 'délai de remboursement',
    figure: '14\u00a0jours',
    rule: 'pour rembourser qui se rétracte',
    source: 'retractation',
    checkedOn: null,
    reviewAfter: '2027-11-30',
  },
  fonction: {
    name: 'fonction de rétractation',
    figure: null,
    rule: 'depuis le 19 juin 2026 la boutique a «\u00a0renoncer au contrat ici\u00a0», «\u00a0confirmer la rétractation\u00a0» et un accusé daté',
    source: 'ecommerce',
    checkedOn: null,
    reviewAfter: '2027-06-30',
  },
  garantie: {
    name: 'notice de garantie légale',
    figure: null,
    rule: 'depuis le 27 septembre 2026 la notice européenne de garantie légale est montrée telle quelle',
    source: 'garantie',
    checkedOn: null,
    reviewAfter: '2027-06-30',
  },
  mediateur: {
    name: 'médiateur',
    figure: null,
    rule: 'la boutique nomme un médiateur, adresse et site\u00a0; la plateforme européenne est fermée',
    source: 'mediation',
    checkedOn: null,
    reviewAfter: '2027-11-30',
  },
} as const satisfies Readonly<Record<string, LawRow>>

export type LawKey = keyof typeof TABLE

export const LAW: Readonly<Record<LawKey, LawRow>> = TABLE

export const LAW_KEYS = Object.keys(LAW) as readonly LawKey[]

export function lawKey(id: string): LawKey | null {
  return LAW_KEYS.find((key) => key === id) ?? null
}

/** « lu le 12/11/2026 », « à vérifier » */
export function readingWords(reading: Reading, today: LocalDate): string {
  const { checkedOn } = reading
  if (checkedOn === null || isToCheck(reading, today)) return 'à vérifier'
  return `lu le ${dayText(checkedOn)}`
}

/** For a text that is kept or copied, which no later day changes: « à vérifier », « lu le 12/11/2026, à vérifier après le 30/06/2027 ». */
export function keptReadingWords({ checkedOn, reviewAfter }: Reading): string {
  return checkedOn === null
    ? 'à vérifier'
    : `lu le ${dayText(checkedOn)}, à vérifier après le ${dayText(reviewAfter)}`
}

function dayText(date: LocalDate): string {
  return date.split('-').reverse().join('/')
}

/** Address of a row's page. */
export function lawPage(key: LawKey): string {
  return SOURCES[LAW[key].source].url
}
