import { isBlank } from '@/domain/base/text/visible-text'
import type { FactKey, Facts } from '../facts'
import { correctionOf } from './correct'
import { faultRow, missingFacts, type Fault } from './fault-rows'
import type { ReadPage } from './read-page'

/** Facts without which this fault of a page is not corrected: those that each page needs, then those that this one does. */
export function lackingFacts(page: ReadPage, fault: Fault, facts: Facts): readonly FactKey[] {
  const missing = missingFacts(fault.id, facts)
  const more = (faultRow(fault.id).mayNeed ?? []).filter((key) => isBlank(facts[key] ?? ''))
  if (missing.length > 0 || more.length === 0) return missing
  return correctionOf(page, fault, facts) ? [] : more
}
