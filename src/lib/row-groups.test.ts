import { describe, expect, test } from 'vitest'
import { groupRows } from './row-groups'

const tasks = Array.from({ length: 1_000 }, (_, index) => ({ id: `task-${index * 7919}` }))
const groupOf = (list: typeof tasks) =>
  new Map(groupRows(list).flatMap(({ key, rows: group }) => group.map(({ id }) => [id, key])))

describe('groupRows', () => {
  test('keeps every task, in order', () => {
    expect(groupRows(tasks).flatMap((group) => group.rows)).toEqual(tasks)
    expect(groupRows([])).toEqual([])
  })

  test('cuts a thousand tasks into few groups, each with a key of its own', () => {
    const groups = groupRows(tasks)
    expect(groups.length).toBeGreaterThan(60)
    expect(groups.length).toBeLessThan(250)
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
  })

  test('a task added on top moves no other task to another group', () => {
    const before = groupOf(tasks)
    const after = groupOf([{ id: 'task-new' }, ...tasks])
    expect(tasks.filter(({ id }) => before.get(id) !== after.get(id))).toEqual([])
  })
})
