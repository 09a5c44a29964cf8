import { useEffect, useRef } from 'react'
import { offerUndo } from '@/components/offer-undo'
import {
  pinConversation,
  removeConversation,
  renameConversation,
  type Removal,
} from '@/data/coach/conversation-list'
import { readConversation } from '@/data/coach/conversations'
import { serverNow } from '@/data/session/server-clock'
import { capital, spelled } from '@/domain/base/french-count'
import { codeOf } from '@/domain/base/errors'
import type { Conversation } from '@/domain/coach/conversation'
import { PINNED_MAX } from '@/domain/coach/conversation-list'
import { conversationFileName, conversationMarkdown } from '@/domain/export/export-conversation'
import { downloadText } from '@/lib/download-text'
import { errorText } from '@/lib/error-text'
import { formatDateAndTime } from '@/lib/format'
import { showToast } from '@/ui/toast'
import type { ConversationStore } from '../conversation/conversation-store'
import { menuButtonId } from './history-row'
import type { History } from './use-history'

type Place = Parameters<typeof errorText>[0]

const GONE = "Cette conversation n'existe pas, ou plus."

/** What can be done with a conversation of the list; each shows at once, and is taken back when the server refuses it. */
export function useHistoryActions(history: History, store: ConversationStore) {
  const { change, leaveOut, putBack } = history
  /** The id of what takes the focus as soon as it is there. */
  const focusNext = useRef<string | null>(null)
  useEffect(() => {
    const target = focusNext.current && document.getElementById(focusNext.current)
    if (!target) return
    focusNext.current = null
    target.focus()
  })

  function sayItFailed(place: Place, thrown: unknown, retry?: () => void) {
    const text = codeOf(thrown) === 'data/denied' ? GONE : errorText(place, codeOf(thrown))
    showToast({ text, tone: 'alert', ...(retry && { action: { label: 'Réessayer', run: retry } }) })
  }

  function rename(conversation: Conversation, title: string) {
    change(conversation.id, { title })
    renameConversation(conversation.id, title).catch((thrown: unknown) => {
      change(conversation.id, { title: conversation.title })
      sayItFailed('conversationRename', thrown, () => rename(conversation, title))
    })
  }

  function pin({ id, isPinned }: Conversation) {
    const pinned = history.conversations.filter((one) => one.isPinned).length
    if (!isPinned && pinned >= PINNED_MAX) {
      const most = capital(spelled(PINNED_MAX))
      showToast({ text: `${most} conversations sont déjà épinglées\u00a0: désépingle-en une d'abord.` })
      return
    }
    focusNext.current = menuButtonId(id)
    change(id, { isPinned: !isPinned })
    pinConversation(id, !isPinned).catch((thrown: unknown) => {
      change(id, { isPinned })
      sayItFailed('conversationPin', thrown)
    })
  }

  function download({ id }: Conversation) {
    // The list may have been read a while ago.
    readConversation(id).then(
      (read) => {
        if (!read) return
        downloadText(
          conversationFileName(read),
          'text/markdown',
          conversationMarkdown(read, formatDateAndTime),
        )
      },
      (thrown: unknown) => sayItFailed('conversationExport', thrown),
    )
  }

  function remove(conversation: Conversation) {
    const { id } = conversation
    const isShown = store.read().id === id
    const keepUnsaved = store.forget(id)
    leaveOut(id)
    function show(as: Conversation) {
      keepUnsaved()
      putBack(as)
      if (isShown && store.read().messages.length === 0) store.open(as)
    }
    const failed = (thrown: unknown) => {
      // It was deleted elsewhere: nothing is left to delete.
      if (codeOf(thrown) === 'data/denied') return
      show(conversation)
      sayItFailed('conversationDelete', thrown)
    }
    function offer({ conversation: removed, done, undo }: Removal) {
      const close = offerUndo('Conversation supprimée', () => {
        focusNext.current = menuButtonId(id)
        // First: what waits on the device is added to what this puts back.
        undo().catch((thrown: unknown) => {
          leaveOut(id)
          sayItFailed('conversationRestore', thrown)
        })
        show({ ...removed, timestamp: serverNow() })
      })
      done.catch((thrown: unknown) => {
        close()
        failed(thrown)
      })
    }
    removeConversation(id).then(offer, failed)
  }

  /** As the list has it, and then as the server does: it may have gone on elsewhere. */
  function open(conversation: Conversation) {
    const { id } = conversation
    if (store.read().id !== id) store.open(conversation)
    readConversation(id).then(
      (read) => {
        if (read && store.read().id === id) store.open(read)
      },
      (thrown: unknown) => {
        if (codeOf(thrown) !== 'data/denied') return
        leaveOut(id)
        if (store.read().id === id) store.startNew()
        showToast({ text: GONE })
      },
    )
  }

  return {
    rename,
    pin,
    download,
    remove,
    open,
    focus(elementId: string) {
      focusNext.current = elementId
    },
  }
}
