import { describe, expect, it } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { readerOf, written, type Documents } from '../../../tests/support/documents'
import { lessonWrites, takenTodosUndoWrites, takeTodosWrites } from './exercise-writes'

const AUTHOR = { uid: 'lea', at: new Date('2026-11-25T08:00:00.000Z') }
const LATER = { uid: 'lea', at: new Date('2026-11-26T08:00:00.000Z') }

const LEARNING = 'learning/lea'
const doneIn = (documents: Documents, lesson = 'four-models') =>
  (documents.get(LEARNING)?.['lessons'] as Record<string, Fields> | undefined)?.[lesson]

describe('how far somebody is', () => {
  const change = (
    documents: Documents,
    lesson: string,
    what: Parameters<typeof lessonWrites>[2],
    by = AUTHOR,
  ) => written(documents, lessonWrites(documents.get(LEARNING) ?? null, lesson, what, by), by.at)

  it('is kept by lesson, and the first time counts', () => {
    const read = change(new Map(), 'four-models', { isRead: true })
    const other = change(read, 'first-ad', { isDone: true }, LATER)
    expect(other.get(LEARNING)).toEqual({
      lessons: {
        'four-models': { readAt: AUTHOR.at.toISOString() },
        'first-ad': { doneAt: LATER.at.toISOString() },
      },
      updatedAt: LATER.at.toISOString(),
    })
    expect(change(other, 'four-models', { isRead: true }, LATER)).toEqual(other)
    expect(change(other, 'first-ad', { isDone: true }, AUTHOR)).toEqual(other)
  })
})

describe('todos', () => {
  const todos = [
    { id: 'a', text: 'Appeler', dayOfWeek: 'lundi' },
    { id: 'b', text: 'Écrire', dayOfWeek: 'mardi' },
  ] as const
  const take = (documents: Documents) =>
    written(
      documents,
      takeTodosWrites({ lesson: 'four-models', todos }, readerOf(documents), AUTHOR),
      AUTHOR.at,
    )

  it('are there once, also where another device made one of them, and the lesson is done', () => {
    const once = take(new Map([['todos/a', { text: 'Appeler Zoé' }]]))
    expect(once.get('todos/a')).toEqual({ text: 'Appeler Zoé' })
    expect(once.get('todos/b')).toMatchObject({ userId: 'lea', text: 'Écrire', completed: false })
    expect(doneIn(once)).toEqual({ doneAt: AUTHOR.at.toISOString() })
    expect(take(once)).toEqual(once)
  })

  const undo = (documents: Documents, doneAt: string | null = AUTHOR.at.toISOString()) =>
    written(
      documents,
      takenTodosUndoWrites({ lesson: 'four-models', todos, doneAt }, readerOf(documents), LATER),
      LATER.at,
    )

  it('go with the undo, and the lesson is not done', () => {
    const back = undo(take(new Map()))
    expect([...back.keys()]).toEqual([LEARNING])
    expect(doneIn(back)).toBeUndefined()
    expect(undo(back)).toEqual(back)
  })

  it('stay when they were changed or ticked since, and so does an earlier mark', () => {
    const taken = take(new Map())
    const a = { ...taken.get('todos/a'), text: 'Appeler Zoé' }
    const b = { ...taken.get('todos/b'), completed: true }
    const back = undo(new Map([...taken, ['todos/a', a], ['todos/b', b]]), LATER.at.toISOString())
    expect(back.get('todos/a')).toEqual(a)
    expect(back.get('todos/b')).toEqual(b)
    expect(doneIn(back)).toEqual({ doneAt: AUTHOR.at.toISOString() })
    expect(doneIn(undo(taken, null))).toEqual({ doneAt: AUTHOR.at.toISOString() })
  })

  it('that repeat go with the undo until one of their days is ticked', () => {
    const weekly = [{ id: 'w', text: 'Publier', dayOfWeek: 'jeudi', repeats: true }] as const
    const args = { lesson: 'four-models', todos: weekly }
    const taken = written(new Map(), takeTodosWrites(args, readerOf(new Map()), AUTHOR), AUTHOR.at)
    const undone = (documents: Documents) =>
      takenTodosUndoWrites({ ...args, doneAt: null }, readerOf(documents), LATER)
    expect(undone(taken)).toEqual([{ kind: 'delete', path: 'todos/w' }])
    const ticked = { ...taken.get('todos/w'), doneDates: ['2026-11-26'] }
    expect(undone(new Map([...taken, ['todos/w', ticked]]))).toEqual([])
  })
})
