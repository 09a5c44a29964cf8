import { CircleStop } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { ErrorNotice } from '@/components/error-notice'
import type { AppError, AppErrorCode } from '@/domain/base/errors'
import { errorText } from '@/lib/text/error-text'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { canContinue, retriable, type ConversationState } from '../conversation/conversation-state'
import { waitWords } from './wait-words'
import type { ConfirmAddressProps } from './confirm-address'

// If the code cannot load, the sentence of the refusal.
const ConfirmAddress = lazyWithPreload(() =>
  import('./confirm-address').then(
    (module) => module.ConfirmAddress,
    () => UnconfirmedNotice,
  ),
)

const ENDED_BY_PAYING: ReadonlySet<AppErrorCode> = new Set([
  'coach/no-access',
  'coach/had-trial',
  'coach/quota-trial',
  'coach/quota-day-trial',
])

/** Nothing has failed: the question is kept until the network, a turn or the access is there. */
const WAITING: ReadonlySet<AppErrorCode> = new Set([
  ...ENDED_BY_PAYING,
  'network/offline',
  'coach/quota-day',
  'coach/quota-hour',
  'coach/quota-streams',
  'coach/conversation-busy',
])

export interface RecoveryProps {
  state: ConversationState
  onRetry: () => void
  onContinue: () => void
}

export function Recovery({ state, onRetry, onContinue }: RecoveryProps) {
  const { exchange, messages, isGone, waiting } = state
  if (exchange.status === 'failed') {
    const { code } = exchange.error
    if (code === 'coach/unconfirmed' || code === 'coach/quota-day-unconfirmed') {
      return (
        <Suspense fallback={null}>
          <ConfirmAddress code={code} wait={waitWords(exchange.error)} onConfirmed={onRetry} />
        </Suspense>
      )
    }
    return (
      <div className="flex flex-col gap-2">
        <ErrorNotice
          text={failureText(exchange.error)}
          tone={WAITING.has(code) ? 'waiting' : 'danger'}
          {...(!isGone && { onRetry })}
        />
        {ENDED_BY_PAYING.has(code) && (
          <Link to={paths.payment} className="text-small font-semibold text-brand-text underline">
            Voir l’abonnement
          </Link>
        )}
      </div>
    )
  }
  if (canContinue(state)) {
    const button = (
      <Button variant="secondary" onClick={onContinue}>
        Continuer
      </Button>
    )
    if (!messages.at(-1)?.cut) return <div className="-mt-3 flex pl-11">{button}</div>
    return (
      <Notice tone="info" action={button}>
        Réponse coupée&nbsp;: elle était trop longue.
      </Notice>
    )
  }
  const last = retriable(state)
  if (!last?.id) return null
  return (
    <div className="-mt-3 flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
      <p className="flex items-center gap-2 text-small font-medium text-muted">
        <CircleStop aria-hidden className="size-4" />
        {waiting.includes(last.id) ? 'Pas encore envoyée' : 'Réponse interrompue avant le premier mot'}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        Réessayer
      </Button>
    </div>
  )
}

function UnconfirmedNotice({ code, wait, onConfirmed }: ConfirmAddressProps) {
  return <ErrorNotice text={`${errorText('coach', code)} ${wait ?? ''}`.trim()} onRetry={onConfirmed} />
}

function failureText(error: AppError): string {
  const text = errorText('coach', error.code)
  const wait = waitWords(error) ?? (error.code === 'coach/provider-busy' ? 'Patiente un instant.' : null)
  if (wait === null) return text
  // The specification's sentence has no full stop of its own.
  return `${text}${text.endsWith('.') ? '' : '.'} ${wait}`
}
