import { EURO } from './amounts'
import type { Passage } from './page-text'
import type { ReadPage } from './read-page'

const OF_DELIVERY =
  /^[^\d]*(?:retour|renvo|envoie|a (?:ses|vos|tes) frais|frais de (?:port|livraison)|livraison|\bport|expedition|\breprise\b|\benvoi\b|\bpar la poste|colissimo|acheminement|\btransport|free shipping|frais de dossier)[^\d]*$/
export const WITHOUT_TAX = /^ ?(?:(?:le |la |l'|par |\/ ?)\w+ )?\(?(?:h\.?t\b|hors tax)/

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
      if (OF_DELIVERY.test(before) || /\bcapital\b/.test(before)) continue
      if (TAXED.test(before + after) || !WITHOUT_TAX.test(line.slice(end, end + 12)))
        prices.push({ from: start + index, to: start + end })
    }
    start += line.length + 1
  }
  return prices
}
