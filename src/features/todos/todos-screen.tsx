import { useNavigate, useParams } from 'react-router-dom'
import { PageHeader } from '@/components/frame/page-header'
import { useSignedIn } from '@/components/signed-in-context'
import { loaded, type Asking } from '@/data/sync/live'
import { todosOfWeek, type WeekOfTodos } from '@/data/todo-lists'
import { localDateOf, mondayOf } from '@/domain/base/time/local-date'
import { parseWeekday, weekdayOf } from '@/domain/base/time/weekday'
import { leftOver } from '@/domain/todos/week-of-todo'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { Card } from '@/ui/card'
import { DayTabs } from './day-tabs'
import { NewTodoForm } from './new-todo-form'
import { LeftOver, TodoDay } from './todo-day'
import { TodosMenu } from './todos-menu'

const LEFT_OVER_FILE = loaded('line of what is left over', LeftOver.preload)

/** What the screen shows first: the week has every day. */
export function todosQueries(
  uid: string,
  now: Date,
  [typedDay]: readonly string[],
): readonly Asking<object>[] {
  const isToday = (parseWeekday(typedDay) ?? weekdayOf(now)) === weekdayOf(now)
  return [
    ({ week }: { week?: WeekOfTodos }) => ({
      week: todosOfWeek(uid, mondayOf(localDateOf(now))),
      leftOver: isToday && week && leftOver(week.todos, now).length > 0 && LEFT_OVER_FILE,
    }),
  ]
}

/** The todos of one weekday. Without a known day in the address the list is today's, also past midnight. */
export function TodosScreen() {
  const { user, deviceNow: now } = useSignedIn()
  const { day: typedDay } = useParams()
  const navigate = useNavigate()
  const today = weekdayOf(now)
  const day = parseWeekday(typedDay) ?? today

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-2 max-sm:-mt-3 sm:gap-4">
      <PageHeader title={SCREENS.todos.title}>
        <TodosMenu />
      </PageHeader>
      <Card className="pt-3 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 max-sm:px-4 max-sm:pt-2 sm:pt-4">
        <DayTabs day={day} today={today} onSelect={(next) => void navigate(paths.todosOf(next))}>
          <TodoDay key={day} day={day} isToday={day === today}>
            <NewTodoForm uid={user.uid} day={day} today={today} now={now} />
          </TodoDay>
        </DayTabs>
      </Card>
    </div>
  )
}
