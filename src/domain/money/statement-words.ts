import { late } from '@/domain/base/late'
import { euroText, withMinus } from '@/domain/base/text/euro-text'
import type { LocalDate } from '@/domain/base/time/local-date'
import { isToCheck, RATES } from '@/domain/law/rates'
import type { OpenInput, Statement } from './statement'

const WORDS: Readonly<Record<OpenInput, string>> = {
  costCents: 'l’achat',
  shippingCents: 'la livraison',
  importCents: 'les droits de douane',
  feePoints: 'la part des frais de paiement',
  feeFixedCents: 'le fixe des frais de paiement',
  returnPoints: 'les retours',
  returnCostCents: 'le coût d’un retour',
  contributionPoints: 'les cotisations',
  otherCents: 'les autres frais',
  adsCents: 'la publicité',
}

/** « sans l'achat, la livraison ni les retours »; '' when all inputs are typed. */
export function openWords(open: readonly OpenInput[]): string {
  const hasNoFees = open.includes('feePoints') && open.includes('feeFixedCents')
  const names = open.flatMap((key) => {
    if (!hasNoFees) return [WORDS[key]]
    if (key === 'feeFixedCents') return []
    return [key === 'feePoints' ? 'les frais de paiement' : WORDS[key]]
  })
  const [last] = names.slice(-1)
  if (last === undefined) return ''
  const others = names.slice(0, -1).join(', ')
  return others === '' ? `sans ${last}` : `sans ${others} ni ${last}`
}

/** Warnings for a single figure of the statement: « avant impôt sur le revenu », « coûts incomplets », « taux à vérifier ». */
export function caveats({ open, lines, isBeforeIncomeTax }: Statement, today: LocalDate): readonly string[] {
  const isUnsure = lines.some(
    ({ origin }) => typeof origin === 'object' && origin.rates.some((key) => isToCheck(RATES[key], today)),
  )
  return [
    ...(isBeforeIncomeTax ? [BEFORE_INCOME_TAX] : []),
    ...(open.length > 0 ? ['coûts incomplets'] : []),
    ...(isUnsure ? ['taux à vérifier'] : []),
  ]
}

export const BEFORE_INCOME_TAX = 'avant impôt sur le revenu'

/** What the rest of a few amounts leaves out: « sans l'achat, avant impôt sur le revenu, publicité et frais de paiement ». */
export function leftOutWords({ open, isBeforeIncomeTax }: Statement): string {
  const without = openWords(open.filter((key) => key === 'costCents' || key === 'shippingCents'))
  const before = [
    ...(isBeforeIncomeTax ? ['impôt sur le revenu'] : []),
    ...(open.includes('adsCents') ? ['publicité'] : []),
    ...(open.includes('feePoints') && open.includes('feeFixedCents') ? ['frais de paiement'] : []),
  ]
  return [without, before.length > 0 ? `avant ${list().format(before)}` : '']
    .filter((part) => part !== '')
    .join(', ')
}

const list = late(() => new Intl.ListFormat('fr-FR'))

/** « 36,1 % », « aucune marge » */
export function marginOrNone({ marginTenths }: Pick<Statement, 'marginTenths'>): string {
  return marginTenths === null ? 'aucune marge' : marginText(marginTenths)
}

const percents = late(
  () =>
    new Intl.NumberFormat('fr-FR', {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'negative',
    }),
)

/** « 36,1 % », « −4,0 % », « −12 258,0 % » */
export function marginText(tenths: number): string {
  return withMinus(percents().format(tenths / 1_000))
}

/** « Il vous reste 9,22 € », « Vous perdez 2,10 € » */
export function restWords({ restCents }: Statement): string {
  return restCents < 0 ? `Vous perdez ${euroText(-restCents)}` : `Il vous reste ${euroText(restCents)}`
}

/** The rest of a sale in a list or a head: « Reste 9,22 € », « Perte 1,20 € ». In a sum of signed lines it keeps its sign. */
export function shortRestWords(restCents: number): string {
  return `${restCents < 0 ? 'Perte' : 'Reste'} ${euroText(Math.abs(restCents))}`
}
