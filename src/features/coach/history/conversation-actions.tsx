import { History, SquarePen } from 'lucide-react'
import { useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { useIdleLoad } from '@/components/use-idle-load'
import { Button } from '@/ui/button'
import { lazyPopup } from '@/ui/popups/lazy-popup'
import { conversationStoreOf } from '../conversation/current-conversation'

const HistoryDialog = lazyPopup(() => import('./history-list').then((m) => m.HistoryDialog), 'isOpen')

// A wide header has room for the labels.
const WITH_LABEL = 'text-small @3xl:px-4'
const LABEL = 'sr-only @3xl:not-sr-only'

/** Buttons for older conversations and for a new one. The present one remains in the list. */
export function ConversationActions({ isListShown = false }: { isListShown?: boolean }) {
  const { uid } = useSignedIn().user
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  useIdleLoad(HistoryDialog.preload, !isListShown)
  return (
    <div className="flex">
      {!isListShown && (
        <Button
          variant="ghost"
          size="icon"
          title="Conversations"
          className={WITH_LABEL}
          onClick={() => setIsHistoryOpen(true)}
        >
          <History aria-hidden className="size-5" />
          <span className={LABEL}>Conversations</span>
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        title="Nouvelle conversation"
        className={WITH_LABEL}
        onClick={() => conversationStoreOf(uid).startNew()}
      >
        <SquarePen aria-hidden className="size-5" />
        <span className={LABEL}>Nouvelle conversation</span>
      </Button>
      {!isListShown && <HistoryDialog isOpen={isHistoryOpen} onOpenChange={setIsHistoryOpen} />}
    </div>
  )
}
