import { readDate } from '@/domain/base/read-field'
import { accessOf } from '@/domain/access/subscription'
import { Fault } from '../../platform/fault'

/** End of the paid access that the page showed when its button was pressed: a date, `none`, or null if the page did not know. */
export type ShownEnd = Date | 'none' | null

export function readShownEnd(header: unknown): ShownEnd {
  if (header === 'none') return 'none'
  return typeof header === 'string' ? readDate(header) : null
}

/** End of the paid month that runs or is to come; null: none. */
export function paidUntil(hasPaidAt: Date | null, now: Date): Date | null {
  const access = accessOf({ createdAt: null, hadTrial: false, hasPaidAt }, now)
  return access.kind === 'paid' ? access.endsAt : null
}

/** Refuses to sell a month beside one that the buyer was not shown: a page that says nothing has shown nothing. */
export function refuseUnseen(hasPaidAt: Date | null, shown: ShownEnd, now: Date): void {
  const end = paidUntil(hasPaidAt, now)
  if (end === null || (shown instanceof Date && end <= shown)) return
  throw new Fault(shown === null ? 'payment/month-running' : 'payment/already-paid', { paidUntil: end })
}
