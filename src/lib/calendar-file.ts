import ical, { ICalAlarmType, ICalEventRepeatingFreq, ICalEventTransparency } from 'ical-generator'
import type { CalendarEntry } from '@/domain/calendar/calendar-entries'
import { SCREENS } from './screens'
import { paths } from './paths'

const ALARM_S = 10 * 60
const HOUR_MS = 3_600_000
/** Start of the sequence numbers, counted in minutes: enough for four thousand years. */
const EPOCH_MS = Date.UTC(2026, 0, 1)
/** Half of a SHA-256, in hexadecimal. */
const UID_LENGTH = 32

/**
 * A calendar file (RFC 5545). Times are floating, without a time zone: 19:00 is 19:00 wherever the person is, also after a clock change.
 * Import it lazily, on request only.
 */
export async function calendarFile(
  entries: readonly CalendarEntry[],
  origin: string,
  now: Date,
): Promise<string> {
  const calendar = ical({ prodId: { company: 'Coach Boom', product: SCREENS.todos.title, language: 'FR' } })
  for (const entry of entries) {
    // The library writes the UTC parts of a date; without a zone and a Z they are wall-clock times.
    const start = new Date(`${entry.on}T${String(entry.hour ?? 0).padStart(2, '0')}:00:00Z`)
    const event = calendar.createEvent({
      id: await uidOf(entry.key),
      summary: oneLine(entry.text),
      start,
      ...(entry.hour === null ? { allDay: true } : { end: new Date(start.getTime() + HOUR_MS) }),
      floating: true,
      // For one event in two files, the later file wins.
      sequence: Math.max(0, Math.floor((now.getTime() - EPOCH_MS) / 60_000)),
      stamp: now,
      lastModified: now,
      url: new URL(paths.todosOf(entry.day), origin).href,
      // A todo does not mark the day as busy.
      transparency: entry.hour === null ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      ...(entry.note !== '' && { description: entry.note }),
      ...(entry.isWeekly && { repeating: { freq: ICalEventRepeatingFreq.WEEKLY } }),
    })
    if (entry.hour !== null) {
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: ALARM_S, description: entry.text })
    }
  }
  // RFC 5545 requires CRLF after the last line, which the library omits.
  return `${calendar.toString()}\r\n`
}

/** Stable but opaque: a person who receives the file or shares the calendar learns no document id. */
async function uidOf(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, UID_LENGTH)}@coach-boom`
}

/** A title is one line; other clients may store line breaks. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
