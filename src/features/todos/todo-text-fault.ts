import { TODO_MAX } from '@/domain/base/text/text-limits'
import type { TodoTextFault } from '@/domain/todos/todo'
import { formatNumber } from '@/lib/text/format'
import { pastedLine } from '@/domain/base/text/pasted'

export function todoFaultText(fault: TodoTextFault, typed: string): string {
  return fault === 'blank'
    ? 'Écrivez le texte de la tâche, ou annulez.'
    : `Une tâche contient au plus ${TODO_MAX} caractères\u00a0: il y en a ${formatNumber(pastedLine(typed).length)}.`
}
