import { http } from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import type { HttpsFunction } from 'firebase-functions/https'
import type { AddressInfo } from 'node:net'
import {
  createCoachProvider,
  type CoachProvider,
  type ProviderLimits,
} from '../../../functions/src/coach/provider'
import { standInKeys } from '../../../local/stripe/keys'
import { CANARY_KEY, FALLBACK_MODEL, MODEL } from './canaries'
import { bringHere } from './functions-here'

export interface Served {
  readonly url: string
  stop(): Promise<void>
}

/** Serves an endpoint in this process with the production runtime: the emulator takes only ten calls at a time. */
async function serve(name: string, endpoint: HttpsFunction): Promise<Served> {
  http(name, endpoint as Parameters<typeof http>[1])
  const server = getTestServer(name)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export interface CoachHere extends Served {
  /** Sets the provider and its limits from now on. */
  meet(providerUrl: string, limits: ProviderLimits): Promise<void>
}

export async function serveCoach(): Promise<CoachHere> {
  bringHere()
  Object.assign(process.env, {
    COACH_API_KEY: CANARY_KEY,
    COACH_MODEL: MODEL,
    COACH_FALLBACK_MODEL: FALLBACK_MODEL,
    COACH_TOOLS: 'on',
  })
  const { coachChatOver } = await import('../../../functions/src/coach-chat')
  let provider: CoachProvider | undefined
  const served = await serve(
    'coachChat',
    coachChatOver({
      answer(...question) {
        if (!provider) throw new Error('No provider was met')
        return provider.answer(...question)
      },
      close: async () => provider?.close(),
    }),
  )
  return {
    ...served,
    async meet(providerUrl, limits) {
      await provider?.close()
      provider = createCoachProvider(limits)
      process.env['COACH_BASE_URL'] = `${providerUrl}/v1`
    },
    async stop() {
      await provider?.close()
      await served.stop()
    },
  }
}

export interface PaymentsHere {
  readonly createPaymentIntent: string
  readonly confirmPayment: string
  readonly stripeWebhook: string
  readonly refundPayment: string
  /** Runs the schedule's part of a withdrawal. */
  resumeRefunds(): Promise<void>
  stop(): Promise<void>
}

export async function servePayments(stripeUrl: string): Promise<PaymentsHere> {
  bringHere()
  Object.assign(process.env, { STRIPE_BASE_URL: stripeUrl, STRIPE_WEBHOOK_SECRET: standInKeys.webhook })
  const [opening, confirming, hearing, refunding, { resumeRefunds }] = await Promise.all([
    import('../../../functions/src/create-payment-intent'),
    import('../../../functions/src/confirm-payment'),
    import('../../../functions/src/stripe-webhook'),
    import('../../../functions/src/refund-payment'),
    import('../../../functions/src/payment/refund/refund'),
  ])
  const served = await Promise.all([
    serve('createPaymentIntent', opening.createPaymentIntent),
    serve('confirmPayment', confirming.confirmPayment),
    serve('stripeWebhook', hearing.stripeWebhook),
    serve('refundPayment', refunding.refundPayment),
  ])
  const [create, confirm, webhook, refund] = served.map(({ url }) => url)
  return {
    createPaymentIntent: String(create),
    confirmPayment: String(confirm),
    stripeWebhook: String(webhook),
    refundPayment: String(refund),
    resumeRefunds,
    async stop() {
      await Promise.all(served.map((each) => each.stop()))
    },
  }
}
