import { typesOtherThan, type Kind, type Labelled } from './field-kinds'
import { serverTime } from './values'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Half an hour before the limit of 24 hours, because a run may take long. */
const aheadEnough = new Date(Date.now() + day - 30 * minute)
/** At the end of an hour, so that its minutes matter too. */
const tooFarAhead = new Date(Math.ceil((Date.now() + day) / hour) * hour + 59 * minute)
const twoDaysAhead = new Date(Math.ceil(Date.now() / day) * day + 2 * day - minute)

export function stampedByServer(): Kind {
  return {
    good: [['the server time', serverTime]],
    bad: [['a minute ago', new Date(Date.now() - minute)], ['a day ahead', aheadEnough], ...typesOtherThan()],
  }
}

/** A client's timestamp: any past date, at most a day ahead. */
export function timestamp(): Kind {
  return {
    good: [
      ['now', new Date()],
      ['the server time', serverTime],
      ['years ago', new Date('2020-02-29T23:59:59.999Z')],
      ['almost a day ahead', aheadEnough],
    ],
    bad: [
      ['more than a day ahead', tooFarAhead],
      ['in the year 9999', new Date('9999-12-31T00:00:00Z')],
      ...typesOtherThan('timestamp'),
    ],
  }
}

/** As `timestamp`, in the form of `Date.toISOString()`. */
export function isoDate(): Kind {
  return {
    good: [
      ['now', new Date().toISOString()],
      ['years ago', '2020-02-29T23:59:59.999Z'],
      ['almost a day ahead', aheadEnough.toISOString()],
      ['without a fraction', '2026-08-09T08:09:07Z'],
      ['with nanoseconds', '2026-01-31T19:48:30.123456789Z'],
    ],
    bad: [
      ['more than a day ahead', tooFarAhead.toISOString()],
      ['two days ahead', twoDaysAhead.toISOString()],
      ['in the year 9999', '9999-12-31T00:00:00.000Z'],
      ...[
        '',
        'hier',
        '2026-01-15',
        '2026-01-15T10:00',
        '2026-01-15T10:00Z',
        '2026-01-15T10:00:00',
        '2026-01-15T10:00:00.Z',
        '2026-01-15T10:00:00.1234567890Z',
        '2026-01-15T10:00:00,000Z',
        '2026-01-15T10:00:00.000+02:00',
        '2026-01-15 10:00:00Z',
        '2026-13-15T10:00:00.000Z',
        '2026-00-15T10:00:00.000Z',
        '2026-01-32T10:00:00.000Z',
        '2026-1-15T10:00:00.000Z',
        '2026-001-15T10:00:00.000Z',
        '2026-01-5T10:00:00.000Z',
        '2026-01-005T10:00:00.000Z',
        '026-01-15T10:00:00.000Z',
        '+026-01-15T10:00:00.000Z',
        '2026-+1-15T10:00:00.000Z',
        '2026-01-+5T10:00:00.000Z',
        '2026-01-15T10:+1:00.000Z',
        '02026-01-15T10:00:00.000Z',
        '2026-01-15T24:00:00.000Z',
        '2026-01-15T30:00:00.000Z',
        '2026-01-15T1:00:00.000Z',
        '2026-01-15T10:60:00.000Z',
        '2026-01-15T10:00:60.000Z',
        '2026-01-15T10:00:00.00aZ',
        '2026-01-15T10:00:0aZ',
        '2026-01-15T10:00:00.000Z ',
        '+2026-01-15T10:00:00.000Z',
      ].map((value) => [`« ${value} »`, value] as const),
      ...typesOtherThan('text'),
    ],
  }
}

const LOCAL_DATES = ['2026-11-23', '2028-02-29', '1999-01-01', '2026-10-31', '2026-12-09', '2026-03-10']
const NO_LOCAL_DATES = [
  ...['', 'demain', '2026-13-01', '2026-00-10', '2026-20-10', '2026-01-00', '2026-01-32', '2026-01-40'],
  ...['2026-1-010', '26-01-10', '02026-01-10', '2026-01-1', '2026-01-100', '2026/01/10', '2026-01/10'],
  ...['2026-01-10 ', ' 2026-01-10', '2026-01-1a', '2026-0a-10', 'a026-01-10', '2026-01-10,', ',2026-01-10'],
  ...['2026-11-23,2026-11-24', '2026-01-10T10:00'],
]

/** A local date, without time or zone. */
export function localDate(): Kind {
  return {
    good: LOCAL_DATES.map((date): Labelled => [date, date]) as [Labelled, ...Labelled[]],
    bad: [...NO_LOCAL_DATES.map((text): Labelled => [`« ${text} »`, text]), ...typesOtherThan('text')],
  }
}

export function localDates(max: number): Kind {
  const of = (count: number): Labelled => [
    `${count} days`,
    Array.from({ length: count }, (_, index) => LOCAL_DATES[index % LOCAL_DATES.length] ?? ''),
  ]
  return {
    good: [of(0), of(1), of(2), of(max)],
    bad: [
      of(max + 1),
      ...NO_LOCAL_DATES.flatMap((text): Labelled[] => [
        [`« ${text} » alone`, [text]],
        [`« ${text} » among days`, ['2026-11-16', text, '2026-11-24']],
      ]),
      ...typesOtherThan('text').map(([label, value]): Labelled => [`with ${label}`, ['2026-11-16', value]]),
      ...typesOtherThan('list'),
    ],
  }
}
