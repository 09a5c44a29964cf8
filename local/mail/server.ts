import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { createMailFaults, type MailFault } from './faults'
import { mailPage } from './page'

export interface ReceivedMail {
  readonly at: string
  readonly from: string
  /** Envelope recipients. */
  readonly to: readonly string[]
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly messageId: string
  /** Raw header lines. */
  readonly headers: readonly string[]
}

export interface MailStandIn {
  readonly url: string
  stop(): Promise<void>
}

const KEPT = 500

/**
 * A mail server that stores and shows mails: `GET /messages` as JSON, `DELETE /messages` clears. `POST /faults` sets faults, `POST
 * /listening` stops and starts it. Accepts any credentials.
 */
export async function startMail({ port, uiPort }: { port: number; uiPort: number }): Promise<MailStandIn> {
  const messages: ReceivedMail[] = []
  const faults = createMailFaults()
  let smtp: SMTPServer | null = await listen()

  async function listen(): Promise<SMTPServer> {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect: (_session, done) => faults.meet('connect', done),
      onAuth: ({ username = '' }, _session, done) =>
        faults.meet('login', (error) => (error ? done(error) : done(null, { user: username }))),
      onMailFrom: (_address, _session, done) => faults.meet('sender', done),
      onRcptTo: (_address, _session, done) => faults.meet('recipient', done),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          faults.meet('data', (error) => {
            if (error) done(error)
            else void keep(Buffer.concat(chunks), session.envelope.rcptTo).then(() => done(), done)
          })
        })
      },
    })
    // A closed connection of a client is not an error.
    server.on('error', () => undefined)
    await new Promise<void>((resolve, reject) => {
      server.server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
    return server
  }

  async function close(): Promise<void> {
    const closing = smtp
    smtp = null
    if (closing) await new Promise<void>((resolve) => closing.close(resolve))
  }

  async function keep(source: Buffer, recipients: readonly { address: string }[]): Promise<void> {
    const mail = await simpleParser(source, { skipTextToHtml: true, skipImageLinks: true })
    messages.push({
      at: new Date().toISOString(),
      from: mail.from?.text ?? '',
      to: recipients.map(({ address }) => address),
      replyTo: mail.replyTo?.text ?? null,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html || '',
      messageId: mail.messageId ?? '',
      headers: mail.headerLines.map(({ line }) => line),
    })
    if (messages.length > KEPT) messages.shift()
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = `${request.method ?? ''} ${new URL(request.url ?? '/', 'http://127.0.0.1').pathname}`
    switch (asked) {
      case 'GET /':
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(mailPage(messages))
        return
      case 'GET /messages':
        break
      case 'DELETE /messages':
        messages.length = 0
        break
      case 'POST /faults':
        faults.script((await jsonOf(request)) as readonly MailFault[])
        break
      case 'POST /listening':
        if ((await jsonOf(request)) === false) await close()
        else smtp ??= await listen()
        break
      default:
        response.writeHead(404).end()
        return
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(messages, null, 2))
  }

  const ui = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error))
    })
  })
  await new Promise<void>((resolve, reject) => {
    ui.once('error', reject)
    ui.listen(uiPort, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${uiPort}`,
    async stop() {
      await close()
      await new Promise<void>((resolve) => {
        ui.close(() => resolve())
        ui.closeAllConnections()
      })
    },
  }
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as unknown
}
