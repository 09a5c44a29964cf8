import type { CalendarFacts } from '@/domain/calendar/calendar-entries'
import { planQuery } from './plan'
import { readNow } from './sync/follow'
import { readCalendarTodos } from './todo-lists'

/** Read once, when a calendar is asked for; offline as this device knows it. Rejects with `AppError` alone. */
export async function readCalendarFacts(uid: string): Promise<CalendarFacts> {
  const [plan, todos] = await Promise.all([readNow(uid, planQuery(uid)), readCalendarTodos(uid)])
  return { plan, todos }
}
