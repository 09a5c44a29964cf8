import { CircleStop } from 'lucide-react'
import { memo, Suspense, useDeferredValue } from 'react'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'
import { heldSpaces } from '@/domain/coach/answer/french-spaces'
import type { Proposed } from '@/domain/coach/cards/proposal'
import { cn } from '@/lib/cn'
import { lazyOrNothing, lazyWithPreload } from '@/lib/lazy-with-preload'
import { CardsOfAnswer, CardsToCome } from '../cards/cards-provider'
import { CopyAnswer } from './copy-answer'
import { OwnMessageButton, type PressedMessage } from './own-message-menu'
import './coach-caret.css'

// If the code cannot load (offline, not cached), answers are plain text.
const CoachMarkdown = lazyWithPreload(() =>
  import('./coach-markdown').then(
    (module) => module.CoachMarkdown,
    () => PlainText,
  ),
)

// Without it, an answer can still be read and copied.
const MakeOfIt = lazyOrNothing(() => import('../cards/make-of-it').then((m) => m.MakeOfIt))

/** Code that renders answers; an empty conversation does not need it. */
export const preloadAnswers = () => Promise.all([CoachMarkdown.preload(), MakeOfIt.preload()])

const ARTICLE = 'flex gap-3'
const FAR = '[contain-intrinsic-size:auto_12rem] [content-visibility:auto] print:[content-visibility:visible]'

interface MessageProps {
  message: ChatMessage
  /** Lets the browser skip the layout until the message is scrolled near. */
  isFar: boolean
  /** For the person's own messages; null: their dossier is unknown. */
  onMenu: ((pressed: PressedMessage) => void) | null
}

/** A message that no longer changes. */
export const Message = memo(function Message({ message, isFar, onMenu }: MessageProps) {
  if (message.role === 'user') {
    return (
      <article aria-label="Vous" className={cn('flex items-end justify-end gap-0.5', isFar && FAR)}>
        {onMenu && <OwnMessageButton at={message.timestamp} onPress={onMenu} />}
        <p className="max-w-[85%] min-w-0 rounded-bubble rounded-br-md bg-brand-soft px-4 py-2.5 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {heldSpaces(message.content)}
        </p>
      </article>
    )
  }
  return (
    <article aria-label="Coach Boom" className={cn(ARTICLE, isFar && FAR)}>
      <CoachAvatar className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <Answer text={message.content} isPartial={message.stopped === true} />
        <div className="flex flex-wrap items-center">
          <CopyAnswer text={message.content} />
          <Suspense fallback={null}>
            <MakeOfIt answer={message} />
          </Suspense>
          {message.stopped && (
            <p className="ml-1 flex items-center gap-2 text-small font-medium text-muted print:ml-0">
              <CircleStop aria-hidden className="size-4" />
              Réponse interrompue
            </p>
          )}
        </div>
        <CardsOfAnswer answer={message} />
      </div>
    </article>
  )
})

/** A streaming answer; a screen reader announces its end, not each word. */
export function StreamingMessage({ text, proposed }: { text: string; proposed: readonly Proposed[] }) {
  // Typing has priority over rendering the newest text.
  const shown = useDeferredValue(text)
  return (
    <article aria-label="Coach Boom" aria-busy className={ARTICLE}>
      <CoachAvatar className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <Answer text={shown} isPartial className="coach-caret" />
        <CardsToCome proposed={proposed} />
      </div>
    </article>
  )
}

export function Thinking() {
  return (
    <div aria-hidden className={ARTICLE}>
      <CoachAvatar className="mt-0.5" />
      <span className="flex h-10 items-center gap-1.5">
        {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
          <span key={delay} className={cn('size-2 animate-bounce rounded-full bg-brand', delay)} />
        ))}
      </span>
    </div>
  )
}

interface AnswerProps {
  text: string
  isPartial: boolean
  className?: string
}

function Answer({ text, isPartial, className }: AnswerProps) {
  return (
    <div className={cn('pt-1 [overflow-wrap:anywhere]', className)}>
      <Suspense fallback={<PlainText text={text} />}>
        <CoachMarkdown text={text} isPartial={isPartial} />
      </Suspense>
    </div>
  )
}

function PlainText({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>
}

export function CoachAvatar({ className }: { className?: string }) {
  return <img src="/icon.svg" alt="" width={32} height={32} className={cn('size-8 shrink-0', className)} />
}
