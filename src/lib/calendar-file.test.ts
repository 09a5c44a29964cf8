import ICAL from 'ical.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CalendarEntry } from '@/domain/calendar/calendar-entries'
import { calendarFile } from './calendar-file'

const NOW = new Date('2026-11-23T09:00:00Z')
const ORIGIN = 'https://coach-boom.web.app'

afterEach(() => {
  vi.unstubAllEnvs()
})

function entry(more: Partial<CalendarEntry> = {}): CalendarEntry {
  const of = { key: 'todo/a', text: 'Appeler', note: '', isWeekly: false }
  return { ...of, on: '2026-11-27', day: 'vendredi', hour: null, ...more }
}

/** Reads the file with an independent parser. */
async function readBack(entries: readonly CalendarEntry[], now = NOW) {
  const text = await calendarFile(entries, ORIGIN, now)
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return { text, events: calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) }
}

test('a task is a whole day, free for others, with the way back to it', async () => {
  const { text, events } = await readBack([entry()])
  const [event] = events
  expect(event).toMatchObject({ summary: 'Appeler' })
  expect(event!.startDate.toJSON()).toMatchObject({ year: 2026, month: 11, day: 27, isDate: true })
  expect(event!.component.getFirstPropertyValue('url')).toBe(`${ORIGIN}/todos/vendredi`)
  expect(text).toContain('\r\nTRANSP:TRANSPARENT\r\n')
  expect(text).not.toContain('VALARM')
  // RFC 5545, 3.1: every line ends with CRLF, the last one too.
  expect(text).toMatch(/^(?:[^\r\n]+\r\n)+$/)
})

describe('the weekly moment', () => {
  const moment = entry({ key: 'moment/a', text: 'Mon moment', hour: 19, isWeekly: true, note: 'Si, alors' })

  test.each(['Europe/Paris', 'America/New_York', 'Pacific/Auckland', 'UTC'])(
    'made in %s, is at the same hour of the wall clock in each week, across both changes of the hour',
    async (zone) => {
      vi.stubEnv('TZ', zone)
      for (const on of ['2026-03-27', '2026-10-23', '2026-11-27'] as const) {
        const { text, events } = await readBack([{ ...moment, on }])
        expect(text).toMatch(/^DTSTART:\d{8}T190000$/m)
        expect(text).not.toContain('TZID')
        const weeks = events[0]!.iterator()
        const starts = Array.from({ length: 5 }, () => weeks.next())
        expect(starts.map(({ hour, zone: { tzid } }) => [hour, tzid])).toEqual(
          Array.from({ length: 5 }, () => [19, 'floating']),
        )
        expect(starts.map((start) => start.dayOfWeek())).toEqual([6, 6, 6, 6, 6])
        expect(events[0]!.duration.toSeconds()).toBe(3_600)
      }
    },
  )

  test('has an alarm ten minutes before, and the if-then sentence as description', async () => {
    const { events } = await readBack([moment])
    const alarm = events[0]!.component.getFirstSubcomponent('valarm')
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT10M')
    expect(events[0]!.description).toBe('Si, alors')
  })

  test('at eleven in the evening ends on the next day', async () => {
    const { events } = await readBack([{ ...moment, hour: 23 }])
    expect(events[0]!.endDate.toJSON()).toMatchObject({ day: 28, hour: 0 })
  })
})

test('a second file updates the first: the same ids, no id of a document, and a higher sequence', async () => {
  const entries = [entry({ key: 'todo/0VbmkpTOlqA4kvh3jhXU' }), entry({ key: 'moment/ana', hour: 9 })]
  const first = await readBack(entries)
  const second = await readBack(entries, new Date(NOW.getTime() + 60_000))
  expect(second.events.map(({ uid }) => uid)).toEqual(first.events.map(({ uid }) => uid))
  expect(new Set(first.events.map(({ uid }) => uid)).size).toBe(2)
  expect(first.text).not.toMatch(/0VbmkpTOlqA4kvh3jhXU|ana@/)
  expect(second.events.map(({ sequence }) => sequence)).toEqual(
    first.events.map(({ sequence }) => sequence + 1),
  )
  expect(first.events[0]!.sequence).toBeLessThan(2 ** 31)
  expect(first.text).toContain('\r\nDTSTAMP:20261123T090000Z\r\n')
  expect(first.text).toContain('\r\nLAST-MODIFIED:20261123T090000Z\r\n')
})

test('five hundred titles come back as they were written', async () => {
  let seed = 20_261_123
  const chance = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  const pieces = [
    ',',
    ';',
    '\\',
    '\\n',
    ':',
    '"',
    'é',
    '😀',
    '👩\u200d💻',
    '🇫🇷',
    'ß',
    '漢',
    ' ',
    '=',
    'BEGIN:VEVENT',
  ]
  pieces.push('a', 'Z', '9', '%', '\u0301', '\ufe0f', 'DTSTART', '\u00a0')
  const titles = Array.from({ length: 500 }, (_, index) => {
    let title = `t${index}`
    const length = chance(10) === 0 ? 500 : chance(120)
    while (title.length < length) {
      const piece = pieces[chance(pieces.length)] ?? ''
      if (title.length + piece.length > 500) break
      title += piece
    }
    return title.replace(/\s+/gu, ' ').trim()
  })
  const { text, events } = await readBack(
    titles.map((title, index) => entry({ key: `todo/${index}`, text: title })),
  )
  expect(events.map(({ summary }) => summary)).toEqual(titles)
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(500)
})

test('line ends in a title, which other clients store, end no line of the file', async () => {
  const { events } = await readBack([
    entry({ text: 'un\r\nEND:VEVENT\rdeux\u2028trois\n', note: 'ligne\r\nEND:VCALENDAR\rfin' }),
  ])
  expect(events.map(({ summary, description }) => [summary, description])).toEqual([
    ['un END:VEVENT deux trois', 'ligne\nEND:VCALENDAR\nfin'],
  ])
})

test('an empty calendar is one all the same', async () => {
  expect((await readBack([])).events).toEqual([])
})
