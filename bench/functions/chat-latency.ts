import { randomUUID } from 'node:crypto'
import { browserEnv } from '../../local/browser-env'
import { COACH_MESSAGES_BEFORE_CONFIRMATION } from '../../src/domain/base/business'
import { DOSSIER_MAX } from '../../src/domain/coach/dossier/dossier-parts'
import { createAccount, putDocument, type Account } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { idToken } from './id-token'
import { ms, type Row } from '../row'
import { quantile } from '../statistics'

const CALLS = 60
const DOSSIER = '- Une ligne de notes sur la lampe de lecture.\n'.repeat(200).slice(0, DOSSIER_MAX)
const QUESTION = [{ role: 'user', content: 'Comment fixer mon prix de vente ?' }] as const

function asked() {
  const [conversation, message] = [randomUUID(), randomUUID()]
  return { conversation, message, isNew: true, question: QUESTION[0].content }
}

/** Time that `coachChat` adds before the first token; variants are measured alternately, so that noise affects each. */
export async function measureChatLatency(app: AppUnderTest): Promise<Row[]> {
  const direct: number[] = []
  const through: number[] = []
  const withNotes: number[] = []
  let token = ''
  let account: Account | null = null
  for (let call = 0; call < CALLS + 5; call += 1) {
    // A new account before the limit of an unconfirmed trial is reached.
    if (call % Math.floor(COACH_MESSAGES_BEFORE_CONFIRMATION / 2) === 0) {
      account = await createAccount()
      token = await idToken(app, account)
    }
    const straight = await firstByte(`http://127.0.0.1:${app.ports.coach}/v1/chat/completions`, {
      headers: { authorization: 'Bearer bench' },
      body: { model: 'gpt-6-luna', stream: true, messages: QUESTION },
    })
    const proxied = (data: object) =>
      firstByte(`${browserEnv(app.ports)['VITE_FUNCTIONS_URL'] ?? ''}/coachChat`, {
        headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
        body: { data },
      })
    const plain = await proxied(asked())
    const noted = await proxied({ ...asked(), dossier: DOSSIER })
    // The first calls start the function and open its connections.
    if (call < 5) continue
    direct.push(straight)
    through.push(plain)
    withNotes.push(noted)
  }
  if (account) await putDocument(`usage/${account.uid}`, {})
  const over = (times: readonly number[]) => times.map((time, index) => time - (direct[index] ?? 0))
  return [
    { what: 'coach: first token, direct, median', value: ms(quantile(direct, 0.5)) },
    { what: 'coach: first token, through coachChat, median', value: ms(quantile(through, 0.5)) },
    {
      what: `coach: added before the first token, p50 of ${CALLS}`,
      value: ms(quantile(over(through), 0.5)),
    },
    {
      what: `coach: added before the first token, p95 of ${CALLS}`,
      value: ms(quantile(over(through), 0.95)),
      goal: '50 ms',
    },
    {
      what: `coach: the same with notes of ${DOSSIER_MAX} characters, p95 of ${CALLS}`,
      value: ms(quantile(over(withNotes), 0.95)),
      goal: '50 ms',
    },
  ]
}

/** Milliseconds from the request to the first chunk of a streamed answer. */
async function firstByte(url: string, { headers, body }: { headers: object; body: object }): Promise<number> {
  const started = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  const decoder = new TextDecoder()
  let seen = ''
  let first: number | null = null
  for await (const chunk of response.body) {
    seen += decoder.decode(chunk, { stream: true })
    if (first === null && /"(?:content|text)":"[^"]/.test(seen)) first = performance.now() - started
  }
  if (first === null) throw new Error(`${url} answered without text: ${seen.slice(0, 200)}`)
  return first
}
