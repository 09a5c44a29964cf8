import { AppError, codeOf, type AppErrorCode } from '@/domain/base/errors'
import { Listeners } from '@/domain/base/listeners'
import { intentIdOf, type ChargeOutcome } from './charge-outcome'
import type { ChargeCard, PaymentBackend, PaymentFault, PaymentState } from './payment-state'
import type { StartedPayment } from './started-payment'

export interface PaymentFlow {
  subscribe: (listener: () => void) => () => void
  read: () => PaymentState
  /** Called on mount: resumes a payment without a known result. Returns a function that stops the polling. */
  start: () => () => void
  /** Pays. Ignored unless the page is `ready`, so that a double click pays once. */
  pay: (charge: ChargeCard, immediateAccess: boolean) => Promise<void>
  /** Asks the server now instead of after the pause. */
  verify: () => void
  /** End of the last paid month on the page before the server's profile came: kept on this device, or null. */
  show: (paidUntil: Date | null) => void
  /** End of the last paid month in the server's profile; null: none. */
  hear: (paidUntil: Date | null) => void
  /** The person has seen that a month is paid, and wants another one. */
  payAgain: () => void
}

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const
const LONGEST_PAUSE_MS = 30_000

/** Final answers of the server: do not ask again. */
const FINAL: ReadonlySet<AppErrorCode> = new Set(['payment/not-paid', 'payment/unknown-intent'])

type Opened = (endsAt: Date | null) => PaymentState

const paid: Opened = (endsAt) => ({ step: 'paid', endsAt })
const alreadyPaid: Opened = (endsAt) => ({ step: 'already-paid', endsAt, isNews: true })
const monthRunning: Opened = (endsAt) => ({ step: 'already-paid', endsAt, isNews: false })

/** From the click to the paid month; independent of React and Stripe. */
export function createPaymentFlow(backend: PaymentBackend): PaymentFlow {
  let state: PaymentState = { step: 'ready', fault: null }
  /** End of the last paid month that the person has seen; undefined: the server's profile did not come. */
  let shown: Date | null | undefined
  /** What the page showed before; undefined: no form. */
  let shownBefore: Date | null | undefined
  let latest: Date | null = null
  let isShown = false
  /** Next state once the month is paid. */
  let opened: Opened = paid
  const pause = createPause()
  const listeners = new Listeners()

  function set(next: PaymentState) {
    state = next
    listeners.notify()
  }
  const step = () => state.step
  const hasNewMonth = () => shown !== undefined && isLater(latest, shown)

  function giveUp(fault: PaymentFault | null) {
    if (hasNewMonth()) set(alreadyPaid(latest))
    else set({ step: 'ready', fault })
  }

  function finish(next: PaymentState) {
    backend.writeStarted(null)
    set(next)
    pause.end()
  }

  /** The paid month, or the error. */
  async function ask(id: string): Promise<AppErrorCode | { endsAt: Date | null }> {
    try {
      return await backend.confirm(id)
    } catch (thrown) {
      return codeOf(thrown)
    }
  }

  /** Asks whether the month is paid: once, or until the answer if the card was charged. The live profile may answer first. */
  async function check({ id, isCharged }: StartedPayment, then: Opened, fault: PaymentFault | null) {
    opened = then
    set({ step: 'checking' })
    for (let round = 0; ; round += 1) {
      const answer = await ask(id)
      if (step() === 'paid' || step() === 'already-paid') return
      if (typeof answer !== 'string') {
        finish(opened(answer.endsAt))
        return
      }
      if (FINAL.has(answer)) backend.writeStarted(null)
      if (!isCharged || FINAL.has(answer)) {
        giveUp(fault)
        return
      }
      set({ step: 'unconfirmed', isChecking: false })
      if (isShown) await pause.wait(PAUSES_MS[round] ?? LONGEST_PAUSE_MS)
      if (!isShown || step() !== 'unconfirmed') return
      set({ step: 'unconfirmed', isChecking: true })
    }
  }

  /** The client secret; null: failed, and the page shows why. */
  async function open(immediateAccess: boolean): Promise<string | null> {
    set({ step: 'opening' })
    try {
      return await backend.openIntent({ immediateAccess, ...(shown !== undefined && { paidUntil: shown }) })
    } catch (thrown) {
      const code = codeOf(thrown)
      const paidUntil = thrown instanceof AppError ? thrown.paidUntil : null
      if (code === 'payment/already-paid') finish(alreadyPaid(paidUntil))
      else if (code === 'payment/month-running') finish(monthRunning(paidUntil))
      else giveUp({ kind: 'failed', code })
      return null
    }
  }

  return {
    subscribe: listeners.subscribe,
    read: () => state,
    start() {
      isShown = true
      const started = backend.readStarted()
      if (started && step() === 'ready') void check(started, alreadyPaid, null)
      return () => {
        isShown = false
        pause.end()
      }
    },
    async pay(charge, immediateAccess) {
      if (step() !== 'ready') return
      const clientSecret = await open(immediateAccess)
      if (clientSecret === null) return
      const id = intentIdOf(clientSecret)
      backend.writeStarted({ id, isCharged: false })
      set({ step: 'charging' })
      const outcome = await charge(clientSecret).catch((): ChargeOutcome => ({
        kind: 'unknown',
        message: null,
      }))
      if (outcome.kind === 'refused') {
        backend.writeStarted(null)
        giveUp({ kind: 'refused', message: outcome.message })
        return
      }
      const started = { id, isCharged: outcome.kind === 'charged' }
      backend.writeStarted(started)
      const message = outcome.kind === 'unknown' ? outcome.message : null
      await check(started, paid, { kind: 'in-the-dark', message })
    },
    verify: pause.end,
    show(paidUntil) {
      if (shown === undefined) shownBefore = paidUntil
    },
    hear(paidUntil) {
      latest = paidUntil
      const isFirst = shown === undefined
      const before = isFirst ? shownBefore : shown
      if (before === undefined || !isLater(paidUntil, before)) {
        shown = paidUntil
        return
      }
      // The form that the person reads knew less: it is not changed under the finger.
      if (isFirst) shown = before
      if (step() === 'ready') finish((isFirst ? monthRunning : alreadyPaid)(paidUntil))
      else if (step() === 'checking' || step() === 'unconfirmed') finish(opened(paidUntil))
    },
    payAgain() {
      if (state.step !== 'already-paid') return
      const seen = isLater(latest, state.endsAt) ? latest : state.endsAt
      if (shown !== undefined || seen !== null) shown = seen
      set({ step: 'ready', fault: null })
    },
  }
}

function isLater(date: Date | null, than: Date | null): boolean {
  return date !== null && (than === null || date > than)
}

function createPause() {
  let cut: (() => void) | null = null
  return {
    wait(ms: number): Promise<void> {
      return new Promise((resolve) => {
        const timer = setTimeout(end, ms)
        function end() {
          clearTimeout(timer)
          cut = null
          resolve()
        }
        cut = end
      })
    },
    end: () => cut?.(),
  }
}
