import { TRIAL_MS } from '@/domain/base/business'
import { addCalendarMonth } from '@/domain/base/time/calendar-month'

/** Whether somebody may use the coach, and until when. Drawn by the browser, decided by the functions. */
export type Access =
  | { readonly kind: 'trial' | 'paid'; readonly endsAt: Date }
  | { readonly kind: 'none'; readonly reason: 'trial-over' | 'month-over'; readonly endedAt: Date }
  /** `had-trial`: a trial was begun with this address before, on an account that was erased since. */
  | { readonly kind: 'none'; readonly reason: 'unknown' | 'had-trial'; readonly endedAt: null }

/** What decides whether an account has a trial, and until when. */
export interface TrialFacts {
  /** When the Auth account was created; null when that is not known, or the account is gone. */
  readonly createdAt: Date | null
  /** Only the server says so, in the profile; the address then opens no second trial. */
  readonly hadTrial: boolean
}

export interface AccessFacts extends TrialFacts {
  /** When the running (or last) paid month began; null when nothing was ever paid. */
  readonly hasPaidAt: Date | null
}

/** Without a profile nothing says that the trial was had before. */
export function trialFactsOf(
  createdAt: Date | null,
  profile: Pick<TrialFacts, 'hadTrial'> | null,
): TrialFacts {
  return { createdAt, hadTrial: profile?.hadTrial ?? false }
}

/** null for an account that has none. */
export function trialEndOf({ createdAt, hadTrial }: TrialFacts): Date | null {
  return createdAt && !hadTrial ? new Date(createdAt.getTime() + TRIAL_MS) : null
}

/** Both ends are inclusive. `hasPaid` is not asked for: it never grants anything. */
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

/** The check after login: a paid mark without a running paid month is taken back. */
export function shouldClearHasPaid(
  profile: { hasPaid: boolean; hasPaidAt: Date | null },
  now: Date,
): boolean {
  if (!profile.hasPaid) return false
  return profile.hasPaidAt === null || now > addCalendarMonth(profile.hasPaidAt)
}
