import { COACH_MESSAGES_BEFORE_CONFIRMATION, COACH_MESSAGES_PER_TRIAL } from '@/domain/base/business'

/**
 * What keeps a running trial from one more question. An address is asked for when the trial is worth it: many accounts
 * without one are cheap, each with twenty questions.
 */
export function trialFaultOf(trial: {
  /** Questions of this account so far, refunded months included. */
  readonly asked: number
  readonly isConfirmed: boolean
}): 'coach/quota-trial' | 'coach/unconfirmed' | null {
  if (trial.asked >= COACH_MESSAGES_PER_TRIAL) return 'coach/quota-trial'
  return trial.asked >= COACH_MESSAGES_BEFORE_CONFIRMATION && !trial.isConfirmed ? 'coach/unconfirmed' : null
}
