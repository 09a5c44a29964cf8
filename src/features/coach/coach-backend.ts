import type { CoachMessage, CoachResult } from '@/domain/coach-request'
import type { Conversation } from '@/domain/conversation'
import type { AppError } from '@/domain/errors'
import type { ConversationState } from './conversation-state'
import type { UnsavedTail } from './unsaved-tail'

/** All that a conversation needs from outside; `conversation-stores.ts` gives the real thing. */
export interface CoachBackend {
  ask: (
    messages: readonly CoachMessage[],
    listening: { signal: AbortSignal; onText: (text: string) => void },
  ) => Promise<CoachResult>
  watchLatest: (
    onValue: (latest: Conversation | null, meta: { isFromCache: boolean }) => void,
    onError: (error: AppError) => void,
  ) => () => void
  read: (id: string) => Promise<Conversation | null>
  /** What this device knows, other tabs included. */
  readCached: (id: string) => Promise<Conversation | null>
  save: (conversation: Omit<Conversation, 'timestamp' | 'userId'>) => Promise<void>
  readTail: () => UnsavedTail | null
  writeTail: (tail: UnsavedTail | null) => void
  newId: () => string
  /** Milliseconds since 1970. */
  now: () => number
}

/** Where the state lives: the store's parts read it and replace it. */
export interface StateCell {
  get: () => ConversationState
  set: (next: ConversationState) => void
  /** Writes on the device what the backend does not have yet. */
  keep: () => void
}
