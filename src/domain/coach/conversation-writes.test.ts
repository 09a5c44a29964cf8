import { describe, expect, it } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { afterWrite, fieldsAsRead, Refusal, type Write } from '@/domain/base/write'
import { CARDS_MAX } from './card'
import { parseConversation, type ChatMessage } from './conversation'
import {
  appendWrites,
  cardsWrites,
  isTakenIn,
  pinWrites,
  renameWrites,
  restoreWrites,
  type Appended,
} from './conversation-writes'
import { NOTHING_SENT } from './sent-dossier'

const NOW = new Date('2026-11-20T10:00:00.000Z')
const message = (
  role: ChatMessage['role'],
  timestamp: number,
  content = `${role} ${timestamp}`,
): ChatMessage => ({
  ...{ role, content, timestamp },
})
const [question, answer] = [message('user', 1), message('assistant', 2)]
const beginning: ChatMessage = { ...answer, content: 'assi', stopped: true }
const appended = (messages: readonly ChatMessage[], fields: Partial<Appended> = {}): Appended => ({
  ...{ id: 'c', isNew: true, name: null, messages, proposals: {}, sent: NOTHING_SENT },
  ...fields,
})
const after = (doc: Fields | null, writes: readonly Write[]): Fields | null => {
  const raw = writes.reduce(afterWrite, doc)
  return raw && fieldsAsRead(raw, NOW)
}
const append = (doc: Fields | null, ...parts: readonly Appended[]) =>
  parts.reduce((before, part) => after(before, appendWrites('u', before, part)), doc)
const messagesOf = (doc: Fields | null) => parseConversation('c', doc)?.messages

const stored = append(null, appended([question, answer]))

describe('an exchange that is appended', () => {
  it('makes its conversation, named by its question or as it goes on', () => {
    expect(stored).toMatchObject({ userId: 'u', title: 'user 1', timestamp: NOW.toISOString() })
    expect(stored).not.toHaveProperty('titled')
    expect(append(null, appended([question], { name: 'Prix (suite)' }))).toMatchObject({
      ...{ title: 'Prix (suite)', titled: true },
    })
  })

  it.each([
    ['the whole of it', [appended([question, answer])]],
    [
      'question, beginning, end',
      [appended([question]), appended([question, beginning]), appended([question, answer])],
    ],
    ['the end before the beginning', [appended([question, answer]), appended([question, beginning])]],
    ['the answer before its question', [appended([answer]), appended([question])]],
  ])('is there once: %s', (_, parts) => {
    const once = append(null, ...parts)
    expect(messagesOf(once)).toEqual([question, answer])
    for (const part of parts) expect(appendWrites('u', once, part)).toEqual([])
  })

  it('takes the place of an answer that was stopped, also where the first one is sent again', () => {
    const first = appended([question, beginning])
    const second = appended([question, message('assistant', 3)])
    expect(messagesOf(append(null, first, second))).toEqual([question, message('assistant', 3)])
    expect(messagesOf(append(null, first, second, first))).toEqual([question, message('assistant', 3)])
  })

  it('stands behind what another device said meanwhile', () => {
    const other = append(stored, appended([message('user', 9)], { isNew: false }))
    const late = append(other, appended([message('user', 5), message('assistant', 6)], { isNew: false }))
    expect(messagesOf(late)?.map(({ timestamp }) => timestamp)).toEqual([1, 2, 5, 6, 9])
  })

  it('is refused with its question where the conversation was deleted, and dropped without one', () => {
    expect(() => appendWrites('u', null, appended([question], { isNew: false }))).toThrow(Refusal)
    expect(appendWrites('u', null, appended([answer], { isNew: false }))).toEqual([])
  })

  it('brings its cards and what went with it, and leaves answered cards alone', () => {
    const part = appended([question, answer], {
      proposals: { a: { v: 1, state: 'open' } },
      sent: { dossiers: { '0a1b2c3d': 'texte' }, sent: { 1: '0a1b2c3d' } },
    })
    const doc = append(null, part)
    expect(doc).toMatchObject({ dossiers: { '0a1b2c3d': 'texte' }, sent: { 1: '0a1b2c3d' } })
    const answered = after(
      doc,
      cardsWrites('c', doc, [{ cardId: 'a', fields: { v: 1, state: 'accepted', doneAt: 5 } }]),
    )
    expect([isTakenIn(doc, 'a'), isTakenIn(answered, 'a'), isTakenIn(null, 'a')]).toEqual([
      false,
      true,
      false,
    ])
    expect(appendWrites('u', answered, part)).toEqual([])
  })
})

describe('what became of a card', () => {
  const doc = { ...stored, proposals: { a: { v: 1, state: 'ignored', doneAt: 5 } } }
  const outcome = (doneAt: number, cardId = 'a') => [{ cardId, fields: { v: 1, state: 'open', doneAt } }]

  it('is the later of two answers, once', () => {
    expect(cardsWrites('c', doc, outcome(4))).toEqual([])
    const later = after(doc, cardsWrites('c', doc, outcome(6)))
    expect(later).toMatchObject({ proposals: { a: { state: 'open' } } })
    expect(cardsWrites('c', later, outcome(6))).toEqual([])
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
