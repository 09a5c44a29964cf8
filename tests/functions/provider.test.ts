import { COACH_EMPTY_ANSWER } from '@/domain/coach-request'
import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CallerLeft, CoachFault } from '../../functions/src/coach/fault'
import {
  createCoachProvider,
  type CoachProvider,
  type ProviderLimits,
} from '../../functions/src/coach/provider'
import { CANARY_KEY, CANARY_PROMPT, CANARY_PROVIDER, FALLBACK_MODEL, MODEL } from './support/canaries'
import {
  bytes,
  delta,
  endOfStream,
  eventStream,
  hangUp,
  neverAnswer,
  say,
  startScriptedProvider,
  status,
  type Script,
  type ScriptedProvider,
} from './support/scripted-provider'

/** Roomy where a test does not wait for them: a busy machine is slow too. */
const LIMITS: ProviderLimits = {
  connectMs: 5000,
  silenceMs: 5000,
  totalMs: 10_000,
  retryDelaysMs: [10, 20],
  answerBytes: 1000,
}

let server: ScriptedProvider
let provider: CoachProvider

beforeAll(async () => {
  server = await startScriptedProvider()
  return () => server.stop()
})

beforeEach(() => {
  provider = createCoachProvider(LIMITS)
  return () => provider.close()
})

async function limitTo(limits: Partial<ProviderLimits>): Promise<void> {
  await provider.close()
  provider = createCoachProvider({ ...LIMITS, ...limits })
}

async function ask({ fallbackModel = FALLBACK_MODEL, signal = undefined as AbortSignal | undefined } = {}) {
  const config = { apiKey: CANARY_KEY, baseUrl: `${server.url}/v1`, model: MODEL, fallbackModel }
  const heard: string[] = []
  const faults: CoachFault[] = []
  const answer = await provider
    .answer(config, [{ role: 'user', content: CANARY_PROMPT }], {
      signal,
      onText: (text) => heard.push(text),
      onFault: (fault) => faults.push(fault),
    })
    .catch((error: unknown) => error)
  return { answer, heard, faults, calls: server.requests.length }
}

function refusedWith(code: string, reason?: string) {
  return expect.objectContaining({ code, ...(reason === undefined ? {} : { reason }) }) as unknown
}

describe('a good answer', () => {
  it('is heard piece by piece', async () => {
    server.play(async (response) => {
      response.writeHead(200, eventStream)
      for (const text of ['Bon', 'jour ', 'Léa']) {
        response.write(delta(text))
        await sleep(20)
      }
      response.end(delta('', 'stop') + endOfStream)
    })
    const { answer, heard } = await ask()
    expect(answer).toEqual({ text: 'Bonjour Léa', finish: 'stop' })
    expect(heard).toEqual(['Bon', 'jour ', 'Léa'])
  })

  it('was asked for with our model, our limits and our persona, and nothing else', async () => {
    server.play(say('ok'))
    await ask()
    const [request] = server.requests
    expect(request?.path).toBe('/v1/chat/completions')
    expect(request?.headers.authorization).toBe(`Bearer ${CANARY_KEY}`)
    expect(request?.body).toEqual({
      model: 'gpt-3.5-turbo',
      temperature: 0.7,
      max_tokens: 1000,
      stream: true,
      messages: [
        { role: 'system', content: expect.stringContaining('Tu es Coach Boom') as unknown },
        { role: 'user', content: CANARY_PROMPT },
      ],
    })
  })

  it('may come one byte at a time, in the middle of a character', async () => {
    const text = 'Prix conseillé : 29,90 € 🚀 — à tester 👩‍💻'
    server.play(async (response) => {
      response.writeHead(200, eventStream)
      for (const byte of Buffer.from(delta(text, 'stop') + endOfStream)) {
        await new Promise((resolve) => response.write(Uint8Array.of(byte), resolve))
      }
      response.end()
    })
    expect((await ask()).answer).toEqual({ text, finish: 'stop' })
  })

  it('may use every form of event stream', async () => {
    const unspaced = delta('b').replace('data: ', 'data:')
    const usage = 'data: {"choices":[],"usage":{"total_tokens":3}}\n\n'
    const role = 'data: {"choices":[{"delta":{"role":"assistant"}}]}\n\n'
    const all = `: hello\n\n${role}${delta('a').replaceAll('\n', '\r\n')}${unspaced}${delta('c')}${usage}${endOfStream}`
    server.play(bytes(all))
    expect((await ask()).answer).toEqual({ text: 'abc', finish: 'stop' })
  })

  it('says when it was cut at the token limit, and needs no [DONE]', async () => {
    server.play(bytes(delta('Il faut', 'length')))
    expect((await ask()).answer).toEqual({ text: 'Il faut', finish: 'length' })
  })

  it.each([
    ['nothing', endOfStream],
    ['an empty text', delta('', 'stop') + endOfStream],
    ['blanks', delta(' \n ', 'stop') + endOfStream],
    ['no content', `data: {"choices":[{"delta":{}}]}\n\n${endOfStream}`],
  ])('that holds %s becomes a sentence', async (_name, stream) => {
    server.play(bytes(stream))
    const { answer, heard } = await ask()
    expect((answer as { text: string }).text.trim()).toBe(COACH_EMPTY_ANSWER)
    expect(heard.join('').trim()).toBe(COACH_EMPTY_ANSWER)
  })

  it('keeps the connection for the next question', async () => {
    server.play(say('un'))
    await ask()
    await sleep(20)
    await ask()
    expect(server.requests[1]?.socket).toBe(server.requests[0]?.socket)
  })
})

describe('a failing provider', () => {
  it.each([500, 502, 503])('that answers %i is asked three times at most', async (code) => {
    server.play(status(code, { error: { message: CANARY_PROVIDER } }))
    const { answer, calls, faults } = await ask()
    expect(answer).toEqual(refusedWith('coach/provider-unavailable', 'status'))
    expect(calls).toBe(3)
    expect(faults).toHaveLength(3)
  })

  it('that is busy is asked three times at most', async () => {
    server.play(status(429))
    const { answer, calls } = await ask()
    expect(answer).toEqual(refusedWith('coach/provider-busy'))
    expect(calls).toBe(3)
  })

  it.each([
    ['a 500', status(500)],
    ['a 429', status(429)],
    ['a connection torn down', hangUp],
    ['a stream cut before its first word', bytes('', 'cut')],
  ])('that heals after %s answers', async (_name, script) => {
    server.play(script, script, say('Me voilà'))
    const { answer, heard, calls } = await ask()
    expect(answer).toEqual({ text: 'Me voilà', finish: 'stop' })
    expect(heard).toEqual(['Me voilà'])
    expect(calls).toBe(3)
  })

  it.each([
    [400, {}, 'coach/misconfigured'],
    [401, { error: { code: 'invalid_api_key', message: CANARY_PROVIDER } }, 'coach/misconfigured'],
    [403, {}, 'coach/misconfigured'],
    [429, { error: { code: 'insufficient_quota' } }, 'coach/misconfigured'],
    [400, { error: { code: 'context_length_exceeded' } }, 'coach/message-too-long'],
    [504, {}, 'coach/provider-unavailable'],
    [529, '<html>overloaded</html>', 'coach/provider-unavailable'],
  ])('that answers %i %j is asked once: %s', async (code, body, expected) => {
    server.play(status(code, body))
    const { answer, calls } = await ask()
    expect(answer).toEqual(refusedWith(expected))
    expect(calls).toBe(1)
  })

  it.each<[string, Script, string]>([
    ['HTML', status(200, `<html>${CANARY_PROVIDER}</html>`), 'not-a-stream'],
    ['JSON in one piece', status(200, { choices: [{ message: { content: 'x' } }] }), 'not-a-stream'],
    ['an endless page', (response) => void endless(response, 'text/html', 'x'.repeat(1000)), 'not-a-stream'],
    ['garbage', bytes(`data: {"choices":[{"del${CANARY_PROVIDER}\n\n`), 'garbage'],
    ['a list', bytes('data: []\n\n'), 'garbage'],
    ['an error in the stream', bytes(`data: {"error":{"message":"${CANARY_PROVIDER}"}}\n\n`), 'garbage'],
  ])('that sends %s is asked once', async (_name, script, reason) => {
    server.play(script)
    const { answer, heard, calls } = await ask()
    expect(answer).toEqual(refusedWith('coach/provider-unavailable', reason))
    expect(heard).toEqual([])
    expect(calls).toBe(1)
  })

  it('that sends half an answer without a word of it is asked three times', async () => {
    server.play(bytes('data: {"choices":[{"delta":{"role":"assistant"}}]}\n\n'))
    const { answer, calls } = await ask()
    expect(answer).toEqual(refusedWith('coach/provider-unavailable', 'cut'))
    expect(calls).toBe(3)
  })

  it.each([301, 302, 307, 308])('that redirects (%i) is not followed', async (code) => {
    const elsewhere = await startScriptedProvider()
    server.play(status(code, {}, { location: `${elsewhere.url}/v1/chat/completions` }))
    const { answer, calls } = await ask()
    expect(answer).toEqual(refusedWith('coach/provider-unavailable', 'redirect'))
    expect(calls).toBe(1)
    expect(elsewhere.requests).toHaveLength(0)
    await elsewhere.stop()
  })

  it('that is not there is asked three times', async () => {
    const gone = await startScriptedProvider()
    await gone.stop()
    const { url } = server
    server = { ...server, url: gone.url }
    const { answer, faults } = await ask()
    server = { ...server, url }
    expect(answer).toEqual(refusedWith('coach/provider-unavailable', 'connection'))
    expect(faults).toHaveLength(3)
  })

  it('never lends its words to our errors', async () => {
    server.play(status(401, { error: { message: CANARY_PROVIDER, code: CANARY_PROVIDER } }))
    const { answer } = await ask()
    expect(answer).toBeInstanceOf(CoachFault)
    const all = JSON.stringify(answer, Object.getOwnPropertyNames(answer))
    for (const canary of [CANARY_PROVIDER, CANARY_KEY, CANARY_PROMPT]) expect(all).not.toContain(canary)
  })
})

describe('a model that does not exist', () => {
  const missing = status(404, { error: { code: 'model_not_found', message: CANARY_PROVIDER } })

  it('is replaced by the fallback model, and not asked again', async () => {
    server.play(missing, say('Avec un autre modèle'))
    expect((await ask()).answer).toEqual({ text: 'Avec un autre modèle', finish: 'stop' })
    await ask()
    expect(server.requests.map(({ body }) => body.model)).toEqual([MODEL, FALLBACK_MODEL, FALLBACK_MODEL])
  })

  it('is also known by its code', async () => {
    server.play(status(400, { error: { code: 'model_not_found' } }), say('ok'))
    expect((await ask()).answer).toEqual({ text: 'ok', finish: 'stop' })
  })

  it('is our mistake when there is no other', async () => {
    server.play(missing)
    const { answer, calls } = await ask({ fallbackModel: '' })
    expect(answer).toEqual(refusedWith('coach/misconfigured', 'model-missing'))
    expect(calls).toBe(1)
  })

  it('is our mistake when the other does not exist either', async () => {
    server.play(missing)
    const { answer, calls } = await ask()
    expect(answer).toEqual(refusedWith('coach/misconfigured', 'model-missing'))
    expect(calls).toBe(2)
  })
})

describe('a slow provider', () => {
  it('is left when its headers do not come', async () => {
    await limitTo({ connectMs: 200 })
    server.play(neverAnswer)
    const { answer, calls } = await ask()
    expect(answer).toEqual(refusedWith('coach/provider-timeout', 'connect'))
    expect(calls).toBe(1)
    await server.requests[0]?.closed
  })

  it('is left when it says nothing', async () => {
    await limitTo({ silenceMs: 300 })
    server.play(bytes(': wait\n\n', 'open'))
    expect((await ask()).answer).toEqual(refusedWith('coach/provider-timeout', 'silence'))
    await server.requests[0]?.closed
  })

  it('is waited for while it gives signs of life', async () => {
    await limitTo({ silenceMs: 600 })
    server.play(async (response) => {
      response.writeHead(200, eventStream)
      for (let i = 0; i < 4; i++) {
        response.write(': working\n\n')
        await sleep(200)
      }
      response.end(delta('enfin', 'stop'))
    })
    expect((await ask()).answer).toEqual({ text: 'enfin', finish: 'stop' })
  })

  it('that falls silent in the middle leaves what it said', async () => {
    await limitTo({ silenceMs: 300 })
    server.play(bytes(delta('Commence par '), 'open'))
    expect((await ask()).answer).toEqual({ text: 'Commence par ', finish: 'interrupted' })
    await server.requests[0]?.closed
  })
})

describe('an answer cut in the middle', () => {
  it.each<[string, Script]>([
    ['a connection torn down', bytes(delta('Commence '), 'cut')],
    ['an end too soon', bytes(delta('Commence '))],
    ['half an event', bytes(`${delta('Commence ')}data: {"choices":[{"delta":{"con`)],
    ['garbage', bytes(`${delta('Commence ')}data: <html>\n\n`)],
    ['an error in the stream', bytes(`${delta('Commence ')}data: {"error":{}}\n\n`)],
  ])('by %s is kept, and not asked again', async (_name, script) => {
    server.play(script)
    const { answer, heard, calls } = await ask()
    expect(answer).toEqual({ text: 'Commence ', finish: 'interrupted' })
    expect(heard.join('')).toBe('Commence ')
    expect(calls).toBe(1)
  })
})

describe('an endless answer', () => {
  it('ends at our size limit', async () => {
    server.play((response) => void endless(response, 'text/event-stream', delta('é'.repeat(10))))
    const { answer } = await ask()
    expect(answer).toEqual({ text: 'é'.repeat(500), finish: 'length' })
    await server.requests[0]?.closed
  })

  it('ends at our time limit', async () => {
    await limitTo({ totalMs: 1500 })
    server.play(async (response) => {
      response.writeHead(200, eventStream)
      while (!response.destroyed) {
        response.write(delta('.'))
        await sleep(50)
      }
    })
    const { answer } = await ask()
    expect(answer).toMatchObject({ finish: 'interrupted' })
    await server.requests[0]?.closed
  })

  it('without a word and without an end is left', async () => {
    server.play((response) => void endless(response, 'text/event-stream', 'x'.repeat(65_536)))
    const { answer } = await ask()
    expect(answer).toEqual(refusedWith('coach/provider-unavailable', 'too-large'))
    await server.requests[0]?.closed
  })
})

describe('a caller who leaves', () => {
  it.each<[string, Script]>([
    ['before the headers', neverAnswer],
    ['before the first word', bytes(': wait\n\n', 'open')],
    ['in the middle', bytes(delta('Commence '), 'open')],
  ])('%s stops the provider within 200 ms', { retry: 2 }, async (_name, script) => {
    const caller = new AbortController()
    server.play(script)
    const asked = ask({ signal: caller.signal })
    await expect.poll(() => server.requests.length).toBe(1)
    await sleep(30)
    const leftAt = Date.now()
    caller.abort()
    expect((await asked).answer).toBeInstanceOf(CallerLeft)
    expect(((await server.requests[0]?.closed) ?? Infinity) - leftAt).toBeLessThan(200)
  })

  it('between two attempts is not followed by another', async () => {
    await limitTo({ retryDelaysMs: [150, 150] })
    const caller = new AbortController()
    server.play(status(500))
    const asked = ask({ signal: caller.signal })
    await expect.poll(() => server.requests.length).toBe(1)
    await sleep(30)
    caller.abort()
    expect((await asked).answer).toBeInstanceOf(CallerLeft)
    await sleep(200)
    expect(server.requests).toHaveLength(1)
  })

  it('before the call asks nothing', async () => {
    server.play(say('x'))
    const { answer, calls } = await ask({ signal: AbortSignal.abort() })
    expect(answer).toBeInstanceOf(CallerLeft)
    expect(calls).toBe(0)
  })
})

async function endless(response: Parameters<Script>[0], type: string, part: string): Promise<void> {
  response.writeHead(200, { 'content-type': type })
  while (!response.destroyed) {
    response.write(part)
    await immediate()
  }
}
