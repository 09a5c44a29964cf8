import { MessageCircle } from 'lucide-react'
import { ErrorNotice } from '@/components/error-notice'
import { ShowMore } from '@/components/show-more'
import type { Conversation } from '@/domain/coach/conversation'
import { cn } from '@/lib/cn'
import { errorText } from '@/lib/error-text'
import { formatDayAndTime } from '@/lib/format'
import { Dialog } from '@/ui/dialog'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import type { ConversationStore } from './conversation-store'
import { useConversation } from './use-conversation'
import { useHistory } from './use-history'

interface HistoryListProps {
  uid: string
  store: ConversationStore
  onOpen: (conversation: Conversation) => void
}

interface HistoryDialogProps extends HistoryListProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function HistoryDialog({ isOpen, onOpenChange, ...list }: HistoryDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Conversations" closeLabel="Fermer la liste">
      <HistoryList {...list} />
    </Dialog>
  )
}

/** Read only while the dialog is open. */
function HistoryList({ uid, store, onOpen }: HistoryListProps) {
  const currentId = useConversation(store).id
  const { status, conversations, hasMore, readMore } = useHistory(uid)
  if (status === 'ready' && conversations.length === 0) {
    return (
      <EmptyState Icon={MessageCircle} tint="brand" title="Aucune conversation pour le moment">
        <p>Posez votre première question&nbsp;: elle sera gardée ici.</p>
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-3" aria-busy={status === 'loading'}>
      <ul className="-mx-3 flex flex-col gap-1">
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationButton
              conversation={conversation}
              isCurrent={conversation.id === currentId}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      {status === 'loading' && [1, 2, 3].map((line) => <Skeleton key={line} className="h-14" />)}
      {status === 'error' && (
        <ErrorNotice text={errorText('conversationsLoad', 'unknown')} onRetry={readMore} />
      )}
      {status === 'ready' && <ShowMore hasMore={hasMore} isLoadingMore={false} showMore={readMore} />}
    </div>
  )
}

interface ConversationButtonProps {
  conversation: Conversation
  isCurrent: boolean
  onOpen: (conversation: Conversation) => void
}

function ConversationButton({ conversation, isCurrent, onOpen }: ConversationButtonProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent}
      onClick={() => onOpen(conversation)}
      className={cn(
        'flex min-h-target w-full flex-col gap-0.5 rounded-field px-3 py-2.5 text-left transition-colors duration-quick hover:bg-brand-soft',
        isCurrent && 'bg-brand-soft',
      )}
    >
      <span className="w-full truncate font-semibold">{conversation.title}</span>
      <span className="text-fine text-muted">{formatDayAndTime(conversation.timestamp)}</span>
    </button>
  )
}
