import { CircleStop } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import type { ChatMessage } from '@/domain/coach/conversation'
import { cn } from '@/lib/cn'
import { Answer } from './answer'
import { CoachAvatar } from './coach-avatar'
import { CopyAnswer } from './copy-answer'
import { settledMarkdown } from './settled-markdown'
import './coach-caret.css'

const ARTICLE = 'flex gap-3'
const FAR = '[contain-intrinsic-size:auto_12rem] [content-visibility:auto] print:[content-visibility:visible]'

/** A message that no longer changes. `isFar` lets the browser skip its layout until it is scrolled near. */
export const Message = memo(function Message({ message, isFar }: { message: ChatMessage; isFar: boolean }) {
  if (message.role === 'user') {
    return (
      <article aria-label="Vous" className={cn('flex justify-end', isFar && FAR)}>
        <p className="max-w-[85%] rounded-bubble rounded-br-md bg-brand-soft px-4 py-2.5 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {message.content}
        </p>
      </article>
    )
  }
  return (
    <article aria-label="Coach Boom" className={cn(ARTICLE, isFar && FAR)}>
      <CoachAvatar className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <Answer text={message.stopped ? settledMarkdown(message.content) : message.content} />
        {message.stopped && (
          <p className="mt-3 flex items-center gap-2 text-small font-medium text-muted">
            <CircleStop aria-hidden className="size-4" />
            Réponse interrompue
          </p>
        )}
        <CopyAnswer text={message.content} />
      </div>
    </article>
  )
})

/** The answer while it arrives; a screen reader is told when it is over, not at each word. */
export function StreamingMessage({ text }: { text: string }) {
  // Typing the next question comes before drawing the newest words.
  const shown = useDeferredValue(settledMarkdown(text))
  return (
    <article aria-label="Coach Boom" aria-busy className={ARTICLE}>
      <CoachAvatar className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <Answer text={shown} className="coach-caret" />
      </div>
    </article>
  )
}

/** Between the question and the first word. */
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
