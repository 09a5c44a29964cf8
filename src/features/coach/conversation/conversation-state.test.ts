import { describe, expect, it } from 'vitest'
import { CONVERSATION_MAX_MESSAGES, type ChatMessage } from '@/domain/coach/conversation'
import { NOTHING_SENT } from '@/domain/coach/sent-dossier'
import { AppError } from '@/domain/base/errors'
import { withTail } from './conversation-messages'
import {
  asked,
  askedAgain,
  canRetry,
  documentMessages,
  emptyConversation,
  ended,
  heard,
  openedConversation,
  tailAlone,
  unsavedTail,
  withBeginning,
  withSaved,
  type Exchange,
} from './conversation-state'

const question = (timestamp: number): ChatMessage => ({ role: 'user', content: `q${timestamp}`, timestamp })
const answer = (timestamp: number): ChatMessage => ({
  role: 'assistant',
  content: `a${timestamp}`,
  timestamp,
})
const read = (...messages: ChatMessage[]) => ({ name: null, messages, cards: [], sent: NOTHING_SENT })
const idle: Exchange = { status: 'idle' }
const failed: Exchange = { status: 'failed', error: new AppError('coach/internal') }
const empty = emptyConversation('one')

describe('an exchange', () => {
  it('shows the question at once, then the answer in its place', () => {
    const sending = asked(empty, question(1), 'two')
    expect(sending.messages).toEqual([question(1)])
    const streaming = heard(sending, 'a')
    expect(streaming.exchange).toEqual({ status: 'streaming', text: 'a', proposed: [] })
    const over = ended(streaming, { text: 'a2', at: 2, isStopped: false, exchange: idle })
    expect(over.messages).toEqual([question(1), answer(2)])
    expect(canRetry(over)).toBe(false)
  })

  it('keeps the question when nothing came', () => {
    const over = ended(asked(empty, question(1), 'two'), {
      text: ' ',
      at: 2,
      isStopped: true,
      exchange: failed,
    })
    expect(over.messages).toEqual([question(1)])
    expect(canRetry(over)).toBe(true)
  })

  it('keeps the beginning of an answer until a new one begins', () => {
    const partial = { ...answer(2), stopped: true as const }
    const cut = ended(heard(asked(empty, question(1), 'two'), 'a'), {
      text: 'a2',
      at: 2,
      isStopped: true,
      exchange: failed,
    })
    expect(cut.messages).toEqual([question(1), partial])
    const again = askedAgain(cut)
    expect(again.messages).toEqual([question(1), partial])
    expect(ended(again, { text: '', at: 3, isStopped: true, exchange: failed }).messages).toEqual([
      question(1),
      partial,
    ])
    expect(heard(again, 'b').messages).toEqual([question(1)])
    const healed = ended(heard(again, 'b'), { text: 'a3', at: 3, isStopped: false, exchange: idle })
    expect(healed.messages).toEqual([question(1), answer(3)])
  })

  it('goes on in a new document when the old one is full, and keeps the old on the screen', () => {
    const messages = Array.from({ length: CONVERSATION_MAX_MESSAGES }, (_, at) =>
      at % 2 ? answer(at) : question(at),
    )
    const next = asked(openedConversation({ id: 'one', ...read(...messages) }), question(999), 'two')
    expect(next.id).toBe('two')
    expect(next.messages).toHaveLength(CONVERSATION_MAX_MESSAGES + 1)
    expect(documentMessages(next)).toEqual([question(999)])
    const named = { id: 'one', ...read(...messages), name: 'Gourde' }
    expect(asked(openedConversation(named), question(999), 'two').name).toBe('Gourde (suite)')
    expect(next.name).toBeNull()
  })
})

describe('what a reload would lose', () => {
  const opened = openedConversation({ id: 'one', ...read(question(1), answer(2)) })

  it('is nothing after a save', () => {
    expect(unsavedTail(opened)).toEqual([])
  })

  it('is the new exchange', () => {
    expect(unsavedTail(asked(opened, question(3), 'x'))).toEqual([question(3)])
  })

  it('begins with the question when its answer was replaced', () => {
    expect(unsavedTail({ ...opened, messages: [question(1), answer(5)] })).toEqual([question(1), answer(5)])
  })
})

describe('withTail', () => {
  const read = [question(1), answer(2)]
  const cut: ChatMessage = { ...answer(2), stopped: true }

  it.each([
    ['adds a question that was never saved', read, [question(3)], [...read, question(3)]],
    [
      'puts a new answer in the place of the beginning of one',
      [question(1), cut],
      [question(1), answer(5)],
      [question(1), answer(5)],
    ],
    ['changes nothing when all was saved', read, read, read],
    ['keeps what was read when it went further', read, [question(1)], read],
    [
      'keeps what another page added meanwhile, and the end too',
      [...read, question(7), answer(8)],
      [question(3), answer(4)],
      [...read, question(7), answer(8), question(3), answer(4)],
    ],
  ])('%s', (_name, before, tail, expected) => {
    expect(withTail(before, tail)).toEqual(expected)
  })
})

describe('a conversation whose beginning was not read', () => {
  const alone = asked(tailAlone({ id: 'one', isNew: false, ...read(question(3)) }), question(5), 'x')

  it('keeps its place when the beginning comes, in the middle of an answer too', () => {
    const whole = withBeginning(heard(alone, 'a'), read(question(1), answer(2)))
    expect(whole.messages).toEqual([question(1), answer(2), question(3), question(5)])
    expect(whole.exchange).toEqual({ status: 'streaming', text: 'a', proposed: [] })
    expect(unsavedTail(whole)).toEqual([question(3), question(5)])
  })

  it('does not take for saved what a read shows that this page is still sending', () => {
    expect(unsavedTail(withBeginning(alone, read(question(1), answer(2), question(3))))[0]).toEqual(
      question(3),
    )
  })

  it('takes for saved what the server has said that it has', () => {
    const sent = withSaved(alone, [question(3), question(5)])
    expect(unsavedTail(withBeginning(sent, read(question(1), question(3), question(5))))).toEqual([])
  })
})
