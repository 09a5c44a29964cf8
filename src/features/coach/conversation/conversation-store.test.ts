import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/domain/base/errors'
import { ANSWER_LEASE_MS } from '@/domain/coach/conversation/answering'
import { COACH_PROPOSES, CONVERSATION_MAX_MESSAGES } from '@/domain/coach/conversation/conversation'
import type { Proposed } from '@/domain/coach/cards/card-kinds'
import { canContinue, nextAbout, retriable } from './conversation-state'
import {
  asQuestion,
  contents,
  document,
  exchange,
  message,
  NOW,
  open,
  settle,
} from './played-coach.test-support'

const FILM: Proposed = {
  genre: 'tache',
  jour: 'jeudi',
  texte: 'Filmer',
  chaqueSemaine: false,
  pourquoi: null,
}
const GOURDE = { part: 'project', name: 'Gourde', project: 'p' } as const
const THINKING = { status: 'streaming', text: '', proposed: [] }

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

describe('an exchange', () => {
  it('is kept until the server has it, and shows the received text', async () => {
    const { store, kept, last, texts } = open()
    store.startNew({ subject: GOURDE, draft: null })
    store.send('question')
    expect(kept).toEqual([last().asked])
    const { id: conversation } = store.read()
    expect(kept[0]).toMatchObject({ conversation, question: 'question', isNew: true, project: 'p' })
    expect([texts(), store.read().exchange]).toEqual([['question'], THINKING])
    last().say('rép')
    await settle()
    expect(store.read().exchange).toEqual({ status: 'streaming', text: 'rép', proposed: [] })
    last().say('onse')
    last().finish('stop')
    await settle()
    expect([texts(), store.read().exchange]).toEqual([['question', 'réponse'], { status: 'idle' }])
  })

  it('replaces the text whose end says that it was a thought', async () => {
    const { store, last } = open()
    store.send('question')
    last().say('hum, hum')
    last().say('rép', true)
    last().say('onse')
    await settle()
    expect(store.read().exchange).toEqual({ status: 'streaming', text: 'réponse', proposed: [] })
  })

  it('shows each message once, whatever the document has of it by then', async () => {
    const { store, last, texts, receive, receiveClaim } = open()
    store.send('question')
    receiveClaim()
    expect([texts(), store.read().exchange.status]).toEqual([['question'], 'streaming'])
    last().say('rép')
    await settle()
    receiveClaim('r')
    expect(store.read().exchange).toMatchObject({ text: 'rép' })
    last().say('onse')
    last().finish('stop')
    await settle()
    expect(texts()).toEqual(['question', 'réponse'])
    const { message: id } = last().asked
    receive({ messages: [asQuestion(last().asked), { ...message('assistant', 'réponse', NOW + 1), id }] })
    expect([texts(), store.read().run]).toEqual([['question', 'réponse'], null])
  })

  it('draws at most once per beat, however many pieces come', async () => {
    const { store, last } = open()
    store.send('question')
    const listener = vi.fn()
    store.subscribe(listener)
    for (let piece = 0; piece < 500; piece += 1) last().say('a')
    await vi.advanceTimersByTimeAsync(66)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('that only proposes has words of ours', async () => {
    const { store, last } = open()
    store.send('question')
    last().propose(FILM)
    await settle()
    expect(store.read().exchange).toMatchObject({ text: COACH_PROPOSES, proposed: [FILM] })
  })

  it('goes on in the document where this page receives it no more', async () => {
    const { store, last, texts, receive, receiveClaim } = open()
    store.send('question')
    receiveClaim()
    last().say('rép')
    last().fail(new AppError('network/offline'))
    await settle()
    expect(store.read().exchange).toMatchObject({ status: 'streaming', text: 'rép' })
    receiveClaim('répon')
    expect(store.read().exchange).toMatchObject({ text: 'répon' })
    const { message: id } = last().asked
    receive({ messages: [asQuestion(last().asked), { ...message('assistant', 'réponse', NOW + 1), id }] })
    expect([texts(), store.read().exchange]).toEqual([['question', 'réponse'], { status: 'idle' }])
  })

  it('that did not reach the server says why, and is asked again as it was', async () => {
    const { store, calls, last, texts } = open()
    store.send('question')
    last().fail(new AppError('network/offline'))
    await settle()
    expect(store.read().exchange).toMatchObject({ status: 'failed', error: { code: 'network/offline' } })
    store.retry()
    expect(calls[1]!.asked).toEqual(calls[0]!.asked)
    expect(texts()).toEqual(['question'])
  })

  it('that failed half-way is asked again, and the new answer takes the place of the beginning', async () => {
    const { store, last, texts, receive } = open()
    store.send('question')
    const { message: id } = last().asked
    const fault = 'coach/provider-unavailable' as const
    const part = { ...message('assistant', 'le début', NOW + 1), id, stopped: true as const, fault }
    const question = asQuestion(last().asked)
    last().say('le début')
    last().finish('interrupted')
    await settle()
    expect(store.read().exchange).toMatchObject({ status: 'failed', error: { code: fault } })
    receive({ messages: [question, part] })
    expect(store.read()).toMatchObject({ run: null, exchange: { status: 'failed' } })
    store.retry()
    expect(last().asked).toMatchObject({ message: id })
    expect(texts()).toEqual(['question', 'le début'])
    last().say('rép')
    await settle()
    expect(texts()).toEqual(['question'])
    last().say('onse')
    last().finish('stop')
    await settle()
    expect(texts()).toEqual(['question', 'réponse'])
    receive({ messages: [question, { ...message('assistant', 'réponse', NOW + 9), id }] })
    expect([texts(), store.read().run]).toEqual([['question', 'réponse'], null])
  })

  it('ignores a second question while one is answered, also for another device', () => {
    const { store, calls, receiveLatest } = open()
    receiveLatest(document('a', exchange, { answering: { message: 'm3', at: NOW, text: 'En' } }))
    expect(store.read().exchange).toMatchObject({ status: 'streaming', text: 'En' })
    store.send('un')
    expect(calls).toHaveLength(0)
  })

  it('whose call died can be asked again once its claim is over', async () => {
    const { store, receiveLatest, texts, calls } = open()
    const question = message('user', 'deux', 3)
    const answering = { message: 'm3', at: NOW, text: 'En' }
    receiveLatest(document('a', [...exchange, question], { answering }))
    await vi.advanceTimersByTimeAsync(ANSWER_LEASE_MS - 1)
    expect(store.read().exchange.status).toBe('streaming')
    await vi.advanceTimersByTimeAsync(2)
    expect(texts()).toEqual(['un', 'réponse', 'deux', 'En'])
    store.retry()
    expect(calls[0]!.asked).toEqual({
      conversation: 'a',
      message: 'm3',
      question: 'deux',
      isNew: false,
      project: null,
    })
  })

  it('goes on in the document of its id where its own is full, and nothing leaves the screen', () => {
    const { store, last, receiveLatest } = open()
    const many = Array.from({ length: CONVERSATION_MAX_MESSAGES }, (_, index) =>
      message('user', 'x', index + 1),
    )
    receiveLatest(document('full', many))
    store.send('suite')
    const { id, earlierCount, messages } = store.read()
    expect([id, earlierCount, messages.length]).toEqual([last().asked.message, many.length, many.length + 1])
    expect(last().asked).toMatchObject({ conversation: 'full', isNew: false })
  })
})

describe('the subject of a conversation', () => {
  it('is its project where it was reopened, as far as the switches share it', () => {
    const { store, last, receive, receiveLatest } = open()
    receiveLatest(document('a', exchange, { project: 'p' }))
    const before = nextAbout(store.read()).subject
    expect(before).toMatchObject({ part: 'project', project: 'p' })
    receive({
      messages: [...exchange, message('user', 'deux', 3), message('assistant', 'oui', 4)],
      project: 'p',
    })
    // One object, because another one is gathered anew.
    expect(nextAbout(store.read()).subject).toBe(before)
    store.send('et ensuite ?')
    expect(last().about).toEqual({ subject: before, isSent: false })
    store.open(document('b', exchange, { project: 'q' }))
    expect(nextAbout(store.read())).toMatchObject({ subject: { project: 'q' }, isSent: false })
    store.open(document('c', exchange))
    expect(nextAbout(store.read()).subject).toBeNull()
  })

  it('is not shown beyond the switches with a first question asked again after a reload', () => {
    const { store, last, receiveLatest } = open()
    receiveLatest(document('a', [message('user', 'un', 1)], { project: 'p' }))
    store.retry()
    expect(last().about).toMatchObject({ subject: { project: 'p' }, isSent: false })
  })

  it('goes with its first question alone, also when that is asked again', async () => {
    const { store, calls, last, receive } = open()
    store.startNew({ subject: GOURDE, draft: null })
    store.send('question')
    last().fail(new AppError('network/offline'))
    await settle()
    store.retry()
    last().say('réponse')
    last().finish('stop')
    await settle()
    receive({
      messages: [asQuestion(last().asked), { ...message('assistant', 'réponse', NOW + 1), id: 'm' }],
    })
    store.send('et après')
    expect(calls.map(({ about }) => about)).toEqual([
      { subject: GOURDE, isSent: true },
      { subject: GOURDE, isSent: true },
      { subject: GOURDE, isSent: false },
    ])
  })

  it('may be taken back before it', () => {
    const { store, last } = open()
    store.startNew({ subject: GOURDE, draft: null })
    store.takeBack()
    store.send('question')
    expect(last().about.subject).toBeNull()
  })
})

describe('« Arrêter »', () => {
  it('keeps the received text, tells the server once the document names the call, and can be continued', async () => {
    const { store, last, texts, stops, receiveClaim } = open()
    store.send('question')
    last().say('le début')
    await settle()
    store.stop()
    expect(last().signal.aborted).toBe(true)
    last().say(' et la suite')
    await settle()
    expect([texts(), stops]).toEqual([['question', 'le début'], []])
    receiveClaim('le')
    expect(stops).toEqual([[store.read().id, last().asked.message]])
    expect(texts()).toEqual(['question', 'le début'])
    expect([canContinue(store.read()), retriable(store.read())]).toEqual([true, null])
  })

  it('stops an answer that another page asked for', () => {
    const { store, stops, receive, receiveLatest } = open()
    const answering = { message: 'm3', at: NOW, text: 'En' }
    const messages = [...exchange, message('user', 'deux', 3)]
    receiveLatest(document('a', messages, { answering }))
    store.stop()
    expect(stops).toEqual([['a', 'm3']])
    receive({ messages, answering, isStopping: true })
    expect(store.read().exchange.status).toBe('idle')
    expect(store.read().messages.at(-1)).toMatchObject({ content: 'En', stopped: true })
  })

  it('before the first word leaves a question that can be asked again', () => {
    const { store, last, receiveClaim, stops } = open()
    store.send('question')
    store.stop()
    receiveClaim()
    expect(store.read().exchange.status).toBe('idle')
    expect([retriable(store.read())?.id, stops.length]).toEqual([last().asked.message, 1])
  })
})

describe('the latest conversation', () => {
  it('is shown as the device knows it, then as the server does', () => {
    const { receiveLatest, store, texts, isRestoring } = open()
    receiveLatest(document('a', exchange), false)
    expect([store.read().id, texts()]).toEqual(['a', ['un', 'réponse']])
    receiveLatest(document('b', [message('user', 'autre', 5)]))
    expect([store.read().id, texts()]).toEqual(['b', ['autre']])
    expect(isRestoring()).toBe(false)
  })

  it('does not replace a question asked meanwhile', () => {
    const { receiveLatest, store, texts } = open()
    store.send('question')
    receiveLatest(document('a', exchange))
    expect(texts()).toEqual(['question'])
  })

  it('has no conversation for a person who never asked', () => {
    const { receiveLatest, store } = open()
    expect(store.read().phase).toBe('restoring')
    receiveLatest(null)
    expect(store.read().phase).toBe('ready')
  })
})

it('the conversation shows messages of another tab', () => {
  const { receiveLatest, store, receive, texts } = open()
  receiveLatest(document('a', exchange))
  receive({ messages: [...exchange, message('user', 'deux', 3)] })
  expect(texts()).toEqual(['un', 'réponse', 'deux'])
  store.send('trois')
  expect(texts()).toEqual(['un', 'réponse', 'deux', 'trois'])
})

it('says that it was deleted elsewhere, and the next question begins another one', () => {
  const { receiveLatest, store, documents, last } = open()
  receiveLatest(document('a', exchange))
  documents.get('a')?.(null, true)
  expect(store.read().exchange).toMatchObject({ error: { code: 'coach/conversation-gone' } })
  expect(retriable(store.read())).toBeNull()
  store.send('deux')
  expect(last().asked).toMatchObject({ conversation: store.read().id, isNew: true })
  expect(contents(store.read().messages)).toEqual(['un', 'réponse', 'deux'])
})

it('leaves the screen when it is deleted here', () => {
  const { store, last, documents } = open()
  store.send('question')
  store.startNew()
  expect(last().signal.aborted).toBe(true)
  expect(store.read().messages).toEqual([])
  expect(documents.size).toBe(0)
})
