import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Stopped } from '../../../functions/src/platform/fault'
import { ask, limitTo, refusedWith, server, useProvider } from '../support/provider-under-test'
import {
  bytes,
  delta,
  endless,
  endOfStream,
  eventStream,
  neverAnswer,
  say,
  status,
  type Script,
} from '../support/scripted-provider'

useProvider()

describe('a slow provider', () => {
  it('is left when its headers do not come', async () => {
    // Long enough for the request to arrive, also on a busy machine.
    await limitTo({ connectMs: 2_000 })
    server.play(neverAnswer)
    const { answer, calls } = await ask()
    expect(answer).toEqual(refusedWith('coach/provider-timeout', 'connect'))
    expect(calls).toBe(1)
    await server.requests[0]?.closed
  })

  it('is left when it sends no answer', async () => {
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

  it.each<[string, string, unknown]>([
    ['its end mark', delta('Voilà.', 'stop') + endOfStream, { text: 'Voilà.', finish: 'stop' }],
    ['an unreadable event', 'data: <html>\n\n', refusedWith('coach/provider-unavailable', 'garbage')],
  ])(
    'that falls silent after %s is not waited for, and its connection ends',
    async (_what, said, expected) => {
      server.play(bytes(said, 'open'))
      expect((await ask()).answer).toEqual(expected)
      await server.requests[0]?.closed
    },
  )

  it('that falls silent in the middle leaves the text received so far', async () => {
    await limitTo({ silenceMs: 300 })
    server.play(bytes(delta('Commence par '), 'open'))
    expect((await ask()).answer).toEqual({ text: 'Commence par ', finish: 'interrupted' })
    await server.requests[0]?.closed
  })
})

describe('an endless answer', () => {
  it('ends at our size limit', async () => {
    server.play(endless('text/event-stream', delta('é'.repeat(10))))
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
    server.play(endless('text/event-stream', 'x'.repeat(65_536)))
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
    expect((await asked).answer).toBeInstanceOf(Stopped)
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
    expect((await asked).answer).toBeInstanceOf(Stopped)
    await sleep(200)
    expect(server.requests).toHaveLength(1)
  })

  it('before the call sends no request', async () => {
    server.play(say('x'))
    const { answer, calls } = await ask({ signal: AbortSignal.abort() })
    expect(answer).toBeInstanceOf(Stopped)
    expect(calls).toBe(0)
  })
})
