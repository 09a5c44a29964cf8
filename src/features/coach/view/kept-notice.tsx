import { ErrorNotice } from '@/components/error-notice'
import { errorText } from '@/lib/error-text'
import { Notice } from '@/ui/notice'
import type { ConversationState } from '../conversation/conversation-state'

const DELAYS = {
  waiting:
    "La fin de cette conversation n'est pas encore enregistrée\u00a0: elle attend le réseau sur cet appareil.",
  refused:
    "La fin de cette conversation n'a pas pu être enregistrée. Elle reste sur cet appareil, et nous réessayons.",
} as const

/** What cannot be seen in the conversation: that a part of it is not here, or nowhere but here. */
export function KeptNotice({ state, onReread }: { state: ConversationState; onReread: () => void }) {
  return (
    <>
      {state.beginning === 'unreachable' && (
        <ErrorNotice text={errorText('conversationBeginning', 'unknown')} onRetry={onReread} />
      )}
      {state.delay && (
        <Notice tone="warning" role="status">
          {DELAYS[state.delay]}
        </Notice>
      )}
    </>
  )
}
