import { describe, expect, test } from 'vitest'
import { groupRows } from './row-groups'

const todos = Array.from({ length: 1_000 }, (_, index) => ({ id: `todo-${index * 7919}` }))
const groupOf = (list: typeof todos) =>
  new Map(groupRows(list).flatMap(({ key, rows: group }) => group.map(({ id }) => [id, key])))

describe('groupRows', () => {
  test('keeps every todo, in order', () => {
    expect(groupRows(todos).flatMap((group) => group.rows)).toEqual(todos)
    expect(groupRows([])).toEqual([])
  })

  test('cuts a thousand todos into few groups, each with a key of its own', () => {
    const groups = groupRows(todos)
    expect(groups.length).toBeGreaterThan(60)
    expect(groups.length).toBeLessThan(250)
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
  })

  test('a todo added on top moves no other todo to another group', () => {
    const before = groupOf(todos)
    const after = groupOf([{ id: 'todo-new' }, ...todos])
    expect(todos.filter(({ id }) => before.get(id) !== after.get(id))).toEqual([])
  })
})
