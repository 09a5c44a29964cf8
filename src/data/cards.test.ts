import { expect, test } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { afterWrite, fieldsAsRead, type Write } from '@/domain/base/write'
import type { FactArgs } from '@/domain/coach/fact-writes'
import { takeFact, takeTodos, undoFact, undoTodo } from './cards'
import type { Mutation } from './sync/mutation'

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

function run<A>({ reads, besides, writes }: Mutation<A>, args: A): (docs: Docs) => readonly Write[] {
  const paths = [...reads(args, 'u'), ...(besides?.(args, 'u') ?? [])]
  return (docs) =>
    writes(
      args,
      paths.map((path) => docs[path] ?? null),
      { uid: 'u', at: NOW },
    )
}

const take = run(takeTodos, { ...answered('accepted'), todos: [todo] })
const undo = run(undoTodo, { ...answered('undone', 6), todo })
const accept = run(takeFact, { ...answered('accepted'), fact: fact('f'), instead: ['old'] })
const takeBack = run(undoFact, { ...answered('undone', 6), id: 'f', forgot: fact('old') })
const stateIn = (docs: Docs) => (docs['conversations/c']?.['proposals'] as { a: Fields }).a['state']

test.each([
  ['todo', take, undo, 'todos/t'],
  ['fact', accept, takeBack, 'coach/u'],
] as const)(
  'a card of a %s is accepted with what it makes, once, and taken back with it',
  (_, accepts, takesBack, path) => {
    const made = after({ 'conversations/c': conversation }, accepts({ 'conversations/c': conversation }))
    expect(stateIn(made)).toBe('accepted')
    expect(made[path]).not.toBeNull()
    expect(accepts(made)).toEqual([])
    // It was deleted since: accepting again brings nothing back.
    expect(accepts({ ...made, [path]: null })).toEqual([])
    const undone = after(made, takesBack(made))
    expect(stateIn(undone)).toBe('undone')
    expect(takesBack(undone)).toEqual([])
  },
)

test('an old entry changes nothing of what came after it', () => {
  const made = after({ 'conversations/c': conversation }, accept({ 'conversations/c': conversation }))
  const undone = after(made, takeBack(made))
  expect(accept(undone)).toEqual([])
  const again = after(
    undone,
    run(takeFact, { ...answered('edited', 7), fact: fact('f'), instead: [] })(undone),
  )
  expect(stateIn(again)).toBe('edited')
  expect(takeBack(again)).toEqual([])
})

test('a todo that was ticked meanwhile stays, and its card', () => {
  const made = after({ 'conversations/c': conversation }, take({ 'conversations/c': conversation }))
  expect(undo({ ...made, 'todos/t': { ...made['todos/t'], completed: true } })).toEqual([])
})

test('what is made needs no conversation', () => {
  const made = after({}, take({}))
  expect(made['todos/t']).toMatchObject({ text: 'Filmer' })
  expect(take(made)).toEqual([])
  expect(accept(after({}, accept({})))).toEqual([])
})
