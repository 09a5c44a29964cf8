// The dated rate and the contributions line, against the rules that Urssaf publishes.
import rules from 'modele-social'
import Engine from 'publicodes'
import { expect, test } from 'vitest'
import { RATES } from './rates'
import type { SaleInputs } from './sale-inputs'
import { statementOf } from './statement'

const PREFIX = 'dirigeant . auto-entrepreneur . cotisations et contributions . cotisations'
const silent = { log() {}, warn() {}, error() {} }

function seller(turnoverEuros: number) {
  return new Engine(rules, { logger: silent }).setSituation({
    salarié: 'non',
    'entreprise . catégorie juridique': "'EI'",
    'entreprise . catégorie juridique . EI . auto-entrepreneur': 'oui',
    'entreprise . activité . nature': "'commerciale'",
    'entreprise . date de création': '01/01/2020',
    "dirigeant . auto-entrepreneur . chiffre d'affaires": `${turnoverEuros} €/mois`,
  })
}

test('the rate of contributions is that of the Urssaf', () => {
  const rate = seller(1_000).evaluate(`${PREFIX} . vente restauration hébergement . taux`).nodeValue
  expect(rate).toBe(RATES.microGoods.points / 100)
})

test('the line of contributions is that of the Urssaf, which rounds to the euro', () => {
  const engine = seller(0)
  for (let turnover = 1; turnover < 6_000; turnover += 331) {
    const asked = engine.setSituation(
      { "dirigeant . auto-entrepreneur . chiffre d'affaires": `${turnover} €/mois` },
      { keepPreviousSituation: true },
    )
    const line = statementOf(microSale(turnover * 100))?.lines.find(({ key }) => key === 'contributions')
    const difference = Number(asked.evaluate(PREFIX).nodeValue) + (line?.cents ?? NaN) / 100
    expect(Math.abs(difference)).toBeLessThanOrEqual(0.5)
  }
})

function microSale(salePriceCents: number): SaleInputs {
  return {
    salePriceCents,
    ...{ costCents: null, shippingCents: null, importCents: null, otherCents: null, adsCents: null },
    ...{ returnPoints: null, returnCostCents: null, isResold: false, feePoints: null, feeFixedCents: null },
    ...{ vatPoints: 0, contributionPoints: RATES.microGoods.points },
  }
}
