import { COACH_EMPTY_ANSWER } from '@/domain/coach/conversation/coach-request'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { CANARY_KEY, CANARY_PROMPT, CANARY_PROVIDER, FALLBACK_MODEL, MODEL } from '../support/canaries'
import { ask, limitTo, refusedWith, server, useProvider } from '../support/provider-under-test'
import { bytes, delta, endOfStream, eventStream, say, status, usageEvent } from '../support/scripted-provider'

useProvider()

describe('a good answer', () => {
  it('is heard piece by piece', async () => {
    // The last sign of a piece is held where it may begin a mark: these do not.
    const pieces = ['Bon', 'jour', ' Léa.']
    const told: string[] = []
    let heardAll = () => {}
    server.play(async (response) => {
      response.writeHead(200, eventStream)
      // Each piece is sent after the previous one was received, which fails if the text is not streamed.
      for (const piece of pieces) {
        const isHeard = new Promise<void>((resolve) => (heardAll = resolve))
        told.push(piece)
        response.write(delta(piece))
        await isHeard
      }
      response.end(delta('', 'stop') + endOfStream)
    })
    let soFar = ''
    const { answer, heard } = await ask({
      onText(text) {
        soFar += text
        if (soFar === told.join('')) heardAll()
      },
    })
    expect(answer).toEqual({ text: 'Bonjour Léa.', finish: 'stop' })
    expect(heard.join('')).toBe('Bonjour Léa.')
    expect(heard.length).toBeGreaterThanOrEqual(pieces.length)
  })

  it('was asked for with our model, our limits and our persona, and nothing else', async () => {
    server.play(say('ok'))
    await ask()
    const [request] = server.requests
    expect(request?.path).toBe('/v1/chat/completions')
    expect(request?.headers.authorization).toBe(`Bearer ${CANARY_KEY}`)
    expect(request?.body).toEqual({
      model: 'gpt-6-luna',
      temperature: 0.7,
      max_completion_tokens: 1000,
      reasoning_effort: 'none',
      store: false,
      prompt_cache_key: 'coach-boom',
      prompt_cache_options: { mode: 'explicit', ttl: '30m' },
      stream: true,
      stream_options: { include_usage: true },
      messages: [
        {
          role: 'system',
          content: [
            { type: 'text', text: expect.stringContaining('Tu es Coach Boom') as unknown },
            {
              type: 'text',
              text: expect.stringContaining('{{law.') as unknown,
              prompt_cache_breakpoint: { mode: 'explicit' },
            },
          ],
        },
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

  it('may have comments, CRLF line ends, fields without a space and events without text', async () => {
    const unspaced = delta('b').replace('data: ', 'data:')
    const usage = usageEvent({ total_tokens: 3 })
    const role = 'data: {"choices":[{"delta":{"role":"assistant"}}],"error":null}\n\n'
    const all = `: hello\n\n${role}${delta('a').replaceAll('\n', '\r\n')}${unspaced}${delta('c')}${usage}${endOfStream}`
    server.play(bytes(all))
    expect((await ask()).answer).toEqual({ text: 'abc', finish: 'stop' })
  })

  it('says when it was cut at the token limit, and needs no [DONE]', async () => {
    server.play(bytes(delta('Il faut', 'length')))
    expect((await ask()).answer).toEqual({ text: 'Il faut', finish: 'length' })
    server.play(bytes(delta('Il faut', 'stop'), 'cut'))
    expect((await ask()).answer).toEqual({ text: 'Il faut', finish: 'stop' })
  })

  it.each([
    ['nothing', endOfStream],
    ['an empty text', delta('', 'stop') + endOfStream],
    ['blanks', delta(' \n ', 'stop') + endOfStream],
    ['blanks in pieces', delta('\n') + delta('\u00a0') + delta('\u200b\n\n', 'stop') + endOfStream],
    ['marks without a word', delta('**') + delta('**\n---', 'stop') + endOfStream],
    ['a thought alone', delta('<think>hum') + delta('</think>\n', 'stop') + endOfStream],
    ['an empty block of code', delta('```\n\n```', 'stop') + endOfStream],
    ['no content', `data: {"choices":[{"delta":{}}]}\n\n${endOfStream}`],
  ])('that holds %s becomes the sentence alone', async (_name, stream) => {
    server.play(bytes(stream))
    const { answer, heard } = await ask()
    expect((answer as { text: string }).text).toBe(COACH_EMPTY_ANSWER)
    expect(heard).toEqual([COACH_EMPTY_ANSWER])
  })

  it('keeps the connection for the next question', async () => {
    server.play(say('un'))
    await ask()
    await sleep(20)
    await ask()
    expect(server.requests[1]?.socket).toBe(server.requests[0]?.socket)
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

  it('is asked for again after a while, in case the answer was wrong', async () => {
    await limitTo({ missingModelMs: 100 })
    server.play(status(404, '<html>Not Found</html>'), say('Avec un autre'), say('Revenu'))
    expect((await ask()).answer).toEqual({ text: 'Avec un autre', finish: 'stop' })
    await sleep(150)
    expect((await ask()).answer).toEqual({ text: 'Revenu', finish: 'stop' })
    expect(server.requests.map(({ body }) => body.model)).toEqual([MODEL, FALLBACK_MODEL, MODEL])
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
