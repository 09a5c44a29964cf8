import { euroText } from '@/domain/base/text/euro-text'
import { agreed } from '@/domain/base/text/french-count'
import type { Interval } from '@/domain/sales-tests/binomial'
import {
  RETURN_DAYS,
  salesPerVisit,
  VISITS_TO_JUDGE,
  type Step,
  type Verdict,
} from '@/domain/sales-tests/verdict'
import { formatNumber } from '@/lib/text/format'

const one = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** Per 100: « 4,2 » */
export function perHundred(share: number): string {
  return one.format(share * 100)
}

/** « Trop tôt : 24 visites » */
export function verdictTitle({ kind, step, total: { visits } }: Verdict): string {
  switch (kind) {
    case 'early':
      return `Trop tôt\u00a0: ${visits === 0 ? 'aucune visite' : `${formatNumber(visits)} ${agreed(visits, 'visite')}`}`
    case 'limit':
      return 'Arrêtez\u00a0: la limite est atteinte'
    case 'costly':
      return 'Arrêtez\u00a0: une vente coûte plus qu’elle ne laisse'
    case 'breaks':
      return step ? BROKEN[step.to].title : ''
    case 'go':
      return 'Continuez'
  }
}

export function verdictReason(verdict: Verdict, limitCents: number): string {
  const { kind, step, lostCents, leftCents, breakEven, total } = verdict
  switch (kind) {
    case 'early':
      return `Sous ${VISITS_TO_JUDGE} visites, le hasard décide de tout. Attendez avant de conclure.`
    case 'limit':
      return `${euroText(lostCents)} perdus, pour une limite de ${euroText(limitCents)} que vous aviez écrite avant de commencer. ${total.visits < VISITS_TO_JUDGE ? 'Les visites sont trop peu nombreuses pour dire que le produit ne se vend pas.' : 'Changez une seule chose avant d’y remettre de l’argent.'}`
    case 'costly':
      return `Pour payer sa publicité, il faudrait ${perHundred(breakEven ?? 0)} ventes pour 100 visites. Même avec de la chance, ce test n’y arrive pas.`
    case 'breaks':
      return step ? `${BROKEN[step.to].advice} Changez une seule chose, puis comptez de nouveau.` : ''
    case 'go':
      return leftCents < limitCents
        ? `Rien ne casse. Il vous reste ${euroText(leftCents)} que vous acceptez de perdre.`
        : 'Rien ne casse, et rien n’est perdu.'
  }
}

const BROKEN: Readonly<Record<Step['to'], { readonly title: string; readonly advice: string }>> = {
  baskets: {
    title: 'Ça casse entre la visite et le panier',
    advice:
      'Moins d’une visite sur 100 remplit un panier\u00a0: la page ne répond pas. Relisez le titre, la photo, le prix.',
  },
  checkouts: {
    title: 'Ça casse entre le panier et le paiement',
    advice:
      'Moins d’un panier sur 5 arrive au paiement. Regardez la livraison, le délai, ce qui fait douter du vendeur.',
  },
  sales: {
    title: 'Ça casse au moment de payer',
    advice:
      'Moins d’un paiement commencé sur 5 aboutit. Faites vous-même une commande, sur un téléphone, jusqu’au bout.',
  },
}

/** Why a losing test is not stopped yet; null where its numbers may stop it. */
export function waitWords({ kind, isOver, breakEven }: Verdict): string | null {
  if (kind !== 'go' || isOver || breakEven === null) return null
  return `Un acheteur peut revenir ${RETURN_DAYS} jours après sa visite\u00a0: jusqu’à la fin du test, les ${RETURN_DAYS} derniers jours ne suffisent pas à dire «\u00a0arrêtez\u00a0».`
}

/** « Sur 100 visites : entre 0 et 14,2 ventes. »; null: no visit. */
export function uncertainty({ total }: Pick<Verdict, 'total'>): string | null {
  const sales = salesPerVisit(total)
  return sales && `Sur 100 visites\u00a0: entre ${bounds(sales)} ventes, 95 fois sur 100.`
}

function bounds({ low, high }: Interval): string {
  return `${perHundred(low)} et ${perHundred(high)}`
}
