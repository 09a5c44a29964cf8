/**
 * The weeks of somebody as they would tell them themselves, beside the product and without a line of it: a day is a number,
 * counted from the first Monday, and week 2 is days 14 to 20. What the product stores and computes is held against it.
 */
interface ToldTodo {
  readonly text: string
  isWeekly: boolean
  /** The day that it is for; of what comes every week, any such day. */
  day: number
  putOff: number
  /** By week, the day on which it was ticked first. A tick that was taken back keeps its day for a second tick. */
  readonly ticked: Map<number, number>
  /** The weeks in which it is done. */
  readonly done: Set<number>
}

const weekOf = (day: number) => Math.floor(day / 7)

export class ToldWeeks {
  readonly todos = new Map<string, ToldTodo>()
  xp = 0

  add(text: string, day: number, isWeekly = false): void {
    if (this.todos.has(text)) throw new Error(`${text} was told already`)
    this.todos.set(text, { text, isWeekly, day, putOff: 0, ticked: new Map(), done: new Set() })
  }

  tick(text: string, day: number): void {
    const todo = this.get(text)
    const week = weekOf(day)
    const isNew = todo.isWeekly ? !todo.ticked.has(week) : todo.ticked.size === 0
    if (isNew) this.xp += 10
    if (!todo.ticked.has(week)) todo.ticked.set(week, day)
    todo.done.add(week)
  }

  untick(text: string, day: number): void {
    this.get(text).done.delete(weekOf(day))
  }

  putOff(text: string, day: number): void {
    const todo = this.get(text)
    todo.day = day
    todo.putOff += 1
  }

  makeWeekly(text: string): void {
    this.get(text).isWeekly = true
  }

  drop(text: string): void {
    this.get(text)
    this.todos.delete(text)
  }

  isDone({ isWeekly, done }: ToldTodo, today: number): boolean {
    return isWeekly ? done.has(weekOf(today)) : done.size > 0
  }

  /** « lundi : Filmer », in the order of the days. */
  doneIn(week: number): readonly string[] {
    const days = [...this.todos.values()].flatMap(({ text, ticked, done }) =>
      done.has(week) ? [`${(ticked.get(week) ?? 0) % 7} ${text}`] : [],
    )
    return days.sort()
  }

  /** What a review of that week asks about. */
  leftBy(week: number): readonly string[] {
    return this.openOnes(({ day }) => day < 7 * (week + 1))
  }

  /** What a day offers to carry on: of the weekdays that are over. */
  leftOver(today: number): readonly string[] {
    return this.openOnes(({ day }) => day < today && day % 7 < today % 7)
  }

  private openOnes(isMeant: (todo: ToldTodo) => boolean): readonly string[] {
    const found = [...this.todos.values()].filter(({ isWeekly, done }) => !isWeekly && done.size === 0)
    return found
      .filter(isMeant)
      .map(({ text }) => text)
      .sort()
  }

  private get(text: string): ToldTodo {
    const todo = this.todos.get(text)
    if (!todo) throw new Error(`${text} was never told`)
    return todo
  }
}
