import { getDoc } from 'firebase/firestore'
import type { CalendarFacts } from '@/domain/calendar/calendar-entries'
import { parseStoredPlan } from '@/domain/plan/stored-plan'
import { coachRef } from '@/data/coach/coach-ref'
import { serverAnswer } from '@/data/live/server-answer'
import { readCalendarTodos } from '@/data/todo-lists'

/** Read once, when a calendar is asked for; offline as this device knows it. Rejects with `AppError` alone. */
export function readCalendarFacts(uid: string): Promise<CalendarFacts> {
  return serverAnswer(async (db) => {
    const [plan, todos] = await Promise.all([getDoc(coachRef(db, uid)), readCalendarTodos(uid)])
    return { plan: parseStoredPlan(plan.data()), todos }
  })
}
