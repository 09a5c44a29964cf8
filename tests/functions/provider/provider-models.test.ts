import { describe, expect, it } from 'vitest'
import { CANARY_PROVIDER } from '../support/canaries'
import { ask, refusedWith, server, useProvider } from '../support/provider-under-test'
import {
  bytes,
  delta,
  endOfStream,
  neverAnswer,
  refuseParam,
  say,
  startScriptedProvider,
  status,
  usageEvent,
} from '../support/scripted-provider'

useProvider()

const bodies = () => server.requests.map(({ body }) => body as Record<string, unknown>)

describe('each family of models', () => {
  it.each([
    ['gpt-6-luna', { max_completion_tokens: 1000, temperature: 0.7, reasoning_effort: 'none', store: false }],
    [
      'gpt-5.6-luna',
      { max_completion_tokens: 1000, temperature: 0.7, reasoning_effort: 'none', store: false },
    ],
    ['gpt-5-mini', { max_completion_tokens: 1000, reasoning_effort: 'minimal', store: false }],
    ['o4-mini', { max_completion_tokens: 1000, reasoning_effort: 'low', store: false }],
    ['gpt-4o-mini', { max_tokens: 1000, temperature: 0.7, store: false }],
    ['gpt-3.5-turbo', { max_tokens: 1000, temperature: 0.7 }],
    ['an-unknown-model', { max_tokens: 1000, temperature: 0.7 }],
  ])('%s is asked for what it takes, at once', async (model, settings) => {
    server.play(say('ok'))
    expect(await ask({ model })).toMatchObject({ answer: { text: 'ok', finish: 'stop' }, calls: 1 })
    const usage = model === 'an-unknown-model' ? {} : { stream_options: { include_usage: true } }
    const messages = expect.any(Array) as unknown
    expect(bodies()[0]).toEqual({ model, ...settings, ...usage, stream: true, messages })
  })
})

it('a setting that the provider refuses is our mistake, and is named', async () => {
  server.play(refuseParam('temperature', 'unsupported_value'))
  const { answer, calls } = await ask()
  expect(answer).toEqual(refusedWith('coach/misconfigured', 'request-temperature'))
  expect(calls).toBe(1)
})

describe("the provider's filter", () => {
  it('leaves the text that came, and says so', async () => {
    server.play(bytes(delta('Commence par ') + delta('', 'content_filter') + endOfStream))
    const { answer, heard, calls } = await ask()
    expect(answer).toEqual({ text: 'Commence par ', finish: 'filtered' })
    expect(heard.join('')).toBe('Commence par ')
    expect(calls).toBe(1)
  })

  it.each(['', ' \n'])('before any word (%j) is no answer', async (text) => {
    server.play(bytes(delta(text, 'content_filter') + endOfStream))
    const { answer, heard } = await ask()
    expect(answer).toEqual({ text: '', finish: 'filtered' })
    expect(heard.join('').trim()).toBe('')
  })
})

describe('the tokens that the provider counted', () => {
  it('are told as numbers', async () => {
    server.play(say('ok'))
    expect((await ask()).usage).toEqual([{ promptTokens: 900, cachedTokens: 640, completionTokens: 12 }])
  })

  it.each<[string, unknown, object[]]>([
    ['nothing', undefined, []],
    ['null', null, []],
    ['a text', CANARY_PROVIDER, []],
    [
      'texts',
      { prompt_tokens: CANARY_PROVIDER, completion_tokens: '12' },
      [{ promptTokens: 0, cachedTokens: 0, completionTokens: 0 }],
    ],
    [
      'no numbers',
      { prompt_tokens: -1, completion_tokens: 1.5 },
      [{ promptTokens: 0, cachedTokens: 0, completionTokens: 0 }],
    ],
  ])('are numbers whatever comes: %s', async (_name, usage, told) => {
    server.play(bytes(delta('ok', 'stop') + usageEvent(usage) + endOfStream))
    const result = await ask()
    expect(result.answer).toEqual({ text: 'ok', finish: 'stop' })
    expect(result.usage).toEqual(told)
  })
})

describe('whether the provider was asked', () => {
  it.each([
    ['an answer', say('ok'), 1],
    ['a refused question', status(400), 1],
    ['a refused key', status(401), 1],
    ['three faults', status(500), 3],
  ])('is known: %s', async (_name, script, times) => {
    server.play(script)
    expect((await ask()).asked).toBe(times)
  })

  it('is known when the caller leaves before a word', async () => {
    const caller = new AbortController()
    server.play(neverAnswer)
    const asked = ask({ signal: caller.signal })
    await expect.poll(() => server.requests.length).toBe(1)
    caller.abort()
    expect((await asked).asked).toBe(1)
  })

  it('it was not when nobody is there, or the caller left before', async () => {
    const gone = await startScriptedProvider()
    await gone.stop()
    expect((await ask({ url: gone.url })).asked).toBe(0)
    expect((await ask({ signal: AbortSignal.abort() })).asked).toBe(0)
  })
})

it('half a character is refused by the provider, as the real one does', async () => {
  server.play(say('ok'))
  expect((await ask({ question: 'a\ud83d' })).answer).toEqual(refusedWith('coach/question-refused'))
})
