import { addCalendarMonth } from '@/domain/base/time/calendar-month'
import type { Access } from '@/domain/access/subscription'
import { formatDay } from '@/lib/text/format'

/** The month that a payment would pay for now: after the current access, so that paying early loses no day. */
export function nextMonth(access: Access, now: Date): { startsAt: Date; endsAt: Date } {
  const startsAt = access.kind === 'none' || access.endsAt < now ? now : access.endsAt
  return { startsAt, endsAt: addCalendarMonth(startsAt) }
}

/** « Votre accès ira jusqu'au 21 décembre 2026. », with its start unless it is now. */
export function nextMonthText(access: Access, now: Date): string {
  const { startsAt, endsAt } = nextMonth(access, now)
  const end = `Votre accès ira jusqu’au ${unbroken(endsAt)}`
  if (startsAt <= now) return `${end}.`
  return `${end}\u00a0: le nouveau mois commence le ${unbroken(startsAt)}, aucun jour n’est perdu.`
}

function unbroken(date: Date): string {
  return formatDay(date).replaceAll(' ', '\u00a0')
}
