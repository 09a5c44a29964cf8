import { readCalendarFacts } from '@/data/calendar'
import { calendarEntries, calendarFileName } from '@/domain/calendar/calendar-entries'
import { calendarFile } from '@/lib/calendar-file'
import { downloadText } from '@/lib/download-text'

/** Hands the calendar to the browser's downloads; false: there is nothing to put into one. */
export async function takeCalendar(uid: string, deviceNow: Date, now: Date): Promise<boolean> {
  const entries = calendarEntries(uid, await readCalendarFacts(uid), deviceNow)
  if (entries.length === 0) return false
  const text = await calendarFile(entries, window.location.origin, now)
  downloadText(calendarFileName(deviceNow), 'text/calendar', text)
  return true
}
