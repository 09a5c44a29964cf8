import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { IntentWishes } from '@/data/payments'
import { AppError, type AppErrorCode } from '@/domain/base/errors'
import type { ChargeOutcome } from './charge-outcome'
import { createPaymentFlow } from './payment-flow'
import type { PaymentBackend } from './payment-state'
import type { StartedPayment } from './started-payment'

const END = new Date('2026-12-21T10:00:00Z')
const LATER = new Date('2027-01-21T10:00:00Z')
const alreadyPaid = (endsAt: Date | null) => ({ step: 'already-paid', endsAt, isNews: true })
const running = (endsAt: Date | null) => ({ step: 'already-paid', endsAt, isNews: false })
const CHARGED: ChargeOutcome = { kind: 'charged' }

type Answer = Date | AppErrorCode

/** A fake server: returns the given answers in order, the last one repeatedly. */
function memoryBackend({
  openings = [],
  answers = [END],
}: { openings?: (AppErrorCode | AppError | null)[]; answers?: Answer[] } = {}) {
  const seen = { wishes: [] as IntentWishes[], confirmed: [] as string[], charges: 0 }
  const device = { started: null as StartedPayment | null }
  const backend: PaymentBackend = {
    openIntent(wishes) {
      seen.wishes.push(wishes)
      const refusal = openings.shift()
      if (!refusal) return Promise.resolve('pi_1_secret_x')
      return Promise.reject(refusal instanceof AppError ? refusal : new AppError(refusal))
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

  it('shows the message of the provider about the card, and can be repeated', async () => {
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

  it('charges no card when no intent was opened', async () => {
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
    expect(flow.read()).toEqual(alreadyPaid(null))
    expect(seen.charges).toBe(0)
  })
})

describe('a charge whose end is unknown', () => {
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
  it('asks again by itself, with growing pauses, and offers no payment', async () => {
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
    expect(later.flow.read()).toEqual(alreadyPaid(END))
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
    expect(flow.read()).toEqual(alreadyPaid(END))
    expect(device.started).toBeNull()
  })

  it('looks once, though it is started twice', async () => {
    const { flow, seen, device } = memoryBackend()
    device.started = { id: 'pi_1', isCharged: true }
    flow.start()()
    flow.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.confirmed).toEqual(['pi_1'])
    expect(flow.read()).toEqual(alreadyPaid(END))
  })
})

describe('a month that was paid elsewhere', () => {
  it('takes the form away, and another month is a wish of its own', async () => {
    const { flow, seen, charge } = memoryBackend()
    flow.start()
    flow.hear(null)
    flow.hear(END)
    expect(flow.read()).toEqual(alreadyPaid(END))
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
    expect(flow.read()).toEqual(alreadyPaid(END))
  })
})

describe('a paid month that the page does not know', () => {
  const refusal = (code: AppErrorCode = 'payment/month-running', paidUntil = END) =>
    new AppError(code, { paidUntil })

  it('is told by the server, and another month is sold for the end that was told', async () => {
    const { flow, seen, charge } = memoryBackend({ openings: [refusal(), null] })
    flow.start()
    flow.show(null)
    await flow.pay(charge(CHARGED), true)
    expect(flow.read()).toEqual(running(END))
    expect(seen).toMatchObject({ wishes: [{ immediateAccess: true }], charges: 0 })
    await flow.pay(charge(CHARGED), true)
    expect(seen.charges).toBe(0)
    flow.payAgain()
    expect(flow.read()).toEqual({ step: 'ready', fault: null })
    await flow.pay(charge(CHARGED), true)
    expect(seen.wishes[1]).toEqual({ immediateAccess: true, paidUntil: END })
    expect(seen.charges).toBe(1)
  })

  it('is asked about again where yet another month was paid meanwhile', async () => {
    const openings = [refusal(), refusal('payment/already-paid', LATER), null]
    const { flow, seen, charge } = memoryBackend({ openings })
    flow.start()
    await flow.pay(charge(CHARGED), false)
    flow.payAgain()
    await flow.pay(charge(CHARGED), false)
    expect(flow.read()).toEqual(alreadyPaid(LATER))
    flow.payAgain()
    await flow.pay(charge(CHARGED), false)
    expect(seen.wishes.map(({ paidUntil }) => paidUntil)).toEqual([undefined, END, LATER])
    expect(seen.charges).toBe(1)
  })

  it('is asked about once, though the profile comes while the question stands', async () => {
    const { flow, seen, charge } = memoryBackend({ openings: [refusal(), null] })
    flow.start()
    flow.show(null)
    await flow.pay(charge(CHARGED), false)
    flow.hear(END)
    expect(flow.read()).toEqual(running(END))
    flow.payAgain()
    flow.hear(END)
    expect(flow.read()).toEqual({ step: 'ready', fault: null })
    await flow.pay(charge(CHARGED), false)
    expect(seen.wishes[1]).toEqual({ immediateAccess: false, paidUntil: END })
  })

  it('stops the next charge when a later profile names an end that was not shown', async () => {
    const { flow, seen, charge } = memoryBackend({ openings: [refusal(), null] })
    flow.start()
    await flow.pay(charge(CHARGED), false)
    flow.payAgain()
    flow.hear(LATER)
    expect(flow.read()).toEqual(alreadyPaid(LATER))
    await flow.pay(charge(CHARGED), false)
    expect(seen.charges).toBe(0)
  })

  it.each<[string, Date | null | undefined, Date | null, object]>([
    ['none was shown', null, END, running(END)],
    ['an older one was shown', END, LATER, running(LATER)],
    ['this one was shown', END, END, { step: 'ready', fault: null }],
    ['a later one was shown, which was refunded', LATER, END, { step: 'ready', fault: null }],
    ['one was shown that was refunded', END, null, { step: 'ready', fault: null }],
    ['no form was shown', undefined, END, { step: 'ready', fault: null }],
  ])('is asked about when the profile comes, where %s', (_name, before, paidUntil, state) => {
    const { flow } = memoryBackend()
    flow.start()
    if (before !== undefined) flow.show(before)
    flow.hear(paidUntil)
    expect(flow.read()).toEqual(state)
  })

  it('is the one that this page pays for, when the profile comes first', async () => {
    const { flow, charge } = memoryBackend({ answers: ['unknown'] })
    flow.start()
    flow.show(null)
    const paying = flow.pay(charge(CHARGED), false)
    await vi.advanceTimersByTimeAsync(0)
    flow.hear(END)
    await paying
    expect(flow.read()).toEqual({ step: 'paid', endsAt: END })
  })

  it('is not sold again by a retry after a fault of the provider', async () => {
    const openings = ['payment/provider-unavailable' as const, refusal(), null]
    const { flow, seen, charge } = memoryBackend({ openings })
    flow.start()
    await flow.pay(charge(CHARGED), false)
    await flow.pay(charge(CHARGED), false)
    expect(flow.read()).toEqual(running(END))
    expect(seen.charges).toBe(0)
  })
})
