import { EURO } from './amounts'
import type { Passage } from './page-text'
import type { ReadPage } from './read-page'

const OF_DELIVERY =
  /^[^\d]*(?:retour|renvo|envoie|a (?:ses|vos|tes) frais|frais de (?:port|livraison)|livraison|\bport|expedition|\breprise\b|\benvoi\b|\bpar la poste|colissimo|acheminement|\btransport|free shipping|frais de dossier)[^\d]*$|\b(?:colis|lettre|pli|paquet|mondial relay|chronopost|(?:en )?(?:point )?relais)(?: (?:suivie?|simple|postal|verte|standard|relais))? ?:? ?$/
/** « 4,90 € de livraison »: what the amount is for stands behind it. */
const OF_FEE =
  /^ ?(?:ttc )?\(?(?:de |d'|pour (?:la |l'|le )?)(?:frais|livraison|port\b|envoi|expedition|retour)/
/** « Prix hors taxes : 24 € ». */
const UNTAXED_BEFORE = /\b(?:h\.?t\.?|htva|hors (?:taxes?|tva)) ?:? ?$/
const UNTAXED_BEHIND = /^ ?(?:(?:le |la |l'|par |\/ ?)\w+ )?\(?(?:h\.?t\b|htva|hors t)/

/** Whether an amount is said without its taxes. */
export function isUntaxed(folded: string, { from, to }: Passage): boolean {
  return (
    UNTAXED_BEHIND.test(folded.slice(to, to + 12)) ||
    UNTAXED_BEFORE.test(folded.slice(Math.max(0, from - 16), from))
  )
}

const TAXED = /\bttc\b|toutes taxes/

/** The amounts with taxes that are no cost of a delivery, of a return or a capital. */
export function salePrices({ folded }: ReadPage): readonly Passage[] {
  const prices: Passage[] = []
  let start = 0
  for (const line of folded.split('\n')) {
    for (const { 0: whole, index } of line.matchAll(EURO)) {
      const end = index + whole.length
      const [before = ''] = line
        .slice(Math.max(0, index - 60), index)
        .split(/[.;](?= )|€|\beuros?\b/)
        .slice(-1)
      const [after = ''] = line.slice(end, end + 60).split(/[.;](?= )/)
      if (OF_DELIVERY.test(before) || OF_FEE.test(after) || /\bcapital\b/.test(before)) continue
      const place = { from: start + index, to: start + end }
      if (TAXED.test(before + after) || !isUntaxed(folded, place)) prices.push(place)
    }
    start += line.length + 1
  }
  return prices
}
