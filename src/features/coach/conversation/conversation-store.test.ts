import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONVERSATION_MAX_MESSAGES, type ChatMessage } from '@/domain/coach/conversation'
import { COACH_PROPOSES } from '@/domain/coach/coach-request'
import type { GroundedProposal } from '@/domain/coach/ground'
import { AppError } from '@/domain/base/errors'
import { errorText } from '@/lib/error-text'
import { createConversationStore, type ConversationStore } from './conversation-store'
import { contents, Device, memoryBackend } from '../../../../tests/support/memory-backend'

type Call = ReturnType<typeof memoryBackend>['calls'][number]

const FILM: GroundedProposal = {
  proposed: {
    genre: 'tache',
    jour: 'jeudi',
    texte: 'Filmer',
    chaqueSemaine: false,
    pourquoi: null,
  },
}

const settle = () => vi.advanceTimersByTimeAsync(100)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('an exchange', () => {
  it('is written once, when it is over', async () => {
    const { backend, calls, saves, device } = memoryBackend()
    const store = createConversationStore(backend)
    store.send('question')
    expect(device.texts()).toEqual([['question']])
    calls[0]!.say('rép')
    await settle()
    expect(store.read().exchange).toEqual({ status: 'streaming', text: 'rép', proposed: [] })
    expect(saves).toEqual([])
    calls[0]!.finish({ text: 'réponse', finish: 'stop' })
    await settle()
    expect(saves.map(({ messages }) => contents(messages))).toEqual([['question', 'réponse']])
    expect(device.texts()).toEqual([])
  })

  it('begins with what was chosen before anything was sent, the first of a conversation alone', async () => {
    const { backend, calls, moves } = memoryBackend()
    const store = createConversationStore(backend)
    store.startNew()
    const { id } = store.read()
    store.send('un')
    expect(moves).toEqual([['', id]])
    calls[0]!.finish({ text: 'ok', finish: 'stop' })
    await settle()
    store.send('deux')
    expect(moves).toHaveLength(1)
  })

  it('keeps its document from one exchange to the next', async () => {
    const { backend, calls, saves, documents } = memoryBackend()
    const store = createConversationStore(backend)
    for (const [index, text] of ['un', 'deux'].entries()) {
      store.send(text)
      calls[index]!.finish({ text: 'ok', finish: 'stop' })
      await settle()
    }
    expect(saves[1]!.id).toBe(saves[0]!.id)
    expect(contents(saves[1]!.messages)).toEqual(['deux', 'ok'])
    expect(contents(documents[saves[0]!.id]!)).toEqual(['un', 'ok', 'deux', 'ok'])
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

  it('puts what is proposed under it, once it is over', async () => {
    const { backend, calls, proposed } = memoryBackend()
    const store = createConversationStore(backend)
    store.send('question')
    calls[0]!.say('Voici.')
    calls[0]!.propose(FILM)
    calls[0]!.propose(FILM)
    await settle()
    // It shows meanwhile.
    expect(store.read().exchange).toEqual({
      status: 'streaming',
      text: 'Voici.',
      proposed: [FILM.proposed, FILM.proposed],
    })
    expect(proposed).toEqual([])
    calls[0]!.finish({ text: 'Voici.', finish: 'stop', proposals: 2 })
    await settle()
    const { id, messages } = store.read()
    expect(proposed).toEqual([{ id, at: messages.at(-1)!.timestamp, proposals: [FILM, FILM] }])
    expect(store.read().cards.map((card) => card.proposed)).toEqual([FILM.proposed, FILM.proposed])
  })

  it.each([
    ['that is proposals alone has words of ours', (call: Call) => call.finish({ text: '', finish: 'stop' })],
    ['that was stopped keeps the proposals that came', (_: Call, store: ConversationStore) => store.stop()],
    [
      'that failed keeps the proposals that came',
      (call: Call) => call.fail(new AppError('coach/provider-unavailable')),
    ],
  ])('%s', async (_, close) => {
    const { backend, calls, proposed } = memoryBackend()
    const store = createConversationStore(backend)
    store.send('question')
    calls[0]!.propose(FILM)
    await settle()
    expect(store.read().exchange).toMatchObject({ text: COACH_PROPOSES, proposed: [FILM.proposed] })
    close(calls[0]!, store)
    await settle()
    calls[0]!.propose(FILM)
    expect(contents(store.read().messages)).toEqual(['question', COACH_PROPOSES])
    expect(proposed.map(({ proposals }) => proposals)).toEqual([[FILM]])
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
    expect(device.texts()).toEqual([['question']])

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
  const before: ChatMessage[] = [
    { role: 'user', content: 'q', timestamp: 1 },
    { role: 'assistant', content: 'a', timestamp: 2 },
  ]

  it('that is refused is logged and tried again, and nothing leaves the screen', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    const { backend, calls, saves, device, server } = memoryBackend()
    const store = createConversationStore(backend)
    server.mood = 'denied'
    store.send('question')
    calls[0]!.finish({ text: 'réponse', finish: 'stop' })
    await settle()
    expect(logged).toHaveBeenCalledOnce()
    expect(contents(store.read().messages)).toEqual(['question', 'réponse'])
    expect(store.read().delay).toBe('refused')
    expect([...device.places.values()]).toMatchObject([{ state: 'refused' }])
    server.mood = 'well'
    await vi.advanceTimersByTimeAsync(2_000)
    expect(saves).toHaveLength(1)
    expect(store.read().delay).toBeNull()
    expect(device.texts()).toEqual([])
  })

  it('is believed when the server has answered, not before', async () => {
    const { backend, calls, device, server } = memoryBackend()
    const store = createConversationStore(backend)
    server.mood = 'silent'
    store.send('question')
    calls[0]!.finish({ text: 'réponse', finish: 'stop' })
    await settle()
    store.keep()
    expect(device.texts()).toEqual([['question', 'réponse']])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(store.read().delay).toBe('waiting')
  })

  it('is not begun by a page that goes away: the cut answer is on the device, and the next page saves it', async () => {
    const first = memoryBackend()
    const store = createConversationStore(first.backend)
    store.send('question')
    first.calls[0]!.say('le début')
    await settle()
    first.calls[0]!.fail(new AppError('coach/provider-unavailable'))
    await settle()
    first.die(store)
    expect(first.saves).toEqual([])
    expect(first.device.texts()).toEqual([['question', 'le début']])

    const next = memoryBackend({}, first.device)
    const restored = createConversationStore(next.backend)
    restored.wake()
    await settle()
    expect(contents(restored.read().messages)).toEqual(['question', 'le début'])
    expect(contents(Object.values(next.documents)[0]!)).toEqual(['question', 'le début'])
    expect(next.device.texts()).toEqual([])
  })

  it('adds to what another tab has added, and takes nothing away', async () => {
    const { backend, calls, documents, server, conversation } = memoryBackend({ shared: before })
    const store = createConversationStore(backend)
    store.wake()
    await settle()
    server.latest!(conversation('shared'))
    documents['shared'] = [...before, { role: 'user', content: 'autre onglet', timestamp: 3 }]
    store.send('ici')
    calls[0]!.finish({ text: 'ok', finish: 'stop' })
    await settle()
    expect(contents(documents['shared'])).toEqual(['q', 'a', 'autre onglet', 'ici', 'ok'])
  })

  it('of a conversation that could not be read adds to it, and shows all of it once it can be', async () => {
    const tail = {
      id: 'old',
      isNew: false,
      messages: [{ role: 'user', content: 'ici', timestamp: 9 }],
    } as const
    const { backend, calls, documents, device, server } = memoryBackend({ old: before }, new Device(tail))
    server.isReadable = false
    const store = createConversationStore(backend)
    store.wake()
    await settle()
    expect(store.read()).toMatchObject({ beginning: 'unreachable', messages: tail.messages })
    store.retry()
    calls[0]!.finish({ text: 'ok', finish: 'stop' })
    await settle()
    expect(contents(documents['old']!)).toEqual(['q', 'a', 'ici', 'ok'])
    expect(device.texts()).toEqual([])
    server.isReadable = true
    store.wake()
    await settle()
    expect(contents(store.read().messages)).toEqual(['q', 'a', 'ici', 'ok'])
  })

  it('goes on in another document when the one that grew elsewhere takes no more', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { backend, calls, moves, saves, names, documents, server, conversation } = memoryBackend({
      shared: before,
    })
    names['shared'] = 'Gourde'
    const store = createConversationStore(backend)
    store.wake()
    await settle()
    server.latest!(conversation('shared'))
    documents['shared'] = Array.from({ length: CONVERSATION_MAX_MESSAGES }, (_, at) => ({
      role: 'user',
      content: `${at}`,
      timestamp: at,
    }))
    const append = backend.append
    backend.append = (tail, held) =>
      tail.id === 'shared' ? Promise.reject(new AppError('data/denied')) : append(tail, held)
    store.send('ici')
    calls[0]!.finish({ text: 'ok', finish: 'stop' })
    await settle()
    expect(contents(saves[0]!.messages)).toEqual(['ici', 'ok'])
    expect(contents(store.read().messages)).toEqual(['q', 'a', 'ici', 'ok'])
    expect(names[store.read().id]).toBe('Gourde (suite)')
    // What was chosen for the conversation goes with it; another conversation takes nothing along.
    expect(moves).toEqual([['shared', store.read().id]])
    store.startNew()
    expect(moves).toHaveLength(1)
  })
})

describe('several unsaved ends', () => {
  const left = (id: string, timestamp: number) =>
    ({ id, isNew: true, messages: [{ role: 'user', content: id, timestamp }] }) as const

  it('all survive: the last is shown, the others go to the list of conversations', async () => {
    const { backend, documents, device } = memoryBackend({}, new Device(left('un', 1), left('deux', 2)))
    const store = createConversationStore(backend)
    store.wake()
    await settle()
    expect(contents(store.read().messages)).toEqual(['deux'])
    expect(contents(documents['un']!)).toEqual(['un'])
    expect(device.texts()).toEqual([['deux']])
  })

  it('a question asked before the first was restored takes nothing of its place', async () => {
    const { backend, documents, device } = memoryBackend({}, new Device(left('un', 1)))
    const store = createConversationStore(backend)
    store.wake()
    store.send('deux')
    expect(device.texts()).toEqual([['un'], ['deux']])
    await settle()
    expect(contents(documents['un']!)).toEqual(['un'])
    expect(device.texts()).toEqual([['deux']])
  })

  it('two of one conversation are shown in their order', async () => {
    const { backend } = memoryBackend({}, new Device(left('un', 5), { ...left('un', 1) }))
    const store = createConversationStore(backend)
    store.wake()
    await settle()
    expect(store.read().messages.map(({ timestamp }) => timestamp)).toEqual([1, 5])
  })

  it('what another tab is working on is left to it, until it is gone', async () => {
    const device = new Device()
    const other = memoryBackend({}, device)
    const elsewhere = createConversationStore(other.backend)
    elsewhere.send('dans un autre onglet')
    const { backend, claimLate, documents } = memoryBackend({}, device)
    const store = createConversationStore(backend)
    store.wake()
    await settle()
    expect(store.read().messages).toEqual([])
    store.send('ici')
    other.die(elsewhere)
    claimLate()
    await settle()
    expect(contents(store.read().messages)).toEqual(['ici'])
    expect(Object.values(documents).map(contents)).toEqual([['dans un autre onglet']])
  })
})

describe('restoring', () => {
  const saved: ChatMessage[] = [{ role: 'user', content: 'hier', timestamp: 1 }]

  it('shows the latest conversation', async () => {
    const { backend, server, conversation } = memoryBackend({ old: saved })
    const store = createConversationStore(backend)
    store.wake()
    await settle()
    expect(store.read().phase).toBe('restoring')
    server.latest!(conversation('old'))
    expect(store.read()).toMatchObject({ phase: 'ready', id: 'old', messages: saved })
  })

  it('never takes the place of what was asked meanwhile', async () => {
    const { backend, server, conversation } = memoryBackend({ old: saved })
    const store = createConversationStore(backend)
    store.wake()
    await settle()
    store.send('ce matin')
    server.latest!(conversation('old'))
    expect(contents(store.read().messages)).toEqual(['ce matin'])
  })

  it('puts the unsaved end behind what was saved', async () => {
    const messages = [{ role: 'user', content: 'sans réponse', timestamp: 9 }] as const
    const { backend } = memoryBackend({ old: saved }, new Device({ id: 'old', isNew: false, messages }))
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
