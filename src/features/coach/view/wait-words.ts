import type { AppError } from '@/domain/base/errors'
import { counted } from '@/domain/base/text/french-count'
import { localDateOf } from '@/domain/base/time/local-date'

const HOUR_SECONDS = 3600
/** Longer waits are said in hours. */
const MINUTES_UP_TO = 2 * HOUR_SECONDS

/**
 * « Tu pourras envoyer la suite dans 45 minutes. », « … dans 7 heures. », « Reviens demain. »; null: at once, or unknown. The day's answers
 * end at midnight UTC, which is 1:00 or 2:00 of the next day in Paris: after midnight « demain » would be a day too late. Up to two hours are
 * counted, whatever zone the device's clock has. `dayOf`: the calendar day on the device.
 */
export function waitWords(
  { retryAfterSeconds }: Pick<AppError, 'retryAfterSeconds'>,
  now = new Date(),
  dayOf: (date: Date) => string = localDateOf,
): string | null {
  if (retryAfterSeconds === null || retryAfterSeconds < 60) return null
  const from = new Date(now.getTime() + retryAfterSeconds * 1000)
  if (retryAfterSeconds > MINUTES_UP_TO && dayOf(from) !== dayOf(now)) return 'Reviens demain.'
  const wait =
    retryAfterSeconds > MINUTES_UP_TO
      ? counted(Math.ceil(retryAfterSeconds / HOUR_SECONDS), 'heure')
      : counted(Math.ceil(retryAfterSeconds / 60), 'minute')
  return `Tu pourras envoyer la suite dans ${wait}.`
}
