import { CircleStop } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import type { AppError, AppErrorCode } from '@/domain/base/errors'
import { counted } from '@/domain/base/french-count'
import { cn } from '@/lib/cn'
import { appendToConversation } from '@/data/conversations'
import { useEntries, type Entry } from '@/data/sync/use-live'
import { readFields, readText } from '@/domain/base/read-field'
import { useLasts } from '@/lib/use-lasts'
import { errorText } from '@/lib/error-text'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { canRetry, type ConversationState } from '../conversation/conversation-state'

// The server has just answered: what is missing then is told in a sentence, and asked for again with the question.
const ConfirmAddress = lazyWithPreload(() =>
  import('./confirm-address').then(
    (module) => module.ConfirmAddress,
    () => Unconfirmed,
  ),
)

const ENDED_BY_PAYING: ReadonlySet<AppErrorCode> = new Set([
  'coach/no-access',
  'coach/had-trial',
  'coach/quota-trial',
])

/** What lasts longer, the sentence itself says. */
const COUNTED_SECONDS_MAX = 2 * 3600

interface RecoveryProps {
  state: ConversationState
  onRetry: () => void
  onContinue: () => void
}

/** Below the last message: what went wrong with it, and the way on. */
export function Recovery({ state, onRetry, onContinue }: RecoveryProps) {
  const { exchange, messages } = state
  if (exchange.status === 'failed') {
    if (exchange.error.code === 'coach/unconfirmed') {
      return (
        <Suspense fallback={null}>
          <ConfirmAddress onConfirmed={onRetry} />
        </Suspense>
      )
    }
    return (
      <div className="flex flex-col gap-2">
        <ErrorNotice text={failureText(exchange.error)} onRetry={onRetry} />
        {ENDED_BY_PAYING.has(exchange.error.code) && (
          <Link to={paths.payment} className="text-small font-semibold text-brand-text underline">
            Voir l'abonnement
          </Link>
        )}
      </div>
    )
  }
  if (exchange.status === 'idle' && exchange.isCut) {
    return (
      <Notice
        tone="info"
        action={
          <Button variant="secondary" onClick={onContinue}>
            Continuer
          </Button>
        }
      >
        Réponse coupée&nbsp;: elle était trop longue.
      </Notice>
    )
  }
  if (!canRetry(state)) return null
  const isUnanswered = messages.at(-1)?.role === 'user'
  return (
    <div
      className={cn(
        '-mt-3 flex flex-wrap items-center gap-x-4 gap-y-1',
        isUnanswered ? 'justify-end' : 'pl-11',
      )}
    >
      {isUnanswered && (
        <p className="flex items-center gap-2 text-small font-medium text-muted">
          <CircleStop aria-hidden className="size-4" />
          Réponse interrompue avant le premier mot
        </p>
      )}
      <Button variant="secondary" onClick={onRetry}>
        Réessayer
      </Button>
    </div>
  )
}

function failureText({ code, retryAfterSeconds }: AppError): string {
  const sentence = errorText('coach', code)
  if (retryAfterSeconds === null || retryAfterSeconds < 60) return sentence
  if (retryAfterSeconds > COUNTED_SECONDS_MAX) return sentence
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return `${sentence} Tu pourras envoyer la suite dans ${counted(minutes, 'minute')}.`
}

const DELAYS = {
  waiting:
    "La fin de cette conversation n'est pas encore enregistrée\u00a0: elle attend le réseau sur cet appareil.",
  refused:
    "La fin de cette conversation n'a pas pu être enregistrée. Elle reste sur cet appareil, et nous réessayons.",
} as const

/** A save that takes longer is told. */
const PATIENCE_MS = 10_000

/** The end of the conversation is on this device alone. */
export function KeptNotice({ uid, conversationId }: { uid: string; conversationId: string }) {
  const entries = useEntries(uid).filter(
    (entry) => entry.name === appendToConversation.name && isAbout(entry, conversationId),
  )
  const isLong = useLasts(entries.length > 0, PATIENCE_MS)
  const isRefused = entries.some(({ state }) => state === 'refused')
  if (!isRefused && !isLong) return null
  return (
    <Notice tone="warning" role="status">
      {DELAYS[isRefused ? 'refused' : 'waiting']}
    </Notice>
  )
}

function isAbout({ args }: Entry, conversationId: string): boolean {
  return readText(readFields(args)?.['id']) === conversationId
}

function Unconfirmed({ onConfirmed }: { onConfirmed: () => void }) {
  return <ErrorNotice text={errorText('coach', 'coach/unconfirmed')} onRetry={onConfirmed} />
}
