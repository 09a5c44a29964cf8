/**
 * Delivery state of a mail. `off`: mail is not configured; `failed`: the mail server refused it for good. Screens show it, so that no
 * person relies on a mail that is not sent.
 */
export const MAIL_STATES = ['off', 'waiting', 'sent', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

export function isMailState(value: unknown): value is MailState {
  return MAIL_STATES.some((state) => state === value)
}
