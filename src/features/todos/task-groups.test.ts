import { describe, expect, test } from 'vitest'
import { groupTasks } from './task-groups'

const tasks = Array.from({ length: 1_000 }, (_, index) => ({ id: `task-${index * 7919}` }))
const groupOf = (list: typeof tasks) =>
  new Map(groupTasks(list).flatMap(({ key, tasks: group }) => group.map(({ id }) => [id, key])))

describe('groupTasks', () => {
  test('keeps every task, in order', () => {
    expect(groupTasks(tasks).flatMap((group) => group.tasks)).toEqual(tasks)
    expect(groupTasks([])).toEqual([])
  })

  test('cuts a thousand tasks into few groups, each with a key of its own', () => {
    const groups = groupTasks(tasks)
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
