/**
 * How far a mail to a person is: `off` where mail is not set up, `failed` when its server gave it up. The screens say so,
 * because nobody may be told of a mail that does not leave.
 */
export const MAIL_STATES = ['off', 'waiting', 'sent', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

export function isMailState(value: unknown): value is MailState {
  return MAIL_STATES.some((state) => state === value)
}
