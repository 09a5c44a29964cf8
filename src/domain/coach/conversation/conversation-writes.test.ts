import { describe, expect, it } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { afterWrite, fieldsAsRead, type Write } from '@/domain/base/write'
import { CARDS_MAX } from '@/domain/coach/cards/card-head'
import {
  answerWrites,
  cardsWrites,
  isTakenIn,
  pinWrites,
  renameWrites,
  restoreWrites,
  stopWrites,
} from './conversation-writes'

const NOW = new Date('2026-11-20T10:00:00.000Z')
const after = (doc: Fields | null, writes: readonly Write[]): Fields | null => {
  const raw = writes.reduce(afterWrite, doc)
  return raw && fieldsAsRead(raw, NOW)
}
const stored: Fields = {
  userId: 'u',
  title: 'Comment vendre ?',
  messages: [{ id: 'm', role: 'user', content: 'Comment vendre ?', timestamp: 1 }],
  timestamp: NOW.toISOString(),
}

describe('the outcome of a card', () => {
  const doc = { ...stored, proposals: { a: { at: 1, state: 'ignored', doneAt: 5 } } }
  const outcome = (doneAt: number, cardId = 'a') => [{ cardId, fields: { at: 1, state: 'open', doneAt } }]

  it('is the later of two answers, once', () => {
    expect(cardsWrites('c', doc, outcome(4))).toEqual([])
    const later = after(doc, cardsWrites('c', doc, outcome(6)))
    expect(later).toMatchObject({ proposals: { a: { state: 'open' } } })
    expect(cardsWrites('c', later, outcome(6))).toEqual([])
  })

  it('makes it taken, once', () => {
    const taken = after(
      doc,
      cardsWrites('c', doc, [{ cardId: 'a', fields: { state: 'accepted', doneAt: 6 } }]),
    )
    expect([doc, taken, null].map((each) => isTakenIn(each, 'a'))).toEqual([false, true, false])
  })

  it.each([
    ['accepted', 'ignored'],
    ['edited', 'ignored'],
    ['accepted', 'open'],
    ['edited', 'open'],
  ])('stays « %s » where another device answers « %s » later', (taken, state) => {
    const cards = {
      ...stored,
      proposals: { a: { at: 1, state: taken, doneAt: 5 }, b: { at: 1, state: 'open' } },
    }
    const both = ['a', 'b'].map((cardId) => ({ cardId, fields: { at: 1, state, doneAt: 9 } }))
    expect(after(cards, answerWrites('c', cards, both))).toMatchObject({
      proposals: { a: { state: taken, doneAt: 5 }, b: { state, doneAt: 9 } },
    })
    expect(answerWrites('c', cards, both.slice(0, 1))).toEqual([])
  })

  it('follows an undo, of whatever device', () => {
    const undone = { ...stored, proposals: { a: { at: 1, state: 'undone', doneAt: 5 } } }
    expect(after(undone, answerWrites('c', undone, outcome(6)))).toMatchObject({
      proposals: { a: { state: 'open' } },
    })
  })

  it('needs a conversation, and room in it', () => {
    expect(cardsWrites('c', null, outcome(6))).toEqual([])
    const cards = Object.fromEntries(Array.from({ length: CARDS_MAX }, (_, index) => [`c${index}`, {}]))
    expect(cardsWrites('c', { ...stored, proposals: cards }, outcome(6))).toEqual([])
  })
})

it('is renamed, pinned and restored once, and not where it is gone', () => {
  const renamed = after(stored, renameWrites('c', stored, 'Prix'))
  expect(renamed).toMatchObject({ title: 'Prix', titled: true })
  expect(renameWrites('c', renamed, 'Prix')).toEqual([])
  expect(pinWrites('c', after(stored, pinWrites('c', stored, true)), true)).toEqual([])
  expect([renameWrites('c', null, 'x'), pinWrites('c', null, true)]).toEqual([[], []])
  const restored = after(null, restoreWrites('u', 'c', null, renamed ?? {}))
  expect(restored).toEqual(renamed)
  expect(restoreWrites('u', 'c', restored, renamed ?? {})).toEqual([])
})

it('is stopped while its answer comes, once', () => {
  const answering = { ...stored, answering: { message: 'm', at: 2, text: '' } }
  const stopped = after(answering, stopWrites('c', answering, 'm'))
  expect(stopped).toEqual({ ...answering, stop: 'm' })
  expect(stopWrites('c', stopped, 'm')).toEqual([])
  expect([stored, null].flatMap((doc) => stopWrites('c', doc, 'm'))).toEqual([])
  expect(stopWrites('c', answering, 'another')).toEqual([])
})

const running = (text: string, stop?: string): Fields => ({
  ...stored,
  answering: { message: 'm', at: 2, text },
  ...(stop !== undefined && { stop }),
})
const part = (content: string) => ({ id: 'm', role: 'assistant', content, timestamp: 2, stopped: true })

it.each<[string, Fields, readonly object[]]>([
  ['no answer', stored, []],
  ['an answer without a word', running(''), []],
  ['an answer in spaces', running(' \n '), []],
  ['the beginning of an answer', running('Le tien'), [part('Le tien')]],
  ['a stopped answer', running('Le tien', 'm'), [part('Le tien')]],
  ['an unreadable lease', { ...stored, answering: { at: 'x' } }, []],
  ['a mark alone', { ...stored, stop: 'm' }, []],
])('is restored with %s, without lease or mark', (_name, doc, added) => {
  const restored = after(null, restoreWrites('u', 'c', null, doc))
  expect(restored).toEqual({ ...stored, messages: [...(stored['messages'] as object[]), ...added] })
})
