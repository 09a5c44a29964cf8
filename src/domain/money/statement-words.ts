import type { OpenInput } from './statement'

const WORDS: Readonly<Record<OpenInput, string>> = {
  costCents: "l'achat",
  shippingCents: 'la livraison',
  importCents: 'les droits de douane',
  feePoints: 'la part des frais de paiement',
  feeFixedCents: 'le fixe des frais de paiement',
  returnPoints: 'les retours',
  returnCostCents: "le coût d'un retour",
  contributionPoints: 'les cotisations',
  otherCents: 'les autres frais',
  adsCents: 'la publicité',
}

/** « sans l'achat, la livraison ni les retours »; '' where nothing was left open. */
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

/** « 36,1 % » */
export function marginText(tenths: number): string {
  return `${(tenths / 10).toFixed(1).replace('.', ',')}\u00a0%`
}
