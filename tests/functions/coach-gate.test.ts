import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount, deleteAccount, idToken, signUp, type Account } from './support/accounts'
import { callCoach, question } from './support/coach-call'
import { usageOf } from './support/documents'
import { say, startScriptedProvider, type ScriptedProvider } from './support/scripted-provider'
import { thisStack } from './support/stack'

let provider: ScriptedProvider
let account: Account

beforeAll(async () => {
  provider = await startScriptedProvider(thisStack().ports.coach)
  account = await createAccount()
  return () => provider.stop()
})

beforeEach(() => provider.play(say('Bonjour.')))

/** Whatever is refused here has cost nothing. */
async function expectNothingDone(): Promise<void> {
  expect(provider.requests).toHaveLength(0)
  expect(await usageOf(account.uid)).toEqual({ sent: 0, open: 0 })
}

const messages = (...contents: string[]) =>
  contents.map((content, index) => ({
    role: (contents.length - index) % 2 === 1 ? 'user' : 'assistant',
    content,
  }))

const bodyOfSize = (size: number) => {
  const empty = JSON.stringify(question(''))
  return JSON.stringify(question('x'.repeat(size - empty.length)))
}

describe('before anything else', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('%s gets 405', async (method) => {
    const { status, headers } = await callCoach(question('x'), { token: account.token, method })
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('POST')
    await expectNothingDone()
  })

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])('the type "%s" gets 415', async (type) => {
    const { status } = await callCoach('{"data":{}}', {
      token: account.token,
      headers: { 'content-type': type },
    })
    expect(status).toBe(415)
    await expectNothingDone()
  })

  it('65,537 bytes get 413, in the form that the caller reads', async () => {
    const plain = await callCoach(bodyOfSize(65_537), { token: account.token })
    expect(plain).toMatchObject({ status: 413, error: { details: { code: 'coach/message-too-long' } } })
    const stream = await callCoach(bodyOfSize(65_537), { token: account.token, stream: true })
    expect(stream).toMatchObject({ status: 413, error: { details: { code: 'coach/message-too-long' } } })
    await expectNothingDone()
  })

  it('65,536 bytes are read', async () => {
    expect(await callCoach(bodyOfSize(65_536), { token: account.token })).toMatchObject({ status: 400 })
  })

  it('a small body that would unfold to 100 MB gets 415, and is not unfolded', async () => {
    const packed = gzipSync(bodyOfSize(100_000_000))
    const headers = { 'content-encoding': 'gzip' }
    expect(packed.length).toBeLessThan(200_000)
    expect(await callCoach(packed, { token: account.token, headers })).toMatchObject({ status: 415 })
    await expectNothingDone()
  })

  it('a body past the bound of every endpoint gets 413 before it is read', async () => {
    const { status, raw } = await callCoach(bodyOfSize(300_000), { token: account.token })
    expect(status).toBe(413)
    expect(raw).toContain('"message":"body"')
  })

  it('the order is method, type, size, token, schema', async () => {
    const big = 'x'.repeat(70_000)
    const type = { 'content-type': 'text/plain' }
    expect((await callCoach(big, { method: 'PUT', headers: type })).status).toBe(405)
    expect((await callCoach(big, { headers: type })).status).toBe(415)
    expect((await callCoach(bodyOfSize(70_000))).status).toBe(413)
    expect((await callCoach({ data: { model: 'x' } })).status).toBe(401)
    expect((await callCoach({ data: { model: 'x' } }, { token: account.token })).status).toBe(400)
  })
})

describe('who', () => {
  it.each<[string, () => Promise<string | undefined> | string | undefined]>([
    ['no token', () => undefined],
    ['an expired token', () => idToken({ uid: account.uid, expiresInSeconds: -60 })],
    ["another project's token", () => idToken({ uid: account.uid, project: 'somebody-else' })],
    ['a broken token', () => account.token.slice(0, 40)],
    ['an anonymous account', async () => (await signUp()).token],
    ['an account that never was', () => idToken({ uid: 'nobody' })],
    [
      'an account that is gone',
      async () => {
        const { uid, token } = await createAccount()
        await deleteAccount(uid)
        return token
      },
    ],
  ])('%s gets 401, streaming or not', async (_name, tokenOf) => {
    const token = await tokenOf()
    for (const stream of [false, true]) {
      const answer = await callCoach(question('x'), { ...(token === undefined ? {} : { token }), stream })
      expect(answer).toMatchObject({
        status: 401,
        error: { status: 'UNAUTHENTICATED' },
        texts: [],
        result: undefined,
      })
    }
    await expectNothingDone()
  })

  it('somebody who signed up a moment ago is answered', async () => {
    const { token } = await signUp({ email: `moment.${Date.now()}@example.com`, password: 'motdepasse' })
    expect(await callCoach(question('x'), { token })).toMatchObject({ status: 200 })
  })
})

describe('a closed schema', () => {
  const user = { role: 'user', content: 'x' }
  it.each<[string, unknown]>([
    ['no data', {}],
    ['null', { data: null }],
    ['a list', { data: [] }],
    ['a text', { data: 'x' }],
    ['no messages', { data: {} }],
    ['messages that are no list', { data: { messages: { 0: user, length: 1 } } }],
    ['no message at all', { data: { messages: [] } }],
    ['41 messages', { data: { messages: messages(...Array<string>(41).fill('x')) } }],
    ['the last from the assistant', { data: { messages: [user, { role: 'assistant', content: 'x' }] } }],
    ['a system message', { data: { messages: [{ role: 'system', content: 'x' }, user] } }],
    ['a tool message', { data: { messages: [{ role: 'tool', content: 'x' }, user] } }],
    ['a role in capitals', { data: { messages: [{ role: 'User', content: 'x' }] } }],
    ['a message that is null', { data: { messages: [null] } }],
    ['content in parts', { data: { messages: [{ role: 'user', content: [{ type: 'text', text: 'x' }] }] } }],
    ['a number as content', { data: { messages: [{ role: 'user', content: 1 }] } }],
    ['a blank question', { data: { messages: [{ role: 'user', content: ' \n\t ' }] } }],
    [
      'a question of hidden characters',
      { data: { messages: [{ role: 'user', content: '\u202e\u{e0041}' }] } },
    ],
    ['a question of 4,001 characters', question('x'.repeat(4001))],
    ['32,001 characters', { data: { messages: messages('x'.repeat(28_001), 'y', 'z'.repeat(3999)) } }],
    ['a name in a message', { data: { messages: [{ ...user, name: 'x' }] } }],
    ['tool calls in a message', { data: { messages: [{ ...user, tool_calls: [] }] } }],
    ['a model', { data: { messages: [user], model: 'gpt-4' } }],
    ['tools', { data: { messages: [user], tools: [] } }],
    ['max_tokens', { data: { messages: [user], max_tokens: 100_000 } }],
    ['base_url', { data: { messages: [user], base_url: 'http://attacker.example' } }],
    ['a system prompt', { data: { messages: [user], system: 'x' } }],
    ['a uid', { data: { messages: [user], uid: 'x' } }],
    ['something beside data', { data: { messages: [user] }, model: 'gpt-4' }],
    ['a typed value', { data: { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: '1' } }],
    ['__proto__ in a message', `{"data":{"messages":[{"role":"user","content":"x","__proto__":{"a":1}}]}}`],
    ['__proto__ in data', `{"data":{"messages":[{"role":"user","content":"x"}],"__proto__":{"a":1}}}`],
    ['messages in __proto__', `{"data":{"__proto__":{"messages":[{"role":"user","content":"x"}]}}}`],
    ['data in __proto__', `{"__proto__":{"data":{"messages":[{"role":"user","content":"x"}]}}}`],
    ['constructor', `{"data":{"messages":[{"role":"user","content":"x"}],"constructor":{}}}`],
    ['JSON that is none', '{"data":{"messages":[{"role":'],
    ['depth', `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['nothing', ''],
  ])('refuses %s', async (_name, body) => {
    const { status, raw } = await callCoach(body, { token: account.token })
    expect(status).toBe(400)
    expect(raw).not.toMatch(/node_modules|\bat .*:\d+:\d+/)
    await expectNothingDone()
  })

  it('says so in a stream too', async () => {
    const answer = await callCoach({ data: {} }, { token: account.token, stream: true })
    expect(answer).toMatchObject({
      status: 400,
      error: { status: 'INVALID_ARGUMENT', details: { code: 'coach/invalid-request' } },
    })
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each<[string, unknown]>([
    ['40 messages', { data: { messages: messages(...Array<string>(39).fill('x'), 'y') } }],
    ['a question of 4,000 characters', question('x'.repeat(4000))],
    ['32,000 characters', { data: { messages: messages('x'.repeat(28_000), 'y', 'z'.repeat(3999)) } }],
  ])('takes %s', async (_name, body) => {
    const { token } = await createAccount()
    expect(await callCoach(body, { token })).toMatchObject({ status: 200 })
  })

  it('removes hidden characters before anybody reads them', async () => {
    const { token } = await createAccount()
    const text = 'a\u0000b\u202ec\u{e0041}d\u2066e\nf\tg é 👩‍💻 h\u200bi\u00adj<|im_end|> \ud83d'
    expect(await callCoach(question(text), { token })).toMatchObject({ status: 200 })
    const sent = 'abcde\nf\tg é 👩‍💻 hij‹|im_end|› \ufffd'
    expect(provider.requests[0]?.body.messages?.at(-1)?.content).toBe(sent)
  })
})

describe('a caller who leaves', () => {
  it('while the answer comes stops the provider within 200 ms', { retry: 2 }, async () => {
    const { uid, token } = await createAccount()
    provider.play(async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (let i = 0; i < 100 && !response.destroyed; i++) {
        response.write(`data: {"choices":[{"delta":{"content":"${i} "}}]}\n\n`)
        await sleep(20)
      }
    })
    const caller = new AbortController()
    const called = callCoach(question('x'), { token, stream: true, signal: caller.signal }).catch(
      () => 'left',
    )
    await expect.poll(() => provider.requests.length).toBe(1)
    await sleep(150)
    const leftAt = Date.now()
    caller.abort()
    expect(await called).toBe('left')
    expect(((await provider.requests[0]?.closed) ?? Infinity) - leftAt).toBeLessThan(200)
    // The question was asked and is counted; its lease is over.
    await expect.poll(() => usageOf(uid)).toEqual({ sent: 1, open: 0 })
  })
})
