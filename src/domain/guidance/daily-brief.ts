import { weekdayOf } from '@/domain/base/time/weekday'
import type { StoredPlan } from '@/domain/plan/stored-plan'

/** « votre moment à 18 h » on the day of the slot; '' on other days. */
export function momentToday(plan: StoredPlan | null, now: Date): string {
  const moment = plan?.answers.moment
  return moment?.day === weekdayOf(now) ? `votre moment à ${moment.hour}\u00a0h` : ''
}
