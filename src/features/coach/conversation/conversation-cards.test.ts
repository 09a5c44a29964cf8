import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseCards, type Card } from '@/domain/coach/card'
import { CONVERSATION_MAX_MESSAGES, withoutReplaced, type ChatMessage } from '@/domain/coach/conversation'
import { standingCards } from '@/domain/coach/standing-cards'
import { AppError } from '@/domain/base/errors'
import { createConversationStore } from './conversation-store'
import { contents, Device, memoryBackend } from '../../../../tests/support/memory-backend'

function card(id: string, at: number): Card {
  const project = { genre: 'projet', titre: id, produit: null, elements: [] }
  const [read] = parseCards({
    [id]: { v: 1, at, n: 0, from: 'person', ...project, target: id, state: 'open' },
  })
  return read!
}

const before: ChatMessage[] = [
  { role: 'user', content: 'q', timestamp: 1 },
  { role: 'assistant', content: 'a', timestamp: 2 },
]
const settle = () => vi.advanceTimersByTimeAsync(100)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => vi.useRealTimers())

describe('cards that the server did not take', () => {
  const alone = { id: 'old', isNew: false, messages: [], cards: [card('c', 2)] }

  it('go to their conversation from a page that comes later, which shows another one', async () => {
    const { backend, saves, device, server, conversation } = memoryBackend(
      { old: before, latest: [{ role: 'user', content: 'ce matin', timestamp: 9 }] },
      new Device(alone),
    )
    const store = createConversationStore(backend)
    store.wake()
    await settle()
    server.latest!(conversation('latest'))
    expect(contents(store.read().messages)).toEqual(['ce matin'])
    expect(saves).toEqual([{ id: 'old', messages: [], cards: alone.cards }])
    expect(device.places.size).toBe(0)
  })

  it('go with the exchange that they stand under, once it can be saved', async () => {
    const { backend, calls, saves, device, server } = memoryBackend()
    const store = createConversationStore(backend)
    store.wake()
    await settle()
    server.mood = 'denied'
    store.send('question')
    calls[0]!.finish({ text: 'réponse', finish: 'stop' })
    await settle()
    const { id, messages } = store.read()
    const mine = card('c', messages[1]!.timestamp)
    device.leave({ id, isNew: false, messages: [], cards: [mine] })
    server.left!()
    await settle()
    expect([...device.places.values()]).toMatchObject([{ id, isNew: true, messages, cards: [mine] }])
    server.mood = 'well'
    await vi.advanceTimersByTimeAsync(20_000)
    expect(saves).toEqual([{ id, messages, cards: [mine] }])
    expect(device.places.size).toBe(0)
  })

  it('are dropped with their conversation, and not because it cannot be read', async () => {
    const { backend, device } = memoryBackend({}, new Device(alone))
    backend.append = () => Promise.reject(new AppError('data/denied'))
    backend.read = () => Promise.reject(new AppError('data/unavailable'))
    createConversationStore(backend).wake()
    await settle()
    expect(device.places.size).toBe(1)
    backend.read = () => Promise.reject(new AppError('data/denied'))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(device.places.size).toBe(0)
  })
})

describe('a document that takes no more', () => {
  it('is left with the cards of the answers that go on in another one, and no others', async () => {
    const { backend, calls, saves, documents, cardsOf, server, conversation } = memoryBackend({
      shared: before,
    })
    const store = createConversationStore(backend)
    store.wake()
    await settle()
    server.latest!(conversation('shared'))
    const append = backend.append
    backend.append = (tail, held) =>
      tail.id === 'shared' ? Promise.reject(new AppError('data/denied')) : append(tail, held)
    store.send('ici')
    calls[0]!.finish({ text: 'ok', finish: 'stop' })
    await vi.advanceTimersByTimeAsync(0)
    const mine = card('mine', store.read().messages.at(-1)!.timestamp)
    cardsOf['shared'] = [card('theirs', 2), mine]
    documents['shared'] = Array.from({ length: CONVERSATION_MAX_MESSAGES }, (_, index) => ({
      role: 'user',
      content: `${index}`,
      timestamp: index,
    }))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(contents(saves[0]!.messages)).toEqual(['ici', 'ok'])
    expect(saves[0]!.cards).toEqual([mine])
    expect(store.read()).toMatchObject({ id: saves[0]!.id, cards: [mine] })
  })

  it('is known by the cards that it holds, as they are put', async () => {
    const { backend, calls, cardsOf, server, conversation } = memoryBackend({ one: before })
    const store = createConversationStore(backend)
    store.wake()
    await settle()
    server.latest!(conversation('one'))
    store.subscribe(() => undefined)
    store.send('deux')
    expect(store.read().id).toBe('one')
    calls[0]!.finish({ text: 'ok', finish: 'stop' })
    await settle()
    cardsOf['one'] = Array.from({ length: 60 }, (_, index) => card(`c${index}`, 2))
    server.live!(conversation('one'))
    store.send('trois')
    expect(store.read()).toMatchObject({ start: 4, cards: [] })
    expect(store.read().id).not.toBe('one')
  })
})

describe('cards on the screen', () => {
  const opened = async (...left: ConstructorParameters<typeof Device>) => {
    const memory = memoryBackend({ one: before }, new Device(...left))
    const store = createConversationStore(memory.backend)
    const close = store.subscribe(() => undefined)
    store.wake()
    await settle()
    memory.server.latest!(memory.conversation('one'))
    const states = () => store.read().cards.map(({ id, state }) => `${id} ${state}`)
    return { ...memory, store, close, states }
  }

  it('change as they change elsewhere, for as long as somebody looks', async () => {
    const { server, cardsOf, conversation, states, close } = await opened()
    expect(server.watched).toEqual(['one'])
    cardsOf['one'] = [card('c', 2)]
    server.live!(conversation('one'))
    expect(states()).toEqual(['c open'])
    cardsOf['one'] = [{ ...card('c', 2), state: 'ignored', doneAt: 5 }]
    server.live!(conversation('one'))
    expect(states()).toEqual(['c ignored'])
    close()
    expect(server.live).toBeNull()
  })

  it('are not asked for before anything was said', async () => {
    const { server, store } = await opened()
    store.startNew()
    expect(server.live).toBeNull()
    store.send('question')
    expect(server.watched).toEqual(['one', store.read().id])
  })

  it('are no sign that somebody has done something: the server still says what is the latest', async () => {
    const { backend, server, conversation, documents, cardsOf } = memoryBackend({ one: before })
    const store = createConversationStore(backend)
    store.subscribe(() => undefined)
    store.wake()
    await settle()
    server.fromCache!(conversation('one'))
    cardsOf['one'] = [card('c', 2)]
    server.live!(conversation('one'), true)
    documents['one'] = [...before, { role: 'user', content: 'ailleurs', timestamp: 3 }]
    server.latest!(conversation('one'))
    expect(contents(store.read().messages)).toEqual(['q', 'a', 'ailleurs'])
  })

  it('stay under their answer when their save failed, with the choice that was made', async () => {
    const { server, device, states, conversation, cardsOf } = await opened()
    server.mood = 'denied'
    cardsOf['one'] = []
    for (const left of [card('c', 2), { ...card('c', 2), state: 'accepted', doneAt: 5 } as const]) {
      device.leave({ id: 'one', isNew: false, messages: [], cards: [left] })
      server.left!()
      await settle()
      // The server's document never had them.
      server.live!(conversation('one'))
      expect(states()).toEqual([`c ${left.state}`])
    }
    cardsOf['one'] = [{ ...card('c', 2), state: 'ignored', doneAt: 4 }]
    server.live!(conversation('one'))
    expect(states()).toEqual(['c accepted'])
  })

  it('stay from the end of their answer on, while it is in the document before they are', async () => {
    const { calls, conversation, documents, server, states, store } = await opened()
    store.send('question')
    calls[0]!.propose({
      proposed: { genre: 'tache', jour: 'lundi', texte: 'Filmer', chaqueSemaine: false, pourquoi: null },
    })
    calls[0]!.finish({ text: 'réponse', finish: 'stop' })
    await settle()
    const [mine] = states()
    const seen = new Set<string>()
    store.subscribe(() => seen.add(states().join()))
    expect(contents(documents['one']!)).toContain('réponse')
    server.live!(conversation('one'))
    expect([...seen, states().join()]).toEqual([mine])
  })

  it('stay when this device has no copy of their conversation', async () => {
    const { server, cardsOf, conversation, states } = await opened()
    cardsOf['one'] = [card('c', 2)]
    server.live!(conversation('one'))
    server.live!(null, true)
    expect(states()).toEqual(['c open'])
    cardsOf['one'] = []
    server.live!(conversation('one'))
    expect(states()).toEqual([])
  })
})

describe('an answer that is asked for again', () => {
  it('is told what became of the cards before, and takes over those that were taken', async () => {
    const { backend, calls, cardsOf, documents, server, conversation } = memoryBackend({ one: before })
    const store = createConversationStore(backend)
    store.subscribe(() => undefined)
    store.wake()
    await settle()
    server.latest!(conversation('one'))
    store.send('deux')
    calls[0]!.say('le début')
    store.stop()
    await settle()
    const { timestamp } = store.read().messages.at(-1)!
    cardsOf['one'] = [
      { ...card('early', 2), state: 'ignored', doneAt: 5 },
      card('open', timestamp),
      { ...card('taken', timestamp), state: 'accepted', doneAt: timestamp + 1 },
    ]
    server.live!(conversation('one'))
    store.retry()
    expect(calls[1]!.messages).toEqual([
      { role: 'user', content: 'q' },
      { role: 'assistant', content: 'a\n\n[Propositions\u00a0: «\u00a0early\u00a0» ignorée]' },
      { role: 'user', content: 'deux' },
    ])
    calls[1]!.finish({ text: 'le tout', finish: 'stop' })
    await settle()
    const { messages, cards } = store.read()
    const standing = standingCards(messages, cards).map(({ id, at }) => [id, at])
    const again = messages.at(-1)!.timestamp
    expect(standing).toEqual([
      ['early', 2],
      ['taken', again],
    ])
    // The next page reads the same from the document.
    const read = { ...conversation('one')!, messages: withoutReplaced(documents['one']!) }
    expect(standingCards(read.messages, read.cards).map(({ id, at }) => [id, at])).toEqual(standing)
  })
})

describe('a card that was answered in an old conversation', () => {
  const old = { old: before, today: [{ role: 'user', content: 'ce matin', timestamp: 9 }] as const }

  it('does not bring it in the place of the newer exchange on the screen', async () => {
    const { backend, server, conversation } = memoryBackend(old)
    const store = createConversationStore(backend)
    store.wake()
    await settle()
    server.fromCache!(conversation('today'))
    server.latest!(conversation('old'))
    await settle()
    expect(contents(store.read().messages)).toEqual(['ce matin'])
    store.send('et maintenant')
    expect(store.read().id).toBe('today')
  })

  it('but what was deleted elsewhere does not stay for it', async () => {
    const { backend, server, conversation, documents } = memoryBackend(old)
    const store = createConversationStore(backend)
    store.wake()
    await settle()
    server.fromCache!(conversation('today'))
    delete documents['today']
    server.latest!(conversation('old'))
    await settle()
    expect(contents(store.read().messages)).toEqual(['q', 'a'])
  })
})
