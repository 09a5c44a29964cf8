import { firstNameOf, type Profile } from '@/domain/account/profile'
import { momentToday } from '@/domain/guidance/daily-brief'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import { formatWeekdayAndDay } from '@/lib/text/format'

export function greetingWords(profile: Profile | null): string {
  return profile ? `Bienvenue, ${firstNameOf(profile)}` : 'Bienvenue'
}

export function dayWords(plan: StoredPlan | null, now: Date): string {
  return [formatWeekdayAndDay(now), momentToday(plan, now)].filter(Boolean).join(' · ')
}
