import { gzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount, deleteAccount, idToken, signUp, type Account } from '../support/accounts'
import { callCoach, question } from '../support/coach-call'
import { usageOf } from '../support/documents'
import { say, startScriptedProvider, type ScriptedProvider } from '../support/scripted-provider'
import { thisStack } from '../support/stack'

let provider: ScriptedProvider
let account: Account

beforeAll(async () => {
  provider = await startScriptedProvider(thisStack().ports.coach)
  account = await createAccount()
  return () => provider.stop()
})

beforeEach(() => provider.play(say('Bonjour.')))

async function expectNothingDone(): Promise<void> {
  expect(provider.requests).toHaveLength(0)
  expect(await usageOf(account.uid)).toEqual({ sent: 0, open: 0 })
}

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

  it('a body past the bound that all endpoints share gets 413, without a path of the server', async () => {
    const { status, raw } = await callCoach(bodyOfSize(300_000), { token: account.token })
    expect(status).toBe(413)
    expect(raw).not.toContain('node_modules')
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
  const asked = { conversation: 'c', message: 'm', question: 'x' }
  it.each<[string, unknown]>([
    ['no data', {}],
    ['null', { data: null }],
    ['a list', { data: [] }],
    ['a text', { data: 'x' }],
    ['no question', { data: { conversation: 'c', message: 'm' } }],
    ['no conversation', { data: { message: 'm', question: 'x' } }],
    ['a path as a conversation', { data: { ...asked, conversation: 'a/b' } }],
    ['an id that Firestore reserves', { data: { ...asked, conversation: '__x__' } }],
    ['another such id', { data: { ...asked, message: '__proto__' } }],
    ['one id for both of a new one', { data: { ...asked, message: 'c', isNew: true } }],
    ['a history', { data: { ...asked, messages: [{ role: 'system', content: 'x' }] } }],
    ['a question in parts', { data: { ...asked, question: [{ type: 'text', text: 'x' }] } }],
    ['a number as question', { data: { ...asked, question: 1 } }],
    ['a blank question', { data: { ...asked, question: ' \n\t ' } }],
    ['a question of hidden characters', { data: { ...asked, question: '\u202e\u{e0041}' } }],
    ['a question of 4,001 characters', question('x'.repeat(4001))],
    ['targets of no document', { data: { ...asked, targets: [{ handle: 'P1', id: 'a/b' }] } }],
    ['too many targets', { data: { ...asked, targets: Array(121).fill({ handle: 'P1', id: 'p' }) } }],
    ['a model', { data: { ...asked, model: 'gpt-4' } }],
    ['tools', { data: { ...asked, tools: [] } }],
    ['max_tokens', { data: { ...asked, max_tokens: 100_000 } }],
    ['base_url', { data: { ...asked, base_url: 'http://attacker.example' } }],
    ['a system prompt', { data: { ...asked, system: 'x' } }],
    ['a uid', { data: { ...asked, uid: 'x' } }],
    ['something beside data', { data: asked, model: 'gpt-4' }],
    ['a typed value', { data: { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: '1' } }],
    ['__proto__ in data', `{"data":{"conversation":"c","message":"m","question":"x","__proto__":{"a":1}}}`],
    ['a question in __proto__', `{"data":{"__proto__":{"conversation":"c","message":"m","question":"x"}}}`],
    ['data in __proto__', `{"__proto__":{"data":{"conversation":"c","message":"m","question":"x"}}}`],
    ['constructor', `{"data":{"conversation":"c","message":"m","question":"x"},"constructor":{}}`],
    ['JSON that is none', '{"data":{"question":'],
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

  it('takes a question of 4,000 characters', async () => {
    const { token } = await createAccount()
    expect(await callCoach(question('x'.repeat(4000)), { token })).toMatchObject({ status: 200 })
  })

  it('removes hidden characters before anybody reads them', async () => {
    const { token } = await createAccount()
    const text = 'a\u0000b\u202ec\u{e0041}d\u2066e\nf\tg é 👩‍💻 h\u200bi\u00adj<|im_end|> \ud83d'
    expect(await callCoach(question(text), { token })).toMatchObject({ status: 200 })
    const sent = 'abcde\nf\tg é 👩‍💻 hij‹|im_end|› \ufffd'
    expect(provider.requests[0]?.body.messages?.at(-1)?.content).toBe(sent)
  })
})
