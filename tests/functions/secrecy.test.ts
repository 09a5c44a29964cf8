import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { Figures } from '../../local/figures/figures'
import { root } from '../../local/paths'
import { createAccount } from './support/accounts'
import { CANARY_HASH_KEY, CANARY_KEY, CANARY_MAIL, CANARY_PROMPT, CANARY_PROVIDER } from './support/canaries'
import { callCoach, question, type CallOptions } from './support/coach-call'
import {
  bytes,
  delta,
  hangUp,
  say,
  startScriptedProvider,
  status,
  usageEvent,
  type Script,
} from './support/scripted-provider'
import { thisStack } from './support/stack'
import { until } from '../support/until'

const CANARIES = [CANARY_KEY, CANARY_HASH_KEY, CANARY_PROMPT, CANARY_PROVIDER, CANARY_MAIL]

const providerSays: Script[] = [
  say('Bonjour.'),
  status(400, { error: { message: CANARY_PROVIDER, code: CANARY_PROVIDER } }),
  status(401, { error: { message: `Incorrect API key: ${CANARY_KEY}` } }),
  status(429, { error: { message: CANARY_PROVIDER } }),
  status(500, `<html>${CANARY_PROVIDER}</html>`),
  status(200, `<html>${CANARY_PROVIDER}</html>`),
  status(302, '', { location: `http://127.0.0.1:9/${CANARY_PROVIDER}` }),
  bytes(`data: {"${CANARY_PROVIDER}\n\n`),
  bytes(`${delta('Commence ')}data: {"error":{"message":"${CANARY_PROVIDER}"}}\n\n`),
  bytes(delta('Commence '), 'cut'),
  status(400, { error: { param: CANARY_PROVIDER, code: 'unsupported_parameter' } }),
  bytes(delta('ok', 'stop') + usageEvent({ prompt_tokens: CANARY_PROVIDER, [CANARY_PROVIDER]: 1 })),
  hangUp,
]

const hostileBodies: unknown[] = [
  { data: { '@type': CANARY_PROMPT, messages: [CANARY_PROMPT] } },
  { data: { messages: [{ role: 'user', content: { '@type': CANARY_PROMPT } }] } },
  { data: { [CANARY_PROMPT]: CANARY_PROMPT } },
  { data: {}, [CANARY_PROMPT]: 1 },
  { [CANARY_PROMPT]: CANARY_PROMPT },
  CANARY_PROMPT,
  `{"data":{"messages":["${CANARY_PROMPT}`,
]

/** A new message id, because a question is answered once. */
function anew(body: unknown): unknown {
  const { data } = body as { readonly data?: { readonly message?: unknown } }
  return data?.message === undefined
    ? body
    : { data: { ...data, message: randomUUID(), conversation: randomUUID() } }
}

const answers: string[] = []
let log: string

beforeAll(async () => {
  const provider = await startScriptedProvider(thisStack().ports.coach)
  provider.play((response, request) => {
    const [, script = 0] = /script (\d+)/.exec(JSON.stringify(request.body)) ?? []
    return providerSays[Number(script)]?.(response, request)
  })
  const call = async (body: unknown, options: CallOptions) => {
    const { status, raw, headers } = await callCoach(body, options)
    if (status === 502) throw new Error(`The emulator refused a call: ${raw}`)
    answers.push(raw, JSON.stringify([...headers]))
  }
  const callBothWays = async (body: unknown, options: CallOptions = {}) => {
    const { token } = await createAccount()
    await Promise.all([true, false].map((stream) => call(anew(body), { token, stream, ...options })))
  }
  const calls = [
    ...providerSays.map((_, script) => () => callBothWays(question(`${CANARY_PROMPT} script ${script}`))),
    ...hostileBodies.map((body) => () => callBothWays(body)),
    () => callBothWays(question('x', { dossier: CANARY_PROMPT })),
    () => callBothWays(question('', { dossier: CANARY_PROMPT })),
    () => callBothWays(question(CANARY_PROMPT), { token: `${CANARY_PROMPT}.x.y` }),
    () => callBothWays(question(CANARY_PROMPT), { headers: { authorization: CANARY_PROMPT } }),
    () => callBothWays(CANARY_PROMPT, { headers: { 'content-type': 'text/plain' } }),
  ]
  // The emulator runs ten calls of a function at a time.
  while (calls.length > 0) await Promise.all(calls.splice(0, 4).map((start) => start()))
  await provider.stop()
  // The emulator passes its log lines through a pipe.
  await until(() => expect(readLog()).toContain('coach.answered'))
  log = readLog()
})

const readLog = () => readFileSync(thisStack().logFile, 'utf8')

it('the log records the events by their codes', () => {
  expect(log).toContain('coach.attempt-failed')
  expect(log).toContain('coach.refused')
  expect(log).toMatch(/coach\.answered stop \d+ \d+ 900 640 128 12/)
})

it('the figures count each kind of token where the coach writes it', () => {
  const figures = new Figures()
  const [message = ''] = /coach\.answered stop \d+ \d+ 900[\d ]*/.exec(log) ?? []
  figures.add({ message, severity: 'INFO', at: null, service: '', status: null })
  expect(figures).toMatchObject({
    questions: 1,
    promptTokens: 900,
    cachedTokens: 640,
    cacheWriteTokens: 128,
    completionTokens: 12,
  })
})

it.each(CANARIES)('the log holds no %s', (canary) => {
  expect(log.split('\n').filter((line) => line.includes(canary))).toEqual([])
})

it.each(CANARIES)('no answer holds %s', (canary) => {
  expect(answers.filter((answer) => answer.includes(canary))).toEqual([])
})

it('no answer holds a stack, a path or our persona', () => {
  for (const answer of answers) expect(answer).not.toMatch(/node_modules|\bat .*:\d+:\d+|Tu es Coach Boom/)
})

it('the bundle holds no key, and no source of one', () => {
  const folder = join(root, 'functions/lib')
  const bundle = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(bundle.length).toBeGreaterThan(0)
  for (const text of bundle) {
    for (const canary of CANARIES) expect(text).not.toContain(canary)
    expect(text).not.toMatch(/\bsk-[\w-]{8,}|AIza[\w-]{30,}|-----BEGIN/)
  }
})
