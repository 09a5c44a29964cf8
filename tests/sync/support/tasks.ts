/**
 * Everything asynchronous of a story, in one list: a storage step, a request, an answer, a message between tabs, a timer. The
 * story says which of them comes next, and which never comes.
 */
export interface Task {
  readonly label: string
  /** The page whose death ends it. */
  readonly page: number
  readonly isNetwork: boolean
  readonly run: () => void
  /** The request or the answer is lost. Absent: it cannot be. */
  readonly lose?: () => void
}

export class Tasks {
  private waiting: Task[] = []

  add(task: Task): void {
    this.waiting.push(task)
  }

  get count(): number {
    return this.waiting.length
  }

  /** Runs the task at this place of those of a label (of all, where there is none of it), or loses it. */
  async step(label: string, place: number, isLost: boolean): Promise<void> {
    const preferred = this.waiting.filter((task) => task.label === label)
    const ready = preferred.length > 0 ? preferred : this.waiting
    const task = ready[place % Math.max(1, ready.length)]
    if (!task) return
    this.waiting.splice(this.waiting.indexOf(task), 1)
    if (isLost && task.lose) task.lose()
    else task.run()
    await settled()
  }

  /** Runs all that waits, but for timers, in its order. */
  async drain(): Promise<void> {
    for (;;) {
      const task = this.waiting.find(({ label }) => label !== 'timer')
      if (!task) return
      this.waiting.splice(this.waiting.indexOf(task), 1)
      task.run()
      await settled()
    }
  }

  endPage(page: number): void {
    this.waiting = this.waiting.filter((task) => task.page !== page)
  }
}

/** All that follows by itself has followed. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
