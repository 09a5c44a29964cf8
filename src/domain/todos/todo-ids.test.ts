import { expect, it } from 'vitest'
import { newTodoIds } from './todo-ids'

const now = new Date('2026-11-21T10:00:00Z')

it('makes ids that the rules accept, all different', () => {
  const ids = newTodoIds(200, now)
  expect(new Set(ids).size).toBe(200)
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/)
})

it('goes down within a batch, and up with time', () => {
  const ids = newTodoIds(50, now)
  expect([...ids].sort().reverse()).toEqual(ids)
  const [later = ''] = newTodoIds(1, new Date(now.getTime() + 1))
  expect(later > (ids[0] ?? '')).toBe(true)
  const [muchLater = ''] = newTodoIds(1, new Date('2095-01-01T00:00:00Z'))
  expect(muchLater > later).toBe(true)
})
