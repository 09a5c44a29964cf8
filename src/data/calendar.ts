import type { CalendarFacts } from '@/domain/calendar/calendar-entries'
import { planQuery } from './plan'
import { readNow } from './sync/follow'
import { readCalendarTodos } from './todo-lists'

/** Reads the todos of a calendar file once; without a network, the device's. Rejects with `AppError`. */
export async function readCalendarFacts(uid: string): Promise<CalendarFacts> {
  const [plan, todos] = await Promise.all([readNow(uid, planQuery(uid)), readCalendarTodos(uid)])
  return { plan, todos }
}
