import { checkContact } from '@/domain/account/contact'
import { endpoint, texts, type Asked } from './platform/endpoint'
import { Fault } from './platform/fault'
import { sendContact } from './mail/contact'
import { mailPassword, supportAddress } from './platform/params'

/** The longest message with every character escaped, in bytes. */
const BODY_MAX = 32 * 1024
const CONTACT_ID = /^[A-Za-z0-9_-]{8,64}$/

type ContactFields = Readonly<Record<'id' | 'subject' | 'message', string>>

interface ContactAnswer {
  /** `waiting`: stored, and sent as soon as the mail server accepts it. */
  readonly state: 'sent' | 'waiting'
}

/** « Nous contacter »: a message to the team; replies go to the account's address. */
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
