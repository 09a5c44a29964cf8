/**
 * All asynchronous work of a story in one list: storage steps, requests, responses, messages between tabs, timers. The story chooses the
 * next task, and the lost ones.
 */
export interface Task {
  readonly label: string
  /** Page whose death cancels the task. */
  readonly page: number
  readonly isNetwork: boolean
  readonly run: () => void
  /** Loses the request or its response. Missing: it cannot be lost. */
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

  /** Runs or loses the task at this index among those with the label (among all, if there are none). */
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

  /** Whether all pending tasks have one of these labels. */
  areOnly(...labels: readonly string[]): boolean {
    return this.waiting.every(({ label }) => labels.includes(label))
  }

  /** Runs all pending tasks but timers, in order, until `isOver`. */
  async drain(isOver = () => false): Promise<void> {
    while (!isOver()) {
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

/** Resolves after all microtasks. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
