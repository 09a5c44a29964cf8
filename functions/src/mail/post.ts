import type { Transporter } from 'nodemailer'
import { Fault } from '../platform/fault'
import { mailConfig, type MailAddress, type MailConfig } from '../platform/params'
import type { Letter } from './letter'
import { htmlOf, textOf } from './template'

export interface Envelope {
  /** The same for every attempt, so that the server can recognise a mail that it already accepted. */
  readonly id: string
  readonly to: MailAddress
  readonly replyTo: MailAddress | null
  readonly letter: Letter
}

export type Posted =
  | { readonly kind: 'sent' }
  /** Permanent refusal of the address or the content. */
  | { readonly kind: 'refused'; readonly reason: string; readonly status: number }
  | { readonly kind: 'later'; readonly reason: string; readonly status?: number }

const STEP_MS = 5_000
/** Limit for a whole attempt. */
const WHOLE_MS = 10_000

/** One attempt, limited in time. Resolves for failures of the mail server; rejects with a `Fault` if our settings are wrong. */
export async function post(envelope: Envelope): Promise<Posted> {
  const config = mailConfig()
  const transport = await openTransport(config)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Posted>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'later', reason: 'slow' }), WHOLE_MS)
  })
  try {
    return await Promise.race([send(transport, config, envelope), late])
  } finally {
    clearTimeout(timer)
    transport.close()
  }
}

/** Imported on first use, so that the coach's instances start without it. */
async function openTransport({ host, port, login, isLocal }: MailConfig): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    host,
    port,
    secure: port === 465,
    ...(isLocal ? { ignoreTLS: true } : { requireTLS: true }),
    ...(login ? { auth: login } : {}),
    dnsTimeout: STEP_MS,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    // A letter never makes nodemailer open a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

async function send(
  transport: Transporter,
  { from }: MailConfig,
  { id, to, replyTo, letter }: Envelope,
): Promise<Posted> {
  try {
    await transport.sendMail({
      messageId: `<${id}@${from.address.split('@')[1] ?? 'coach-boom'}>`,
      from,
      // Objects, because nodemailer reads a string as a list of addresses.
      to,
      ...(replyTo ? { replyTo } : {}),
      subject: letter.subject,
      text: textOf(letter),
      html: htmlOf(letter),
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'fr' },
    })
    return { kind: 'sent' }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** Refused: a permanent error about the address or the letter, except rules about the sender (530, 5.7.x). */
function outcomeOf(error: unknown): Posted {
  if (!isSmtpError(error)) throw error
  const { code, command, response = '', responseCode: status } = error
  const about = status === undefined ? undefined : ABOUT_MAIL[command ?? '']
  if (about && status && status >= 500 && status !== 530 && !/^5\d\d[ -]5\.7\./.test(response)) {
    return { kind: 'refused', reason: about, status }
  }
  // Wrong user or password in our settings.
  if (code === 'EAUTH' && status !== undefined && status >= 500) {
    throw new Fault('mail/misconfigured', { reason: 'login', status })
  }
  return {
    kind: 'later',
    reason: about ?? REASONS[code] ?? 'server',
    ...(status === undefined ? {} : { status }),
  }
}

/** SMTP commands whose refusal is about this mail only. */
export const ABOUT_MAIL: Readonly<Record<string, string>> = { 'RCPT TO': 'addressee', DATA: 'letter' }

const REASONS: Readonly<Record<string, string>> = {
  ECONNECTION: 'connection',
  ESOCKET: 'connection',
  ETIMEDOUT: 'slow',
  EDNS: 'host-unknown',
  ETLS: 'encryption',
}

interface SmtpError extends Error {
  readonly code: string
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

function isSmtpError(error: unknown): error is SmtpError {
  return error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code))
}
