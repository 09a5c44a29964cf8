import type { ReceiptFormats } from '@/domain/access/receipt'
import { frenchDate } from '@/domain/base/time/french-date'
import { parisTime } from '@/domain/base/time/paris'

/** A mail may be read anywhere and later, so its dates are in Paris time and say so. */
const DAY = { day: true, month: 'long', year: true } as const
const moment = frenchDate({ ...DAY, time: true }, parisTime)

export const parisFormats: ReceiptFormats = {
  day: frenchDate(DAY, parisTime),
  moment: (date) => `${moment(date)} (heure de Paris)`,
}
