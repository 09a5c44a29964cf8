import { ArrowDown } from 'lucide-react'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { counted } from '@/domain/base/text/french-count'
import type { Card } from '@/domain/coach/cards/card'
import { Skeleton } from '@/ui/skeleton'
import { isBusy, type ConversationState } from '../conversation/conversation-state'
import { useProposals } from '../cards/cards-provider'
import { Message, StreamingMessage, Thinking } from './message'
import { OwnMessageMenu, type PressedMessage } from './own-message-menu'
import { useFollowScroll } from './use-follow-scroll'

/** Number of last messages that are always laid out; older ones only near the visible area. */
const NEAR_MESSAGES = 8

interface MessageListProps {
  state: ConversationState
  greeting: ReactNode
  /** Below the messages: first questions, or an error. */
  children: ReactNode
  logRef: RefObject<HTMLDivElement | null>
}

/** Silent for screen readers: `Announcements` speaks instead. */
export function MessageList({ state, greeting, children, logRef }: MessageListProps) {
  const { messages, start, exchange, phase } = state
  const [pressed, setPressed] = useState<PressedMessage | null>(null)
  const { scrollRef, contentRef, isAtEnd, goToEnd } = useFollowScroll(messages.length > 0)
  const questions = messages.filter((message) => message.role === 'user').length
  const first = messages[0]?.timestamp

  // A new question and another conversation scroll to the end.
  useEffect(() => {
    if (questions > 0) goToEnd()
  }, [questions, first, goToEnd])

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={(box) => {
          scrollRef.current = box
          logRef.current = box
        }}
        role="log"
        aria-label="Conversation"
        aria-live="off"
        aria-busy={phase === 'restoring'}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
        tabIndex={0}
        // Positioned, because its text for screen readers would otherwise lengthen the page.
        className="relative h-full overflow-y-auto overscroll-contain px-4 -outline-offset-3 print:h-auto print:overflow-visible"
      >
        <div ref={contentRef} className="mx-auto flex max-w-reading flex-col gap-6 py-5">
          {greeting}
          {phase === 'restoring' && <RestoringMessages />}
          {messages.map((message, index) => (
            <Message
              // The index is a stable key: messages are only appended, and two may have one timestamp.
              key={index}
              message={message}
              isFar={index < messages.length - NEAR_MESSAGES}
              // The dossier of an earlier question is in another document.
              onMenu={index < start ? null : setPressed}
            />
          ))}
          {exchange.status === 'sending' && <Thinking />}
          {exchange.status === 'streaming' && (
            <StreamingMessage text={exchange.text} proposed={exchange.proposed} />
          )}
          {children}
        </div>
      </div>
      <OwnMessageMenu of={pressed} onClose={() => setPressed(null)} state={state} />
      {messages.length > 0 && !isAtEnd && (
        <button
          type="button"
          aria-label="Aller au dernier message"
          title="Aller au dernier message"
          onClick={goToEnd}
          className="absolute bottom-3 left-1/2 grid size-11 -translate-x-1/2 place-items-center rounded-full border border-line bg-raised text-ink shadow-pop transition-colors duration-quick hover:bg-brand-soft print:hidden"
        >
          <ArrowDown aria-hidden className="size-5" />
        </button>
      )}
    </div>
  )
}

function RestoringMessages() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-11 w-1/2 self-end rounded-bubble" />
      <Skeleton className="ml-11 h-28" />
    </div>
  )
}

const NO_CARDS: readonly Card[] = []

/** Announces the start and the end of an exchange. A failure is an alert of its own. */
export function Announcements({ state }: { state: ConversationState }) {
  const busy = isBusy(state)
  const [before, setBefore] = useState(busy)
  const [words, setWords] = useState('')
  const proposed = useProposals()?.cards.get(state.messages.at(-1)?.timestamp ?? 0) ?? NO_CARDS
  const open = proposed.filter((card) => card.from === 'coach' && card.state === 'open').length
  const [toldOf, setToldOf] = useState(proposed)
  // Cards read from storage are not news.
  const isNews = proposed.length > toldOf.length && open > 0 && words !== ''
  const news = isNews ? [counted(open, 'proposition')] : []
  if (toldOf !== proposed) setToldOf(proposed)
  if (before !== busy) {
    setBefore(busy)
    setWords(busy ? 'Coach Boom répond…' : [...endingWords(state), ...news].join(', '))
    // Cards may arrive just after their answer: announced alone, they would interrupt its announcement.
  } else if (isNews) setWords([...(busy ? [] : endingWords(state)), ...news].join(', '))
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}

function endingWords({ exchange, messages }: ConversationState): readonly string[] {
  if (exchange.status === 'failed') return []
  const last = messages.at(-1)
  return [last?.role === 'assistant' && !last.stopped ? 'Réponse terminée' : 'Réponse interrompue']
}
