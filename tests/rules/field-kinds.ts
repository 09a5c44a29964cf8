import { Bytes, Double, serverTime, type Fields, type Value } from './values'

export type Labelled = readonly [label: string, value: Value]

/** What a field accepts and refuses. The first accepted value is the one that documents have. */
export interface Kind {
  readonly good: readonly [Labelled, ...Labelled[]]
  readonly bad: readonly Labelled[]
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Half an hour from the border of 24 hours: a long run must not cross it. */
const aheadEnough = new Date(Date.now() + day - 30 * minute)
/** At the end of an hour, so that its minutes matter too. */
const tooFarAhead = new Date(Math.ceil((Date.now() + day) / hour) * hour + 59 * minute)
const twoDaysAhead = new Date(Math.ceil(Date.now() / day) * day + 2 * day - minute)

const everyType = {
  text: 'texte',
  integer: 1,
  decimal: new Double(1.5),
  boolean: true,
  null: null,
  timestamp: new Date('2026-01-15T10:00:00Z'),
  list: ['a'],
  map: { a: 'b' },
  bytes: new Bytes('YWJj'),
} satisfies Record<string, Value>
type TypeName = keyof typeof everyType

function typesOtherThan(...accepted: readonly TypeName[]): Labelled[] {
  return Object.entries(everyType)
    .filter(([name]) => !accepted.includes(name as TypeName))
    .map(([name, value]) => [`of type ${name}`, value])
}

export function text(max: number, options: { min?: 1; blank?: false } = {}): Kind {
  const empty: Labelled = ['empty', '']
  return {
    good: [
      ['ordinary', 'Écrire à Zoé'],
      ['one character', 'a'],
      [`${max} characters`, 'é'.repeat(max)],
      ...(options.min ? [] : [empty]),
    ],
    bad: [
      [`${max + 1} characters`, 'é'.repeat(max + 1)],
      ...(options.min ? [empty] : []),
      ...(options.blank === false ? ([['only spaces', '   ']] as const) : []),
      ...typesOtherThan('text'),
    ],
  }
}

export function flag(): Kind {
  return {
    good: [
      ['false', false],
      ['true', true],
    ],
    bad: typesOtherThan('boolean'),
  }
}

/** true, false, or not judged yet. */
export function verdict(): Kind {
  return {
    good: [
      ['null', null],
      ['true', true],
      ['false', false],
    ],
    bad: typesOtherThan('boolean', 'null'),
  }
}

export function count(max: number): Kind {
  return {
    good: [
      ['0', 0],
      ['1', 1],
      [String(max), max],
    ],
    bad: [
      ['-1', -1],
      [String(max + 1), max + 1],
      ['NaN', new Double(NaN)],
      ['a whole number of decimal type', new Double(1)],
      ...typesOtherThan('integer'),
    ],
  }
}

export function oneOf(first: string, second: string, ...others: readonly string[]): Kind {
  return {
    good: [[first, first], [second, second], ...others.map((name) => [name, name] as const)],
    bad: [
      ['an unknown name', 'autre'],
      ['a known name in capitals', first.toUpperCase()],
      ['empty', ''],
      ...typesOtherThan('text'),
    ],
  }
}

/** The time of the request, which only the server can know. */
export function stampedByServer(): Kind {
  return {
    good: [['the server time', serverTime]],
    bad: [['a minute ago', new Date(Date.now() - minute)], ['a day ahead', aheadEnough], ...typesOtherThan()],
  }
}

/** A client's timestamp: late as it likes, never more than a day ahead. */
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

/** The same as a string of Date.toISOString(). */
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

export function link(max: number): Kind {
  const ofLength = (length: number): string => 'https://ex.fr/'.padEnd(length, 'a')
  return {
    good: [
      ['https', 'https://ex.fr/p?a=1&b=%20é~$;'],
      ['http', 'http://ex.fr'],
      [`${max} characters`, ofLength(max)],
    ],
    bad: [
      [`${max + 1} characters`, ofLength(max + 1)],
      ...[
        '',
        'ex.fr/p',
        'https://',
        'https:/ex.fr',
        'httpss://ex.fr',
        'javascript:alert(1)',
        'javascript:https://ex.fr',
        'data:text/html,https://ex.fr',
        'ftp://ex.fr',
        ' https://ex.fr',
        'https://ex.fr/a b',
        'https://ex.fr/a\tb',
        'https://ex.fr/a\nb',
        'https://ex.fr/\u0001',
        'https://ex.fr/"onclick',
        "https://ex.fr/'onclick",
        'https://ex.fr/<b',
        'https://ex.fr/b>',
      ].map((value) => [JSON.stringify(value), value] as const),
      ...typesOtherThan('text'),
    ],
  }
}

export function list(max: number): Kind {
  const ofLength = (length: number): Labelled => [
    `${length} items`,
    Array.from({ length }, () => ({ id: 'a' })),
  ]
  return {
    good: [ofLength(0), ofLength(1), ofLength(max)],
    bad: [ofLength(max + 1), ...typesOtherThan('list')],
  }
}

/** A map of known keys only, each absent or of its kind. */
export function mapOf(kinds: Readonly<Record<string, Kind>>): Kind {
  const fill = (rank: number): Fields =>
    Object.fromEntries(
      Object.entries(kinds).map(([key, kind]) => [key, (kind.good[rank] ?? kind.good[0])[1]]),
    )
  const single = (which: 'good' | 'bad'): Labelled[] =>
    Object.entries(kinds).flatMap(([key, kind]) =>
      kind[which].map(([label, value]): Labelled => [`with ${key} ${label}`, { [key]: value }]),
    )
  return {
    good: [['empty', {}], ['with every key', fill(0)], ['with every key filled', fill(2)], ...single('good')],
    bad: [
      ['with an unknown key', { ...fill(0), autre: [] }],
      ['with only an unknown key', { autre: [] }],
      ...single('bad'),
      ...typesOtherThan('map'),
    ],
  }
}

/** The owner's own id; `#` is the number of the case. */
export function owner(): Kind {
  return {
    good: [["the owner's", 'owner#']],
    bad: [
      ["somebody else's", 'other#'],
      ['empty', ''],
      ['a list with the owner', ['owner#']],
      ...typesOtherThan('text'),
    ],
  }
}

/** The e-mail of the token, case aside. */
export function ownEmail(): Kind {
  return {
    good: [
      ['as in the token', 'owner#@exemple.fr'],
      ['in capitals', 'OWNER#@EXEMPLE.FR'],
    ],
    bad: [["somebody else's", 'other#@exemple.fr'], ['empty', ''], ...typesOtherThan('text')],
  }
}

/** One value and no other. */
export function exactly(value: Value, other: Labelled, ...types: readonly TypeName[]): Kind {
  return {
    good: [[JSON.stringify(value), value]],
    bad: [other, ...typesOtherThan(...types)],
  }
}

/** A conversation: the rules look at both ends, and at the number between them. */
export function messages(max: number, contentMax: number): Kind {
  const message = (fields: Fields = {}): Fields => ({
    role: 'user',
    content: 'Bonjour',
    timestamp: 1,
    ...fields,
  })
  const without = (name: string): Fields =>
    Object.fromEntries(Object.entries(message()).filter(([field]) => field !== name))
  const length = (size: number): Value[] => Array.from({ length: size }, () => message())
  const goodOnes: Labelled[] = [
    ['of the assistant', message({ role: 'assistant' })],
    ['with an empty content', message({ content: '' })],
    [`of ${contentMax} characters`, message({ content: 'é'.repeat(contentMax) })],
    ['with a decimal time', message({ timestamp: new Double(1.5) })],
    ['stopped', message({ stopped: true })],
  ]
  const fieldKinds = { role: oneOf('user', 'assistant'), content: text(contentMax), stopped: flag() }
  const badOnes: Labelled[] = [
    ['with an unknown key', message({ autre: 1 })],
    ['of the system', message({ role: 'system' })],
    ...['role', 'content', 'timestamp'].map((name): Labelled => [`without ${name}`, without(name)]),
    ...Object.entries(fieldKinds).flatMap(([field, kind]) =>
      kind.bad.map(([label, value]): Labelled => [`with ${field} ${label}`, message({ [field]: value })]),
    ),
    ...typesOtherThan('integer', 'decimal').map(([label, value]): Labelled => [
      `with timestamp ${label}`,
      message({ timestamp: value }),
    ]),
    ...typesOtherThan('map'),
  ]
  return {
    good: [
      ['one message', length(1)],
      ['two messages', length(2)],
      [`${max} messages`, length(max)],
      ...goodOnes.flatMap(([label, value]): Labelled[] => [
        [`the first ${label}`, [value, message()]],
        [`the last ${label}`, [message(), value]],
      ]),
    ],
    bad: [
      ['empty', []],
      [`${max + 1} messages`, length(max + 1)],
      ...badOnes.flatMap(([label, value]): Labelled[] => [
        [`the first ${label}`, [value, message()]],
        [`the last ${label}`, [message(), value]],
      ]),
      ...typesOtherThan('list'),
    ],
  }
}
