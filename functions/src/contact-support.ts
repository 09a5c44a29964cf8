import { checkContact } from '@/domain/account/contact'
import { endpoint, texts, type Asked } from './platform/endpoint'
import { Fault } from './platform/fault'
import { sendContact } from './mail/contact'
import { mailPassword, supportAddress } from './platform/params'

/** Room for the longest message, each of its characters written as an escape. */
const BODY_MAX = 32 * 1024
const CONTACT_ID = /^[A-Za-z0-9_-]{8,64}$/

type ContactFields = Readonly<Record<'id' | 'subject' | 'message', string>>

interface ContactAnswer {
  /** `waiting`: kept, and sent as soon as the mail server takes it. */
  readonly state: 'sent' | 'waiting'
}

/** « Nous contacter »: a message to the team, answered to the address of the account. */
export const contactSupport = endpoint(
  {
    area: 'contact',
    maxBytes: BODY_MAX,
    auth: 'account',
    fields: texts('id', 'subject', 'message'),
    secrets: [mailPassword],
    timeoutSeconds: 60,
  },
  contact,
)

async function contact({ caller, fields }: Asked<ContactFields>): Promise<ContactAnswer> {
  const { id, subject, message } = fields
  const text = checkContact({ subject, message })
  if (!CONTACT_ID.test(id) || 'kind' in text) throw new Fault('contact/invalid-request')
  if (!supportAddress()) throw new Fault('contact/closed')
  return { state: await sendContact(caller.uid, id, text) }
}
