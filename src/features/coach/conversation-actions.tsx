import { History, SquarePen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/button'
import type { ConversationStore } from './conversation-store'
import { HistoryDialog } from './history-dialog'

interface ConversationActionsProps {
  uid: string
  store: ConversationStore
  currentId: string
}

/** The way to older conversations and to a new one, which leaves the old one in the list. */
export function ConversationActions({ uid, store, currentId }: ConversationActionsProps) {
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Conversations"
        title="Conversations"
        onClick={() => setIsHistoryOpen(true)}
      >
        <History aria-hidden className="size-5" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Nouvelle conversation"
        title="Nouvelle conversation"
        onClick={store.startNew}
      >
        <SquarePen aria-hidden className="size-5" />
      </Button>
      <HistoryDialog
        uid={uid}
        currentId={currentId}
        isOpen={isHistoryOpen}
        onOpenChange={setIsHistoryOpen}
        onOpen={(conversation) => {
          store.open(conversation)
          setIsHistoryOpen(false)
        }}
      />
    </>
  )
}
