import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { confirmPayment, createPaymentIntent } from '@/data/payments'
import { addCalendarMonth } from '@/domain/base/time/calendar-month'
import { createPaymentFlow } from './payment-flow'
import type { PaymentBackend } from './payment-state'
import { readStartedPayment, writeStartedPayment } from './started-payment'

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

  const isKnown = profile.status === 'ready' && profile.isLive
  const paidAtMs = isKnown ? (profile.value?.hasPaidAt?.getTime() ?? null) : undefined
  useEffect(() => {
    if (paidAtMs !== undefined) flow.hear(paidAtMs === null ? null : addCalendarMonth(new Date(paidAtMs)))
  }, [flow, paidAtMs])

  return { flow, state }
}
