import type { MailFault } from '../../../local/mail/faults'
import type { ReceivedMail } from '../../../local/mail/server'
import { thisStack } from './stack'

/** Mails delivered to this address, whatever their headers. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const messages = (await ask('GET', 'messages')) as ReceivedMail[]
  return messages.filter(({ to }) => to.includes(address))
}

/** Faults of the next mails, in order. */
export async function mailMisbehaves(...faults: readonly MailFault[]): Promise<void> {
  await ask('POST', 'faults', faults)
}

export async function mailListens(isListening: boolean): Promise<void> {
  await ask('POST', 'listening', isListening)
}

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${thisStack().ports.mailUi}/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}
