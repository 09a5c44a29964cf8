import { visibleText } from '@/domain/base/text/visible-text'
import { CHAT_MESSAGE_MAX } from '@/domain/base/text/text-limits'
import { checkTodoText } from '@/domain/todos/todo'
import type { Weekday } from '@/domain/base/time/weekday'
import type { Command } from './command'
import { dayWord, readTodo } from '@/domain/todos/typed-todo'

/** The typed text as a todo: for the day that it names, then as typed for today. */
export function todoCommands(typed: string, today: Weekday): readonly Command[] {
  const { text, day, whole } = readTodo(typed, today)
  if (!isTodo(text)) return []
  return [
    addCommand('add-todo', text, day ?? today, today),
    ...(day !== null && isTodo(whole) ? [addCommand('add-todo-as-typed', whole, today, today)] : []),
  ]
}

function addCommand(id: string, text: string, day: Weekday, today: Weekday): Command {
  return {
    id,
    look: 'add',
    label: `Ajouter la tâche «\u00a0${text}\u00a0» à ${dayWord(day, today)}`,
    target: { to: 'add-todo', text, day },
  }
}

function isTodo(text: string): boolean {
  return 'text' in checkTodoText(text)
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
