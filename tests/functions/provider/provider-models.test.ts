import { describe, expect, it } from 'vitest'
import { CANARY_PROVIDER } from '../support/canaries'
import { ask, limitTo, refusedWith, server, useProvider } from '../support/provider-under-test'
import {
  bytes,
  callDelta,
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
    const takesKey = /^(?:gpt-[4-9]|o4)/.test(model)
    const key = takesKey ? { prompt_cache_key: 'coach-boom' } : {}
    const options = /^gpt-(?:6|5\.6)/.test(model)
      ? { prompt_cache_options: { mode: 'explicit', ttl: '30m' } }
      : {}
    expect(bodies()[0]).toEqual({ model, ...settings, ...usage, ...key, ...options, stream: true, messages })
  })
})

it('a setting that the provider refuses is our mistake, and is named', async () => {
  server.play(refuseParam('temperature', 'unsupported_value'))
  const { answer, calls } = await ask()
  expect(answer).toEqual(refusedWith('coach/misconfigured', 'request-temperature'))
  expect(calls).toBe(1)
})

describe('a setting that an answer does not need', () => {
  it.each([
    ['prompt_cache_options', 'prompt_cache_options.mode'],
    ['prompt_cache_options', 'messages[0].content[1].prompt_cache_breakpoint'],
    ['prompt_cache_key', 'prompt_cache_key'],
  ])('%s is left out once it is refused as %s, and from then on', async (setting, param) => {
    server.play(refuseParam(param, 'unknown_parameter'), say('ok'), say('again'))
    const { answer, faults, calls } = await ask()
    expect(answer).toMatchObject({ text: 'ok' })
    expect(calls).toBe(2)
    expect(faults.map(({ reason }) => reason)).toEqual([`request-${setting}`])
    await ask()
    expect(bodies().map((body) => setting in body)).toEqual([true, false, false])
    const content = (bodies()[1]?.['messages'] as { content: unknown }[] | undefined)?.[0]?.content
    expect(Array.isArray(content)).toBe(setting !== 'prompt_cache_options')
  })
})

/** Speaks as Mistral's documents say: unknown fields are refused, a call comes whole, the last event has the counts. */
describe('Mistral', () => {
  const model = 'mistral-small-2603'
  const event = (fields: object) =>
    `data: ${JSON.stringify({ object: 'chat.completion.chunk', model, ...fields })}\n\n`
  const todo = { genre: 'tache', jour: 'mardi', texte: 'Peser', chaqueSemaine: false, pourquoi: null }
  const choice = (delta: object, finish_reason: string | null = null) => ({
    choices: [{ index: 0, delta, finish_reason }],
  })

  it('gets only fields that its documents have, and its text, call and counts are read', async () => {
    const call = {
      id: 'x',
      index: 0,
      function: { name: 'proposer', arguments: JSON.stringify({ propositions: [todo] }) },
    }
    const usage = {
      prompt_tokens: 900,
      total_tokens: 912,
      completion_tokens: 12,
      prompt_tokens_details: { cached_tokens: 640 },
    }
    server.play(
      bytes(
        event(choice({ role: 'assistant', content: '' })) +
          event(choice({ content: 'Pèse ton ' })) +
          event(
            choice({
              content: [
                { type: 'thinking', thinking: [{ type: 'text', text: 'hum' }] },
                { type: 'text', text: 'colis.' },
              ],
            }),
          ) +
          event({ ...choice({ content: '', tool_calls: [call] }, 'tool_calls'), usage }) +
          endOfStream,
      ),
    )
    const { answer, proposed, usage: counted } = await ask({ model, hasTools: true })
    expect(answer).toMatchObject({ text: 'Pèse ton colis.', finish: 'stop', proposals: 1 })
    expect(proposed).toEqual([todo])
    expect(counted).toEqual([
      { promptTokens: 900, cachedTokens: 640, cacheWriteTokens: 0, completionTokens: 12 },
    ])
    const documented =
      'model messages temperature max_tokens stream tools tool_choice parallel_tool_calls reasoning_effort prompt_cache_key'
    for (const field of Object.keys(bodies()[0] ?? {})) expect(documented.split(' ')).toContain(field)
    expect((bodies()[0]?.['messages'] as { content: unknown }[] | undefined)?.[0]?.content).toEqual(
      expect.any(String),
    )
  })

  it('has its longest answer, and a stream that broke is no answer', async () => {
    server.play(bytes(event(choice({ content: 'Pèse' }, 'model_length')) + endOfStream))
    expect((await ask({ model })).answer).toMatchObject({ text: 'Pèse', finish: 'length' })
    server.play(bytes(event(choice({ content: 'Pèse' }, 'error'))))
    expect((await ask({ model })).answer).toMatchObject({ finish: 'interrupted' })
  })
})

describe('text and cards', () => {
  const call = (count: number) =>
    callDelta(
      JSON.stringify({
        propositions: Array.from({ length: count }, (_, n) => ({
          genre: 'tache',
          jour: 'mardi',
          texte: `Peser ${n}`,
          chaqueSemaine: false,
          pourquoi: null,
        })),
      }),
      { name: 'proposer' },
    )

  it('have budgets of their own: a text that is too long is cut, and its nine cards stay', async () => {
    await limitTo({ textCharacters: 40, answerBytes: 100_000 })
    server.play(
      bytes(delta('Pèse ton colis ce soir. '.repeat(5)) + call(9) + delta('', 'stop') + endOfStream),
    )
    const { answer, proposed } = await ask({ hasTools: true })
    expect(answer).toMatchObject({ finish: 'length', proposals: 9 })
    expect((answer as { text: string }).text).toHaveLength(40)
    expect(proposed).toHaveLength(9)
  })

  it('a maximum that is reached in the call leaves the text whole, and counts what it cut', async () => {
    const cut = callDelta(
      JSON.stringify({
        propositions: [
          { genre: 'tache', jour: 'mardi', texte: 'Peser', chaqueSemaine: false, pourquoi: null },
        ],
      }).slice(0, -30),
      { name: 'proposer' },
    )
    server.play(bytes(delta('Pèse ton colis.') + cut + delta('', 'length') + endOfStream))
    expect((await ask({ hasTools: true })).answer).toMatchObject({
      text: 'Pèse ton colis.',
      finish: 'stop',
      dropped: 1,
    })
  })

  it('a text without an end is given up', async () => {
    await limitTo({ textCharacters: 40, answerBytes: 100_000 })
    server.play(bytes(delta('mot '.repeat(2_000))))
    expect((await ask({ hasTools: true })).answer).toMatchObject({ finish: 'length' })
  })
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
    expect((await ask()).usage).toEqual([
      { promptTokens: 900, cachedTokens: 640, cacheWriteTokens: 128, completionTokens: 12 },
    ])
  })

  it.each<[string, unknown, object[]]>([
    ['nothing', undefined, []],
    ['null', null, []],
    ['a text', CANARY_PROVIDER, []],
    [
      'texts',
      { prompt_tokens: CANARY_PROVIDER, completion_tokens: '12' },
      [{ promptTokens: 0, cachedTokens: 0, cacheWriteTokens: 0, completionTokens: 0 }],
    ],
    [
      'no numbers',
      { prompt_tokens: -1, completion_tokens: 1.5 },
      [{ promptTokens: 0, cachedTokens: 0, cacheWriteTokens: 0, completionTokens: 0 }],
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

  it('was not used when the provider is away, or the caller left before', async () => {
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
