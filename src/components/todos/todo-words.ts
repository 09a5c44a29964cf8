import { agreed, counted } from '@/domain/base/text/french-count'
import type { Todo } from '@/domain/todos/todo'
import { formatNumber } from '@/lib/text/format'

/** `hasMore`: the day has more todos than these, so that nobody knows whether all are done. */
export function progressWords(done: number, total: number, hasMore = false): string {
  if (total === 0) return ''
  if (done === total && !hasMore)
    return total === 1 ? 'La tâche est faite, bravo\u00a0!' : 'Tout est fait, bravo\u00a0!'
  const shown = hasMore ? ` ${agreed(total, 'affichée')}` : ''
  return `${formatNumber(done)} ${agreed(done, 'faite')} sur ${formatNumber(total)} ${agreed(total, 'tâche')}${shown}`
}

export function weeksWords(weeks: readonly boolean[]): string {
  const done = weeks.filter((isDone) => isDone).length
  return `Faite ${done} fois sur ${counted(weeks.length, 'semaine')}`
}

export function putOffWords({ putOff }: Pick<Todo, 'putOff'>): string {
  return `Reportée ${putOff} fois. La diviser\u00a0?`
}
