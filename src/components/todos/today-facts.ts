import { dateAt, localDateOf } from '@/domain/base/local-date'
import { progressOf } from '@/domain/base/progress'
import { weekdayLabel, weekdayOf } from '@/domain/base/weekday'
import { PUT_OFF_MANY, type Todo } from '@/domain/todos/todo'
import { todoStepTitle } from '@/domain/todos/todo-step'
import { TODAY_PROGRESS_MAX, TODAY_ROWS_MAX, type TodayCopy, type TodayRow } from '@/domain/todos/today-copy'
import {
  isDone,
  isFolded,
  isForLater,
  isOfThisWeek,
  isToDo,
  weeksSinceStart,
} from '@/domain/todos/week-of-todo'
import { formatDay } from '@/lib/format'
import { progressWords, putOffWords, todayWords, weeksWords } from './todo-words'

/** Today's list as the screen shows it at this moment, in finished words. `todos` are in its order. */
export function todayFacts(
  uid: string,
  todos: readonly Todo[],
  { now, hasMore }: { readonly now: Date; readonly hasMore: boolean },
): TodayCopy {
  const shown = todos.filter((todo) => !isFolded(todo, now))
  const week = todos.filter((todo) => isOfThisWeek(todo, now))
  return {
    uid,
    day: localDateOf(now),
    heading: weekdayLabel(weekdayOf(now)),
    date: todayWords(now),
    progress: hasMore || week.length > TODAY_PROGRESS_MAX ? null : progressOfAll(week.length),
    done: week.filter((todo) => isDone(todo, now)).length,
    rows: shown.slice(0, TODAY_ROWS_MAX).map((todo) => rowOf(todo, now)),
  }
}

function progressOfAll(total: number) {
  return Array.from({ length: total + 1 }, (_, done) => ({
    percent: progressOf(Array.from({ length: total }, (_each, index) => ({ completed: index < done }))),
    text: progressWords(done, total),
  }))
}

function rowOf(todo: Todo, now: Date): TodayRow {
  const isLater = isForLater(todo, now)
  const weeks = weeksSinceStart(todo, now)
  return {
    todo: fieldsOf(todo),
    isDone: isDone(todo, now),
    sign: todo.repeats
      ? { kind: 'weekly', weeks, label: weeksWords(weeks) }
      : isLater && todo.date
        ? { kind: 'date', text: formatDay(dateAt(todo.date)) }
        : null,
    putOff: todo.putOff >= PUT_OFF_MANY && isToDo(todo, now) ? putOffWords(todo) : null,
    step: isLater ? null : todoStepTitle(todo.text),
  }
}

/** The todo alone: what a live list knows beside it is of its page. */
function fieldsOf(todo: Todo): Todo {
  const { id, userId, text, completed, dayOfWeek, createdAt, placedAt, xpCounted } = todo
  const { repeats, doneDates, putOff, date } = todo
  return {
    id,
    userId,
    text,
    completed,
    dayOfWeek,
    createdAt,
    placedAt,
    xpCounted,
    repeats,
    doneDates,
    putOff,
    date,
  }
}
