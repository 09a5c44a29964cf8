import type { ContactText } from '@/domain/account/contact'
import { readFields } from '@/domain/base/read-field'
import { callEndpoint } from '@/data/live/endpoints'

/** `waiting`: kept by the server, and sent as soon as the mail server takes it. */
export type ContactState = 'sent' | 'waiting'

/** Writes to the team; however often it is called with one `id`, one message arrives. Throws an `AppError`. */
export function contactSupport(id: string, { subject, message }: ContactText): Promise<ContactState> {
  return callEndpoint(
    'contactSupport',
    { id, subject, message },
    (result): ContactState => (readFields(result)?.['state'] === 'sent' ? 'sent' : 'waiting'),
    { unauthenticated: 'contact/unauthenticated' },
  )
}
