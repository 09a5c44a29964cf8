import { euroText } from '@/domain/base/text/euro-text'
import type { Verdict } from './verdict'

/** « il gagne 105,00 € », « il perd 4,20 € »; null: neither, or unknown. */
export function wonWords({ balanceCents }: Pick<Verdict, 'balanceCents'>): string | null {
  if (balanceCents === null || balanceCents === 0) return null
  return `il ${balanceCents > 0 ? 'gagne' : 'perd'} ${euroText(Math.abs(balanceCents))}`
}
