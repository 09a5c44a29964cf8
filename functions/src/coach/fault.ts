import type { CoachErrorCode } from '@/domain/base/errors'
import type { SettingName } from './model-families'
import { Fault, type FaultFacts } from '../fault'

interface CoachFaultFacts extends FaultFacts {
  readonly isTransient?: boolean
  readonly refused?: SettingName
}

/** Everything that can go wrong in a coach call, by its code. */
export class CoachFault extends Fault<CoachErrorCode> {
  /** Worth another try at once. */
  readonly isTransient: boolean
  /** What the provider refused of our request: worth another try without it. */
  readonly refused: SettingName | undefined

  constructor(code: CoachErrorCode, facts: CoachFaultFacts = {}) {
    super(code, facts)
    this.isTransient = facts.isTransient ?? false
    this.refused = facts.refused
  }
}
