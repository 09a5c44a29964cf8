import { describe, expect, it, test } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { afterWrite, fieldsAsRead, Refusal, type Write } from '@/domain/base/write'
import { emptyContent, parseContent } from '@/domain/projects/parts'
import { newProject } from '@/domain/projects/project-writes'
import {
  lessonWrites,
  takeCandidatesBackWrites,
  takeCandidatesWrites,
  takeItemsBackWrites,
  takeItemsWrites,
  takeTodosBackWrites,
  takeTodosWrites,
} from './exercise-writes'
import { presentIn, withItems, type ItemWork } from './items-exercise'
import { madeOf } from './candidates-exercise'
import { parseCandidate } from '@/domain/research/candidate'

const AUTHOR = { uid: 'lea', at: new Date('2026-11-25T08:00:00.000Z') }
const LATER = { uid: 'lea', at: new Date('2026-11-26T08:00:00.000Z') }
const PROFILE: Fields = { fullName: 'Léa', email: 'lea@exemple.fr', xp: 0, level: 1 }

type Documents = ReadonlyMap<string, Fields>
type Decide = (docs: readonly (Fields | null)[]) => readonly Write[]

function run(documents: Documents, paths: readonly string[], decide: Decide, at = AUTHOR.at): Documents {
  return decide(paths.map((path) => documents.get(path) ?? null)).reduce((known: Documents, write) => {
    const after = afterWrite(known.get(write.path) ?? null, write)
    const others = [...known].filter(([path]) => path !== write.path)
    return new Map(after ? [...others, [write.path, fieldsAsRead(after, at)]] : others)
  }, documents)
}

const LEARNING = 'learning/lea'
const doneIn = (documents: Documents, lesson = 'four-models') =>
  (documents.get(LEARNING)?.['lessons'] as Record<string, Fields> | undefined)?.[lesson]

describe('how far somebody is', () => {
  const change = (
    documents: Documents,
    lesson: string,
    what: Parameters<typeof lessonWrites>[2],
    by = AUTHOR,
  ) => run(documents, [LEARNING], ([stored = null]) => lessonWrites(stored, lesson, what, by), by.at)

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

  it('is taken back, and nothing is left of a lesson that was not read', () => {
    const both = change(change(new Map(), 'a', { isRead: true }), 'a', { isDone: true })
    expect(doneIn(change(both, 'a', { isDone: false }), 'a')).toEqual({ readAt: AUTHOR.at.toISOString() })
    const done = change(new Map(), 'a', { isDone: true })
    expect(change(done, 'a', { isDone: false }).get(LEARNING)?.['lessons']).toEqual({})
    expect(change(new Map(), 'a', { isDone: false }).size).toBe(0)
  })
})

describe('todos', () => {
  const todos = [
    { id: 'a', text: 'Appeler', dayOfWeek: 'lundi' },
    { id: 'b', text: 'Écrire', dayOfWeek: 'mardi' },
  ] as const
  const paths = [LEARNING, 'todos/a', 'todos/b']
  const take = (documents: Documents) =>
    run(documents, paths, (docs) =>
      takeTodosWrites({ lesson: 'four-models', todos, ends: true }, docs, AUTHOR),
    )
  const back = (documents: Documents, reopens = true) =>
    run(documents, paths, (docs) =>
      takeTodosBackWrites({ lesson: 'four-models', todos, reopens }, docs, LATER),
    )

  it('are there once, also where another device made one of them, and the lesson is done', () => {
    const once = take(new Map([['todos/a', { text: 'Appeler Zoé' }]]))
    expect(once.get('todos/a')).toEqual({ text: 'Appeler Zoé' })
    expect(once.get('todos/b')).toMatchObject({ userId: 'lea', text: 'Écrire', completed: false })
    expect(doneIn(once)).toEqual({ doneAt: AUTHOR.at.toISOString() })
    expect(take(once)).toEqual(once)
  })

  it('are taken back as they were made; those that the person went on with stay', () => {
    expect([...back(take(new Map())).keys()]).toEqual([LEARNING])
    expect(doneIn(back(take(new Map())))).toBeUndefined()
    expect(doneIn(back(take(new Map()), false))).toBeDefined()
    const since = new Map(take(new Map()))
    since.set('todos/a', { ...since.get('todos/a'), completed: true })
    expect([...back(since).keys()].sort()).toEqual([LEARNING, 'todos/a'])
    expect(back(back(since))).toEqual(back(since))
  })
})

describe('texts of a project', () => {
  const work = (present: string, way: ItemWork['way'] = 'behind'): ItemWork => ({
    ...{ element: 'product-1', text: 'Elle filtre.', way, present },
  })
  const paths = [LEARNING, 'projects/p', 'profiles/lea']
  const start: Documents = new Map([['profiles/lea', PROFILE]])
  const take = (documents: Documents, works: readonly ItemWork[], isNew: boolean) =>
    run(documents, paths, (docs) =>
      takeItemsWrites(
        { lesson: 'four-models', ends: true, project: 'p', isNew, title: 'Gourde', works },
        docs,
        AUTHOR,
      ),
    )
  const back = (documents: Documents, works: readonly ItemWork[], isNew: boolean) => {
    const { made } = withItems({ ...emptyContent(), title: 'Gourde' }, works)
    return run(documents, paths, (docs) =>
      takeItemsBackWrites(
        { lesson: 'four-models', reopens: true, project: 'p', isNew, items: made },
        docs,
        LATER,
      ),
    )
  }
  const textIn = (documents: Documents) =>
    presentIn(parseContent(documents.get('projects/p') ?? {}), 'product-1')

  it('make a new project, which earns once and is taken away by the undo', () => {
    const once = take(start, [work('')], true)
    expect(once.get('projects/p')).toMatchObject({ title: 'Gourde', userId: 'lea' })
    expect(once.get('profiles/lea')).toMatchObject({ xp: 25 })
    expect(take(once, [work('')], true)).toEqual(once)
    expect(back(once, [work('')], true).has('projects/p')).toBe(false)
  })

  it('come into a project, and the undo leaves what stood there', () => {
    const made = newProject(
      { id: 'p', stored: null, ...AUTHOR, profile: null },
      withItems({ ...emptyContent(), title: 'Lampe' }, [{ ...work(''), text: 'Une lampe' }]).content,
    )
    const before = run(start, [], () => made)
    const once = take(before, [work('Une lampe')], false)
    expect(textIn(once)).toBe('Une lampe\n\nElle filtre.')
    expect(take(once, [work('Une lampe')], false)).toEqual(once)
    expect(textIn(back(once, [work('')], false))).toBe('Une lampe')
    expect(doneIn(back(once, [work('')], false))).toBeUndefined()
  })

  it('for a project that was deleted are refused', () => {
    expect(() => take(start, [work('')], false)).toThrow(Refusal)
  })
})

describe('answers about a product', () => {
  const work = { at: 's/c', verdicts: { wowEffect: true }, figures: { adsCents: 300 }, note: 'Vu en pub.' }
  const stored: Fields = { link: 'https://ex.fr', wowEffect: null, note: 'Cher' }
  const paths = [LEARNING, 'sections/s/products/c']
  const before: Documents = new Map([[paths[1] ?? '', stored]])
  const take = (documents: Documents) =>
    run(documents, paths, (docs) =>
      takeCandidatesWrites({ lesson: 'four-models', works: [work], ends: true }, docs, AUTHOR),
    )
  const candidate = parseCandidate('c', stored)
  const back = (documents: Documents) =>
    run(documents, paths, (docs) => {
      const candidates = candidate ? [madeOf(work, candidate).made] : []
      return takeCandidatesBackWrites({ lesson: 'four-models', candidates, reopens: true }, docs, LATER)
    })

  test('are written once, and taken back exactly', () => {
    const once = take(before)
    expect(once.get(paths[1] ?? '')).toEqual({
      ...stored,
      wowEffect: true,
      adsCents: 300,
      note: 'Cher\n\nVu en pub.',
    })
    expect(take(once)).toEqual(once)
    expect(back(once).get(paths[1] ?? '')).toEqual(stored)
    expect(back(back(once))).toEqual(back(once))
  })

  test('stay where the person went on with them, and of a product that is gone are refused', () => {
    const since = new Map(take(before))
    since.set(paths[1] ?? '', { ...since.get(paths[1] ?? ''), adsCents: 500 })
    expect(back(since).get(paths[1] ?? '')).toMatchObject({ adsCents: 500, wowEffect: true })
    expect(() => take(new Map())).toThrow(Refusal)
  })
})
