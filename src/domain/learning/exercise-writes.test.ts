import { describe, expect, it } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { readerOf, written, type Documents } from '../../../tests/support/documents'
import { lessonWrites, takeTodosWrites } from './exercise-writes'

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
})
