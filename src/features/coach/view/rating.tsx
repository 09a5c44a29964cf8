import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
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

  async function send(more: SaidMore, after: typeof step) {
    if (isSending) return
    setIsSending(true)
    setFailed(null)
    try {
      await rateAnswer({ conversation, message: answer.id, ...more })
      setSaid(more.isUseful)
      setStep(after)
    } catch (thrown) {
      setFailed({ more, code: toAppError(thrown).code })
    }
    setIsSending(false)
  }

  return (
    <div className="flex flex-col gap-2 pl-11 print:hidden">
      <div className="-ml-3 flex flex-wrap items-center gap-x-1 text-fine text-muted">
        {([true, false] as const).map((isUseful) => {
          const Icon = isUseful ? ThumbsUp : ThumbsDown
          return (
            <button
              key={String(isUseful)}
              type="button"
              aria-label={isUseful ? 'Utile' : 'Pas utile'}
              title={isUseful ? 'Utile' : 'Pas utile'}
              aria-pressed={said === isUseful}
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
        <span role="status">{step === 'thanked' && 'Merci, c’est noté.'}</span>
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
        <Suspense fallback={null}>
          <RatingReasons
            exchange={exchange}
            isSending={isSending}
            onSend={(more) => void send({ isUseful: false, ...more }, 'thanked')}
            onClose={() => setStep('none')}
          />
        </Suspense>
      )}
    </div>
  )
}
