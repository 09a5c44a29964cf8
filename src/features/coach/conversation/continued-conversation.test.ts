import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/domain/base/errors'
import type { CardHead } from '@/domain/coach/cards/card-head'
import { parseCoachRequest } from '@/domain/coach/conversation/coach-request'
import type { Conversation } from '@/domain/coach/conversation/conversation'
import { isAnswered, leftBehind, nextAbout, retriable } from './conversation-state'
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

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

describe('a full conversation', () => {
  const many = Array.from({ length: 30 }, (_, index) => [
    message('user', `q${index}`, 2 * index + 1),
    message('assistant', `r${index}`, 2 * index + 2),
  ]).flat()
  const cards = Array.from({ length: 56 }, (_, index): CardHead => ({
    id: `c${index}`,
    at: 60,
    order: index,
    from: 'coach',
    state: 'open',
    fields: {},
  }))
  const full = document('full', many, { cards })
  const shownCards = (cardsOf: ReadonlyMap<number, readonly CardHead[]>) => [...cardsOf.values()].flat()

  it('keeps its cards on the screen, live, while it goes on elsewhere', () => {
    const { store, documents, receive, receiveLatest, last } = open()
    receiveLatest(full)
    store.send('et la deuxième ?')
    expect(shownCards(store.read().cards)).toHaveLength(56)
    receive({ messages: [asQuestion(last().asked)], continues: 'full' })
    expect(shownCards(store.read().cards)).toHaveLength(56)
    const [first, ...others] = cards
    documents.get('full')?.({ ...full, cards: [{ ...first!, state: 'accepted' }, ...others] }, true)
    expect(shownCards(store.read().cards)[0]?.state).toBe('accepted')
    expect(contents(store.read().messages).slice(-2)).toEqual(['r29', 'et la deuxième ?'])
  })

  it('is shown before the one that continues it, after a reload too', () => {
    const { store, documents, receiveLatest, texts } = open()
    receiveLatest(document('next', [message('user', 'suite', 101)], { continues: 'full' }))
    documents.get('full')?.(full, true)
    expect(texts()).toEqual([...contents(many), 'suite'])
    expect(store.read().earlierCount).toBe(many.length)
    store.startNew()
    expect([...documents.keys()]).toEqual([])
  })

  it('that was deleted leaves the one that continues it alone', () => {
    const { documents, receiveLatest, texts } = open()
    receiveLatest(document('next', [message('user', 'suite', 101)], { continues: 'full' }))
    documents.get('full')?.(null, true)
    expect(texts()).toEqual(['suite'])
  })

  it('does not look for itself', () => {
    const { documents, receiveLatest } = open()
    receiveLatest(document('next', exchange, { continues: 'next' }))
    expect([...documents.keys()]).toEqual(['next'])
  })

  it('has its first question asked again in the document of its id, by a request that the server reads', async () => {
    const { store, last, kept, receive, receiveLatest } = open()
    receiveLatest(full)
    store.send('suite')
    const { message: id } = last().asked
    last().fail(new AppError('coach/provider-unavailable'))
    await settle()
    kept.length = 0
    receive({
      messages: [{ ...asQuestion(last().asked), fault: 'coach/provider-unavailable' }],
      continues: 'full',
    })
    store.retry()
    const { asked } = last()
    expect(asked).toMatchObject({ conversation: id, message: id, isNew: false })
    expect(parseCoachRequest({ conversation: id, message: id, question: asked.question })).not.toBeNull()
  })

  it('goes on for the next question too where the one before did not arrive', async () => {
    const { store, calls, last, receiveLatest, receive, texts } = open()
    receiveLatest(full)
    store.send('un')
    last().fail(new AppError('network/offline'))
    await settle()
    receive({ messages: [asQuestion(last().asked)] })
    store.send('deux')
    expect(calls.map(({ asked }) => [asked.conversation, asked.isNew])).toEqual([
      ['full', false],
      ['full', false],
    ])
    expect(store.read().id).toBe(last().asked.message)
    expect(texts().slice(-2)).toEqual(['un', 'deux'])
  })
})

describe('what « Montrer » shows', () => {
  const LAMP = { part: 'products', name: 'Lampe', candidate: { id: 'l', section: null } } as const

  it.each<[string, Partial<Conversation>, boolean]>([
    ['a conversation', {}, false],
    [
      'a full one',
      { messages: Array.from({ length: 150 }, (_, index) => message('user', 'x', index + 1)) },
      false,
    ],
    ['a deleted one', {}, true],
  ])('goes with the next question of %s', (_, fields, isDeleted) => {
    const { store, documents, last, receiveLatest } = open()
    receiveLatest(document('a', exchange, { project: 'p', ...fields }))
    if (isDeleted) documents.get('a')?.(null, true)
    store.show(LAMP)
    store.send('et elle ?')
    expect(last().about).toEqual({ subject: LAMP, isSent: true })
    expect(last().asked.project).toBe('p')
    expect(store.read().shownNext).toBeNull()
    expect(nextAbout(store.read())).toMatchObject({ subject: { project: 'p' }, isSent: false })
  })
})

describe('a question that others follow', () => {
  it('keeps its place, says why, and can be asked again or removed there', async () => {
    const { store, calls, kept, last, receive, receiveLatest } = open()
    receiveLatest(document('a', exchange))
    store.send('Un')
    last().fail(new AppError('network/offline'))
    await settle()
    store.send('Deux')
    const [un, deux] = [calls[0]!.asked, calls[1]!.asked]
    kept.splice(1)
    const answer = { ...message('assistant', 'Oui', NOW + 2), id: deux.message }
    receive({ messages: [...exchange, asQuestion(un), { ...asQuestion(deux), timestamp: NOW + 1 }, answer] })
    expect([isAnswered(store.read()), retriable(store.read())]).toEqual([true, null])
    expect([...leftBehind(store.read())]).toEqual([[2, 'waiting']])
    store.retry(un.message)
    expect(last().asked).toEqual(un)
    store.stop()
    store.remove(un.message)
    expect(kept).toEqual([])
    expect(store.read().run).toBeNull()
  })

  it('says that a filter refused it, or that nothing came', () => {
    const { store, receiveLatest, calls } = open()
    const messages = [
      { ...message('user', 'un', 1), fault: 'coach/question-refused' as const },
      message('user', 'deux', 3),
      message('user', 'trois', 5),
      message('assistant', 'réponse', 6),
      { ...message('user', 'long', 7), fault: 'coach/message-too-long' as const },
      {
        ...message('assistant', 'Pour une ar', 8),
        fault: 'coach/question-refused' as const,
        stopped: true as const,
      },
      message('user', 'quatre', 9),
    ]
    receiveLatest(document('a', messages))
    expect([...leftBehind(store.read())]).toEqual([
      [0, 'refused'],
      [1, 'unanswered'],
      [4, 'refused'],
      [5, 'refused'],
    ])
    store.retry('m3')
    expect(calls[0]!.asked).toMatchObject({
      conversation: 'a',
      message: 'm3',
      question: 'deux',
      isNew: false,
    })
  })
})
