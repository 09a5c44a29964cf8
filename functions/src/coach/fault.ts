import type { CoachErrorCode } from '@/domain/errors'
import { Fault, type FaultFacts } from '../fault'

/** Everything that can go wrong in a coach call, by its code. */
export class CoachFault extends Fault<CoachErrorCode> {
  /** Worth another try at once. */
  readonly isTransient: boolean

  constructor(code: CoachErrorCode, facts: FaultFacts & { readonly isTransient?: boolean } = {}) {
    super(code, facts)
    this.isTransient = facts.isTransient ?? false
  }
}
