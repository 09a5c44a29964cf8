import { expect, test } from 'vitest'
import type { Spec } from '@/data/sync/query'
import { Replica } from '@/data/sync/replica'
import { memoryStorage } from './support/memory-storage'

const dayOf = (day: string): Spec => ({ collection: 'todos', where: [['dayOfWeek', '==', day]] })
const [MONDAY, TUESDAY] = [dayOf('lundi'), dayOf('mardi')]

test('a document that moved to the list of a closed screen is there, on this page and on the next one', async () => {
  const storage = memoryStorage()
  const kept: Promise<void>[] = []
  const env = {
    storage,
    now: () => new Date(0),
    idle: (work: () => void) => kept.push(Promise.resolve().then(work)),
  }
  const replica = new Replica(env, () => false)
  replica.answer(MONDAY, [['todos/a', { dayOfWeek: 'lundi' }]], false)
  replica.answer(TUESDAY, [], false)
  await Promise.all(kept)

  const moved = [['todos/a', { dayOfWeek: 'mardi' }]] as const
  replica.commit(moved, [])
  await replica.store(moved)
  expect(replica.query(TUESDAY)?.paths).toEqual(['todos/a'])

  const next = new Replica(env, () => false)
  await next.load(TUESDAY)
  expect(next.query(TUESDAY)?.paths).toEqual(['todos/a'])
  expect(next.document('todos/a')).toEqual({ dayOfWeek: 'mardi' })
})
