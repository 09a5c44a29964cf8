import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LeavingDossier } from '@/data/ask-coach'
import { AppError } from '@/domain/base/errors'
import type { Card } from '@/domain/coach/card'
import { COACH_PROPOSES, type CoachResult } from '@/domain/coach/coach-request'
import { CONVERSATION_MAX_MESSAGES, type ChatMessage, type Conversation } from '@/domain/coach/conversation'
import type { GroundedProposal } from '@/domain/coach/ground'
import { NOTHING_SENT } from '@/domain/coach/sent-dossier'
import type { CoachBackend } from './coach-backend'
import { createConversationStore } from './conversation-store'

const FILM: GroundedProposal = {
  proposed: { genre: 'tache', jour: 'jeudi', texte: 'Filmer', chaqueSemaine: false, pourquoi: null },
}
const settle = () => vi.advanceTimersByTimeAsync(100)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

interface Call {
  readonly messages: readonly { readonly content: string }[]
  readonly say: (text: string) => void
  readonly propose: (proposal: GroundedProposal) => void
  readonly leave: (dossier: LeavingDossier) => void
  readonly finish: (result: CoachResult) => void
  readonly fail: (error: AppError) => void
  readonly signal: AbortSignal
}

/** The test plays the coach and the document. */
function open() {
  let ids = 0
  const calls: Call[] = []
  const saves: Parameters<CoachBackend['save']>[0][] = []
  const moves: [string, string][] = []
  const documents = new Map<string, (document: Conversation) => void>()
  let latest: ((found: Conversation | null, isLive: boolean) => void) | null = null
  const backend: CoachBackend = {
    ask: (messages, { signal, onText, onProposal, onLeaving }) =>
      new Promise((finish, fail) =>
        calls.push({ messages, say: onText, propose: onProposal, leave: onLeaving, finish, fail, signal }),
      ),
    watchLatest: (onValue) => {
      latest = onValue
      return () => {
        latest = null
      }
    },
    watch: (id, onValue) => {
      documents.set(id, onValue)
      return () => documents.delete(id)
    },
    save: (said) => saves.push(said),
    cardsOf: (proposals, at) =>
      proposals.map((each, order): Card => ({
        ...{ id: `card-${order}`, at, order, from: 'coach', state: 'open', replaced: null },
        ...{ ...each, target: `made-${order}` },
      })),
    retryRefused: () => undefined,
    moved: (fromId, toId) => moves.push([fromId, toId]),
    newId: () => `id${++ids}`,
    now: () => Date.now() + ++ids,
  }
  const store = createConversationStore(backend)
  store.subscribe(() => undefined)
  store.wake()
  return {
    ...{ store, calls, saves, moves, documents },
    texts: () => contents(store.read().messages),
    hearLatest: (found: Conversation | null, isLive = true) => latest?.(found, isLive),
    isRestoring: () => latest !== null,
    /** The document as the saves leave it, with what another tab said. */
    hear(...others: readonly ChatMessage[]) {
      const { id } = store.read()
      const messages = new Map(
        [...saves.filter((save) => save.id === id).flatMap((save) => save.messages), ...others].map(
          (message) => [`${message.role} ${message.timestamp}`, message],
        ),
      )
      documents.get(id)?.(document(id, [...messages.values()]))
    },
  }
}

function document(id: string, messages: readonly ChatMessage[]): Conversation {
  return {
    ...{ id, userId: 'u', title: 'Titre', name: null, messages, cards: [], sent: NOTHING_SENT },
    ...{ timestamp: new Date(0), isPinned: false },
  }
}

const contents = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content)
const message = (role: ChatMessage['role'], content: string, timestamp: number): ChatMessage => ({
  ...{ role, content, timestamp },
})
const exchange = [message('user', 'un', 1), message('assistant', 'réponse', 2)]

describe('an exchange', () => {
  it('stores the question at once, the beginning of the answer with its first words, and all of it at its end', async () => {
    const { store, calls, saves, texts } = open()
    store.send('question')
    expect(saves.map(({ isNew, messages }) => [isNew, contents(messages)])).toEqual([[true, ['question']]])
    calls[0]!.say('rép')
    await settle()
    expect(store.read().exchange).toEqual({ status: 'streaming', text: 'rép', proposed: [] })
    expect(saves[1]?.messages[1]).toMatchObject({ content: 'rép', stopped: true })
    calls[0]!.say('ons')
    await settle()
    expect(saves).toHaveLength(2)
    calls[0]!.finish({ text: 'réponse', finish: 'stop' })
    await settle()
    expect(contents(saves[2]!.messages)).toEqual(['question', 'réponse'])
    expect(saves[2]!.messages[1]!.timestamp).toBe(saves[1]!.messages[1]!.timestamp)
    expect(texts()).toEqual(['question', 'réponse'])
  })

  it('shows each message once, whatever the document holds of it by then', async () => {
    const { store, calls, texts, hear } = open()
    store.send('question')
    hear()
    calls[0]!.say('rép')
    await settle()
    hear()
    expect(texts()).toEqual(['question'])
    calls[0]!.finish({ text: 'réponse', finish: 'stop' })
    await settle()
    expect(texts()).toEqual(['question', 'réponse'])
    hear()
    expect(store.read()).toMatchObject({ own: { messages: [] }, document: {} })
    expect(texts()).toEqual(['question', 'réponse'])
  })

  it('draws at most once per beat, however many pieces come', async () => {
    const { store, calls } = open()
    store.send('question')
    const listener = vi.fn()
    store.subscribe(listener)
    for (let piece = 0; piece < 500; piece += 1) calls[0]!.say('a')
    await vi.advanceTimersByTimeAsync(66)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('stores what is proposed with its answer, whose words are ours where it has none', async () => {
    const { store, calls, saves } = open()
    store.send('question')
    calls[0]!.propose(FILM)
    await settle()
    expect(store.read().exchange).toMatchObject({ text: COACH_PROPOSES, proposed: [FILM.proposed] })
    calls[0]!.finish({ text: '', finish: 'stop' })
    await settle()
    expect(saves.at(-1)).toMatchObject({ cards: [{ proposed: FILM.proposed }] })
    expect(contents(saves.at(-1)!.messages)).toEqual(['question', COACH_PROPOSES])
    expect(store.read().cards).toMatchObject([{ at: saves.at(-1)!.messages[1]!.timestamp }])
  })

  it('notes what went with its question', async () => {
    const { store, calls, saves } = open()
    store.send('question')
    calls[0]!.leave({ text: 'mon projet', hash: '0a1b2c3d' })
    calls[0]!.finish({ text: 'réponse', finish: 'stop' })
    await settle()
    const at = saves[0]!.messages[0]!.timestamp
    expect(saves.at(-1)!.sent).toEqual({ dossiers: { '0a1b2c3d': 'mon projet' }, sent: { [at]: '0a1b2c3d' } })
  })

  it('that is stopped keeps what came, and hangs up', async () => {
    const { store, calls, texts, saves } = open()
    store.send('question')
    calls[0]!.say('le début')
    store.stop()
    expect(calls[0]!.signal.aborted).toBe(true)
    calls[0]!.say(' et la suite')
    await settle()
    expect(texts()).toEqual(['question', 'le début'])
    expect(saves.at(-1)!.messages[1]).toMatchObject({ stopped: true })
  })

  it('that failed is asked again, and its answer takes the place of the beginning', async () => {
    const { store, calls, texts, hear } = open()
    store.send('question')
    calls[0]!.say('le début')
    calls[0]!.fail(new AppError('coach/provider-unavailable'))
    await settle()
    hear()
    expect(texts()).toEqual(['question', 'le début'])
    store.retry()
    expect(calls[1]!.messages).toHaveLength(1)
    expect(texts()).toEqual(['question', 'le début'])
    calls[1]!.finish({ text: 'réponse', finish: 'stop' })
    await settle()
    expect(texts()).toEqual(['question', 'réponse'])
    hear()
    expect(texts()).toEqual(['question', 'réponse'])
  })

  it('ignores a second question while one is answered', () => {
    const { store, calls, texts } = open()
    store.send('un')
    store.send('deux')
    expect(calls).toHaveLength(1)
    expect(texts()).toEqual(['un'])
  })

  it('is stored so far when the page goes', () => {
    const { store, calls, saves } = open()
    store.keep()
    store.send('question')
    calls[0]!.say('le début')
    store.keep()
    expect(contents(saves.at(-1)!.messages)).toEqual(['question', 'le début'])
  })

  it('goes on in another document where its own is full, and nothing leaves the screen', () => {
    const { store, saves, moves, hearLatest } = open()
    const full = Array.from({ length: CONVERSATION_MAX_MESSAGES }, (_, index) =>
      message('user', 'x', index + 1),
    )
    hearLatest({ ...document('full', full), name: 'Prix' })
    store.send('suite')
    const { id, start, messages, name } = store.read()
    expect([id, start, messages.length, name]).toEqual([
      saves[0]!.id,
      full.length,
      full.length + 1,
      'Prix (suite)',
    ])
    expect(moves).toContainEqual(['full', id])
    expect(saves[0]).toMatchObject({ isNew: true, name: 'Prix (suite)' })
  })
})

describe('the latest conversation', () => {
  it('is shown as the device knows it, then as the server does', () => {
    const { hearLatest, store, texts, isRestoring } = open()
    hearLatest(document('a', exchange), false)
    expect([store.read().id, texts()]).toEqual(['a', ['un', 'réponse']])
    hearLatest(document('b', [message('user', 'autre', 5)]))
    expect([store.read().id, texts()]).toEqual(['b', ['autre']])
    expect(isRestoring()).toBe(false)
  })

  it('leaves alone what was asked meanwhile', () => {
    const { hearLatest, store, texts, moves } = open()
    store.send('question')
    hearLatest(document('a', exchange))
    expect(texts()).toEqual(['question'])
    expect(moves).toEqual([])
  })

  it('is none for who never asked', () => {
    const { hearLatest, store, moves } = open()
    expect(store.read().phase).toBe('restoring')
    hearLatest(null)
    expect(store.read().phase).toBe('ready')
    store.send('question')
    expect(moves).toEqual([['', store.read().id]])
  })
})

it('shows what another tab says in it', () => {
  const { hearLatest, store, documents, texts } = open()
  hearLatest(document('a', exchange))
  documents.get('a')?.(document('a', [...exchange, message('user', 'deux', 3)]))
  expect(texts()).toEqual(['un', 'réponse', 'deux'])
  store.send('trois')
  expect(texts()).toEqual(['un', 'réponse', 'deux', 'trois'])
})

it('leaves the screen, and its answer, when it is deleted', () => {
  const { store, calls, saves, documents } = open()
  store.send('question')
  const { id } = store.read()
  store.forget(id)
  expect(calls[0]!.signal.aborted).toBe(true)
  expect(store.read().messages).toEqual([])
  expect(saves).toHaveLength(1)
  expect(documents.size).toBe(0)
})
