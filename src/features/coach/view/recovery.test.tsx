import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AppError, type AppErrorCode } from '@/domain/base/errors'
import type { ConversationState } from '../conversation/conversation-state'
import { Recovery } from './recovery'

function drawn(code: AppErrorCode, retryAfterSeconds?: number): string {
  const facts = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
  const exchange = { status: 'failed', error: new AppError(code, facts) }
  const state = { exchange, messages: [], isGone: false } as unknown as ConversationState
  return renderToStaticMarkup(
    <MemoryRouter>
      <Recovery state={state} onRetry={() => undefined} onContinue={() => undefined} />
    </MemoryRouter>,
  )
}

test.each<AppErrorCode>([
  'network/offline',
  'coach/quota-day',
  'coach/quota-hour',
  'coach/conversation-busy',
])('a question that waits (%s) has the colour of waiting, and is told at once', (code) => {
  expect(drawn(code)).toMatch(/<div role="alert" class="[^"]*bg-warning-soft/)
})

test.each<AppErrorCode>(['coach/provider-timeout', 'coach/internal', 'coach/question-refused'])(
  'a failure (%s) has the colour of danger',
  (code) => {
    expect(drawn(code)).toContain('bg-danger-soft')
  },
)

test.each<AppErrorCode>(['coach/quota-day', 'coach/quota-day-trial', 'coach/quota-hour'])(
  '%s shortly before its end says the minutes and no other day',
  (code) => {
    expect(drawn(code, 45 * 60)).toContain('Tu pourras envoyer la suite dans 45\u00a0minutes.')
    expect(drawn(code, 45 * 60)).not.toMatch(/demain|aujourd/)
  },
)

test.each<[AppErrorCode, number | undefined, string]>([
  ['coach/provider-busy', undefined, 'Coach Boom est très demandé. Patiente un instant.'],
  ['coach/provider-busy', 20, 'Coach Boom est très demandé. Patiente un instant.'],
  [
    'coach/provider-busy',
    120,
    'Coach Boom est très demandé. Tu pourras envoyer la suite dans 2\u00a0minutes.',
  ],
  ['coach/provider-unavailable', undefined, 'lors de la génération de la réponse<'],
  [
    'coach/provider-unavailable',
    120,
    'lors de la génération de la réponse. Tu pourras envoyer la suite dans 2\u00a0minutes.',
  ],
])('%s with a wait of %s seconds says: %s', (code, retryAfterSeconds, words) => {
  expect(drawn(code, retryAfterSeconds)).toContain(words)
})
