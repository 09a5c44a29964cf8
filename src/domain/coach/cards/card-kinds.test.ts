// Every ability of every kind of card. A new kind does not compile without its row in `CASES`.
import { describe, expect, test } from 'vitest'
import { parseCards } from './card'
import { cardFields } from './card-head'
import {
  kindNamed,
  PROPOSAL_KINDS,
  type Ground,
  type Over,
  type ProposalKind,
  type ProposedOf,
} from './card-kinds'
import { PRODUCT_KEYS } from '@/domain/money/figures'
import { ITEM_PLACES } from '@/domain/projects/text/item-text'
import { plainProposal } from './plain-proposal'
import { keepHandle, parseProposed } from './proposal'
import type { Schema } from './shape'

interface Case<K extends ProposalKind> {
  /** As the model writes it. */
  readonly proposed: ProposedOf<K>
  /** Changes that the schema does not allow; the parser refuses them (null) or mends them. */
  readonly bad: readonly (readonly [title: string, change: object, read: object | null])[]
  /** Changes that the schema allows, because no schema says the condition; the parser refuses or mends them. */
  readonly unsaid: readonly (readonly [title: string, change: object, read: object | null])[]
  readonly subject: string
  readonly followUp: string | null
  readonly says: string
  readonly text: string
  readonly exported: string
  /** Fields of its card beside the proposal, as stored. */
  readonly ground?: Partial<Ground>
  readonly over?: Partial<Over>
}

const LONG = 'a'.repeat(1_501)
const ITEM = { element: 'product-1', texte: 'En inox' } as const
const CRITERION = { critere: 'wowEffect', valeur: true, preuve: 'on voit la différence' } as const
const PRICE = { champ: 'salePriceCents', passage: 'je la vends 29,90 €' } as const
const ADS = { champ: 'adsCents', valeur: 12 } as const
const COST = { champ: 'costCents', passage: "je l'achète 6,80" } as const

const CASES: { readonly [K in ProposalKind]: Case<K> } = {
  tache: {
    proposed: { genre: 'tache', jour: 'jeudi', texte: 'Filmer', chaqueSemaine: false, pourquoi: 'Vite' },
    bad: [
      ['another day', { jour: 'demain' }, null],
      ['no day', { jour: null }, null],
      ['a day in capitals', { jour: 'JEUDI' }, {}],
      ['a text of another type', { texte: ['Filmer'] }, null],
      ['a text that is too long', { texte: 'a'.repeat(121) }, null],
      ['a flag that is a text', { chaqueSemaine: 'oui' }, { chaqueSemaine: false }],
      ['a reason that is too long', { pourquoi: 'a'.repeat(301) }, { pourquoi: null }],
      ['an unknown field', { completed: true }, {}],
    ],
    unsaid: [
      ['a blank text', { texte: ' \u200b ' }, null],
      ['hidden characters', { texte: 'Fil\u200bmer' }, {}],
      ['several lines', { texte: 'Filmer\ndemain' }, { texte: 'Filmer demain' }],
    ],
    subject: 'Filmer',
    followUp: null,
    says: 'Tâche ajoutée\u00a0: Filmer',
    text: 'Filmer',
    exported: 'tâche pour jeudi\u00a0: Filmer',
  },
  element: {
    proposed: { genre: 'element', projet: 'P1', ...ITEM, pourquoi: null },
    bad: [
      ['an item that is a number', { element: 1 }, null],
      ['a text that is too long', { texte: LONG }, null],
      ['the handle of a candidate', { projet: 'C1' }, { projet: null }],
      ['the id of a document', { projet: 'projects/x' }, { projet: null }],
      ['a handle in small letters', { projet: 'p1' }, {}],
      ['an unknown field', { userId: 'eve' }, {}],
    ],
    unsaid: [
      ['a blank text', { texte: '\n' }, null],
      ['an unknown item', { element: 'product-9' }, null],
      ['an item of Object', { element: 'toString' }, null],
    ],
    subject: 'Description du produit',
    followUp: null,
    says: 'Texte ajouté\u00a0: Description du produit',
    text: 'En inox',
    exported: 'Description du produit\u00a0: En inox',
    ground: { base: '7-1a2b' },
    over: { replaced: '' },
  },
  produit: {
    proposed: { genre: 'produit', produit: 'C2', note: 'Trop lourde', criteres: [CRITERION] },
    bad: [
      ['an unknown criterion', { criteres: [{ ...CRITERION, critere: 'price' }] }, { criteres: [] }],
      ['an answer that is a text', { criteres: [{ ...CRITERION, valeur: 'oui' }] }, { criteres: [] }],
      [
        'evidence that is too long',
        { criteres: [{ ...CRITERION, preuve: 'a'.repeat(301) }] },
        { criteres: [{ ...CRITERION, preuve: '' }] },
      ],
      ['no list', { criteres: CRITERION }, { criteres: [] }],
      ['a note that is too long', { note: 'a'.repeat(601) }, { note: null }],
      ['neither a readable note nor a criterion', { note: 7, criteres: null }, null],
      ['the handle of a project', { produit: 'P2' }, { produit: null }],
    ],
    unsaid: [
      ['neither note nor criterion', { note: null, criteres: [] }, null],
      [
        'one criterion twice',
        { criteres: [CRITERION, { ...CRITERION, valeur: false }] },
        { criteres: [CRITERION] },
      ],
    ],
    subject: 'produit',
    followUp: 'Pourquoi juges-tu ce produit ainsi\u00a0?',
    says: 'Avis du coach ajouté à un produit',
    text: 'Trop lourde',
    exported: 'produit\u00a0: Trop lourde',
    ground: { evident: ['wowEffect'] },
    over: { before: { verdicts: { wowEffect: null, trending: false }, hasNote: true } },
  },
  projet: {
    proposed: { genre: 'projet', titre: 'Gourde', produit: 'C2', elements: [ITEM] },
    bad: [
      ['no title', { titre: null }, null],
      ['a title that is too long', { titre: 'a'.repeat(81) }, null],
      [
        'seven items',
        { elements: Array.from({ length: 7 }, () => ITEM) },
        { elements: Array.from({ length: 6 }, () => ITEM) },
      ],
      ['an item that is too long', { elements: [{ ...ITEM, texte: LONG }] }, { elements: [] }],
      ['items that are no list', { elements: 'product-1' }, { elements: [] }],
    ],
    unsaid: [
      ['a blank title', { titre: ' ' }, null],
      ['an unknown item', { elements: [{ ...ITEM, element: 'product-9' }, ITEM] }, {}],
    ],
    subject: 'Gourde',
    followUp: 'Pourquoi me proposes-tu «\u00a0Gourde\u00a0»\u00a0?',
    says: 'Projet créé\u00a0: Gourde',
    text: '',
    exported: 'nouveau projet\u00a0: Gourde',
  },
  souvenir: {
    proposed: { genre: 'souvenir', fait: 'Budget 600 €', projet: 'P1' },
    bad: [
      ['no fact', { fait: null }, null],
      ['a fact that is too long', { fait: 'a'.repeat(161) }, null],
      ['an unknown project', { projet: 'la gourde' }, null],
      ['a project that is a number', { projet: 1 }, { projet: null }],
    ],
    unsaid: [['a blank fact', { fait: ' ' }, null]],
    subject: 'souvenir',
    followUp: null,
    says: 'Souvenir ajouté\u00a0: Budget 600 €',
    text: 'Budget 600 €',
    exported: 'souvenir\u00a0: Budget 600 €',
    over: {
      forgot: {
        id: 'old',
        text: 'Budget 900 €',
        project: null,
        saidAt: '2026-11-01T10:00:00.000Z',
        from: 'person',
        conversation: null,
      },
    },
  },
  chiffres: {
    proposed: { genre: 'chiffres', produit: 'C2', montants: [PRICE, COST] },
    bad: [
      ['an amount in place of its passage', { montants: [{ champ: 'costCents', valeur: 680 }] }, null],
      ['a passage that is too long', { montants: [{ ...PRICE, passage: `${'a '.repeat(150)}29 €` }] }, null],
      ['no list', { montants: PRICE }, null],
    ],
    unsaid: [
      ['an unknown field', { montants: [{ ...PRICE, champ: 'vatPoints' }, COST] }, { montants: [COST] }],
      ['no amount', { montants: [] }, null],
      [
        'a passage without an amount',
        { montants: [{ ...PRICE, passage: 'je la vends' }, COST] },
        { montants: [COST] },
      ],
      ['a passage with two amounts', { montants: [{ ...PRICE, passage: 'de 5 € à 8 €' }] }, null],
      [
        'one field twice',
        { montants: [PRICE, { ...PRICE, passage: 'je la vends 39 €' }] },
        { montants: [PRICE] },
      ],
      ['another order', { montants: [COST, PRICE] }, {}],
    ],
    subject: 'chiffres',
    followUp: null,
    says: 'Montants ajoutés à un produit',
    text: "je la vends 29,90 €\nje l'achète 6,80",
    exported: "chiffres\u00a0: je la vends 29,90 €\u00a0; je l'achète 6,80",
    over: { figures: { salePriceCents: 2_500, costCents: null } },
  },
  simuler: {
    proposed: {
      genre: 'simuler',
      produit: 'C2',
      valeurs: [
        { champ: 'adsCents', valeur: 12 },
        { champ: 'returnPoints', valeur: 4.5 },
      ],
    },
    bad: [
      ['a text in place of a number', { valeurs: [{ champ: 'adsCents', valeur: '12' }] }, null],
      ['no number', { valeurs: [{ champ: 'adsCents', valeur: null }] }, null],
      ['no list', { valeurs: ADS }, null],
      ['the handle of a project', { produit: 'P2' }, { produit: null }],
      [
        'more inputs than there are',
        { valeurs: Array.from({ length: PRODUCT_KEYS.length + 1 }, () => ADS) },
        null,
      ],
    ],
    unsaid: [
      ['nothing to try', { valeurs: [] }, null],
      ['an unknown input', { valeurs: [{ champ: 'vatPoints', valeur: 20 }] }, null],
      ['an unknown input beside a known one', { valeurs: [ADS, { champ: 'benefice', valeur: 1 }] }, null],
      ['a negative price', { valeurs: [{ champ: 'salePriceCents', valeur: -5 }] }, null],
      ['ten million', { valeurs: [{ champ: 'salePriceCents', valeur: 10_000_000 }] }, null],
      ['more returns than sales', { valeurs: [{ champ: 'returnPoints', valeur: 101 }] }, null],
      ['parts of a cent', { valeurs: [{ champ: 'adsCents', valeur: 1.005 }] }, null],
      ['one input twice', { valeurs: [ADS, { ...ADS, valeur: 8 }] }, null],
      ['one bad value of two', { valeurs: [ADS, { champ: 'costCents', valeur: -1 }] }, null],
    ],
    subject: 'Publicité par vente\u00a0: 12,00\u00a0€, Retours\u00a0: 4,5\u00a0%',
    followUp: null,
    says: 'Chiffres simulés, gardés dans un produit',
    text: 'Publicité par vente\u00a0: 12,00\u00a0€, Retours\u00a0: 4,5\u00a0%',
    exported: 'simulation\u00a0: Publicité par vente\u00a0: 12,00\u00a0€, Retours\u00a0: 4,5\u00a0%',
    over: { figures: { adsCents: 800, returnPoints: null } },
  },
}

describe.each(PROPOSAL_KINDS)('a card of the kind « %s »', (kind) => {
  const each = CASES[kind] as Case<ProposalKind>
  const { proposed, bad, unsaid } = each
  const { shape, ...card } = kindNamed(kind)
  const parse = (data: unknown) => parseProposed(data, keepHandle)

  test('has the name of its row in the table', () => {
    expect(shape.schema.properties?.['genre']?.enum).toEqual([kind])
    expect(parse(proposed)).toEqual(proposed)
  })

  test('reads each value that its schema allows: every field, every option, every length', () => {
    const samples = objectsOf(shape.schema)
    expect(samples.length).toBeGreaterThan(3)
    for (const sample of samples) {
      expect(fits(shape.schema, sample)).toBe(true)
      const read = parse(sample)
      expect(Object.keys(read ?? {})).toEqual(Object.keys(sample as object))
      // Lists of a read proposal may be shorter than those of a sample.
      for (const [name, value] of Object.entries(read ?? {}))
        if (!Array.isArray(value)) expect(value).toEqual((sample as Record<string, unknown>)[name])
    }
  })

  test('reads no other value unchanged, whichever field is spoiled', () => {
    const spoiled = spoiledOf(proposed)
    expect(spoiled.length).toBeGreaterThan(20)
    for (const data of spoiled) {
      const read = parse(data)
      if (read !== null) expect(fits(shape.schema, read), JSON.stringify(read)).toBe(true)
      if (!fits(shape.schema, data)) expect(read, JSON.stringify(data)).not.toEqual(data)
    }
  })

  test.each(bad)('its schema does not allow %s, and the parser refuses or mends it', (_, change, read) => {
    const data = { ...proposed, ...change }
    expect(fits(shape.schema, data)).toBe(false)
    expect(parse(data)).toEqual(read && { ...proposed, ...read })
  })

  test.each(unsaid)('no schema forbids %s; the parser refuses or mends it', (_, change, read) => {
    const data = { ...proposed, ...change }
    expect(fits(shape.schema, data)).toBe(true)
    expect(parse(data)).toEqual(read && { ...proposed, ...read })
  })

  test('has its words', () => {
    expect(card.usage).toMatch(/^[a-zé].*\.$/s)
    expect(card.subject(proposed)).toBe(each.subject)
    expect(card.followUp(proposed)).toBe(each.followUp)
    expect(card.says(proposed)).toBe(each.says)
    expect(card.text(proposed)).toBe(each.text)
    expect(card.exported(proposed)).toBe(each.exported)
  })

  test('is stored with its ground and the values that it overwrote', () => {
    const { ground = {}, over = {} } = each
    const target = { id: 'a', target: 't', at: 1, order: 0 } as const
    const stored = { ...target, from: 'coach', proposed, state: 'accepted', doneAt: 2, ground, over } as const
    const fields = cardFields({ ...stored, proposed: withoutHandles(proposed) })
    const [read] = parseCards({ a: fields })
    expect(read).toEqual({ ...stored, proposed: withoutHandles(proposed) })
    // As JSON, the form stored on the device.
    expect(parseCards(JSON.parse(JSON.stringify({ a: fields })))).toEqual([read])
    const unread = parseCards({ a: { ...fields, ...blankOf({ ...ground, ...over }) } })
    expect(unread).toMatchObject([{ ground: {}, over: {} }])
    expect(Object.keys({ ...unread[0]?.ground, ...unread[0]?.over })).toEqual([])
  })

  test('shows texts without Markdown, and quotes as they are', () => {
    const marked = kindNamed(kind).shape.mapTexts(proposed, (text, form) =>
      form === 'quote' ? text : `**${text}**`,
    )
    expect(plainProposal(marked)).toEqual(proposed)
  })
})

describe('a figure of law in a card', () => {
  const todo = { genre: 'tache', jour: 'jeudi', chaqueSemaine: false, pourquoi: null } as const
  const written = (texte: string) => plainProposal({ ...todo, texte })

  test('is written with its page and « à vérifier », also where that makes a longer line than the model may write', () => {
    const long = `Compter {{law.douane}} par article ${'et par article différent '.repeat(3)}`
    for (const texte of ['Compter {{law.douane}} par article', long]) {
      expect(written(texte)).toMatchObject({
        texte: expect.stringMatching(/^Compter 3\s€ \([^()]*\([^()]*\), à vérifier\) par article/) as string,
      })
    }
  })

  test('makes no card where it has no room for them', () => {
    const titre = `Compter {{law.douane}} ${'et encore '.repeat(5)}`.trim()
    expect(plainProposal({ ...CASES.projet.proposed, titre })).toBeNull()
    expect(
      plainProposal({ ...CASES.projet.proposed, titre: titre.replace('{{law.douane}}', '3 €') }),
    ).not.toBeNull()
  })
})

/** Handles stand for documents of the notes; a stored card has ids. */
function withoutHandles<T extends object>(proposed: T): T {
  const named = Object.entries(proposed).map(([key, value]) => [
    key,
    key === 'projet' || key === 'produit' ? 'doc' : (value as unknown),
  ])
  return Object.fromEntries(named) as T
}

function blankOf(fields: object): object {
  return Object.fromEntries(Object.keys(fields).map((key) => [key, 7]))
}

/** What the tool's description lists in the place of the schema. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  'voir Champs': PRODUCT_KEYS,
  'voir Points': ITEM_PLACES.map(({ id }) => id),
}

/** JSON Schema, with the lengths, the handles and the words that stand in its descriptions. */
function fits(schema: Schema, value: unknown): boolean {
  const { type, enum: options, properties, required = [], items, description = '' } = schema
  const is = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  if (![type].flat().includes(is)) return false
  if (options) return options.some((option) => option === value)
  if (typeof value === 'string') {
    const letter = /^([PC])1,/.exec(description)?.[1]
    if (letter !== undefined) return new RegExp(`^${letter}\\d{1,3}$`).test(value)
    if (description.startsWith('voir ')) return true
    return value.length <= Number(/^max (\d+)$/.exec(description)?.[1])
  }
  if (Array.isArray(value)) {
    const most = Number(/^max (\d+)$/.exec(description)?.[1])
    return value.length <= most && value.every((each) => fits(items as Schema, each))
  }
  if (is !== 'object') return true
  const fields = value as Record<string, unknown>
  const isKnown = Object.keys(fields).every((key) => properties?.[key])
  return isKnown && required.every((key) => key in fields && fits(properties![key]!, fields[key]))
}

/** All enum values, texts of maximum length, and both branches of nullable fields. */
function samplesOf(schema: Schema, name = ''): unknown[] {
  if (schema.enum) return [...schema.enum]
  const [type, other] = [schema.type].flat()
  const rest = other === 'null' ? [null] : []
  if (type === 'boolean') return [true, false]
  if (type === 'number') return [12, 0.5]
  const listed = LISTED[schema.description ?? '']
  if (listed) return [...listed]
  if (type === 'array') {
    const most = Number(/^max (\d+)$/.exec(schema.description ?? '')?.[1])
    return [samplesOf(schema.items as Schema).slice(0, most), ...rest]
  }
  if (type === 'object') return objectsOf(schema)
  const letter = /^([PC])1,/.exec(schema.description ?? '')?.[1]
  const max = Number(/^max (\d+)$/.exec(schema.description ?? '')?.[1] ?? 0)
  // A passage has one amount and one rate.
  const end = name === 'passage' ? ' 6,80 €, 5 %' : ''
  return [letter ? `${letter}12` : 'x'.repeat(max - end.length) + end, ...rest]
}

/** Each value of each property once; other properties have their first value. */
function objectsOf({ properties = {} }: Schema): unknown[] {
  const all = Object.entries(properties).map(([name, schema]) => [name, samplesOf(schema, name)] as const)
  const first = Object.fromEntries(all.map(([name, [value]]) => [name, value]))
  return all.flatMap(([name, values]) => values.map((value) => ({ ...first, [name]: value })))
}

const SPOILS = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x\u200by',
  'Jeudi',
  'p1',
  'C1',
  'P1',
  'P1234',
  LONG,
  0,
  -1,
  1.5,
  true,
  [],
  [null],
  {},
  { genre: 'tache' },
]

/** The value with each of its fields, at any depth, replaced, removed or joined by an unknown one. */
function spoiledOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    const values: readonly unknown[] = value
    const longer = [...values, ...Array.from({ length: 30 }, () => values[0])]
    return [longer, ...values.flatMap((each, at) => spoiledOf(each).map((one) => values.with(at, one)))]
  }
  if (typeof value !== 'object' || value === null) return SPOILS
  const fields = Object.entries(value)
  return [
    { ...value, unknown: 1 },
    ...fields.flatMap(([key, field]) => [
      Object.fromEntries(fields.filter(([other]) => other !== key)),
      ...[...SPOILS, ...spoiledOf(field)].map((one) => ({ ...value, [key]: one })),
    ]),
  ]
}
