import { SERVER_TIME, type Write } from '@/domain/base/write'
import { conversationPath } from '@/domain/coach/conversation/conversation-writes'
import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore'
import { firestore } from '../admin'

export function conversationOf(id: string): DocumentReference {
  return firestore.doc(conversationPath(id))
}

export function write(transaction: Transaction, decided: Write): void {
  const document = firestore.doc(decided.path)
  if (decided.kind === 'delete') transaction.delete(document)
  else if (decided.kind === 'set') transaction.set(document, storedFields(decided.fields, undefined))
  else transaction.update(document, storedFields(decided.fields, FieldValue.delete()))
}

/** `removed`: value for an undefined field. */
function storedFields(
  fields: Readonly<Record<string, unknown>>,
  removed: FieldValue | undefined,
): Record<string, unknown> {
  const entries = Object.entries(fields).map(([key, value]): [string, unknown] => {
    if (value === SERVER_TIME) return [key, FieldValue.serverTimestamp()]
    return [key, value === undefined ? removed : value]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
