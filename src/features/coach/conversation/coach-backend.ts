import type { CoachOutcome } from '@/domain/coach/conversation/coach-request'
import type { Conversation } from '@/domain/coach/conversation/conversation'
import type { Asked } from '@/domain/coach/conversation/exchange-writes'
import type { Proposed } from '@/domain/coach/cards/proposal'

/** Instead of an id: the latest conversation. */
export const LATEST = 'latest'

/** Dependencies of a conversation; `current-conversation.ts` has the real ones. */
export interface CoachBackend {
  /** Rejects with an `AppError`; the server finishes a started answer. */
  readonly ask: (
    asked: Asked,
    listening: {
      signal: AbortSignal
      conversationId: string
      onText: (text: string) => void
      onProposal: (proposed: Proposed) => void
    },
  ) => Promise<CoachOutcome['finish']>
  /** Watches a document, with this device's pending questions. Null: missing. */
  readonly watch: (
    id: string,
    onValue: (document: Conversation | null, isLive: boolean) => void,
    onError: () => void,
  ) => () => void
  /** Id of the project of a conversation's questions; null: the screen names none. */
  readonly projectOf: (conversationId: string) => string | null
  /** Stores a question on this device until the server has it. */
  readonly keep: (asked: Asked) => void
  /** Pending questions. */
  readonly kept: () => readonly Asked[]
  /** « Arrêter »: stops the call that writes the answer. */
  readonly stop: (conversationId: string, message: string) => void
}
