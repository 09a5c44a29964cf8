import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { IntentWishes } from '@/data/payments'
import { AppError, type AppErrorCode } from '@/domain/base/errors'
import type { ChargeOutcome } from './charge-outcome'
import { createPaymentFlow } from './payment-flow'
import type { PaymentBackend } from './payment-state'
import type { StartedPayment } from './started-payment'

const END = new Date('2026-12-21T10:00:00Z')
const CHARGED: ChargeOutcome = { kind: 'charged' }

type Answer = Date | AppErrorCode

/** A fake server: returns the given answers in order, the last one repeatedly. */
function memoryBackend({
  openings = [],
  answers = [END],
}: { openings?: AppErrorCode[]; answers?: Answer[] } = {}) {
  const seen = { wishes: [] as IntentWishes[], confirmed: [] as string[], charges: 0 }
  const device = { started: null as StartedPayment | null }
  const backend: PaymentBackend = {
    openIntent(wishes) {
      seen.wishes.push(wishes)
      const refusal = openings.shift()
      return refusal ? Promise.reject(new AppError(refusal)) : Promise.resolve('pi_1_secret_x')
    },
    confirm(id) {
      seen.confirmed.push(id)
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer instanceof Date) return Promise.resolve({ endsAt: answer })
      return Promise.reject(new AppError(answer ?? 'unknown'))
    },
    readStarted: () => device.started,
    writeStarted: (started) => {
      device.started = started
    },
  }
  const charge = (outcome: ChargeOutcome | Error) => () => {
    seen.charges += 1
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
  }
  return { flow: createPaymentFlow(backend), seen, device, charge }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a click', () => {
  it('opens, charges, confirms', async () => {
    const { flow, seen, device, charge } = memoryBackend()
    flow.start()
    flow.hear(null)
    await flow.pay(charge(CHARGED), true)
    expect(flow.read()).toEqual({ step: 'paid', endsAt: END })
    expect(seen).toEqual({
      wishes: [{ immediateAccess: true, paidUntil: null }],
      confirmed: ['pi_1'],
      charges: 1,
    })
    expect(device.started).toBeNull()
  })

  it('charges once, however often it is made', async () => {
    const { flow, seen, charge } = memoryBackend()
    flow.start()
    await Promise.all([1, 2, 3].map(() => flow.pay(charge(CHARGED), false)))
    await flow.pay(charge(CHARGED), false)
    expect(seen.charges).toBe(1)
    expect(seen.wishes).toEqual([{ immediateAccess: false }])
  })

  it('says what the provider says of the card, and can be made again', async () => {
    const { flow, seen, device, charge } = memoryBackend()
    flow.start()
    await flow.pay(charge({ kind: 'refused', message: 'Votre carte a été refusée.' }), false)
    expect(flow.read()).toEqual({
      step: 'ready',
      fault: { kind: 'refused', message: 'Votre carte a été refusée.' },
    })
    expect(device.started).toBeNull()
    expect(seen.confirmed).toEqual([])
    await flow.pay(charge(CHARGED), false)
    expect(flow.read().step).toBe('paid')
  })

  it('charges nothing when no intent was opened', async () => {
    const { flow, seen, charge } = memoryBackend({ openings: ['payment/provider-unavailable'] })
    flow.start()
    await flow.pay(charge(CHARGED), false)
    const fault = { kind: 'failed', code: 'payment/provider-unavailable' }
    expect(flow.read()).toEqual({ step: 'ready', fault })
    expect(seen.charges).toBe(0)
  })

  it('is no error when the month was paid meanwhile', async () => {
    const { flow, seen, charge } = memoryBackend({ openings: ['payment/already-paid'] })
    flow.start()
    await flow.pay(charge(CHARGED), false)
    expect(flow.read()).toEqual({ step: 'already-paid' })
    expect(seen.charges).toBe(0)
  })
})

describe('a charge that nobody saw end', () => {
  it('asks the server, which knows of it', async () => {
    const { flow, charge } = memoryBackend()
    flow.start()
    await flow.pay(charge(new Error('thrown')), false)
    expect(flow.read()).toEqual({ step: 'paid', endsAt: END })
  })

  it.each(['payment/not-paid', 'network/offline'] as const)('fails when the answer is %s', async (answer) => {
    const { flow, device, charge } = memoryBackend({ answers: [answer] })
    flow.start()
    await flow.pay(charge({ kind: 'unknown', message: 'Stripe ne répond pas.' }), false)
    expect(flow.read()).toEqual({
      step: 'ready',
      fault: { kind: 'in-the-dark', message: 'Stripe ne répond pas.' },
    })
    expect(device.started).toEqual(answer === 'network/offline' ? { id: 'pi_1', isCharged: false } : null)
  })
})

describe('a charge that our server cannot confirm yet', () => {
  it('asks again by itself, with growing pauses, and lets nobody pay', async () => {
    const { flow, seen, charge } = memoryBackend({ answers: ['unknown', 'payment/internal', 'unknown', END] })
    flow.start()
    const paying = flow.pay(charge(CHARGED), false)
    await vi.advanceTimersByTimeAsync(0)
    expect(flow.read()).toEqual({ step: 'unconfirmed', isChecking: false })
    await flow.pay(charge(CHARGED), false)
    for (const [ms, asked] of [
      [999, 1],
      [1, 2],
      [2_000, 3],
      [3_999, 3],
      [1, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms)
      expect(seen.confirmed).toHaveLength(asked)
    }
    await paying
    expect(flow.read()).toEqual({ step: 'paid', endsAt: END })
    expect(seen.charges).toBe(1)
  })

  it('asks at once when it is told to', async () => {
    const { flow, seen, charge } = memoryBackend({ answers: ['unknown', END] })
    flow.start()
    const paying = flow.pay(charge(CHARGED), false)
    await vi.advanceTimersByTimeAsync(0)
    flow.verify()
    await paying
    expect(flow.read().step).toBe('paid')
    expect(seen.confirmed).toHaveLength(2)
  })

  it('takes the live profile for an answer', async () => {
    const { flow, device, charge } = memoryBackend({ answers: ['unknown'] })
    flow.start()
    flow.hear(null)
    const paying = flow.pay(charge(CHARGED), false)
    await vi.advanceTimersByTimeAsync(0)
    flow.hear(END)
    await paying
    expect(flow.read()).toEqual({ step: 'paid', endsAt: END })
    expect(device.started).toBeNull()
  })

  it('stops asking when the page is left, and goes on when it is opened again', async () => {
    const { flow, seen, device, charge } = memoryBackend({ answers: ['unknown'] })
    const leave = flow.start()
    const paying = flow.pay(charge(CHARGED), false)
    await vi.advanceTimersByTimeAsync(0)
    leave()
    await paying
    await vi.advanceTimersByTimeAsync(120_000)
    expect(seen.confirmed).toHaveLength(1)

    const later = memoryBackend()
    later.device.started = device.started
    later.flow.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(later.flow.read()).toEqual({ step: 'already-paid' })
    expect(later.device.started).toBeNull()
  })
})

describe('a page opened in the middle of a payment', () => {
  it('is ready when the card was not charged', async () => {
    const { flow, device } = memoryBackend({ answers: ['payment/not-paid'] })
    device.started = { id: 'pi_1', isCharged: false }
    flow.start()
    expect(flow.read()).toEqual({ step: 'checking' })
    await vi.advanceTimersByTimeAsync(0)
    expect(flow.read()).toEqual({ step: 'ready', fault: null })
    expect(device.started).toBeNull()
  })

  it('says the same whether the profile or the server tells it first', async () => {
    const { flow, device } = memoryBackend({ answers: ['unknown'] })
    device.started = { id: 'pi_1', isCharged: true }
    flow.hear(null)
    flow.start()
    await vi.advanceTimersByTimeAsync(0)
    flow.hear(END)
    expect(flow.read()).toEqual({ step: 'already-paid' })
    expect(device.started).toBeNull()
  })

  it('looks once, though it is started twice', async () => {
    const { flow, seen, device } = memoryBackend()
    device.started = { id: 'pi_1', isCharged: true }
    flow.start()()
    flow.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.confirmed).toEqual(['pi_1'])
    expect(flow.read()).toEqual({ step: 'already-paid' })
  })
})

describe('a month that was paid elsewhere', () => {
  it('takes the form away, and another month is a wish of its own', async () => {
    const { flow, seen, charge } = memoryBackend()
    flow.start()
    flow.hear(null)
    flow.hear(END)
    expect(flow.read()).toEqual({ step: 'already-paid' })
    await flow.pay(charge(CHARGED), false)
    expect(seen.charges).toBe(0)
    flow.payAgain()
    await flow.pay(charge(CHARGED), false)
    expect(seen.wishes).toEqual([{ immediateAccess: false, paidUntil: END }])
  })

  it('is not the month that stood there from the start, nor one that was taken back', () => {
    const { flow } = memoryBackend()
    flow.start()
    flow.hear(END)
    flow.hear(new Date(END))
    flow.hear(null)
    expect(flow.read()).toEqual({ step: 'ready', fault: null })
  })

  it('does not leave a refused card as the last word', async () => {
    const { flow } = memoryBackend()
    flow.start()
    flow.hear(null)
    await flow.pay(() => {
      flow.hear(END)
      return Promise.resolve({ kind: 'refused', message: null })
    }, false)
    expect(flow.read()).toEqual({ step: 'already-paid' })
  })
})
