import type { ReceiptFormats } from '@/domain/access/receipt'
import { frenchDate } from '@/domain/base/time/french-date'

/** A mail may be read anywhere and later, so its dates are in Paris time and say so. */
const ZONE = 'Europe/Paris'
const moment = frenchDate({ dateStyle: 'long', timeStyle: 'short', timeZone: ZONE })

export const parisFormats: ReceiptFormats = {
  day: frenchDate({ dateStyle: 'long', timeZone: ZONE }),
  moment: (date) => `${moment(date)} (heure de Paris)`,
}
