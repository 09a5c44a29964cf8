/** About this many rows share one `content-visibility` box: the browser watches each box, and walks each row of those in sight. */
const GROUP_SIZE = 8

interface TaskGroup<Task> {
  readonly key: string
  readonly tasks: readonly Task[]
}

/**
 * Cuts a long list into groups behind tasks that their own id chooses, not behind every eighth: adding, moving or
 * removing a task then moves no other task to another group, where it would be drawn anew and lose its focus.
 */
export function groupTasks<Task extends { readonly id: string }>(tasks: readonly Task[]): TaskGroup<Task>[] {
  const groups: TaskGroup<Task>[] = []
  let group: Task[] = []
  for (const task of tasks) {
    group.push(task)
    if (!endsGroup(task.id)) continue
    groups.push({ key: task.id, tasks: group })
    group = []
  }
  if (group.length > 0) groups.push({ key: 'last', tasks: group })
  return groups
}

function endsGroup(id: string): boolean {
  // FNV-1a, then a mix of its bits: ids that differ in their last characters only must still scatter.
  let hash = 0x811c9dc5
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash >>> 8) % GROUP_SIZE === 0
}
