import { useEffect, useRef } from 'react'
import { offerUndo } from '@/components/offer-undo'
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

const GONE = "Cette conversation n'existe pas, ou plus."

export function useHistoryActions(history: History, store: ConversationStore) {
  /** Id of the element that takes the focus once it is rendered. */
  const focusNext = useRef<string | null>(null)
  /** A conversation, before its move below another heading: its row becomes another element. */
  const moving = useRef<Conversation | null>(null)
  useEffect(() => {
    const { id, isPinned } = moving.current ?? {}
    if (history.conversations.some((one) => one.id === id && one.isPinned === isPinned)) return
    moving.current = null
    const target = focusNext.current && document.getElementById(focusNext.current)
    if (!target) return
    focusNext.current = null
    target.focus()
  })

  async function rename({ id }: Conversation, title: string) {
    const { before } = await mutate(renameConversation, { id, title })
    if (!before.get(conversationPath(id))) showToast({ text: GONE })
  }

  function pin(conversation: Conversation) {
    const { id, isPinned } = conversation
    const pinned = history.conversations.filter((one) => one.isPinned).length
    if (!isPinned && pinned >= PINNED_MAX) {
      const most = capital(spelled(PINNED_MAX))
      showToast({ text: `${most} conversations sont déjà épinglées\u00a0: désépingle-en une d'abord.` })
      return
    }
    focusNext.current = menuButtonId(id)
    moving.current = conversation
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
      focusNext.current = menuButtonId(id)
      void mutate(restoreConversation, { id, fields }).then(() => {
        if (isShown && store.read().messages.length === 0) store.open(conversation)
      })
    })
  }

  return {
    rename,
    pin,
    download,
    remove,
    focus(elementId: string) {
      focusNext.current = elementId
    },
  }
}
