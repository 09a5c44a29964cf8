import { dueWeek } from '@/domain/weeks/week-to-review'
import type { GuidanceFacts, Step } from './next-steps'

/**
 * Whether no part that is still read can come before the first step: a review, or a todo of today, whose person has a plan already. `since`:
 * the creation of the account.
 */
export function isCertain(
  first: Step | undefined,
  { tests, reviews }: Pick<GuidanceFacts, 'tests' | 'reviews'>,
  since: Date | null,
  now: Date,
): boolean {
  // As if no week was closed yet.
  const mayBeDue = reviews === null && dueWeek({ lastClosed: null, since }, now) !== null
  return tests !== null && (first?.kind === 'review' || (first?.kind === 'todo' && !mayBeDue))
}
