import { readDate } from '@/domain/base/read-field'
import { accessOf } from '@/domain/access/subscription'

/** End of the access that the page showed: a date, `none`, or null if not sent. */
export type ShownEnd = Date | 'none' | null

export function readShownEnd(header: unknown): ShownEnd {
  if (header === 'none') return 'none'
  return typeof header === 'string' ? readDate(header) : null
}

/** True: a month was paid that the page did not know when its button was pressed. */
export function isPaidBeyond(hasPaidAt: Date | null, shown: ShownEnd, now: Date): boolean {
  if (shown === null || !hasPaidAt) return false
  const access = accessOf({ createdAt: null, hadTrial: false, hasPaidAt }, now)
  if (access.kind !== 'paid') return false
  return shown === 'none' || access.endsAt > shown
}
