import { FileText, Pencil, Pin, PinOff, Trash2, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { Conversation } from '@/domain/coach/conversation'
import { AnchoredMenu } from '@/ui/menu'
import { menuButtonId } from './history-row'

/** Returns the id of what the focus goes to. */
type Choose = (conversation: Conversation) => string

type HistoryMenuActions = Readonly<Record<'rename' | 'pin' | 'download' | 'remove', Choose>>

export interface MenuOf {
  readonly conversation: Conversation
  readonly anchor: HTMLElement
}

interface HistoryMenuProps {
  /** The row whose button was pressed; null while closed. */
  of: MenuOf | null
  onClose: () => void
  actions: HistoryMenuActions
}

export function HistoryMenu({ of, onClose, actions }: HistoryMenuProps) {
  const [shown, setShown] = useState(of)
  const [focusAfter, setFocusAfter] = useState('')
  if (of && of !== shown) {
    setShown(of)
    // By its id: a row that changes its place is drawn anew.
    setFocusAfter(menuButtonId(of.conversation.id))
  }
  const entry = (key: keyof HistoryMenuActions, label: string, Icon: LucideIcon) => ({
    key,
    label: (
      <>
        <Icon aria-hidden className="mr-2.5 size-4 text-muted" />
        {label}
      </>
    ),
    onSelect() {
      if (of) setFocusAfter(actions[key](of.conversation))
    },
  })
  return (
    <AnchoredMenu
      label="Actions de la conversation"
      anchor={of?.anchor ?? null}
      onClose={onClose}
      focusAfter={() => document.getElementById(focusAfter)}
      items={[
        entry('rename', 'Renommer', Pencil),
        of?.conversation.isPinned ? entry('pin', 'Désépingler', PinOff) : entry('pin', 'Épingler', Pin),
        entry('download', 'Exporter en Markdown', FileText),
        entry('remove', 'Supprimer', Trash2),
      ]}
    />
  )
}
