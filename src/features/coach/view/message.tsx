import { CircleStop, Ellipsis } from 'lucide-react'
import { memo, Suspense, useDeferredValue, type ReactNode } from 'react'
import type { CardHead } from '@/domain/coach/cards/card-head'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'
import { heldSpaces } from '@/domain/coach/answer/french-spaces'
import { cn } from '@/lib/cn'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { Starburst } from '@/ui/starburst'
import type { Coming } from '../conversation/conversation-state'
import type { AnswerBodyProps } from './answer-body'

// If the code cannot load (offline, not cached), answers are plain text.
const AnswerBody = lazyWithPreload(() =>
  import('./answer-body').then(
    (module) => module.AnswerBody,
    () => UnreadAnswer,
  ),
)

export const preloadBodies = AnswerBody.preload

const ARTICLE = 'flex gap-3'
const FAR = '[contain-intrinsic-size:auto_12rem] [content-visibility:auto] print:[content-visibility:visible]'

/** The question whose button was pressed, by its timestamp. */
export interface PressedMessage {
  readonly at: number
  readonly anchor: HTMLElement
}

interface MessageProps {
  message: ChatMessage
  cards: readonly CardHead[] | undefined
  /** Lets the browser skip the layout until the message is scrolled near. */
  isFar: boolean
  /** The message is in an earlier document: its dossier is unknown, and it takes no more cards. */
  isEarlier: boolean
  onMenu: (pressed: PressedMessage) => void
}

/** A message that no longer changes. */
export const Message = memo(function Message({ message, cards, isFar, isEarlier, onMenu }: MessageProps) {
  if (message.role === 'user') {
    return (
      <article
        aria-label="Vous"
        data-question=""
        className={cn('flex items-end justify-end gap-0.5', isFar && FAR)}
      >
        {!isEarlier && (
          <button
            type="button"
            aria-haspopup="menu"
            aria-label="Options du message"
            title="Options du message"
            onClick={({ currentTarget }) => onMenu({ at: message.timestamp, anchor: currentTarget })}
            className="grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors duration-quick hover:bg-hover hover:text-ink active:bg-pressed print:hidden"
          >
            <Ellipsis aria-hidden className="size-5" />
          </button>
        )}
        <p className="max-w-[85%] min-w-0 rounded-bubble rounded-br-md bg-selected px-4 py-2.5 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {heldSpaces(message.content)}
        </p>
      </article>
    )
  }
  return (
    <Answer answer={message} cards={cards} isEarlier={isEarlier} isFar={isFar} coming={null}>
      {message.stopped && (
        <p className="ml-1 flex items-center gap-2 text-small font-medium text-muted print:ml-0">
          <CircleStop aria-hidden className="size-4" />
          Réponse interrompue
        </p>
      )}
    </Answer>
  )
})

/** A streaming answer, plain until the code that draws it is there; a screen reader announces its end, not each word. */
export function StreamingMessage({ text, proposed }: { text: string; proposed: readonly Coming[] }) {
  // Typing has priority over rendering the newest text.
  const content = useDeferredValue(text)
  const answer = { role: 'assistant', content, timestamp: 0 } as const
  return (
    <Suspense
      fallback={
        <AnswerPlace isBusy>
          <PlainAnswer answer={answer} />
        </AnswerPlace>
      }
    >
      <Answer answer={answer} cards={undefined} coming={proposed} isEarlier={false} />
    </Suspense>
  )
}

export function Thinking() {
  return (
    <div aria-hidden className={ARTICLE}>
      <Starburst motion="wait" className="mt-0.5 size-8" />
    </div>
  )
}

interface AnswerPlaceProps {
  isBusy: boolean
  isFar?: boolean
  children: ReactNode
}

function AnswerPlace({ isBusy, isFar = false, children }: AnswerPlaceProps) {
  return (
    <article aria-label="Coach Boom" aria-busy={isBusy} className={cn(ARTICLE, isFar && FAR)}>
      <CoachAvatar className="mt-0.5" />
      <div className="min-w-0 flex-1">{children}</div>
    </article>
  )
}

/** Suspends until the code is there: another text in its place would have another height. */
function Answer({ isFar = false, ...props }: AnswerBodyProps & { isFar?: boolean }) {
  return (
    <AnswerPlace isBusy={props.coming !== null} isFar={isFar}>
      <AnswerBody {...props} />
    </AnswerPlace>
  )
}

function PlainAnswer({ answer, children }: Pick<AnswerBodyProps, 'answer' | 'children'>) {
  return (
    <>
      <p className="pt-1 [overflow-wrap:anywhere] whitespace-pre-wrap">{answer.content}</p>
      {children}
    </>
  )
}

function UnreadAnswer(props: AnswerBodyProps) {
  return (
    <>
      <PlainAnswer {...props} />
      {(props.cards ?? props.coming?.[0]) && (
        <p className="mt-2 text-small text-muted">
          Les propositions de cette réponse n’ont pas pu s’afficher. Recharge la page.
        </p>
      )}
    </>
  )
}

export function CoachAvatar({ className }: { className?: string }) {
  return <img src="/icon.svg" alt="" width={32} height={32} className={cn('size-8 shrink-0', className)} />
}
