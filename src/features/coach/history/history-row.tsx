import { Ellipsis, Pin } from 'lucide-react'
import { isUnanswered } from '@/domain/coach/conversation/conversation'
import type { FoundConversation } from '@/domain/coach/conversation/conversation-list'
import { cn } from '@/lib/cn'
import { formatDayAndTime } from '@/lib/text/format'
import { buttonClass } from '@/ui/button'

function openButtonId(conversationId: string): string {
  return `conversation-${conversationId}`
}

export function menuButtonId(conversationId: string): string {
  return `conversation-menu-${conversationId}`
}

interface HistoryRowProps extends FoundConversation {
  /** Distinguishes conversations with one title; '' if the title is unique. */
  mark: string
  isCurrent: boolean
  onOpen: () => void
  onMenu: (anchor: HTMLElement) => void
}

/** The whole row opens the conversation; the button at its end has the other actions. */
export function HistoryRow({ conversation, excerpt, mark, isCurrent, onOpen, onMenu }: HistoryRowProps) {
  const { id, title, timestamp, isPinned } = conversation
  return (
    <div
      className={cn(
        'flex items-start rounded-field transition-colors duration-quick hover:bg-hover active:bg-pressed',
        isCurrent && 'bg-selected',
      )}
    >
      <button
        type="button"
        id={openButtonId(id)}
        aria-current={isCurrent}
        onClick={onOpen}
        className="flex min-h-target min-w-0 flex-1 flex-col gap-0.5 rounded-field py-2.5 pl-3 text-left"
      >
        <span className="flex w-full items-start gap-1.5 font-semibold">
          {isPinned && (
            <>
              <Pin aria-hidden className="mt-1 size-3.5 shrink-0 text-brand-text" />
              <span className="sr-only">Épinglée&nbsp;:</span>
            </>
          )}
          <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">{title}</span>
          {mark !== '' && <span className="shrink-0 text-small font-normal text-muted">{mark}</span>}
        </span>
        <span className="text-fine text-muted">
          {formatDayAndTime(timestamp)}
          {/* The open conversation shows this itself. */}
          {!isCurrent && isUnanswered(conversation) && (
            <span className="font-semibold text-warning"> · Sans réponse</span>
          )}
        </span>
        {excerpt && <span className="line-clamp-2 w-full text-fine break-words">{excerpt}</span>}
      </button>
      <button
        type="button"
        id={menuButtonId(id)}
        aria-label="Actions de la conversation"
        aria-describedby={openButtonId(id)}
        aria-haspopup="menu"
        className={buttonClass(
          { variant: 'ghost', size: 'icon' },
          'mt-1 shrink-0 text-muted hover:text-ink print:hidden',
        )}
        onClick={(event) => onMenu(event.currentTarget)}
      >
        <Ellipsis aria-hidden className="size-5" />
      </button>
    </div>
  )
}
