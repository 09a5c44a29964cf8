import type { ReceiptFormats } from '@/domain/access/receipt'
import { frenchDate } from '@/domain/base/time/french-date'

/** A mail may be read anywhere and later, so its dates are in Paris time and say so. */
const ZONE = 'Europe/Paris'
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: ZONE })
const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE })

export const parisFormats: ReceiptFormats = {
  day: (date) => frenchDate(day, date),
  moment: (date) => `${frenchDate(moment, date)} (heure de Paris)`,
}
