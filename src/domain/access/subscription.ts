import { TRIAL_MS } from '@/domain/base/business'
import { addCalendarMonth } from '@/domain/base/time/calendar-month'

/** A person's access to the coach and its end. The browser displays it, the functions enforce it. */
export type Access =
  | { readonly kind: 'trial' | 'paid'; readonly endsAt: Date }
  | { readonly kind: 'none'; readonly reason: 'trial-over' | 'month-over'; readonly endedAt: Date }
  /** `had-trial`: an erased account with this address had a trial. */
  | { readonly kind: 'none'; readonly reason: 'unknown' | 'had-trial'; readonly endedAt: null }

export interface TrialFacts {
  /** Creation of the Auth account; null: unknown, or the account is deleted. */
  readonly createdAt: Date | null
  /** Written only by the server, in the profile: this address gets no second trial. */
  readonly hadTrial: boolean
}

export interface AccessFacts extends TrialFacts {
  /** Start of the current or last paid month; null: never paid. */
  readonly hasPaidAt: Date | null
}

/** Without a profile, an earlier trial is unknown and counts as none. */
export function trialFactsOf(
  createdAt: Date | null,
  profile: Pick<TrialFacts, 'hadTrial'> | null,
): TrialFacts {
  return { createdAt, hadTrial: profile?.hadTrial ?? false }
}

/** null: no trial. */
export function trialEndOf({ createdAt, hadTrial }: TrialFacts): Date | null {
  return createdAt && !hadTrial ? new Date(createdAt.getTime() + TRIAL_MS) : null
}

/** Both ends are inclusive. Ignores `hasPaid`, which never grants access. */
export function accessOf({ hasPaidAt, ...trial }: AccessFacts, now: Date): Access {
  if (hasPaidAt) {
    const endsAt = addCalendarMonth(hasPaidAt)
    return now <= endsAt ? { kind: 'paid', endsAt } : { kind: 'none', reason: 'month-over', endedAt: endsAt }
  }
  const endsAt = trialEndOf(trial)
  if (!endsAt) return { kind: 'none', reason: trial.hadTrial ? 'had-trial' : 'unknown', endedAt: null }
  return now <= endsAt ? { kind: 'trial', endsAt } : { kind: 'none', reason: 'trial-over', endedAt: endsAt }
}

export function hasAccess(access: Access): boolean {
  return access.kind !== 'none'
}

/** The check after login: clears `hasPaid` when no paid month is running. */
export function shouldClearHasPaid(
  profile: { hasPaid: boolean; hasPaidAt: Date | null },
  now: Date,
): boolean {
  if (!profile.hasPaid) return false
  return profile.hasPaidAt === null || now > addCalendarMonth(profile.hasPaidAt)
}
