import { Link } from 'react-router-dom'
import { euroText } from '@/domain/base/text/euro-text'
import { salesOf, type SalesTest } from '@/domain/sales-tests/sales-test'
import { paths } from '@/lib/paths'

/** Gain per sale of a product's statement. */
interface ComputedGain {
  readonly cents: number
  /** « sans la livraison ni les retours »: costs that are not typed; '': none. */
  readonly without: string
}

/** Null without price and purchase; undefined: the product was deleted. */
export type StatementGain = ComputedGain | null | undefined

interface GainLineProps {
  /** With the gain that counts. */
  test: SalesTest
  statementGain: StatementGain
  /** The test ended with this gain. */
  isKept: boolean
}

/** « Gain par vente », and where it comes from. */
export function GainLine({ test, statementGain, isKept }: GainLineProps) {
  const { product, gainCents, numbers } = test
  const without =
    salesOf(numbers) > 0 ? 'le test ne peut pas être jugé' : 'toute la publicité est comptée comme une perte'
  const money = (label: string) => (
    <Link
      to={paths.product(product, 'argent')}
      className="whitespace-nowrap text-ink underline underline-offset-4"
    >
      {label}
    </Link>
  )
  return (
    <p className="text-small text-muted">
      {'Gain par vente\u00a0: '}
      <output aria-label="Gain par vente" className="font-semibold text-ink tabular-nums">
        {gainCents === null ? 'inconnu' : euroText(gainCents)}
      </output>
      {isKept ? (
        ', avant publicité, gardé à la fin du test.'
      ) : statementGain ? (
        <>
          , avant publicité, d’après {money('Argent')}
          {statementGain.without !== '' && `, ${statementGain.without}`}.
        </>
      ) : gainCents === null ? (
        <>
          {`. Sans ce montant, ${without}.`}
          {statementGain === null && <> {money('Le calculer')}</>}
        </>
      ) : (
        <>
          , avant publicité, dernier chiffre connu.
          {statementGain === null && <> {money('Le calculer')}</>}
        </>
      )}
    </p>
  )
}
