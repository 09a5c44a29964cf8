import { Bytes, Double, type Value } from './values'

export type Labelled = readonly [label: string, value: Value]

/** Accepted and refused values of a field. Documents have the first accepted one. */
export interface Kind {
  readonly good: readonly [Labelled, ...Labelled[]]
  readonly bad: readonly Labelled[]
}

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

export function typesOtherThan(...accepted: readonly TypeName[]): Labelled[] {
  return Object.entries(everyType)
    .filter(([name]) => !accepted.includes(name as TypeName))
    .map(([name, value]) => [`of type ${name}`, value])
}

/** One text for each part of the rules' pattern of invisible characters. */
const BLANKS: readonly Labelled[] = [
  ['empty', ''],
  ...[
    ...[
      0x1, 0x20, 0x7f, 0xa0, 0xad, 0x300, 0x36f, 0x61c, 0x115f, 0x1160, 0x1680, 0x180b, 0x180f, 0x2000,
      0x200f,
    ],
    ...[
      0x2028, 0x202f, 0x205f, 0x206f, 0x20d0, 0x20f0, 0x2800, 0x3000, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0,
    ],
    ...[0xfff0, 0xfffc, 0xe0000, 0xe0fff],
  ].map((code): Labelled => [`of U+${code.toString(16)} alone`, String.fromCodePoint(code).repeat(3)]),
]

export function text(max: number, options: { min?: 1 } = {}): Kind {
  const empty: Labelled = ['empty', '']
  return {
    good: [
      ['ordinary', 'Écrire à Zoé'],
      ['one character', 'a'],
      [`${max} characters`, 'é'.repeat(max)],
      ...(options.min ? ([['a letter among invisible characters', '\n\u3164a\u200b']] as const) : [empty]),
    ],
    bad: [
      [`${max + 1} characters`, 'é'.repeat(max + 1)],
      ...(options.min ? BLANKS : []),
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

/** True, false, or null (not judged). */
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

/** A whole number of either sign. */
export function signed(max: number): Kind {
  return {
    good: [
      [String(-max), -max],
      ['0', 0],
      [String(max), max],
    ],
    bad: [
      [String(-max - 1), -max - 1],
      [String(max + 1), max + 1],
      ['NaN', new Double(NaN)],
      ['a whole number of decimal type', new Double(1)],
      ...typesOtherThan('integer'),
    ],
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

/** A number that may have decimals. */
export function share(max: number): Kind {
  return {
    good: [
      ['0', 0],
      ['with a decimal', new Double(1_241.5)],
      [String(max), max],
    ],
    bad: [
      ['-0.1', new Double(-0.1)],
      ['beyond the highest', new Double(max + 0.1)],
      ['NaN', new Double(NaN)],
      ...typesOtherThan('integer', 'decimal'),
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

export function link(max: number): Kind {
  const ofLength = (length: number): string => 'https://ex.fr/'.padEnd(length, 'a')
  return {
    good: [
      ['https', 'https://ex.fr/p?a=1&b=%20é~$;'],
      ['http', 'http://ex.fr'],
      ['a port', 'https://ex.fr:8443/p'],
      ['an address of digits', 'http://203.0.113.7/p'],
      ['an at sign in its path', 'https://www.tiktok.com/@lea/video/1'],
      ['an at sign in its query', 'https://ex.fr?mail=lea@ex.fr'],
      ['a short host', 'https://t.co/p'],
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
        // A name or a password before the host.
        'https://lea@ex.fr/p',
        'https://lea:secret@ex.fr/p',
        'https://lea:secret@ex.fr',
        'http://:secret@ex.fr/p',
        'https://@ex.fr/p',
        'https://boutique.fr@ex.fr/p',
        'https://boutique.fr%2Fp@ex.fr',
        'https://a@b@ex.fr/p',
        'https://boutique.fr:443@ex.fr?a=1',
        'https://boutique.fr\\@ex.fr/p',
        'https://ex.fr\\p',
        // No host with a dot.
        'https://localhost/p',
        'https:///ex.fr/p',
        'https://?ex.fr',
        'https://.fr/p',
      ].map((value) => [JSON.stringify(value), value] as const),
      ...typesOtherThan('text'),
    ],
  }
}

/** The owner's own id; `#`: number of the case. */
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

/** The token's e-mail, ignoring case. */
export function ownEmail(): Kind {
  return {
    good: [
      ['as in the token', 'owner#@exemple.fr'],
      ['in capitals', 'OWNER#@EXEMPLE.FR'],
    ],
    bad: [["somebody else's", 'other#@exemple.fr'], ['empty', ''], ...typesOtherThan('text')],
  }
}

export function exactly(value: Value, other: Labelled, ...types: readonly TypeName[]): Kind {
  return {
    good: [[JSON.stringify(value), value]],
    bad: [other, ...typesOtherThan(...types)],
  }
}
