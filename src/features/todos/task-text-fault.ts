import { TASK_MAX } from '@/domain/base/text-limits'
import type { TaskTextFault } from '@/domain/todos/todo'
import { formatNumber } from '@/lib/format'

export function taskFaultText(fault: TaskTextFault, typed: string): string {
  return fault === 'blank'
    ? 'Écrivez le texte de la tâche, ou annulez.'
    : `Une tâche contient au plus ${TASK_MAX} caractères\u00a0: il y en a ${formatNumber(typed.trim().length)}.`
}
