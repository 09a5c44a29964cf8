import type { CallableFunction } from 'firebase-functions/https'
import { expect, it, vi } from 'vitest'
import { createPaymentIntent } from '../create-payment-intent'
import { behindGate } from './http-gate'
import { stripeWebhook } from '../stripe-webhook'

const options = { maxBytes: 10, codes: { malformed: 'm', tooLarge: 't' } }

function gate({ isCallable }: { isCallable: boolean }) {
  const callable = Object.assign(vi.fn(), {
    __endpoint: { platform: 'gcfv2' },
    run: vi.fn(),
    stream: vi.fn(),
  })
  return {
    callable,
    gated: behindGate(callable as unknown as CallableFunction<unknown, unknown>, { ...options, isCallable }),
  }
}

it('looks like the callable to a deploy and to the emulator', () => {
  const { callable, gated } = gate({ isCallable: true })
  expect(typeof gated).toBe('function')
  expect(gated.__endpoint).toBe(callable.__endpoint)
})

// The emulator answers preflights itself, so the functions' tests cannot check this.
it('lets a preflight pass, to be remembered for two hours', () => {
  const { callable, gated } = gate({ isCallable: true })
  const setHeader = vi.fn()
  const [request, answer] = [
    { method: 'OPTIONS' },
    { setHeader, removeHeader: vi.fn() },
  ] as unknown as Parameters<typeof gated>
  void gated(request, answer)
  expect(callable).toHaveBeenCalledWith(request, answer)
  expect(setHeader).toHaveBeenCalledWith('Access-Control-Max-Age', '7200')
})

it('refuses a preflight where no other origin has business, before the endpoint works', () => {
  const { callable, gated } = gate({ isCallable: false })
  const answer = { setHeader: vi.fn(), removeHeader: vi.fn(), status: vi.fn().mockReturnThis(), end: vi.fn() }
  const request = { method: 'OPTIONS', headers: { origin: 'https://attacker.example' } }
  void gated(...([request, answer] as unknown as Parameters<typeof gated>))
  expect(callable).not.toHaveBeenCalled()
  expect(answer.status).toHaveBeenCalledWith(405)
  expect(answer.setHeader).toHaveBeenCalledWith('Allow', 'POST')
})

it.each(['createPaymentIntent', 'stripeWebhook'] as const)('%s does nothing for OPTIONS', async (name) => {
  const endpoints = { createPaymentIntent, stripeWebhook }
  const answer = { setHeader: vi.fn(), removeHeader: vi.fn(), status: vi.fn().mockReturnThis(), end: vi.fn() }
  const request = { method: 'OPTIONS', headers: { 'content-type': 'application/json' } }
  await endpoints[name](...([request, answer] as unknown as Parameters<typeof createPaymentIntent>))
  expect(answer.status.mock.calls).toEqual([[405]])
})
