import type { LeavingDossier } from '@/data/ask-coach'
import type { AppError } from '@/domain/base/errors'
import type { Card } from '@/domain/coach/card'
import type { CoachMessage, CoachResult } from '@/domain/coach/coach-request'
import type { Conversation } from '@/domain/coach/conversation'
import type { GroundedProposal } from '@/domain/coach/ground'
import type { Said } from './conversation-state'

/** All that a conversation needs from outside; `use-conversation.ts` gives the real thing. */
export interface CoachBackend {
  readonly ask: (
    messages: readonly CoachMessage[],
    listening: {
      signal: AbortSignal
      onText: (text: string) => void
      /** Its targets are ids by now. */
      onProposal: (proposal: GroundedProposal) => void
      /** The question leaves now, and this with it; not called where nothing goes with it. */
      onLeaving: (dossier: LeavingDossier) => void
      conversationId: string
    },
  ) => Promise<CoachResult>
  readonly watchLatest: (
    onValue: (latest: Conversation | null, isLive: boolean) => void,
    onError: (error: AppError) => void,
  ) => () => void
  /** Follows the document; hears nothing while there is none. */
  readonly watch: (id: string, onValue: (document: Conversation) => void) => () => void
  /** Only ever adds. Kept on this device until the server has it. */
  readonly save: (said: Said & { id: string; isNew: boolean; name: string | null }) => void
  readonly cardsOf: (proposals: readonly GroundedProposal[], at: number) => readonly Card[]
  /** Sends again what the server refused to store before this page was opened. */
  readonly retryRefused: () => void
  /** A conversation goes on in another document: the one before takes no more, or was not begun (`UNSENT`). */
  readonly moved: (fromId: string, toId: string) => void
  readonly newId: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}
