import { describe, expect, it, test } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { parseRating, ratedExchange, ratingWrites, type Rating } from './feedback'
import { parseConversation } from './conversation/conversation'

const expiresAt = new Date(2027, 10, 28)
const doc: Fields = {
  userId: 'u',
  timestamp: new Date(0),
  messages: [
    { id: 'a', role: 'user', content: 'Mon prix ?', timestamp: 1 },
    { id: 'a', role: 'assistant', content: '32 €.', timestamp: 2, doubts: { figures: ['32 €'] } },
    { id: 'b', role: 'user', content: 'Et la pub ?', timestamp: 3 },
  ],
  dossiers: { '0123abcd': 'Prix 29,90 €' },
  sent: { '1': '0123abcd' },
}
const rating: Rating = {
  conversation: 'c',
  message: 'a',
  isUseful: false,
  reason: 'wrong',
  line: 'Le prix est faux.',
  isSent: false,
}
const write = (more: Partial<Rating>, known: Fields | null = null, uid = 'u', talk: Fields | null = doc) =>
  ratingWrites(uid, talk, known, { ...rating, ...more }, expiresAt)

describe('a thumb', () => {
  it('is noted on its answer, which stays as it is', () => {
    const [thumb, ...others] = write({ isUseful: true, reason: null, line: '' }) ?? []
    expect(others).toEqual([])
    expect(thumb).toMatchObject({ kind: 'update', path: 'conversations/c' })
    const { messages } = thumb?.kind === 'update' ? thumb.fields : {}
    expect(messages).toMatchObject([{ id: 'a' }, { content: '32 €.', useful: true, doubts: {} }, { id: 'b' }])
  })

  it('that is pressed twice writes the same twice', () => {
    expect(write({}, { userId: 'u', line: 'x' })).toEqual(write({}))
  })

  test.each<[string, ReturnType<typeof write>]>([
    ['the conversation went', write({}, null, 'u', null)],
    ['the conversation is of somebody else', write({}, null, 'v')],
    ['the answer has not come', write({ message: 'b' })],
    ['there is no such question', write({ message: 'z' })],
    ['another person has a document of this name', write({}, { userId: 'v' })],
  ])('writes nothing where %s', (_, writes) => {
    expect(writes).toBeNull()
  })
})

describe('what goes to the team', () => {
  it('is the reason and the line alone, without the texts', () => {
    expect(write({})?.[1]).toMatchObject({
      path: 'feedback/a',
      fields: { userId: 'u', reason: 'wrong', line: 'Le prix est faux.', expiresAt },
    })
    expect(write({})?.[1]).not.toHaveProperty('fields.question')
  })

  it('is what the page shows, where the person sends it', () => {
    const shown = ratedExchange(parseConversation('c', doc), 'a')
    expect(shown).toEqual({ question: 'Mon prix ?', notes: 'Prix 29,90 €', answer: '32 €.' })
    expect(write({ isSent: true })?.[1]).toMatchObject({ fields: shown })
  })

  it('says that notes are no longer kept, and that none were sent', () => {
    expect(ratedExchange(parseConversation('c', { ...doc, dossiers: {} }), 'a')?.notes).toBeNull()
    expect(ratedExchange(parseConversation('c', { ...doc, sent: {} }), 'a')?.notes).toBe('')
  })

  it('is nothing of an answer that was useful', () => {
    expect(write({ isUseful: true, isSent: true })).toHaveLength(1)
  })

  describe('after texts were sent', () => {
    const sent = {
      userId: 'u',
      reason: 'vague',
      line: '',
      question: 'Mon prix ?',
      notes: '',
      answer: '32 €.',
    }

    it.each<[string, Partial<Rating>, Fields]>([
      ['another reason', { reason: 'tone', line: '' }, { reason: 'tone', line: '' }],
      ['a line alone', { reason: null, line: 'Trop sec' }, { reason: '', line: 'Trop sec' }],
      ['both', {}, { reason: 'wrong', line: 'Le prix est faux.' }],
    ])('keeps them and their term beside %s', (_, more, fields) => {
      expect(write(more, sent)?.[1]).toEqual({ kind: 'update', path: 'feedback/a', fields })
    })

    it('keeps them where « Pas utile » is pressed again', () => {
      expect(write({ reason: null, line: '' }, sent)).toHaveLength(1)
    })

    it('replaces them where the person sends them again', () => {
      expect(write({ isSent: true }, sent)?.[1]).toMatchObject({ kind: 'set', fields: { expiresAt } })
    })
  })

  it.each<[string, Fields]>([
    ['a reason', { userId: 'u', reason: 'wrong', line: '' }],
    ['texts', { userId: 'u', reason: '', line: '', question: 'Mon prix ?', notes: '', answer: '32 €.' }],
  ])('is deleted with « Utile » where %s had gone to the team', (_, known) => {
    expect(write({ isUseful: true, reason: null, line: '' }, known)?.[1]).toEqual({
      kind: 'delete',
      path: 'feedback/a',
    })
  })
})

test.each<[unknown, boolean]>([
  [{ conversation: 'c', message: 'm', isUseful: true }, true],
  [{ conversation: 'c', message: 'm', isUseful: false, reason: 'vague', line: 'x', isSent: true }, true],
  [{ conversation: 'c', message: 'm', isUseful: false, reason: 'unknown' }, true],
  [{ conversation: 'c', message: 'm' }, false],
  [{ conversation: 'c/d', message: 'm', isUseful: true }, false],
  [{ conversation: 'c', message: '', isUseful: true }, false],
  [{ conversation: 'c', message: 'm', isUseful: 1 }, false],
  [{ conversation: 'c', message: 'm', isUseful: true, answer: 'mine' }, false],
  [{ conversation: 'c', message: 'm', isUseful: false, line: 'x'.repeat(301) }, false],
  [null, false],
])('%j is a rating: %s', (data, isOne) => {
  expect(parseRating(data) !== null).toBe(isOne)
})
