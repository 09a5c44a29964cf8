import { visibleText } from '@/domain/base/text/visible-text'
import { CHAT_MESSAGE_MAX } from '@/domain/base/text/text-limits'
import { checkTodoText } from '@/domain/todos/todo'
import type { Weekday } from '@/domain/base/time/weekday'
import type { Command } from './command'
import { toDay } from '@/domain/base/time/day-name'
import { weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { readTodo } from '@/domain/todos/typed-todo'
import { firstOn } from '@/domain/todos/week-of-todo'

/** The typed text as a todo: for the day that it names, then as typed for today. */
export function todoCommands(typed: string, date: LocalDate): readonly Command[] {
  const today = weekdayOfDate(date)
  const { text, day, whole } = readTodo(typed, today)
  if (!isTodo(text)) return []
  return [
    addCommand('add-todo', text, day ?? today, date),
    ...(day !== null && isTodo(whole) ? [addCommand('add-todo-as-typed', whole, today, date)] : []),
  ]
}

function addCommand(id: string, text: string, day: Weekday, today: LocalDate): Command {
  return {
    id,
    look: 'add',
    label: `Ajouter la tâche «\u00a0${text}\u00a0» ${toDay(firstOn(day, today), today)}`,
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
