import type { AppError } from '@/domain/base/errors'
import type { CoachOutcome } from '@/domain/coach/conversation/coach-request'
import type { Conversation } from '@/domain/coach/conversation/conversation'
import type { Asked } from '@/domain/coach/conversation/exchange-writes'
import type { Proposed } from '@/domain/coach/cards/proposal'

/** All that a conversation needs from outside; `use-conversation.ts` gives the real thing. */
export interface CoachBackend {
  /** Rejects with an `AppError`; what the server has begun goes on. */
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
  /** Follows the document, with the questions that wait on this device. null: there is none. */
  readonly watch: (
    id: string,
    onValue: (document: Conversation | null, isLive: boolean) => void,
  ) => () => void
  /** Id of the project that the questions of a conversation are about; null: the screen names none. */
  readonly projectOf: (conversationId: string) => string | null
  /** Keeps a question on this device until the server has it. */
  readonly keep: (asked: Asked) => void
  /** The questions that the server does not have yet. */
  readonly kept: () => readonly Asked[]
  /** « Arrêter »: the call that answers hears of it. */
  readonly stop: (conversationId: string, message: string) => void
  readonly newId: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}
