import { CONTACT_MESSAGE_MAX, CONTACT_SUBJECT_MAX } from '@/domain/base/text/text-limits'
import { visibleText } from '@/domain/base/text/visible-text'

export interface ContactText {
  readonly subject: string
  readonly message: string
}

export interface ContactFault {
  readonly field: keyof ContactText
  readonly kind: 'required' | 'too-long' | 'unprintable'
}

/** Prevents mail header injection: no control character, Unicode line separator or lone surrogate. */
const NOT_IN_A_SUBJECT = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u
const NOT_IN_A_MESSAGE = /[^\P{Cc}\n\t]|\p{Cs}/u

/** Used by the form and by the server. */
export function checkContact(typed: ContactText): ContactText | ContactFault {
  const subject = visibleText(typed.subject)
  const message = visibleText(typed.message.replace(/\r\n?/g, '\n'))
  if (subject === '') return { field: 'subject', kind: 'required' }
  if (message === '') return { field: 'message', kind: 'required' }
  if (subject.length > CONTACT_SUBJECT_MAX) return { field: 'subject', kind: 'too-long' }
  if (message.length > CONTACT_MESSAGE_MAX) return { field: 'message', kind: 'too-long' }
  if (NOT_IN_A_SUBJECT.test(subject)) return { field: 'subject', kind: 'unprintable' }
  if (NOT_IN_A_MESSAGE.test(message)) return { field: 'message', kind: 'unprintable' }
  return { subject, message }
}
