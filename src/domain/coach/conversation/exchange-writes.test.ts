import { describe, expect, it } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { afterWrite, fieldsAsRead, Refusal, type ReadDocument, type Write } from '@/domain/base/write'
import { ANSWER_LEASE_MS } from './answering'
import { cardFields, CARDS_MAX } from '@/domain/coach/cards/card-head'
import type { Card } from '@/domain/coach/cards/card-kinds'
import { conversationPath } from './conversation-writes'
import { COACH_PROPOSES, CONVERSATION_MAX_MESSAGES, parseConversation } from './conversation'
import { endWrites, isOver, type Ending } from './answer-writes'
import { claimQuestion, questionWrites, type Asked, type Claim } from './exchange-writes'

const NOW = new Date('2026-11-20T10:00:00.000Z')
const T = NOW.getTime()
const asked: Asked = {
  conversation: 'c',
  message: 'm1',
  question: 'Quel prix ?',
  isNew: true,
  project: null,
}
const next: Asked = { ...asked, message: 'm2', question: 'Et ensuite ?', isNew: false }

const after = (doc: Fields | null, writes: readonly Write[]): Fields | null => {
  const raw = writes.reduce(afterWrite, doc)
  return raw && fieldsAsRead(raw, NOW)
}
/** Reads the conversation, and the document with the id of the exchange. */
const reading =
  (conversation: Fields | null, more: Fields | null = null): ReadDocument =>
  (path) =>
    path === conversationPath('c') ? conversation : more
const claim = (doc: Fields | null, one = asked, now = T, more: Fields | null = null) =>
  claimQuestion('u', one, reading(doc, more), null, now)
function claimed(doc: Fields | null, one = asked, now = T): Claim & { status: 'claimed' } {
  const found = claim(doc, one, now)
  if (found.status !== 'claimed') throw new Error(found.status)
  return found
}
const begun = (doc: Fields | null, one = asked, now = T) => after(doc, [claimed(doc, one, now).write])
const ended = (doc: Fields | null, ending: Partial<Ending>, one = asked) =>
  after(
    doc,
    endWrites('c', doc, {
      answering: parseConversation('c', doc)?.answering ?? { message: one.message, at: 0, text: '' },
      text: 'Le tien.',
      cards: [],
      isStopped: false,
      isCut: false,
      dropped: 0,
      uncomputed: 0,
      doubts: null,
      fault: null,
      ...ending,
    }),
  )
const messagesOf = (doc: Fields | null) => parseConversation('c', doc)?.messages
const card = (id: string, at: number): Card => ({
  id,
  at,
  order: 0,
  from: 'coach',
  target: 't',
  state: 'open',
  ground: {},
  over: {},
  proposed: { genre: 'tache', jour: 'jeudi', texte: 'Filmer', chaqueSemaine: false, pourquoi: null },
})

const question = { id: 'm1', role: 'user', content: 'Quel prix ?', timestamp: T }
const answer = { id: 'm1', role: 'assistant', content: 'Le tien.', timestamp: T + 1 }
const whole = ended(begun(null), {})
const full: Fields = {
  userId: 'u',
  title: 'Prix',
  titled: true,
  messages: Array.from({ length: CONVERSATION_MAX_MESSAGES }, (_, timestamp) => ({
    role: 'user',
    content: 'x',
    timestamp,
  })),
}

describe('a question', () => {
  it('makes its conversation, and is there once however often it is shown or taken', () => {
    const shown = after(null, questionWrites('u', asked, reading(null), NOW))
    expect(shown).toMatchObject({ userId: 'u', title: 'Quel prix', messages: [question] })
    expect(questionWrites('u', asked, reading(shown), NOW)).toEqual([])
    expect(begun(null)).toEqual({
      ...shown,
      answering: { message: 'm1', at: T + 1, text: '' },
      dossiers: {},
      sent: {},
    })
    expect(messagesOf(begun(shown))).toEqual([question])
  })

  it('that waits leaves its conversation where it is in the list', () => {
    const later = new Date(T + 60_000)
    expect(after(whole, questionWrites('u', next, reading(whole), later))).toMatchObject({
      timestamp: whole?.['timestamp'],
    })
    expect(questionWrites('u', asked, reading(null), later)).toMatchObject([{ fields: { timestamp: later } }])
  })

  it('stands behind all that was said before it, whatever the clocks said', () => {
    const ahead = { ...whole, messages: [{ ...question, timestamp: T + 90 }] }
    const { answering, messages } = claimed(ahead, next)
    expect(messages.map(({ timestamp }) => timestamp)).toEqual([T + 90, T + 91])
    expect(answering.at).toBe(T + 92)
  })

  it('stores the dossier that was sent with it', () => {
    const found = claimQuestion('u', asked, reading(null), { hash: '0a1b2c3d', text: 'P1' }, T)
    expect(found).toMatchObject({
      write: { fields: { dossiers: { '0a1b2c3d': 'P1' }, sent: { [T]: '0a1b2c3d' } } },
    })
  })

  it('goes on in the document of its own id where there is no room, under the name', () => {
    expect(claimed(full, next).id).toBe('m2')
    const made = after(null, [claimed(full, next).write])
    expect(made).toMatchObject({ title: 'Prix (suite)', titled: true, messages: [{ id: 'm2' }] })
    expect(claim(full, next, T, made)).toEqual({ status: 'already' })
    const shown = after(null, questionWrites('u', next, reading(full), NOW))
    expect(shown).toMatchObject({ title: 'Prix (suite)', messages: [{ id: 'm2' }] })
    expect(questionWrites('u', next, reading(full, shown), NOW)).toEqual([])
  })

  it('that goes on elsewhere, and those after it, have the full conversation before them', () => {
    const cards = { a: { ...cardFields(card('a', 149)), at: 149 } }
    const past = { ...full, proposals: cards }
    const first = claimed(past, next)
    expect(first.messages).toHaveLength(CONVERSATION_MAX_MESSAGES + 1)
    expect([first.messages.at(-1)?.id, first.cards.length, first.isWhole]).toEqual(['m2', 1, true])
    const made = after(null, [first.write])
    expect(made).toMatchObject({ continues: 'c', messages: [{ id: 'm2' }] })
    const answered = {
      ...made,
      answering: undefined,
      messages: [
        { ...question, id: 'm2' },
        { ...answer, id: 'm2' },
      ],
    }
    const third = { ...next, conversation: 'm2', message: 'm3' }
    const read = (docs: Record<string, Fields | null>) => (path: string) =>
      docs[path.split('/')[1] ?? ''] ?? null
    const later = claimQuestion('u', third, read({ c: past, m2: answered }), null, T)
    expect(later).toMatchObject({ id: 'm2', isWhole: true, cards: [{ id: 'a' }] })
    expect(later).toHaveProperty('messages.length', CONVERSATION_MAX_MESSAGES + 3)
    expect(later).not.toHaveProperty('write.fields.continues')
    for (const other of [null, { ...past, userId: 'other' }]) {
      const alone = claimQuestion('u', third, read({ c: other, m2: answered }), null, T)
      expect(alone).toMatchObject({ isWhole: false, cards: [], messages: { length: 3 } })
    }
    const again = claimQuestion('u', third, read({ c: { ...past, continues: 'b' }, m2: answered }), null, T)
    expect(again).toMatchObject({ isWhole: false })
  })

  it('that began a continuation is asked again in it, and a full conversation never continues itself', () => {
    const own = { ...next, conversation: 'm2' }
    const failed = {
      userId: 'u',
      continues: 'c',
      messages: [{ id: 'm2', role: 'user', content: 'Et ?', timestamp: 9 }],
    }
    const found = claimQuestion(
      'u',
      own,
      (path) => (path === conversationPath('m2') ? failed : full),
      null,
      T,
    )
    expect(found).toMatchObject({ status: 'claimed', id: 'm2', isWhole: true })
    expect(claimQuestion('u', own, () => full, null, T)).toEqual({ status: 'gone' })
  })

  it('that waits keeps the place of its time, and asked again goes behind what was said since', () => {
    const both = {
      ...whole,
      messages: [
        question,
        answer,
        { ...question, id: 'm4', timestamp: T + 60 },
        { ...answer, id: 'm4', timestamp: T + 61 },
      ],
    }
    const at = (time: number) =>
      messagesOf(after(both, questionWrites('u', next, reading(both), new Date(time))))?.map(({ id }) => id)
    expect(at(T + 30)).toEqual(['m1', 'm1', 'm2', 'm4', 'm4'])
    expect(at(T + 60)).toEqual(['m1', 'm1', 'm4', 'm4', 'm2'])
    expect(at(T - 30)).toEqual(['m2', 'm1', 'm1', 'm4', 'm4'])
    expect(at(T)).toEqual(['m1', 'm1', 'm2', 'm4', 'm4'])
    const left = {
      ...both,
      messages: [{ ...question, id: 'm2', fault: 'coach/provider-busy' }, ...both.messages],
    }
    const again = claimed(left, next, T + 90)
    expect(again.messages.map(({ id }) => id)).toEqual(['m1', 'm1', 'm4', 'm4', 'm2'])
    expect(again.messages.at(-1)).toEqual({ ...question, id: 'm2', timestamp: T + 90 })
    expect(messagesOf(begun(left, next, T + 90))).toHaveLength(5)
  })

  it('gives its project to a conversation that has none, and to the one in which that goes on', () => {
    const about = (project: string, one = next) => ({ ...one, project })
    const begunWith = begun(null, about('p', asked))
    expect(begunWith).toMatchObject({ project: 'p' })
    expect(begun(whole, about('p'))).toMatchObject({ project: 'p' })
    expect(begun(ended(begunWith, {}), about('other'))).toMatchObject({ project: 'p' })
    expect(after(null, [claimed({ ...full, project: 'p' }, next).write])).toMatchObject({ project: 'p' })
    expect(begun(null)).not.toHaveProperty('project')
  })

  it('is refused where the conversation was deleted, or is somebody else’s', () => {
    expect(claim(null, next)).toEqual({ status: 'gone' })
    expect(() => questionWrites('u', next, reading(null), NOW)).toThrow(Refusal)
    expect(claim({ ...whole, userId: 'other' }, next)).toEqual({ status: 'gone' })
    expect(claim(full, next, T, { userId: 'other' })).toEqual({ status: 'gone' })
  })
})

describe('one call answers it', () => {
  it('while its claim lives, and nobody asks another one of this conversation', () => {
    const doc = begun(null)
    expect(claim(doc, asked, T + ANSWER_LEASE_MS)).toEqual({ status: 'already' })
    expect(claim(doc, next)).toEqual({ status: 'busy' })
    expect(claim(doc, asked, T + ANSWER_LEASE_MS + 1)).toMatchObject({ status: 'claimed' })
  })

  it('once it has its answer, also one that the person stopped', () => {
    expect(claim(whole)).toEqual({ status: 'already' })
    expect(claim(ended(begun(null), { isStopped: true }))).toEqual({ status: 'already' })
    expect(claim(whole, next)).toMatchObject({
      status: 'claimed',
      messages: [question, answer, { id: 'm2' }],
    })
  })

  it('whose part stays, where it died or was stopped, and the next one takes its place', () => {
    const doc = begun(null)
    const died = { ...doc, answering: { message: 'm1', at: T + 1, text: 'Le ti' } }
    const late = T + ANSWER_LEASE_MS + 2
    const part = { ...answer, content: 'Le ti', stopped: true }
    expect(messagesOf(begun(died, next, late))).toEqual([
      question,
      { ...part, fault: 'coach/internal' },
      expect.objectContaining({ id: 'm2' }),
    ])
    expect(messagesOf(begun({ ...died, stop: 'm1' }, next))?.[1]).toEqual(part)
    expect(begun({ ...died, stop: 'm1' }, next)).not.toHaveProperty('stop')
    const again = begun(died, asked, late)
    expect(messagesOf(ended(again, {}))).toEqual([question, { ...answer, timestamp: late }])
  })

  it('and no other one writes its end', () => {
    const first = claimed(null).answering
    const doc = begun(null)
    const taken = begun({ ...doc, stop: 'm1' }, asked, T + 50)
    expect(endWrites('c', taken, { ...none, answering: first })).toEqual([])
    expect(endWrites('c', null, { ...none, answering: first })).toEqual([])
    expect([isOver(doc, first), isOver({ ...doc, stop: 'm1' }, first), isOver(taken, first)]).toEqual([
      ...[false, true, true],
    ])
    expect(isOver(null, first)).toBe(false)
  })
})

const none = {
  text: 'x',
  cards: [],
  isStopped: false,
  isCut: false,
  dropped: 0,
  uncomputed: 0,
  doubts: null,
  fault: null,
}

describe('an answer', () => {
  it('ends once, and says how', () => {
    expect(messagesOf(whole)).toEqual([question, answer])
    expect(whole).not.toHaveProperty('answering')
    expect(endWrites('c', whole, { ...none, answering: claimed(null).answering })).toEqual([])
    const last = (ending: Partial<Ending>) => messagesOf(ended(begun(null), ending))?.at(-1)
    expect(last({ isCut: true })).toEqual({ ...answer, cut: true })
    expect(last({ isStopped: true })).toEqual({ ...answer, stopped: true })
    const fault = 'coach/provider-unavailable'
    expect(last({ fault })).toEqual({ ...answer, stopped: true, fault })
    expect(last({ text: ' ', fault })).toEqual({ ...question, fault })
    expect(last({ text: '', isStopped: true })).toEqual(question)
  })

  it('that failed is asked again, and the new one takes its place', () => {
    const nothing = ended(begun(null), { text: '', fault: 'coach/provider-busy' })
    expect(messagesOf(begun(nothing))).toEqual([question])
    const part = ended(begun(null), { text: 'Le', fault: 'coach/provider-busy' })
    const again = begun(part, asked, T + 9)
    expect(messagesOf(again)?.at(-1)).toMatchObject({ content: 'Le' })
    expect(messagesOf(ended(again, {}))).toEqual([question, { ...answer, timestamp: T + 9 }])
    expect(messagesOf(ended(again, { text: '', fault: 'coach/internal' }))?.at(-1)).toMatchObject({
      content: 'Le',
    })
  })

  it('stands behind its question, whatever was asked since', () => {
    const other = { id: 'm2', role: 'user', content: 'Et ?', timestamp: T + 5 }
    const doc = begun(null)
    expect(messagesOf(ended({ ...doc, messages: [question, other] }, {}))).toEqual([question, answer, other])
  })

  it('brings its cards once, as far as there is room, and leaves answered ones alone', () => {
    const doc = begun(null)
    const cards = [card('a', T + 1), card('b', T + 1)]
    const known = { ...doc, proposals: { a: { state: 'accepted' } } }
    expect(ended(known, { text: '', cards })).toMatchObject({
      proposals: { a: { state: 'accepted' }, b: { state: 'open' } },
      messages: [question, { content: COACH_PROPOSES }],
    })
    const many = Object.fromEntries(Array.from({ length: CARDS_MAX - 1 }, (_, index) => [`c${index}`, {}]))
    expect(Object.keys(ended({ ...doc, proposals: many }, { cards })?.['proposals'] ?? {})).toHaveLength(
      CARDS_MAX,
    )
  })
})

const DAY_MS = 86_400_000

it.each([
  ['of now', 0, 'busy'],
  ['of an hour ahead', 3_600_000, 'busy'],
  ['of a day ahead', DAY_MS, 'busy'],
  ['of more than a day ahead', DAY_MS + 1, 'claimed'],
  ['of the year 9999', Date.parse('9999-12-31') - T, 'claimed'],
  ['of a dead call', -ANSWER_LEASE_MS, 'claimed'],
])('a lease %s (%i ms) leaves its conversation %s', (_name, ahead, status) => {
  const doc = { ...begun(null), answering: { message: 'm1', at: T + ahead, text: '' } }
  expect(claim(doc, next).status).toBe(status)
})
