import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONVERSATION_MAX_MESSAGES, type ChatMessage } from '@/domain/coach/conversation'
import { NOTHING_SENT, wentWith } from '@/domain/coach/sent-dossier'
import { AppError } from '@/domain/base/errors'
import { createConversationStore } from './conversation-store'
import { contents, type Device, memoryBackend } from '../../../../tests/support/memory-backend'

const settle = () => vi.advanceTimersByTimeAsync(100)
const MORNING = { text: 'Ma semaine, le matin', hash: 'aaaaaaaa' }
const EVENING = { text: 'Ma semaine, le soir', hash: 'bbbbbbbb' }

const before: ChatMessage[] = [
  { role: 'user', content: 'q', timestamp: 1 },
  { role: 'assistant', content: 'a', timestamp: 2 },
]

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => vi.useRealTimers())

async function opened(documents: Parameters<typeof memoryBackend>[0] = { one: before }, device?: Device) {
  const memory = memoryBackend(documents, device)
  const store = createConversationStore(memory.backend)
  store.subscribe(() => undefined)
  store.wake()
  await settle()
  memory.server.latest?.(memory.conversation('one'))
  /** What went with the last question, as the screen tells it. */
  const told = () => {
    const { messages, sent } = store.read()
    return wentWith(sent, messages.findLast(({ role }) => role === 'user')!.timestamp)
  }
  return { ...memory, store, told }
}

describe('what went with a question', () => {
  it('is known when it leaves, and saved with its exchange, once', async () => {
    const { store, calls, saves, device, told } = await opened()
    store.send('deux')
    expect(told()).toBeUndefined()
    calls[0]!.leave(MORNING)
    expect(told()).toBe(MORNING.text)
    expect([...device.places.values()]).toMatchObject([{ sent: { dossiers: { aaaaaaaa: MORNING.text } } }])
    calls[0]!.finish({ text: 'ok', finish: 'stop' })
    await settle()
    const at = store.read().messages.at(-2)!.timestamp
    const noted = { dossiers: { aaaaaaaa: MORNING.text }, sent: { [at]: 'aaaaaaaa' } }
    // What the document holds is known: nothing has to be read before this.
    expect(saves).toMatchObject([{ sent: noted, held: noted }])
    store.send('trois')
    calls[1]!.finish({ text: 'ok', finish: 'stop' })
    await settle()
    expect(saves[1]).not.toHaveProperty('sent')
    expect(told()).toBeUndefined()
    expect(device.places.size).toBe(0)
  })

  it('is what went with it last, where it was asked again', async () => {
    const { store, calls, saves, server, conversation, told } = await opened()
    store.send('deux')
    calls[0]!.leave(MORNING)
    calls[0]!.say('le début')
    store.stop()
    await settle()
    expect(saves).toHaveLength(1)
    store.retry()
    calls[1]!.leave(EVENING)
    // The saved one is heard live meanwhile.
    server.live!(conversation('one'))
    expect(told()).toBe(EVENING.text)
    calls[1]!.finish({ text: 'le tout', finish: 'stop' })
    await settle()
    expect(Object.values(saves[1]!.sent!.sent)).toEqual(['bbbbbbbb'])
    expect(told()).toBe(EVENING.text)
  })

  it('waits on the device with the question that failed, and is there for the next page', async () => {
    const first = await opened()
    first.store.send('deux')
    first.calls[0]!.leave(MORNING)
    first.calls[0]!.fail(new AppError('coach/provider-unavailable'))
    await settle()
    first.die(first.store)
    const next = await opened({ one: before }, first.device)
    expect(contents(next.store.read().messages)).toEqual(['q', 'a', 'deux'])
    expect(next.told()).toBe(MORNING.text)
    next.store.retry()
    next.calls[0]!.leave(EVENING)
    next.calls[0]!.finish({ text: 'ok', finish: 'stop' })
    await settle()
    expect(Object.values(next.saves[0]!.sent!.sent)).toEqual(['bbbbbbbb'])
    expect(next.device.places.size).toBe(0)
  })

  it('is tried again after a refusal by what the document really holds', async () => {
    const { store, calls, saves, server } = await opened()
    server.mood = 'denied'
    store.send('deux')
    calls[0]!.leave(MORNING)
    calls[0]!.finish({ text: 'ok', finish: 'stop' })
    await settle()
    server.mood = 'well'
    await vi.advanceTimersByTimeAsync(20_000)
    expect(saves).toMatchObject([{ held: null, messages: [{ content: 'deux' }, { content: 'ok' }] }])
  })

  it('goes with its question where that goes on in another document, and what went with others does not', async () => {
    const { store, calls, saves, documents, sentOf, backend } = await opened()
    const append = backend.append
    backend.append = (tail, held) =>
      tail.id === 'one' ? Promise.reject(new AppError('data/denied')) : append(tail, held)
    store.send('ici')
    calls[0]!.leave(MORNING)
    documents['one'] = Array.from({ length: CONVERSATION_MAX_MESSAGES }, (_, index) => ({
      role: 'user',
      content: `${index}`,
      timestamp: index,
    }))
    sentOf['one'] = { dossiers: { cccccccc: 'avant' }, sent: { '1': 'cccccccc' } }
    calls[0]!.finish({ text: 'ok', finish: 'stop' })
    await vi.advanceTimersByTimeAsync(20_000)
    const at = store.read().messages.at(-2)!.timestamp
    const noted = { dossiers: { aaaaaaaa: MORNING.text }, sent: { [at]: 'aaaaaaaa' } }
    expect(saves).toMatchObject([{ sent: noted }])
    expect(store.read()).toMatchObject({ id: saves[0]!.id, sent: noted })
  })

  it('stays behind with a full document: the next one begins with nothing', async () => {
    const messages = Array.from({ length: CONVERSATION_MAX_MESSAGES }, (_, index): ChatMessage => {
      return { role: index % 2 ? 'assistant' : 'user', content: `${index}`, timestamp: index + 1 }
    })
    const { store, server, conversation, sentOf } = await opened({ one: messages })
    sentOf['one'] = { dossiers: { cccccccc: 'avant' }, sent: { '1': 'cccccccc' } }
    server.live!(conversation('one'))
    expect(wentWith(store.read().sent, 1)).toBe('avant')
    store.send('la suite')
    expect(store.read().sent).toEqual(NOTHING_SENT)
  })
})
