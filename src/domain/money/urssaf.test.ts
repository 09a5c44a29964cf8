// The whole rate of contributions, against the rules that Urssaf publishes.
import rules from 'modele-social'
import Engine from 'publicodes'
import { describe, expect, test } from 'vitest'
import { contributionParts, wholeRate, type ContributionAnswers } from '@/domain/law/contributions'
import { NO_FIGURES } from './sale'
import { NEW_SELLER } from './seller'
import { statementOf } from './statement'

const TOTAL = 'dirigeant . auto-entrepreneur . cotisations et contributions'
const SOCIAL_RATE = `${TOTAL} . cotisations . vente restauration hébergement . taux`
const FLAT_TAX = 'dirigeant . auto-entrepreneur . impôt . versement libératoire'

const silent = { log() {}, warn() {}, error() {} }
const engine = new Engine(rules, { logger: silent })

/** Per month, in euros. */
const TURNOVERS = [1, 200, 850, 1_390, 2_500, 3_333, 5_000, 6_667, 8_400, 10_000, 12_345, 16_900]

const CASES: readonly (ContributionAnswers & { readonly begunOn: string; readonly hasAcre: boolean })[] = [
  { begunOn: '01/01/2020', hasAcre: false, acre: 'none', isFlatTaxed: false },
  { begunOn: '01/01/2020', hasAcre: false, acre: 'none', isFlatTaxed: true },
  { begunOn: '15/10/2026', hasAcre: false, acre: 'none', isFlatTaxed: false },
  { begunOn: '01/07/2026', hasAcre: true, acre: 'since-july-2026', isFlatTaxed: false },
  { begunOn: '15/10/2026', hasAcre: true, acre: 'since-july-2026', isFlatTaxed: false },
  { begunOn: '15/10/2026', hasAcre: true, acre: 'since-july-2026', isFlatTaxed: true },
  { begunOn: '30/06/2026', hasAcre: true, acre: 'before-july-2026', isFlatTaxed: false },
  { begunOn: '15/02/2026', hasAcre: true, acre: 'before-july-2026', isFlatTaxed: true },
]

/** By turnover, in euros per month. */
function urssaf({ begunOn, hasAcre, isFlatTaxed }: (typeof CASES)[number]) {
  const asked = engine.setSituation({
    date: '27/11/2026',
    salarié: 'non',
    'entreprise . catégorie juridique': "'EI'",
    'entreprise . catégorie juridique . EI . auto-entrepreneur': 'oui',
    'entreprise . activité . nature': "'commerciale'",
    'entreprise . date de création': begunOn,
    'dirigeant . exonérations . ACRE': hasAcre ? 'oui' : 'non',
    [FLAT_TAX]: isFlatTaxed ? 'oui' : 'non',
  })
  return (turnover: number) => {
    asked.setSituation(
      { "dirigeant . auto-entrepreneur . chiffre d'affaires": `${turnover} €/mois` },
      { keepPreviousSituation: true },
    )
    const tax = asked.evaluate({ valeur: `${FLAT_TAX} . montant`, unité: '€/mois' }).nodeValue
    return {
      total: Number(asked.evaluate(TOTAL).nodeValue) + (isFlatTaxed ? Number(tax) : 0),
      socialRate: asked.evaluate(SOCIAL_RATE).nodeValue,
    }
  }
}

describe.each(CASES)('begun on $begunOn, ACRE $acre, versement libératoire $isFlatTaxed', (asked) => {
  const parts = contributionParts(asked)

  test('the line of contributions is the total of the Urssaf, which rounds each part to the euro', () => {
    const amounts = urssaf(asked)
    for (const turnover of TURNOVERS) {
      const statement = statementOf({
        ...NO_FIGURES,
        ...NEW_SELLER,
        salePriceCents: turnover * 100,
        contributionPoints: wholeRate(parts),
      })
      const line = statement?.lines.find(({ key }) => key === 'contributions')?.cents ?? NaN
      // Contributions and the part of the chamber are rounded.
      expect(Math.abs(amounts(turnover).total + line / 100), `${turnover} €`).toBeLessThanOrEqual(1)
    }
  })

  test('the rate of social contributions is that of the Urssaf', () => {
    expect(urssaf(asked)(1_000).socialRate).toBe(wholeRate(parts.slice(0, 1)) / 100)
  })
})

test('the exact rate is right on average; rounded to 12.42 % it would take too much', () => {
  const amounts = urssaf({ begunOn: '01/01/2020', hasAcre: false, acre: 'none', isFlatTaxed: false })
  const turnovers = Array.from({ length: 40 }, (_, at) => 97 + at * 420)
  const totals = turnovers.map((turnover) => amounts(turnover).total)
  const tooMuch = (points: number) =>
    turnovers.reduce((sum, turnover, at) => sum + (turnover * points) / 10_000 - (totals[at] ?? NaN), 0) / 40
  expect(Math.abs(tooMuch(1_241.5))).toBeLessThan(0.1)
  expect(tooMuch(1_242)).toBeGreaterThan(0.35)
})
