import { flag, oneOf, text, typesOtherThan, type Kind, type Labelled } from './field-kinds'
import { Double, type Fields, type Value } from './values'

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

/** A list of maps with texts and flags: up to `few` items the length of each is limited, up to `max` the total length. */
export function items({ few, max, length }: { few: number; max: number; length: number }): Kind {
  const whole: Fields = { id: 'a', title: 'Titre', content: 'Écrit', completed: true }
  const of = (count: number, item: Fields = { id: 'a' }): Labelled => [
    `${count} items of ${Object.keys(item).join(', ')}`,
    Array.from({ length: count }, () => item),
  ]
  const withLast = (count: number, label: string, item: Fields): Labelled => [
    `${label} in the item ${count}`,
    [...Array.from({ length: count - 1 }, (): Value => whole), item],
  ]
  const text = (count: number, size: number): Labelled =>
    withLast(count, `${size} characters`, { id: 'a', content: 'é'.repeat(size - 1) })
  const ranks = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const amongAll = (count: number, label: string, item: Fields): Labelled => [
    `${label} in the item ${count} of ${max}`,
    ranks(max).map((rank) => (rank === count ? item : whole)),
  ]
  const together = (size: number): Labelled => [
    `${size} characters in ${max} items`,
    ranks(max).map((rank) => ({ content: 'a'.repeat(rank === 1 ? size - (max - 1) * length : length) })),
  ]
  const other: Fields = { content: 'Écrit', completed: false, dueDate: null }
  return {
    good: [
      of(0),
      of(1),
      of(max, whole),
      of(max),
      of(few, whole),
      of(few + 1, whole),
      ...ranks(few).map((count) => text(count, length)),
      together(max * length),
      ['an item without id and title', [other]],
    ],
    bad: [
      of(max + 1),
      of(max + 1, whole),
      ...ranks(few).map((count) => text(count, length + 1)),
      ...[length * 2, 100_000].map((size) => text(1, size)),
      together(max * length + 1),
      withLast(1, 'a map', { id: { a: 'b' } }),
      ...ranks(max).map((count) => withLast(count, 'a list', { id: ['a'] })),
      ...ranks(few).map((count) => amongAll(count, 'a list', { id: ['a'] })),
      ['a text', ['a']],
      ...typesOtherThan('list'),
    ],
  }
}

/** A list of texts with a maximum total length. */
export function texts(max: number, length: number): Kind {
  const of = (count: number): Labelled => [`${count} texts`, Array.from({ length: count }, () => 'a')]
  return {
    good: [of(0), of(1), of(max), [`${length} characters`, ['a', 'é'.repeat(length - 1)]]],
    bad: [
      of(max + 1),
      [`${length + 1} characters`, ['a', 'é'.repeat(length)]],
      ['a map', [{ a: 'b' }]],
      ...typesOtherThan('list'),
    ],
  }
}

/** A map of known keys only, each one missing or of its kind. */
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

/** A map of any keys: the rules check only their number, and readers check the values. */
export function entries(max: number): Kind {
  const of = (count: number): Labelled => [
    `${count} entries`,
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}`, { state: 'open', at: 1 }])),
  ]
  return {
    good: [of(1), of(0), of(max), ['an entry of another kind', { c1: 'texte' }]],
    bad: [of(max + 1), ...typesOtherThan('map')],
  }
}

/** A map of maps with some of these keys: the rules check their number, their keys and the total length of all values. */
export function records({
  max,
  keys,
  value,
}: {
  max: number
  keys: readonly [string, ...string[]]
  value: number
}): Kind {
  const [key] = keys
  const whole = Object.fromEntries(keys.map((name) => [name, 'é']))
  const of = (count: number, name = 64): Fields =>
    Object.fromEntries(Array.from({ length: count }, (_, rank) => [String(rank).padStart(name, 'c'), whole]))
  const withAt = (rank: number, record: Value): Fields =>
    Object.fromEntries(Object.entries(of(max)).map(([id, one], at) => [id, at === rank ? record : one]))
  const ranks = Array.from({ length: max }, (_, rank) => rank)
  /** Length that the other records leave to one. */
  const rest = max * value - (max - 1) * keys.length
  return {
    good: [
      ['one record', of(1)],
      ['no record', {}],
      [`${max} records`, of(max)],
      ['an empty record', { c: {} }],
      ['a number', { c: { [key]: 1 } }],
      ...keys.map((name): Labelled => [`${name} alone`, { c: { [name]: 'é'.repeat(value) } }]),
      ['values at the limit together', withAt(0, { [key]: 'é'.repeat(rest) })],
    ],
    bad: [
      [`${max + 1} records`, of(max + 1, 8)],
      ['an id that is too long', { ...of(max - 1), ['d'.repeat(65)]: whole }],
      ['an unknown key', { c: { ...whole, autre: '' } }],
      ...ranks.map((rank): Labelled => [
        `a record ${rank + 1} that is too long`,
        withAt(rank, { [key]: 'é'.repeat(rest + 1) }),
      ]),
      ['a list in a record', { c: { [key]: ['a'] } }],
      ['a map in a record', { c: { [key]: { a: 'b' } } }],
      ['a text as a record', { c: 'texte' }],
      ...typesOtherThan('map'),
    ],
  }
}

/** A map of short names and values: the rules check their number and the total lengths of names and of values. */
export function shortEntries({ max, name, value }: { max: number; name: number; value: number }): Kind {
  const of = (count: number, shape: Fields = {}): Labelled => [
    `${count} entries${Object.keys(shape).length === 0 ? '' : ' and one more'}`,
    Object.fromEntries([
      ...Array.from({ length: count }, (_, index) => [String(index).padStart(name, 'c'), 'é'.repeat(value)]),
      ...Object.entries(shape),
    ]),
  ]
  const odd = (label: string, shape: Fields): Labelled => [label, of(max - 1, shape)[1]]
  return {
    good: [of(1), of(0), of(max), odd('a number', { ['d'.repeat(name)]: 1 })],
    bad: [
      [`${max + 1} entries`, Object.fromEntries(Array.from({ length: max + 1 }, (_, at) => [`c${at}`, 1]))],
      odd('a value that is too long', { ['d'.repeat(name)]: 'é'.repeat(value + 1) }),
      odd('a name that is too long', { ['d'.repeat(name + 1)]: 'é' }),
      ['a map', { d: { a: 'b' } }],
      ['a list', { d: ['a'] }],
      ...typesOtherThan('map'),
    ],
  }
}

/** Longer than any test run, so that a time within the limit stays within it. */
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Messages of a conversation: the rules check the first and last one, and the number. */
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
    ['of now', message({ timestamp: Date.now() })],
    ['almost a day ahead', message({ timestamp: Date.now() + DAY_MS - HOUR_MS })],
    ['stopped', message({ stopped: true })],
    ['cut', message({ cut: true })],
    ['with an id and a fault', message({ id: 'a'.repeat(64), fault: 'f'.repeat(40) })],
    ['with dropped cards', message({ dropped: 3, uncomputed: 1 })],
  ]
  const fieldKinds = {
    role: oneOf('user', 'assistant'),
    content: text(contentMax),
    stopped: flag(),
    id: text(64),
    cut: flag(),
    fault: text(40),
  }
  const badOnes: Labelled[] = [
    ['with an unknown key', message({ autre: 1 })],
    ['of the system', message({ role: 'system' })],
    ...['dropped', 'uncomputed'].map((name): Labelled => [
      `with a text as ${name}`,
      message({ [name]: '3' }),
    ]),
    ['more than a day ahead', message({ timestamp: Date.now() + DAY_MS + HOUR_MS })],
    ['of the year 9999', message({ timestamp: Date.parse('9999-12-31') })],
    ['of the last number', message({ timestamp: Number.MAX_SAFE_INTEGER })],
    ['of a decimal time ahead', message({ timestamp: new Double(1e300) })],
    ['of no end', message({ timestamp: new Double(Infinity) })],
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

/** A list of texts, short enough for the rules to check each length. */
export function fewTexts(max: number, length: number): Kind {
  const ranks = Array.from({ length: max }, (_, index) => index)
  const of = (count: number, text = 'Écrire'): Value[] => Array.from({ length: count }, () => text)
  const withAt = (rank: number, value: Value): Value[] =>
    of(max).map((text, at) => (at === rank ? value : text))
  return {
    good: [
      ['one text', of(1)],
      ...[0, ...ranks.slice(1).map((rank) => rank + 1)].map((count): Labelled => [
        `${count} texts`,
        of(count),
      ]),
      [`${max} texts of ${length} characters`, of(max, 'é'.repeat(length))],
    ],
    bad: [
      [`${max + 1} texts`, of(max + 1)],
      ...ranks.flatMap((rank): Labelled[] => [
        [`${length + 1} characters in the text ${rank + 1}`, withAt(rank, 'é'.repeat(length + 1))],
        [`null as the text ${rank + 1}`, withAt(rank, null)],
        [`a map as the text ${rank + 1}`, withAt(rank, { a: 'b' })],
      ]),
      ...typesOtherThan('list').filter(([label]) => label !== 'of type list'),
    ],
  }
}
