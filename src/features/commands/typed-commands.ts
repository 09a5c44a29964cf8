import { CHAT_MESSAGE_MAX, TASK_MAX } from '@/domain/base/text-limits'
import { checkTaskText } from '@/domain/todos/todo'
import { weekdayLabel, type Weekday } from '@/domain/base/weekday'
import type { Command } from './command'
import { dayWord, daysFrom, readTask } from './task-words'

export const WRITE_TASK: Command = {
  id: 'write-task',
  look: 'add',
  label: 'Ajouter une tâche…',
  synonyms: 'nouvelle tâche todo créer noter',
  target: { to: 'write-task', text: '' },
}

/** What was typed as a task: for the day that it names, else for today; and the way to all the days. */
export function taskCommands(typed: string, today: Weekday): readonly Command[] {
  const task = readTask(typed, today)
  const checked = checkTaskText(task.text)
  if (!('text' in checked)) return []
  const { text } = checked
  const day = task.day ?? today
  return [
    {
      id: 'add-task',
      look: 'add',
      label: `Ajouter la tâche «\u00a0${text}\u00a0» à ${dayWord(day, today)}`,
      target: { to: 'add-task', text, day },
    },
    {
      id: 'add-task-elsewhere',
      look: 'day',
      label: 'Ajouter cette tâche à un autre jour…',
      target: { to: 'write-task', text },
    },
  ]
}

/** The seven days to which the task that is being written can be added, today first unless it names another. */
export function taskDayCommands(typed: string, today: Weekday): readonly Command[] {
  const task = readTask(typed, today)
  const checked = checkTaskText(task.text)
  if (!('text' in checked)) return []
  const days = daysFrom(today)
  const ordered = task.day ? [task.day, ...days.filter((day) => day !== task.day)] : days
  return ordered.map((day) => {
    const word = dayWord(day, today)
    return {
      id: `add-task.${day}`,
      look: 'day',
      label: `Ajouter à ${word}`,
      ...(word !== day && { hint: weekdayLabel(day) }),
      target: { to: 'add-task', text: checked.text, day },
    }
  })
}

/** Why what is being written is no task; null while nothing is wrong. */
export function taskFault(typed: string): string | null {
  const checked = checkTaskText(typed)
  if ('text' in checked || checked.fault === 'blank') return null
  return `Une tâche contient au plus ${TASK_MAX} caractères\u00a0: il y en a ${typed.trim().length}.`
}

export function askCommand(typed: string): Command | null {
  const question = typed.trim()
  if (question === '' || question.length > CHAT_MESSAGE_MAX) return null
  return {
    id: 'ask',
    look: 'coach',
    label: `Demander à Coach Boom\u00a0: ${question}`,
    target: { to: 'ask', question },
  }
}
