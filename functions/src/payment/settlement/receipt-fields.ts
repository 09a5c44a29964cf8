import { parsePayment } from '@/domain/access/payment'
import { readFlag, readInteger, readText } from '@/domain/base/read-field'
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore'
import type { Checkout, Receipt } from './book-entry'

/** Null: missing. Throws on an unreadable receipt, so that it is never overwritten. */
export function readReceipt(document: DocumentSnapshot): Receipt | null {
  if (!document.exists) return null
  const data = document.data()
  const payment = parsePayment(document.id, data)
  if (!payment?.paidAt) throw new Error('unreadable receipt')
  return {
    ...payment,
    paidAt: payment.paidAt,
    isApplied: data?.['isApplied'] === true,
    version: readInteger(data?.['version'], 0, Number.MAX_SAFE_INTEGER, 0),
  }
}

export function readCheckout(document: DocumentSnapshot): Checkout | null {
  if (!document.exists) return null
  return {
    immediateAccess: readFlag(document.get('immediateAccess')),
    amount: readInteger(document.get('amount'), 0, Number.MAX_SAFE_INTEGER, 0),
    currency: readText(document.get('currency')),
  }
}

export function receiptFields(receipt: Receipt): DocumentData {
  const { userId, amount, currency, status, paidAt, endedAt, immediateAccess } = receipt
  const { refunded, withdrawal, mails, isApplied, version } = receipt
  const money = { amount, currency, status, paidAt, endedAt }
  return { userId, ...money, immediateAccess, refunded, withdrawal, mails, isApplied, version }
}
