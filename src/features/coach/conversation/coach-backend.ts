import type { AppError } from '@/domain/base/errors'
import type { CoachOutcome } from '@/domain/coach/conversation/coach-request'
import type { Conversation } from '@/domain/coach/conversation/conversation'
import type { Asked } from '@/domain/coach/conversation/exchange-writes'
import type { Proposed } from '@/domain/coach/cards/proposal'

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
  readonly watchLatest: (
    onValue: (latest: Conversation | null, isLive: boolean) => void,
    onError: (error: AppError) => void,
  ) => () => void
  /** Watches the document, with this device's pending questions. Null: missing. */
  readonly watch: (
    id: string,
    onValue: (document: Conversation | null, isLive: boolean) => void,
  ) => () => void
  /** Id of the project of a conversation's questions; null: the screen names none. */
  readonly projectOf: (conversationId: string) => string | null
  /** Stores a question on this device until the server has it. */
  readonly keep: (asked: Asked) => void
  /** Pending questions. */
  readonly kept: () => readonly Asked[]
  /** « Arrêter »: stops the call that writes the answer. */
  readonly stop: (conversationId: string, message: string) => void
  readonly newId: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}
