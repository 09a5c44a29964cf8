import { counted } from '@/domain/base/text/french-count'
import type { Todo } from '@/domain/todos/todo'
import { formatNumber } from '@/lib/text/format'

export function progressWords(done: number, total: number): string {
  if (total === 0) return ''
  if (done === total) return total === 1 ? 'La tâche est faite, bravo\u00a0!' : 'Tout est fait, bravo\u00a0!'
  return `${formatNumber(done)} ${done > 1 ? 'faites' : 'faite'} sur ${formatNumber(total)} ${total > 1 ? 'tâches' : 'tâche'}`
}

export function weeksWords(weeks: readonly boolean[]): string {
  const done = weeks.filter((isDone) => isDone).length
  return `Faite ${done} fois sur ${counted(weeks.length, 'semaine')}`
}

export function putOffWords({ putOff }: Pick<Todo, 'putOff'>): string {
  return `Reportée ${putOff} fois. La diviser\u00a0?`
}
