import { readCalendarFacts } from '@/data/calendar'
import { calendarEntries, calendarFileName } from '@/domain/calendar/calendar-entries'
import { calendarFile } from '@/lib/calendar-file'
import { giveFile, type Given } from './give-file'

/** Exports the calendar; null: it would be empty. */
export async function takeCalendar(uid: string, deviceNow: Date, now: Date): Promise<Given | null> {
  const entries = calendarEntries(uid, await readCalendarFacts(uid), deviceNow)
  if (entries.length === 0) return null
  const text = await calendarFile(entries, window.location.origin, now)
  return giveFile(calendarFileName(deviceNow), 'text/calendar', text)
}
