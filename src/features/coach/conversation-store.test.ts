import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CoachResult } from '@/domain/coach-request'
import type { ChatMessage, Conversation } from '@/domain/conversation'
import { AppError } from '@/domain/errors'
import type { CoachBackend } from './coach-backend'
import { errorText } from '@/lib/error-text'
import { createConversationStore } from './conversation-store'
import type { UnsavedTail } from './unsaved-tail'

/** A backend in memory: the test plays the coach, the database and the device. */
function memoryBackend(
  documents: Record<string, readonly ChatMessage[]> = {},
  tail: UnsavedTail | null = null,
) {
  let count = 0
  const saves: { id: string; messages: readonly ChatMessage[] }[] = []
  const calls: {
    messages: readonly unknown[]
    say: (text: string) => void
    finish: (result: CoachResult) => void
    fail: (error: AppError) => void
    signal: AbortSignal
  }[] = []
  const device = { tail, isRefused: false, latest: null as ((latest: Conversation | null) => void) | null }
  const conversation = (id: string): Conversation | null => {
    const messages = documents[id]
    return messages ? { id, userId: 'u', title: '', messages, timestamp: new Date(0) } : null
  }
  const backend: CoachBackend = {
    ask: (messages, { signal, onText }) =>
      new Promise((finish, fail) => calls.push({ messages, say: onText, finish, fail, signal })),
    watchLatest: (onValue) => {
      device.latest = (latest) => onValue(latest, { isFromCache: false })
      return () => undefined
    },
    read: (id) => Promise.resolve(conversation(id)),
    readCached: (id) => Promise.resolve(conversation(id)),
    save({ id, messages }) {
      if (device.isRefused) return Promise.reject(new AppError('data/denied'))
      saves.push({ id, messages })
      documents[id] = messages
      return Promise.resolve()
    },
    readTail: () => device.tail,
    writeTail: (next) => {
      device.tail = next
    },
    newId: () => `id${++count}`,
    now: () => 1_000 + ++count,
  }
  return { backend, calls, saves, documents, device, conversation }
}

const contents = (messages: readonly ChatMessage[]) => messages.map((message) => message.content)
const settle = () => vi.advanceTimersByTimeAsync(100)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('an exchange', () => {
  it('is written once, when it is over', async () => {
    const { backend, calls, saves, device } = memoryBackend()
    const store = createConversationStore(backend)
    store.send('question')
    expect(device.tail?.messages).toHaveLength(1)
    calls[0]!.say('rép')
    await settle()
    expect(store.read().exchange).toEqual({ status: 'streaming', text: 'rép' })
    expect(saves).toEqual([])
    calls[0]!.finish({ text: 'réponse', finish: 'stop' })
    await settle()
    expect(saves.map(({ messages }) => contents(messages))).toEqual([['question', 'réponse']])
    expect(device.tail).toBeNull()
  })

  it('keeps its document from one exchange to the next', async () => {
    const { backend, calls, saves } = memoryBackend()
    const store = createConversationStore(backend)
    for (const [index, text] of ['un', 'deux'].entries()) {
      store.send(text)
      calls[index]!.finish({ text: 'ok', finish: 'stop' })
      await settle()
    }
    expect(saves[1]!.id).toBe(saves[0]!.id)
    expect(contents(saves[1]!.messages)).toEqual(['un', 'ok', 'deux', 'ok'])
    expect(calls[1]!.messages).toHaveLength(3)
  })

  it('draws at most once per beat, however many pieces come', async () => {
    const { backend, calls } = memoryBackend()
    const store = createConversationStore(backend)
    store.send('question')
    const listener = vi.fn()
    store.subscribe(listener)
    for (let piece = 0; piece < 500; piece += 1) calls[0]!.say('a')
    await vi.advanceTimersByTimeAsync(66)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('ignores a second question while one is answered', () => {
    const { backend, calls } = memoryBackend()
    const store = createConversationStore(backend)
    store.send('un')
    store.send('deux')
    expect(calls).toHaveLength(1)
    expect(contents(store.read().messages)).toEqual(['un'])
  })

  it('stopped half-way keeps what was said, hangs up, and hears no more', async () => {
    const { backend, calls, saves } = memoryBackend()
    const store = createConversationStore(backend)
    store.send('question')
    calls[0]!.say('le début')
    store.stop()
    expect(calls[0]!.signal.aborted).toBe(true)
    calls[0]!.say(' et la suite')
    calls[0]!.fail(new AppError('unknown'))
    await settle()
    expect(store.read().messages.at(-1)).toMatchObject({ content: 'le début', stopped: true })
    expect(store.read().exchange).toEqual({ status: 'idle' })
    expect(saves).toHaveLength(1)
  })

  it('failed before the first word writes nothing, and its question waits on the device', async () => {
    const { backend, calls, saves, device } = memoryBackend()
    const store = createConversationStore(backend)
    store.send('question')
    calls[0]!.fail(new AppError('coach/provider-unavailable'))
    await settle()
    expect(store.read().exchange.status).toBe('failed')
    expect(saves).toEqual([])
    expect(contents(device.tail!.messages)).toEqual(['question'])

    store.retry()
    calls[1]!.finish({ text: 'réponse', finish: 'stop' })
    await settle()
    expect(contents(saves[0]!.messages)).toEqual(['question', 'réponse'])
  })

  it.each([
    ['le début', ['question', 'le début']],
    ['', ['question']],
  ])('filtered by the provider after « %s » says so, without an empty bubble', async (text, shown) => {
    const { backend, calls } = memoryBackend()
    const store = createConversationStore(backend)
    store.send('question')
    calls[0]!.finish({ text, finish: 'filtered' })
    await settle()
    const { messages, exchange } = store.read()
    expect(contents(messages)).toEqual(shown)
    expect(messages[1]?.stopped ?? true).toBe(true)
    expect(exchange).toMatchObject({ status: 'failed', error: { code: 'coach/question-refused' } })
    const sentence = errorText('coach', 'coach/question-refused')
    expect(sentence).toContain('Posez-la autrement')
  })

  it('cut by the provider is failed, and keeps its text', async () => {
    const { backend, calls } = memoryBackend()
    const store = createConversationStore(backend)
    store.send('question')
    calls[0]!.finish({ text: 'le début', finish: 'interrupted' })
    await settle()
    expect(store.read().messages.at(-1)).toMatchObject({ content: 'le début', stopped: true })
    expect(store.read().exchange.status).toBe('failed')
  })
})

describe('saving', () => {
  it('that is refused is logged and tried again, and nothing leaves the screen', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    const { backend, calls, saves, device } = memoryBackend()
    const store = createConversationStore(backend)
    device.isRefused = true
    store.send('question')
    calls[0]!.finish({ text: 'réponse', finish: 'stop' })
    await settle()
    expect(logged).toHaveBeenCalledOnce()
    expect(contents(store.read().messages)).toEqual(['question', 'réponse'])
    expect(contents(device.tail!.messages)).toEqual(['question', 'réponse'])
    device.isRefused = false
    await vi.advanceTimersByTimeAsync(2_000)
    expect(saves).toHaveLength(1)
    expect(device.tail).toBeNull()
  })

  it('beside another tab that went on makes a document of its own', async () => {
    const before: ChatMessage[] = [
      { role: 'user', content: 'q', timestamp: 1 },
      { role: 'assistant', content: 'a', timestamp: 2 },
    ]
    const { backend, calls, saves, documents, device, conversation } = memoryBackend({ shared: before })
    const store = createConversationStore(backend)
    store.wake()
    device.latest!(conversation('shared'))
    documents['shared'] = [...before, { role: 'user', content: 'autre onglet', timestamp: 3 }]
    store.send('ici')
    calls[0]!.finish({ text: 'ok', finish: 'stop' })
    await settle()
    expect(saves[0]!.id).not.toBe('shared')
    expect(contents(saves[0]!.messages)).toEqual(['q', 'a', 'ici', 'ok'])
    expect(contents(documents['shared'])).toContain('autre onglet')
  })
})

describe('restoring', () => {
  const saved: ChatMessage[] = [{ role: 'user', content: 'hier', timestamp: 1 }]

  it('shows the latest conversation', () => {
    const { backend, device, conversation } = memoryBackend({ old: saved })
    const store = createConversationStore(backend)
    store.wake()
    expect(store.read().phase).toBe('restoring')
    device.latest!(conversation('old'))
    expect(store.read()).toMatchObject({ phase: 'ready', id: 'old', messages: saved })
  })

  it('never takes the place of what was asked meanwhile', () => {
    const { backend, device, conversation } = memoryBackend({ old: saved })
    const store = createConversationStore(backend)
    store.wake()
    store.send('ce matin')
    device.latest!(conversation('old'))
    expect(contents(store.read().messages)).toEqual(['ce matin'])
  })

  it('puts the unsaved end behind what was saved', async () => {
    const tail = {
      id: 'old',
      isNew: false,
      messages: [{ role: 'user', content: 'sans réponse', timestamp: 9 }],
    } as const
    const { backend } = memoryBackend({ old: saved }, tail)
    const store = createConversationStore(backend)
    store.wake()
    await settle()
    expect(contents(store.read().messages)).toEqual(['hier', 'sans réponse'])
  })

  it('leaves an unanswered question in the history when a new conversation begins', async () => {
    const { backend, calls, saves } = memoryBackend()
    const store = createConversationStore(backend)
    store.send('question')
    calls[0]!.fail(new AppError('unknown'))
    await settle()
    store.startNew()
    await settle()
    expect(contents(saves[0]!.messages)).toEqual(['question'])
    expect(store.read().messages).toEqual([])
  })
})
