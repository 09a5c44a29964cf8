import { expect } from '@playwright/test'
import type { ReceivedMail } from '../../local/mail/server'

export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${process.env['FLOW_MAIL_URL'] ?? ''}/messages`)
  expect(response.ok, 'the mail stand-in answers').toBe(true)
  const messages = (await response.json()) as ReceivedMail[]
  return messages.filter(({ to }) => to.includes(address))
}
