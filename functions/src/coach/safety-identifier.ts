import { createHmac } from 'node:crypto'
import { trialHashKeyOf } from '../platform/params'

/**
 * Stands for a person at the provider, which can then refuse one who abuses it instead of all of us. A keyed hash of 64 characters, the most
 * that OpenAI takes: without our key nobody finds the account. Null: no usable key; an answer needs none.
 */
export function safetyIdentifierOf(uid: string): string | null {
  const key = trialHashKeyOf()
  return key === null ? null : createHmac('sha256', key).update(`coach ${uid}`).digest('hex')
}
