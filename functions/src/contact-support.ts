import { checkContact } from '@/domain/account/contact'
import { onCall, type CallableRequest } from 'firebase-functions/https'
import { currentCallerOf } from './caller'
import { Fault } from './fault'
import { behindGate, exactFieldsOf, rawDataOf } from './http-gate'
import { sendContact } from './mail/contact'
import { mailPassword, REGION, supportAddress } from './params'
import { refuse } from './refuse'

/** Room for the longest message, each of its characters written as an escape. */
const BODY_MAX = 32 * 1024
const CONTACT_ID = /^[A-Za-z0-9_-]{8,64}$/

interface ContactAnswer {
  /** `waiting`: kept, and sent as soon as the mail server takes it. */
  readonly state: 'sent' | 'waiting'
}

/** « Nous contacter »: a message to the team, answered to the address of the account. */
export const contactSupport = behindGate(
  onCall<unknown, Promise<ContactAnswer>>(
    { region: REGION, secrets: [mailPassword], timeoutSeconds: 60, memory: '512MiB', maxInstances: 10 },
    (request) => contact(request).catch((error: unknown) => refuse('contact', request, error)),
  ),
  {
    maxBytes: BODY_MAX,
    codes: { malformed: 'contact/invalid-request', tooLarge: 'contact/invalid-request' },
  },
)

async function contact(request: CallableRequest): Promise<ContactAnswer> {
  const caller = await currentCallerOf(request.auth?.rawToken)
  if (!caller) throw new Fault('contact/unauthenticated')
  const { id, subject, message } =
    exactFieldsOf(rawDataOf(request.rawRequest), ['id', 'subject', 'message']) ?? {}
  if (typeof id !== 'string' || typeof subject !== 'string' || typeof message !== 'string') {
    throw new Fault('contact/invalid-request')
  }
  const text = checkContact({ subject, message })
  if (!CONTACT_ID.test(id) || 'kind' in text) throw new Fault('contact/invalid-request')
  if (!supportAddress()) throw new Fault('contact/closed')
  return { state: await sendContact(caller.uid, id, text) }
}
