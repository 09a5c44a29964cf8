import { describe, expect, it } from 'vitest'
import { Fault } from '../../../functions/src/platform/fault'
import { CANARY_KEY, CANARY_PROMPT, CANARY_PROVIDER } from '../support/canaries'
import { ask, refusedWith, server, useProvider } from '../support/provider-under-test'
import {
  bytes,
  delta,
  endless,
  failLate,
  hangUp,
  say,
  startScriptedProvider,
  status,
  type Script,
} from '../support/scripted-provider'

useProvider()

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

  it.each([429, 503])(
    'that answers %i and says to wait long is not asked again, and the wait is told',
    async (code) => {
      server.play(status(code, {}, { 'retry-after': '120' }))
      const { answer, calls } = await ask()
      expect(answer).toMatchObject({ retryAfterSeconds: 120 })
      expect(calls).toBe(1)
    },
  )

  it('that says to wait a little is asked after that', async () => {
    server.play(status(429, {}, { 'retry-after': '1' }), say('Me voilà'))
    const startedAt = Date.now()
    const { answer, calls } = await ask()
    expect(answer).toEqual({ text: 'Me voilà', finish: 'stop' })
    expect(calls).toBe(2)
    expect(Date.now() - startedAt).toBeGreaterThan(900)
  })

  it.each([
    ['a 500', status(500)],
    ['a 429', status(429)],
    ['a connection torn down', hangUp],
    ['a stream cut before its first word', bytes('', 'cut')],
    ['an error in the stream', failLate({ type: 'server_error', code: null })],
  ])('that heals after %s answers', async (_name, script) => {
    server.play(script, script, say('Me voilà'))
    const { answer, heard, calls } = await ask()
    expect(answer).toEqual({ text: 'Me voilà', finish: 'stop' })
    expect(heard).toEqual(['Me voilà'])
    expect(calls).toBe(3)
  })

  it.each([
    [400, {}, 'coach/question-refused'],
    [400, { error: { param: 'messages[1].content', code: 'invalid_value' } }, 'coach/question-refused'],
    [400, { error: { code: 'content_filter', message: CANARY_PROVIDER } }, 'coach/question-refused'],
    [400, { error: { param: 'stream', code: 'unsupported_value' } }, 'coach/misconfigured'],
    [400, { error: { param: 'max_tokens', code: 'unsupported_parameter' } }, 'coach/misconfigured'],
    [413, '<html>too large</html>', 'coach/message-too-long'],
    [400, { error: { code: 'string_above_max_length', param: 'messages' } }, 'coach/message-too-long'],
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
    ['an endless page', endless('text/html', 'x'.repeat(1000)), 'not-a-stream'],
    ['garbage', bytes(`data: {"choices":[{"del${CANARY_PROVIDER}\n\n`), 'garbage'],
    ['a list', bytes('data: []\n\n'), 'garbage'],
  ])('that sends %s is asked once', async (_name, script, reason) => {
    server.play(script)
    const { answer, heard, calls } = await ask()
    expect(answer).toEqual(refusedWith('coach/provider-unavailable', reason))
    expect(heard).toEqual([])
    expect(calls).toBe(1)
  })

  it('that fails within the stream each time is asked three times at most', async () => {
    server.play(failLate({ type: 'server_error' }))
    const { answer, heard, calls } = await ask()
    expect(answer).toEqual(refusedWith('coach/provider-unavailable', 'status'))
    expect(heard).toEqual([])
    expect(calls).toBe(3)
  })

  it.each([
    ['content_filter', 'coach/question-refused'],
    ['invalid_prompt', 'coach/question-refused'],
    ['context_length_exceeded', 'coach/message-too-long'],
    ['insufficient_quota', 'coach/misconfigured'],
  ])('that refuses with %s within the stream is asked once: %s', async (code, expected) => {
    server.play(failLate({ type: 'invalid_request_error', code }))
    const { answer, calls } = await ask()
    expect(answer).toEqual(refusedWith(expected))
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
    const { answer, faults } = await ask({ url: gone.url })
    expect(answer).toEqual(refusedWith('coach/provider-unavailable', 'connection'))
    expect(faults).toHaveLength(3)
  })

  it('never lends its words to our errors', async () => {
    server.play(status(401, { error: { message: CANARY_PROVIDER, code: CANARY_PROVIDER } }))
    const { answer } = await ask()
    expect(answer).toBeInstanceOf(Fault)
    const all = JSON.stringify(answer, Object.getOwnPropertyNames(answer))
    for (const canary of [CANARY_PROVIDER, CANARY_KEY, CANARY_PROMPT]) expect(all).not.toContain(canary)
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
