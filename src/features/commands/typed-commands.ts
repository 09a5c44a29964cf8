import { pastedLine } from '@/domain/base/text/pasted'
import { visibleText } from '@/domain/base/text/visible-text'
import { CHAT_MESSAGE_MAX, TODO_MAX } from '@/domain/base/text/text-limits'
import { checkTodoText } from '@/domain/todos/todo'
import { weekdayLabel, type Weekday } from '@/domain/base/time/weekday'
import type { Command } from './command'
import { dayWord, daysFrom, readTodo } from '@/domain/todos/typed-todo'

export const WRITE_TODO: Command = {
  id: 'write-todo',
  look: 'add',
  label: 'Ajouter une tâche…',
  synonyms: 'nouvelle tâche todo créer noter',
  target: { to: 'write-todo', text: '' },
}

/** The typed text as a todo, for the day it names, else today; then the list of all days. */
export function todoCommands(typed: string, today: Weekday): readonly Command[] {
  const todo = readTodo(typed, today)
  const checked = checkTodoText(todo.text)
  if (!('text' in checked)) return []
  const { text } = checked
  const day = todo.day ?? today
  return [
    {
      id: 'add-todo',
      look: 'add',
      label: `Ajouter la tâche «\u00a0${text}\u00a0» à ${dayWord(day, today)}`,
      target: { to: 'add-todo', text, day },
    },
    {
      id: 'add-todo-elsewhere',
      look: 'day',
      label: 'Ajouter cette tâche à un autre jour…',
      target: { to: 'write-todo', text },
    },
  ]
}

/** The seven days for the typed todo: the named day first, else today. */
export function todoDayCommands(typed: string, today: Weekday): readonly Command[] {
  const todo = readTodo(typed, today)
  const checked = checkTodoText(todo.text)
  if (!('text' in checked)) return []
  const days = daysFrom(today)
  const ordered = todo.day ? [todo.day, ...days.filter((day) => day !== todo.day)] : days
  return ordered.map((day) => {
    const word = dayWord(day, today)
    return {
      id: `add-todo.${day}`,
      look: 'day',
      label: `Ajouter à ${word}`,
      ...(word !== day && { hint: weekdayLabel(day) }),
      target: { to: 'add-todo', text: checked.text, day },
    }
  })
}

/** Why the text is not a valid todo; null: valid or empty. */
export function todoFault(typed: string): string | null {
  const checked = checkTodoText(typed)
  if ('text' in checked || checked.fault === 'blank') return null
  return `Une tâche contient au plus ${TODO_MAX} caractères\u00a0: il y en a ${pastedLine(typed).length}.`
}

export function askCommand(typed: string): Command | null {
  const question = visibleText(typed)
  if (question === '' || question.length > CHAT_MESSAGE_MAX) return null
  return {
    id: 'ask',
    look: 'coach',
    label: `Demander à Coach Boom\u00a0: ${question}`,
    target: { to: 'ask', question },
  }
}
