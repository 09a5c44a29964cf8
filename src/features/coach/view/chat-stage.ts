import type { Access } from '@/domain/access/subscription'
import { isBusy, type ConversationState } from '../conversation/conversation-state'

export interface ChatFacts {
  /** Null: not known yet. */
  readonly access: Access | null
  readonly conversation: Pick<ConversationState, 'phase' | 'messages' | 'exchange'>
  readonly sharing: {
    /** False: the person is known to have never chosen. */
    readonly isAnswered: boolean
    readonly sharesAnything: boolean
    /** The person has a project, a product, a task or answers. */
    readonly hasWork: boolean
  }
  /** The opening brought a question that is asked without a press. */
  readonly hasDraft: boolean
  /** A switch of the card was pressed: the card remains until the person is done. */
  readonly isChoosing: boolean
  readonly hasTypedText: boolean
}

/**
 * What the chat shows below the messages, and whether the person's work is read for the next question. Unshared data is not read, because
 * reads are paid for.
 */
export type ChatStage = { readonly isGathering: boolean } & (
  | { readonly kind: 'locked'; readonly access: Extract<Access, { kind: 'none' }> }
  /** The field without sending: the access is unknown, or ended during an answer. */
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'start'
      /** Whether the person chose what the coach sees. `due`: not yet; `asked`: the card is shown. */
      readonly choice: 'made' | 'due' | 'asked'
      /** Nothing is sent before the choice. */
      readonly isDraftReady: boolean
    }
  | { readonly kind: 'talk' }
)

/** False once the access has ended. An answer in progress may still finish, and be stopped. */
export function hasField(
  access: ChatFacts['access'],
  conversation: Pick<ConversationState, 'exchange'>,
): boolean {
  return access?.kind !== 'none' || isBusy(conversation)
}

export function isEmpty({ phase, messages }: ChatFacts['conversation']): boolean {
  return phase !== 'restoring' && messages.length === 0
}

export function chatStage(facts: ChatFacts): ChatStage {
  const { access, conversation, sharing, hasDraft, isChoosing, hasTypedText } = facts
  const { isAnswered, hasWork } = sharing
  if (access?.kind === 'none' && !hasField(access, conversation))
    return { kind: 'locked', access, isGathering: false }
  const isGathering = hasTypedText && sharing.sharesAnything
  if (access === null || access.kind === 'none') return { kind: 'waiting', isGathering }
  if (!isEmpty(conversation)) return { kind: 'talk', isGathering }
  const isAsked = isChoosing || (!isAnswered && (hasWork || hasDraft))
  const choice = isAsked ? 'asked' : isAnswered ? 'made' : 'due'
  return {
    kind: 'start',
    choice,
    isDraftReady: hasDraft && choice === 'made',
    isGathering: isGathering || !isAnswered,
  }
}
