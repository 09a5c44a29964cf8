import { typesOtherThan, type Kind, type Labelled } from './field-kinds'
import { Double, type Fields, type Value } from './values'

/** A map with exactly these keys, each of its kind. */
export function recordOf(kinds: Readonly<Record<string, Kind>>): Kind {
  const entries = Object.entries(kinds)
  const fill = (rank: number): Fields =>
    Object.fromEntries(entries.map(([key, { good }]) => [key, (good[rank] ?? good[0])[1]]))
  const whole = fill(0)
  const single = (which: 'good' | 'bad'): Labelled[] =>
    entries.flatMap(([key, kind]) =>
      kind[which].map(([label, value]): Labelled => [`with ${key} ${label}`, { ...whole, [key]: value }]),
    )
  return {
    good: [['whole', whole], ['filled otherwise', fill(1)], ...single('good')],
    bad: [
      ['empty', {}],
      ['with an unknown key', { ...whole, autre: 1 }],
      ...entries.map(([left]): Labelled => [
        `without ${left}`,
        Object.fromEntries(Object.entries(whole).filter(([key]) => key !== left)),
      ]),
      ...single('bad'),
      ...typesOtherThan('map'),
    ],
  }
}

/** Null, or a value of the kind. */
export function orNone({ good, bad }: Kind): Kind {
  return { good: [...good, ['nothing', null]], bad: bad.filter(([, value]) => value !== null) }
}

export function oneOfNumbers(first: number, second: number, ...others: readonly number[]): Kind {
  const named = (value: number): Labelled => [String(value), value]
  return {
    good: [named(first), named(second), ...others.map(named)],
    bad: [named(first + 1), named(-first), [`${first}.5`, new Double(first + 0.5)], ...typesOtherThan()],
  }
}

/** Up to `max` of these names. */
export function someOf(max: number, ...names: readonly string[]): Kind {
  const of = (count: number): Value =>
    Array.from({ length: count }, (_, at) => names[at % names.length] ?? '')
  return {
    good: [[`${max} names`, of(max)], ['no name', []], ...names.map((name): Labelled => [name, [name]])],
    bad: [
      [`${max + 1} names`, of(max + 1)],
      ['an unknown name', ['autre']],
      ['a known name and an unknown one', [names[0] ?? '', 'autre']],
      ['no text', [null]],
      ...typesOtherThan('list'),
    ],
  }
}
