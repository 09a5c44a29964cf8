import { expect, test } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { afterWrite, fieldsAsRead, type Write } from '@/domain/base/write'
import type { FactArgs } from './fact-writes'
import { takenFact, takenTodos, undoneFact, undoneTodo } from './card-takes'

const NOW = new Date('2026-11-20T10:00:00.000Z')
const conversation: Fields = { userId: 'u', proposals: { a: { v: 1, state: 'open' } } }
const answered = (state: string, doneAt = 5) => ({
  ...{ conversation: 'c', outcomes: [{ cardId: 'a', fields: { v: 1, state, doneAt } }] },
})
const todo = { id: 't', text: 'Filmer', dayOfWeek: 'jeudi' } as const
const fact = (id: string): FactArgs => ({
  ...{ id, text: `Fait ${id}`, project: null, saidAt: NOW.toISOString(), from: 'coach', conversation: 'c' },
})

type Docs = Readonly<Record<string, Fields | null>>

function after(docs: Docs, writes: readonly Write[]): Docs {
  return writes.reduce((before: Docs, write) => {
    const raw = afterWrite(before[write.path] ?? null, write)
    return { ...before, [write.path]: raw && fieldsAsRead(raw, NOW) }
  }, docs)
}

const take = (docs: Docs) =>
  takenTodos('u', answered('accepted'), [todo], [docs['todos/t'] ?? null], docs['conversations/c'] ?? null)
const undo = (docs: Docs) =>
  undoneTodo(answered('undone', 6), todo, docs['todos/t'] ?? null, docs['conversations/c'] ?? null)
const takeFact = (docs: Docs) =>
  takenFact(
    'u',
    answered('accepted'),
    { fact: fact('f'), instead: ['old'] },
    docs['coach/u'] ?? null,
    docs['conversations/c'] ?? null,
  )
const undoFact = (docs: Docs) =>
  undoneFact(
    'u',
    answered('undone', 6),
    { id: 'f', forgot: fact('old') },
    docs['coach/u'] ?? null,
    docs['conversations/c'] ?? null,
  )
const stateIn = (docs: Docs) => (docs['conversations/c']?.['proposals'] as { a: Fields }).a['state']

test.each([
  ['todo', take, undo, 'todos/t'],
  ['fact', takeFact, undoFact, 'coach/u'],
] as const)(
  'a card of a %s is accepted with what it makes, once, and taken back with it',
  (_, accept, takeBack, path) => {
    const made = after({ 'conversations/c': conversation }, accept({ 'conversations/c': conversation }))
    expect(stateIn(made)).toBe('accepted')
    expect(made[path]).not.toBeNull()
    expect(accept(made)).toEqual([])
    // It was deleted since: accepting again brings nothing back.
    expect(accept({ ...made, [path]: null })).toEqual([])
    const undone = after(made, takeBack(made))
    expect(stateIn(undone)).toBe('undone')
    expect(takeBack(undone)).toEqual([])
  },
)

test('an old entry changes nothing of what came after it', () => {
  const made = after({ 'conversations/c': conversation }, takeFact({ 'conversations/c': conversation }))
  const undone = after(made, undoFact(made))
  expect(takeFact(undone)).toEqual([])
  const again = after(
    undone,
    takenFact(
      'u',
      answered('edited', 7),
      { fact: fact('f'), instead: [] },
      undone['coach/u'] ?? null,
      undone['conversations/c'] ?? null,
    ),
  )
  expect(stateIn(again)).toBe('edited')
  expect(undoFact(again)).toEqual([])
})

test('a todo that was ticked meanwhile stays, and its card', () => {
  const made = after({ 'conversations/c': conversation }, take({ 'conversations/c': conversation }))
  expect(undo({ ...made, 'todos/t': { ...made['todos/t'], completed: true } })).toEqual([])
})

test('what is made needs no conversation', () => {
  const made = after({}, take({}))
  expect(made['todos/t']).toMatchObject({ text: 'Filmer' })
  expect(take(made)).toEqual([])
  expect(takeFact(after({}, takeFact({})))).toEqual([])
})
