import type { LeavingDossier } from '@/data/coach/coach'
import type { UnsavedTail } from '@/data/coach/coach-unsaved'
import type { CoachMessage, CoachResult } from '@/domain/coach/coach-request'
import type { Card } from '@/domain/coach/card'
import type { Conversation } from '@/domain/coach/conversation'
import type { GroundedProposal } from '@/domain/coach/ground'
import type { SentDossiers } from '@/domain/coach/sent-dossier'
import { codeOf, type AppError } from '@/domain/base/errors'
import type { ConversationState } from './conversation-state'

/** All that a conversation needs from outside; `use-conversation.ts` gives the real thing. */
export interface CoachBackend {
  ask: (
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
  watchLatest: (
    onValue: (latest: Conversation | null, meta: { isFromCache: boolean }) => void,
    onError: (error: AppError) => void,
  ) => () => void
  /** null: there is no such conversation. */
  read: (id: string) => Promise<Conversation | null>
  /** Only ever adds; resolves when the server has it. `held`: what its document is known to hold of what was sent. */
  append: (tail: Omit<UnsavedTail, 'slot' | 'state'>, held: SentDossiers | null) => Promise<void>
  /** Puts what the coach proposed under its answer; the document has the answer, or gets it first. Returns the cards. */
  propose: (id: string, at: number, proposals: readonly GroundedProposal[]) => readonly Card[]
  /** What the document holds, live, as long as the conversation is looked at. null: it is not saved yet. */
  watch: (
    id: string,
    onValue: (held: Conversation | null, meta: { isFromCache: boolean }) => void,
  ) => () => void
  /** Tells when the server did not take some cards, which are on the device then. */
  hearLeft: (listener: () => void) => () => void
  device: UnsavedPlaces
  /** A conversation goes on in another document: the one before takes no more, or was not begun (`UNSENT`). */
  moved: (fromId: string, toId: string) => void
  newId: () => string
  /** Milliseconds since 1970. */
  now: () => number
}

/** A document that does not exist belongs to nobody: reading it is refused. */
export function isDenied(thrown: unknown): boolean {
  return codeOf(thrown) === 'data/denied'
}

/** Where this device keeps what the server does not have yet. */
export interface UnsavedPlaces {
  newSlot: () => UnsavedTail['slot']
  write: (tail: UnsavedTail) => void
  drop: (slot: UnsavedTail['slot']) => void
  /** Cards of a conversation that wait on this device: on their way, refused, or left by another page. */
  cardsOf: (conversationId: string) => readonly Card[]
  /**
   * Takes over what pages that are gone have left: first all that is free, be it nothing; later, one by one, what a
   * living page held until it went.
   */
  claim: (onClaimed: (tails: readonly UnsavedTail[]) => void) => void
}

/** Where the state lives: the store's parts read it and replace it. */
export interface StateCell {
  get: () => ConversationState
  set: (next: ConversationState) => void
}
