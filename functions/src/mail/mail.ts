import { readHandedOver, type HandedOver } from '@/domain/access/payment'
import { readDate, readFields, readInteger, readText } from '@/domain/base/read-field'

/**
 * For a living account only its uid is stored; Auth gives the address when the mail is sent. `refund-due` has no name, and `account-end`
 * stores the address until it is sent, because the account is deleted by then.
 */
export type Mail =
  | { readonly kind: 'contract' | 'withdrawal'; readonly userId: string; readonly paymentIntentId: string }
  | {
      readonly kind: 'refund-due'
      readonly paymentIntentId: string
      readonly amount: number
      readonly currency: string
      readonly askedAt: Date
      readonly handed: HandedOver | null
    }
  | {
      readonly kind: 'contact'
      readonly userId: string
      /** Made by the page, once per text. */
      readonly contactId: string
      readonly subject: string
      readonly message: string
    }
  | {
      readonly kind: 'account-end'
      readonly endedUserId: string
      readonly to: string
      readonly endedAt: Date
    }

/**
 * The order in which a run of the schedule sends them: proofs that the law asks for, then what the team reads. An order by hand has a date
 * of law too.
 */
export const KINDS_BY_URGENCY = ['withdrawal', 'contract', 'account-end', 'refund-due', 'contact'] as const

/** To the team. */
export function isTeams({ kind }: Pick<Mail, 'kind'>): boolean {
  return kind === 'refund-due' || kind === 'contact'
}

export type MailName =
  | { readonly kind: 'contract' | 'withdrawal' | 'refund-due'; readonly paymentIntentId: string }
  | { readonly kind: 'contact'; readonly userId: string; readonly contactId: string }
  | { readonly kind: 'account-end'; readonly endedUserId: string }

export function mailId(name: MailName): string {
  switch (name.kind) {
    case 'contact':
      return `contact-${name.userId}-${name.contactId}`
    case 'account-end':
      return `account-end-${name.endedUserId}`
    case 'contract':
    case 'withdrawal':
    case 'refund-due':
      return `${name.kind}-${name.paymentIntentId}`
  }
}

/** Null: sent already, or unreadable. */
export function readMail(data: unknown): Mail | null {
  const fields = readFields(data)
  const text = (name: string) => readText(fields?.[name])
  const userId = text('userId')
  const paymentIntentId = text('paymentIntentId')
  switch (fields?.['kind']) {
    case 'contract':
    case 'withdrawal':
      return userId === '' || paymentIntentId === ''
        ? null
        : { kind: fields['kind'], userId, paymentIntentId }
    case 'refund-due': {
      const askedAt = readDate(fields['askedAt'])
      const amount = readInteger(fields['amount'], 0, Number.MAX_SAFE_INTEGER, 0)
      return askedAt && paymentIntentId !== ''
        ? {
            kind: 'refund-due',
            paymentIntentId,
            amount,
            currency: text('currency'),
            askedAt,
            handed: readHandedOver(fields['handed']),
          }
        : null
    }
    case 'contact': {
      const [contactId, subject, message] = [text('contactId'), text('subject'), text('message')]
      return userId === '' || message === '' ? null : { kind: 'contact', userId, contactId, subject, message }
    }
    case 'account-end': {
      const endedAt = readDate(fields['endedAt'])
      const [endedUserId, to] = [text('endedUserId'), text('to')]
      return endedAt && to !== '' ? { kind: 'account-end', endedUserId, to, endedAt } : null
    }
    default:
      return null
  }
}
