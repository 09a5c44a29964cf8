import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { confirmPayment, createPaymentIntent } from '@/data/payments'
import { addCalendarMonth } from '@/domain/base/time/calendar-month'
import { useLasts } from '@/lib/hooks/use-lasts'
import { createPaymentFlow } from './payment-flow'
import type { PaymentBackend } from './payment-state'
import { readStartedPayment, writeStartedPayment } from './started-payment'

const PATIENCE_MS = 2_000

function backendOf(uid: string): PaymentBackend {
  return {
    openIntent: createPaymentIntent,
    confirm: confirmPayment,
    readStarted: () => readStartedPayment(uid, new Date()),
    writeStarted: (started) => writeStartedPayment(uid, started, new Date()),
  }
}

/** The payment of this page; also notices a month paid in another tab, on another device or by Stripe's webhook. */
export function usePaymentFlow() {
  const { user, profile } = useSignedIn()
  const [flow] = useState(() => createPaymentFlow(backendOf(user.uid)))
  const state = useSyncExternalStore(flow.subscribe, flow.read)

  useEffect(() => flow.start(), [flow])

  useEffect(() => {
    window.addEventListener('online', flow.verify)
    return () => window.removeEventListener('online', flow.verify)
  }, [flow])

  const isLive = profile.status === 'ready' && profile.isLive
  const paidAtMs = profile.status === 'ready' ? (profile.value?.hasPaidAt?.getTime() ?? null) : null
  const isAwaited = profile.status === 'loading'
  const isLate = useLasts(isAwaited, PATIENCE_MS)
  /** The form is hidden for a while, because the access decides how long the sentences above it are. */
  const isHidden = isAwaited && !isLate
  useEffect(() => {
    const paidUntil = paidAtMs === null ? null : addCalendarMonth(new Date(paidAtMs))
    if (isLive) flow.hear(paidUntil)
    else if (!isHidden) flow.show(paidUntil)
  }, [flow, paidAtMs, isLive, isHidden])

  return { flow, state, isHidden }
}
