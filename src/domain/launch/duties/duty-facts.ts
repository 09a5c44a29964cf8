import type { Basis } from '../basis'
import type { DutyId } from './duty-conditions'

interface DutyWords {
  readonly id: DutyId
  readonly title: string
  /** The duty in one or two sentences. */
  readonly text: string
  /** Reason of a duty that no answer chose. */
  readonly why?: string
  readonly price: 'free' | 'paid' | 'depends'
  /** A private office beside the official way, or a frequent mistake. */
  readonly trap?: string
}

export type DutyFacts = DutyWords & Basis
