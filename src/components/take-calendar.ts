import { planQuery } from '@/data/stored-plan'
import { readNow } from '@/data/sync/read-once'
import { readCalendarTodos } from '@/data/todo-lists'
import { calendarEntries, calendarFileName } from '@/domain/calendar/calendar-entries'
import { calendarFile } from '@/lib/calendar-file'
import { giveFile, type Given } from './give-file'

/** Exports the calendar; null: it would be empty. */
export async function takeCalendar(uid: string, deviceNow: Date, now: Date): Promise<Given | null> {
  const [plan, todos] = await Promise.all([readNow(uid, planQuery(uid)), readCalendarTodos(uid)])
  const entries = calendarEntries(uid, { plan, todos }, deviceNow)
  if (entries.length === 0) return null
  const text = await calendarFile(entries, window.location.origin, now)
  return giveFile(calendarFileName(deviceNow), 'text/calendar', text)
}
