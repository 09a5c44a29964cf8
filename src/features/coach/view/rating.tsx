import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { rateAnswer } from '@/data/coach/rate-answer'
import { toAppError } from '@/data/live/to-app-error'
import type { AppErrorCode } from '@/domain/base/errors'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'
import type { Rating as Said, RatedExchange } from '@/domain/coach/feedback'
import { cn } from '@/lib/cn'
import { errorText } from '@/lib/text/error-text'
import { ErrorNotice } from '@/components/error-notice'

const RatingReasons = lazy(() => import('./rating-reasons').then((m) => ({ default: m.RatingReasons })))

export type SaidMore = Pick<Said, 'isUseful' | 'reason' | 'line' | 'isSent'>
const THUMB: Pick<Said, 'reason' | 'line' | 'isSent'> = { reason: null, line: '', isSent: false }

interface RatingProps {
  conversation: string
  answer: ChatMessage & { readonly id: string }
  exchange: RatedExchange
}

/** Two thumbs under the last answer. A thumb is drawn as pressed once the server has it. */
export function Rating({ conversation, answer, exchange }: RatingProps) {
  const [isSending, setIsSending] = useState(false)
  const [said, setSaid] = useState<boolean | null>(answer.useful ?? null)
  const [step, setStep] = useState<'none' | 'asked' | 'thanked'>('none')
  const [failed, setFailed] = useState<{ more: SaidMore; code: AppErrorCode } | null>(null)
  const [isChanged, setIsChanged] = useState(false)
  const thumbRef = useRef<HTMLButtonElement>(null)
  const reasonsRef = useRef<HTMLDivElement>(null)

  async function send(more: SaidMore, after: typeof step) {
    if (isSending) return
    setIsSending(true)
    setFailed(null)
    try {
      await rateAnswer({ conversation, message: answer.id, ...more })
      setIsChanged(said === false && more.isUseful)
      setSaid(more.isUseful)
      leaveReasons(after)
    } catch (thrown) {
      setFailed({ more, code: toAppError(thrown).code })
    }
    setIsSending(false)
  }

  /** The reasons would take the focus with them: it returns to the thumb that opened them. */
  function leaveReasons(after: typeof step) {
    const focused = document.activeElement
    // A busy button has lost it already.
    const isLost = focused === document.body || reasonsRef.current?.contains(focused) === true
    if (step === 'asked' && after !== 'asked' && isLost) thumbRef.current?.focus({ preventScroll: true })
    setStep(after)
  }

  return (
    <div data-rating="" className="flex flex-col gap-2 pl-11 print:hidden">
      <div className="-ml-3 flex flex-wrap items-center gap-x-1 text-fine text-muted">
        {([true, false] as const).map((isUseful) => {
          const Icon = isUseful ? ThumbsUp : ThumbsDown
          return (
            <button
              key={String(isUseful)}
              ref={isUseful ? null : thumbRef}
              type="button"
              aria-label={isUseful ? 'Utile' : 'Pas utile'}
              title={isUseful ? 'Utile' : 'Pas utile'}
              aria-pressed={said === isUseful}
              {...(!isUseful && { 'aria-expanded': step === 'asked' })}
              onClick={() => {
                if (said !== isUseful) void send({ ...THUMB, isUseful }, isUseful ? 'thanked' : 'asked')
                else if (!isUseful) setStep('asked')
              }}
              className={cn(
                'grid size-11 place-items-center rounded-full transition-colors duration-quick hover:bg-hover active:bg-pressed hover:text-ink',
                said === isUseful && 'text-brand-text',
                isSending && 'opacity-60',
              )}
            >
              <Icon aria-hidden className={cn('size-4', said === isUseful && 'fill-current')} />
            </button>
          )
        })}
        <span role="status">
          {step === 'thanked' &&
            (isChanged ? 'Merci, c’est noté. Ton premier avis est effacé.' : 'Merci, c’est noté.')}
        </span>
      </div>
      {failed && (
        <ErrorNotice
          text={
            failed.code === 'coach/conversation-gone'
              ? 'Cette conversation n’existe plus\u00a0: ton avis n’est pas parti.'
              : `Ton avis n’est pas parti. ${errorText('coach', failed.code)}`
          }
          {...(failed.code !== 'coach/conversation-gone' && {
            onRetry: () => void send(failed.more, failed.more.isUseful ? 'thanked' : 'asked'),
          })}
        />
      )}
      {step === 'asked' && (
        <div ref={reasonsRef}>
          <Suspense fallback={null}>
            <RatingReasons
              exchange={exchange}
              isSending={isSending}
              onSend={(more) => void send({ isUseful: false, ...more }, 'thanked')}
              onClose={() => leaveReasons('none')}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
