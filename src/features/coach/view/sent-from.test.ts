import { expect, it } from 'vitest'
import type { Conversation } from '@/domain/coach/conversation/conversation'
import { drawn, openedConversation } from '../conversation/conversation-state'
import { document, message } from '../conversation/played-coach.test-support'
import { continuationLines } from './conversation-line'
import { sentFrom } from './sent-from'

const turns = (count: number, since = 0) =>
  Array.from({ length: count }, (_, index) => [
    message('user', `q${index}`, since + 2 * index + 1),
    message('assistant', `r${index}`, since + 2 * index + 2),
  ]).flat()

const stateOf = (shown: Conversation, ...earlier: (readonly [Conversation, boolean])[]) =>
  drawn(
    { ...openedConversation(shown), earlier: earlier.map(([past, isGone]) => ({ document: past, isGone })) },
    0,
  )
const full = document('full', turns(5))
const next = (count: number) => document('next', turns(count, 1_000), { continues: 'full' })

it.each<[string, ReturnType<typeof stateOf>, number]>([
  ['a short conversation', stateOf(document('a', turns(9))), 0],
  ['a long one', stateOf(document('a', turns(40))), 40],
  ['a continuation and the full one before it', stateOf(next(3), [full, false]), 0],
  ['a long continuation', stateOf(next(40), [full, false]), 50],
  ['one after a deleted one', stateOf(document('b', turns(2, 1_000)), [full, true]), 10],
  ['one two documents on', stateOf(next(2), [document('old', turns(3, -500)), false], [full, false]), 6],
])('the coach gets %s from where the line says', (_, state, from) => {
  expect(sentFrom(state)).toBe(from)
})

it('lines say where a conversation goes on, and why', () => {
  const lines = continuationLines([
    { document: { ...full, continues: 'old' }, isGone: false },
    { document: document('b', turns(1)), isGone: true },
  ])
  expect([...lines]).toEqual([
    [0, expect.stringMatching(/plus ancienne/)],
    [10, expect.stringMatching(/pleine/)],
    [12, expect.stringMatching(/supprimée/)],
  ])
})
