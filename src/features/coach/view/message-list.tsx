import { ArrowDown } from 'lucide-react'
import {
  Fragment,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useIdleLoad } from '@/components/use-idle-load'
import { NOTHING_SENT } from '@/domain/coach/dossier/sent-dossier'
import { lazyPopup } from '@/ui/popups/lazy-popup'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { Skeleton } from '@/ui/skeleton'
import { isBusy, leftBehind, type ConversationState } from '../conversation/conversation-state'
import type { AnswerNewsProps } from './answer-news'
import { ConversationLine, continuationLines, NOT_SENT_BEFORE } from './conversation-line'
import { LeftQuestion, type LeftDecision } from './left-question'
import { Message, StreamingMessage, Thinking, type PressedMessage } from './message'
import { useFollowScroll } from './use-follow-scroll'
import { useSentFrom } from './use-sent-from'

const OwnMessageMenu = lazyPopup(
  // If the code cannot load, nothing shows.
  () => import('./own-message-menu').then((m) => m.OwnMessageMenu).catch(() => () => null),
  'of',
)

// If the code cannot load, the cards are not drawn either.
const AnswerNews = lazyWithPreload(() =>
  import('./answer-news').then(
    (module) => module.AnswerNews,
    () =>
      ({ ending }: AnswerNewsProps) =>
        ending,
  ),
)
export const preloadNews = AnswerNews.preload

/** Number of last messages that are always laid out; older ones only near the visible area. */
const NEAR_MESSAGES = 8

interface MessageListProps {
  state: ConversationState
  greeting: ReactNode
  /** Below the messages: first questions, or an error. */
  children: ReactNode
  logRef: RefObject<HTMLDivElement | null>
  /** What the person decides about a question without an answer, by its id. Null: nothing can be decided now. */
  onLeft: ((message: string, decision: LeftDecision) => void) | null
}

/** Silent for screen readers: `Announcements` speaks instead. */
export function MessageList({ state, greeting, children, logRef, onLeft }: MessageListProps) {
  const { messages, earlier, earlierCount, cards, exchange, phase } = state
  const lines = continuationLines(earlier)
  const left = leftBehind(state)
  const sentFrom = useSentFrom(state)
  const [pressed, setPressed] = useState<PressedMessage | null>(null)
  const { contentRef, isAtEnd, goToEnd, goToQuestion } = useFollowScroll(logRef, messages.length > 0)
  useIdleLoad(OwnMessageMenu.preload, messages.length > 0)
  const questions = messages.filter((message) => message.role === 'user').length
  const first = messages[0]?.timestamp

  // A restored conversation and another one open at their end.
  const goToNewest = useEffectEvent(exchange.status === 'streaming' ? goToQuestion : goToEnd)
  useEffect(() => {
    if (questions > 0) goToNewest()
  }, [questions, first])

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={logRef}
        role="log"
        aria-label="Conversation"
        aria-live="off"
        aria-busy={phase === 'restoring'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
        tabIndex={0}
        // Positioned, because its text for screen readers would otherwise lengthen the page.
        className="relative h-full overflow-y-auto overscroll-contain px-4 -outline-offset-3 print:h-auto print:overflow-visible"
      >
        <div ref={contentRef} className="mx-auto flex max-w-reading flex-col gap-6 py-5">
          {greeting}
          {phase === 'restoring' && <RestoringMessages />}
          <Suspense fallback={<RestoringMessages />}>
            {messages.map((message, index) => {
              const line = lines.get(index)
              const why = left.get(index)
              return (
                // The index is a stable key: messages are only appended, and two may have one timestamp.
                <Fragment key={index}>
                  {line && <ConversationLine text={line} />}
                  {sentFrom > 0 && index === sentFrom && <ConversationLine text={NOT_SENT_BEFORE} />}
                  <Message
                    message={message}
                    cards={cards.get(message.timestamp)}
                    isFar={index < messages.length - NEAR_MESSAGES}
                    isEarlier={index < earlierCount}
                    onMenu={setPressed}
                  />
                  {why && (
                    <LeftQuestion
                      why={why}
                      onDecide={
                        onLeft && index >= earlierCount ? (how) => onLeft(message.id ?? '', how) : null
                      }
                    />
                  )}
                </Fragment>
              )
            })}
          </Suspense>
          {exchange.status === 'streaming' &&
            (exchange.text === '' ? (
              <Thinking />
            ) : (
              <StreamingMessage text={exchange.text} proposed={exchange.proposed} />
            ))}
          {children}
        </div>
      </div>
      <OwnMessageMenu
        of={pressed}
        onClose={() => setPressed(null)}
        sent={state.document?.sent ?? NOTHING_SENT}
      />
      {messages.length > 0 && !isAtEnd && (
        <button
          type="button"
          aria-label="Aller au dernier message"
          title="Aller au dernier message"
          onClick={goToEnd}
          className="absolute bottom-3 left-1/2 grid size-11 -translate-x-1/2 place-items-center rounded-full border border-line bg-raised text-ink shadow-pop transition-colors duration-quick hover:bg-hover active:bg-pressed print:hidden"
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

/**
 * Announces the start and the end of an exchange, and its proposals. A failure is an alert of its own. Nothing of a conversation
 * that was only opened is announced: a component per conversation.
 */
export function Announcements({ state }: { state: ConversationState }) {
  const busy = isBusy(state)
  const [wasBusy, setWasBusy] = useState(busy)
  if (busy && !wasBusy) setWasBusy(true)
  const last = state.messages.at(-1)
  const ending = endingWords(state)
  return (
    <p role="status" className="sr-only">
      {wasBusy &&
        (busy ? (
          'Coach Boom répond…'
        ) : (
          <Suspense fallback={ending}>
            <AnswerNews ending={ending} answer={last} cards={state.cards.get(last?.timestamp ?? 0) ?? []} />
          </Suspense>
        ))}
    </p>
  )
}

function endingWords({ exchange, messages }: ConversationState): string {
  if (exchange.status === 'failed') return ''
  const last = messages.at(-1)
  return last?.role === 'assistant' && !last.stopped ? 'Réponse terminée' : 'Réponse interrompue'
}
