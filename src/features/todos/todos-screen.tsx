import { CalendarButton } from '@/components/calendar-button'
import { CalendarCheck } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { PageHeader } from '@/components/frame/page-header'
import { useSignedIn } from '@/components/signed-in-context'
import { parseWeekday, weekdayOf } from '@/domain/base/time/weekday'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { buttonClass } from '@/ui/button'
import { DayTabs } from './day-tabs'
import { NewTodoForm } from './new-todo-form'
import { TodoDay } from './todo-day'

/** The todos of one weekday. Without a (known) day in the address the list is today's, also past midnight. */
export function TodosScreen() {
  const { user, deviceNow: now } = useSignedIn()
  const { day: typedDay } = useParams()
  const navigate = useNavigate()
  const today = weekdayOf(now)
  const day = parseWeekday(typedDay) ?? today

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <PageHeader title={SCREENS.todos.title}>
        <CalendarButton isQuiet />
        <Link to={paths.weeks} className={buttonClass({ variant: 'ghost' }, '-mr-3 px-3')}>
          <CalendarCheck aria-hidden className="size-4" />
          Bilan
          <span className="sr-only"> de la semaine</span>
        </Link>
      </PageHeader>
      <DayTabs day={day} today={today} onSelect={(next) => void navigate(paths.todosOf(next))}>
        <TodoDay key={day} day={day} isToday={day === today}>
          <NewTodoForm uid={user.uid} day={day} />
        </TodoDay>
      </DayTabs>
    </div>
  )
}
