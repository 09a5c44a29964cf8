import { Suspense } from 'react'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { cn } from '@/lib/cn'

// Without it (offline, never seen before) answers show as plain text.
const CoachMarkdown = lazyWithPreload(() =>
  import('./coach-markdown').then(
    (module) => module.CoachMarkdown,
    () => PlainText,
  ),
)

/** What an answer needs to be drawn; an empty conversation does without. */
export const preloadAnswers = CoachMarkdown.preload

export function Answer({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cn('pt-1 [overflow-wrap:anywhere]', className)}>
      <Suspense fallback={<PlainText text={text} />}>
        <CoachMarkdown text={text} />
      </Suspense>
    </div>
  )
}

function PlainText({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>
}
