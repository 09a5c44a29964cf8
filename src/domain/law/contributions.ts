import { RATES, type RateKey } from './rates'

/** « ACRE ? », with the rate of social contributions of each answer. */
export const ACRE_ANSWERS = [
  { value: 'none', label: 'Non', rate: 'microGoods' },
  { value: 'since-july-2026', label: 'Oui, activité créée depuis juillet 2026', rate: 'microGoodsAcre' },
  { value: 'before-july-2026', label: 'Oui, activité créée avant', rate: 'microGoodsEarlierAcre' },
] as const satisfies readonly { readonly value: string; readonly label: string; readonly rate: RateKey }[]

export type Acre = (typeof ACRE_ANSWERS)[number]['value']

export interface ContributionAnswers {
  readonly acre: Acre
  /** « Versement libératoire »: income tax is paid with the contributions. */
  readonly isFlatTaxed: boolean
}

/** The parts of the whole rate that a micro-enterprise pays on its sales of goods. */
export function contributionParts({ acre, isFlatTaxed }: ContributionAnswers): readonly RateKey[] {
  const social = ACRE_ANSWERS.find(({ value }) => value === acre)?.rate ?? 'microGoods'
  return [social, 'training', 'chamber', ...(isFlatTaxed ? (['flatTax'] as const) : [])]
}

/** Sum of rates, in hundredths of a percent: 1241.5 is 12.415 %. */
export function wholeRate(parts: readonly RateKey[]): number {
  return parts.reduce((sum, key) => sum + RATES[key].points, 0)
}

/** The parts of a whole rate; null: a rate of the person's own. */
export function partsOfRate(points: number): readonly RateKey[] | null {
  const all = ACRE_ANSWERS.flatMap(({ value }) =>
    [false, true].map((isFlatTaxed) => contributionParts({ acre: value, isFlatTaxed })),
  )
  return all.find((parts) => wholeRate(parts) === points) ?? null
}
