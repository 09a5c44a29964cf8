import { offerUndo } from '@/components/offer-undo'
import { useFocusLater } from '@/lib/hooks/use-focus-later'
import {
  pinConversation,
  removeConversation,
  renameConversation,
  restoreConversation,
} from '@/data/coach/conversations'
import { mutate } from '@/data/sync/current'
import { capital, spelled } from '@/domain/base/text/french-count'
import type { Conversation } from '@/domain/coach/conversation/conversation'
import { PINNED_MAX } from '@/domain/coach/conversation/conversation-list'
import { conversationPath } from '@/domain/coach/conversation/conversation-writes'
import { conversationFileName, conversationMarkdown } from '@/domain/export/export-conversation'
import { giveFile } from '@/components/give-file'
import { formatDateAndTime } from '@/lib/text/format'
import { showToast } from '@/ui/toast'
import type { ConversationStore } from '../conversation/conversation-store'
import { menuButtonId } from './history-row'
import type { History } from './use-history'

const GONE = 'Cette conversation n’existe pas, ou plus.'

export function useHistoryActions(history: History, store: ConversationStore) {
  const focusLater = useFocusLater()

  async function rename({ id }: Conversation, title: string) {
    const { before } = await mutate(renameConversation, { id, title })
    if (!before.get(conversationPath(id))) showToast({ text: GONE })
  }

  function pin({ id, isPinned }: Conversation) {
    const pinned = history.conversations.filter((one) => one.isPinned).length
    if (!isPinned && pinned >= PINNED_MAX) {
      const most = capital(spelled(PINNED_MAX))
      showToast({ text: `${most} conversations sont déjà épinglées\u00a0: désépingles-en une d’abord.` })
      return
    }
    focusLater(menuButtonId(id))
    void mutate(pinConversation, { id, isPinned: !isPinned })
  }

  function download(conversation: Conversation) {
    const text = conversationMarkdown(conversation, formatDateAndTime)
    void giveFile(conversationFileName(conversation), 'text/markdown', text)
  }

  async function remove(conversation: Conversation) {
    const { id, title } = conversation
    const isShown = store.read().id === id
    if (isShown) store.startNew()
    const { before } = await mutate(removeConversation, { id, title })
    const fields = before.get(conversationPath(id))
    if (!fields) return
    offerUndo('Conversation supprimée', () => {
      focusLater(menuButtonId(id))
      void mutate(restoreConversation, { id, fields }).then(() => {
        if (isShown && store.read().messages.length === 0) store.open(conversation)
      })
    })
  }

  return { rename, pin, download, remove, focusLater }
}
