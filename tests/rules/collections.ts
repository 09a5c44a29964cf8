import { isoDate, localDate, localDates, stampedByServer, timestamp } from './date-kinds'
import {
  count,
  exactly,
  flag,
  link,
  oneOf,
  ownEmail,
  owner,
  share,
  signed,
  text,
  verdict,
  type Kind,
} from './field-kinds'
import { entries, fewTexts, items, list, mapOf, messages, records, shortEntries, texts } from './list-kinds'
import { XP_PER_STEP_MAX } from '../../src/domain/base/business'
import type { Document } from './requests'
import { oneOfNumbers, orNone, recordOf, someOf } from './record-kinds'
import { Double, serverTime, type Fields, type Value } from './values'

export interface Field extends Kind {
  readonly optional?: true
  readonly immutable?: true
  /** The server may set this immutable field again: a document deleted and restored at once. */
  readonly isRestamped?: true
  /** Absent at creation: only the server adds it. */
  readonly isServers?: true
  /** Stricter values at creation. */
  readonly atCreation?: Kind
  /** Fields that require this one. */
  readonly neededBy?: readonly string[]
  /** Fields that must change with this one. */
  readonly followedBy?: (value: Value) => Fields
}

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete'

export interface Collection {
  readonly path: string
  /** `#`: number of the case. */
  readonly document: string
  readonly fields: Readonly<Record<string, Field>>
  /** Allowed for the owner; everybody else is refused. */
  readonly allowed: readonly Operation[]
  /** Largest limit of a query; 0: no lists. */
  readonly limit: number
  /** Location of the owner: a field, the document's id, or the parent's field. */
  readonly ownedBy: 'userId' | 'id' | 'parent'
  readonly parent?: Document
  /** Allowed and refused ids, for collections whose ids we do not generate. */
  readonly ids?: Readonly<Record<'good' | 'bad', readonly string[]>>
  readonly isNamedByFields?: true
  /** Every signed-in user may read a missing document, because transactions read before they create. */
  readonly tellsMissing?: true
}

const everything = ['get', 'list', 'create', 'update', 'delete'] as const
const userId: Field = { ...owner(), immutable: true }

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
const criteria = [
  ...['wowEffect', 'solvesProblem', 'beforeAfter', 'innovative'],
  ...['goodMargin', 'realValue', 'trending', 'provenSuccess'],
]

const candidate = {
  link: link(2000),
  wowEffect: { ...verdict(), optional: true },
  solvesProblem: { ...verdict(), optional: true },
  beforeAfter: { ...verdict(), optional: true },
  innovative: { ...verdict(), optional: true },
  goodMargin: { ...verdict(), optional: true },
  realValue: { ...verdict(), optional: true },
  trending: { ...verdict(), optional: true },
  provenSuccess: { ...verdict(), optional: true },
  name: { ...text(120), optional: true },
  note: { ...text(2000), optional: true },
  salePriceCents: { ...count(100_000_000), optional: true },
  costCents: { ...count(100_000_000), optional: true },
  shippingCents: { ...count(100_000_000), optional: true },
  importCents: { ...count(100_000_000), optional: true },
  returnPoints: { ...count(10_000), optional: true },
  returnCostCents: { ...count(100_000_000), optional: true },
  isResold: { ...flag(), optional: true },
  otherCents: { ...count(100_000_000), optional: true },
  adsCents: { ...count(100_000_000), optional: true },
  createdAt: { ...timestamp(), immutable: true },
} satisfies Record<string, Field>

/** Items whose text lengths are all checked: content, plus room for id and title. */
const guidedItems = items({ few: 5, max: 12, length: 20_200 })

const guidedSections = mapOf({
  product: guidedItems,
  targetCustomer: guidedItems,
  positioning: guidedItems,
  competition: guidedItems,
  productPage: guidedItems,
  supplier: guidedItems,
  offer: guidedItems,
})

const monday = '2026-11-16'

const section: Document = {
  path: 'sections/section#',
  fields: { userId: 'owner#', nomSection: 'nom', product: 'Lampe', createdAt: new Date() },
}

/**
 * Specification of firestore.rules, from which the cases, mutants and random requests are made. A new field is one line here and one in the
 * rules.
 */
export const collections = {
  profiles: {
    path: 'profiles',
    document: 'profiles/owner#',
    ownedBy: 'id',
    allowed: ['get', 'create', 'update'],
    limit: 0,
    fields: {
      fullName: text(120, { min: 1 }),
      email: ownEmail(),
      level: exactly(1, ['1 of decimal type', new Double(1)], 'integer'),
      xp: { ...count(XP_PER_STEP_MAX), atCreation: exactly(0, ['1', 1], 'integer'), followedBy: levelOf },
      hasLearningPlan: flag(),
      hasSeenWelcome: flag(),
      hasPaid: { ...exactly(false, ['true', true], 'boolean'), atCreation: flag() },
      hasPaidAt: { ...exactly('', ['an ISO date', new Date().toISOString()], 'text'), immutable: true },
      seller: {
        ...mapOf({
          vatPoints: oneOfNumbers(2_000, 550, 0),
          acre: oneOf('none', 'since-july-2026', 'before-july-2026'),
          isFlatTaxed: flag(),
          contributionPoints: orNone(share(10_000)),
          feePoints: orNone(count(10_000)),
          feeFixedCents: orNone(count(100_000_000)),
          marginPoints: orNone(count(10_000)),
          goalCents: orNone(count(100_000_000)),
        }),
        optional: true,
      },
      createdAt: { ...isoDate(), immutable: true },
      updatedAt: isoDate(),
    },
  },
  todos: {
    path: 'todos',
    document: 'todos/doc#',
    ownedBy: 'userId',
    allowed: everything,
    limit: 500,
    tellsMissing: true,
    fields: {
      userId,
      text: text(500, { min: 1 }),
      completed: flag(),
      dayOfWeek: oneOf('dimanche', 'lundi', ...weekdays.slice(2)),
      createdAt: { ...stampedByServer(), immutable: true, isRestamped: true },
      xpCounted: { ...flag(), optional: true },
      placedAt: { ...timestamp(), optional: true },
      repeats: { ...flag(), optional: true },
      doneDates: { ...localDates(12), optional: true },
      putOff: { ...count(1_000), optional: true },
      date: { ...localDate(), optional: true },
    },
  },
  projects: {
    path: 'projects',
    document: 'projects/doc#',
    ownedBy: 'userId',
    allowed: everything,
    limit: 200,
    tellsMissing: true,
    fields: {
      userId,
      title: text(120, { min: 1 }),
      description: text(5000),
      status: oneOf('planning', 'in_progress', 'completed'),
      progress: count(100),
      sections: guidedSections,
      tasks: { ...list(200), optional: true },
      countedItems: { ...texts(84, 2520), optional: true },
      fromCoach: { ...texts(84, 2520), optional: true },
      launch: { ...shortEntries({ max: 25, name: 16, value: 500 }), optional: true },
      createdAt: { ...isoDate(), immutable: true },
      updatedAt: isoDate(),
    },
  },
  projectVersions: {
    path: 'projectVersions',
    document: 'projectVersions/doc#_1',
    ownedBy: 'userId',
    parent: { path: 'projects/doc#', fields: { userId: 'owner#' } },
    ids: {
      good: ['doc#_1', 'doc#_2', 'doc#_3', 'doc#_4', 'doc#_5'],
      bad: ['doc#_0', 'doc#_6', 'doc#_11', 'doc#', 'doc#_', 'doc#_1_', 'xdoc#_1', 'autre#_1', 'doc#-1'],
    },
    allowed: everything,
    limit: 25,
    tellsMissing: true,
    fields: {
      userId,
      projectId: { ...exactly('doc#', ["another one's", 'autre#'], 'text'), immutable: true },
      name: { ...text(60), good: [['none', ''], ...text(60).good] },
      title: text(120, { min: 1 }),
      status: oneOf('planning', 'in_progress', 'completed'),
      sections: guidedSections,
      fromCoach: texts(84, 2520),
      reason: oneOf('opening', 'undoing', 'restoring', 'joining', 'person'),
      keptAt: isoDate(),
    },
  },
  conversations: {
    path: 'conversations',
    document: 'conversations/doc#',
    ownedBy: 'userId',
    allowed: everything,
    limit: 50,
    tellsMissing: true,
    fields: {
      userId,
      messages: { ...messages(200, 32_000), immutable: true },
      timestamp: stampedByServer(),
      title: { ...text(120, { min: 1 }), optional: true },
      titled: { ...flag(), optional: true },
      pinned: { ...flag(), optional: true },
      proposals: { ...entries(80), optional: true },
      dossiers: { ...shortEntries({ max: 6, name: 8, value: 6_000 }), optional: true, immutable: true },
      sent: { ...shortEntries({ max: 200, name: 16, value: 8 }), optional: true, immutable: true },
      answering: { ...entries(3), optional: true, immutable: true, isServers: true },
      stop: { ...text(64), optional: true },
      project: { ...text(64), optional: true, immutable: true },
      continues: { ...text(64), optional: true, immutable: true },
    },
  },
  weeks: {
    path: 'weeks',
    document: `weeks/owner#_${monday}`,
    ownedBy: 'userId',
    isNamedByFields: true,
    allowed: everything,
    limit: 60,
    tellsMissing: true,
    fields: {
      userId,
      monday: { ...exactly(monday, ['the Monday before', '2026-11-09'], 'text'), immutable: true },
      priorities: fewTexts(3, 160),
      went: text(1000),
      blocked: text(1000),
      ifThen: text(300),
      stats: mapOf({
        done: count(10_000),
        left: count(10_000),
        days: count(7),
        found: count(10_000),
        judged: count(10_000),
        lessons: count(10_000),
        xp: count(10_000_000),
        projects: shortEntries({ max: 10, name: 64, value: 5 }),
      }),
      done: texts(150, 75_000),
      closedAt: stampedByServer(),
    },
  },
  coach: {
    path: 'coach',
    document: 'coach/owner#',
    ownedBy: 'id',
    allowed: ['get', 'create', 'update'],
    limit: 0,
    fields: {
      shares: {
        ...mapOf({
          project: flag(),
          products: flag(),
          tasks: flag(),
          plan: flag(),
          memories: flag(),
        }),
        optional: true,
        followedBy: () => ({ askedAt: serverTime }),
      },
      askedAt: { ...stampedByServer(), optional: true, neededBy: ['shares'] },
      plan: {
        ...recordOf({
          answers: recordOf({
            stage: orNone(oneOf('desire', 'idea', 'product', 'shop', 'sales')),
            product: text(120),
            hours: orNone(oneOfNumbers(2, 5, 10, 15)),
            days: someOf(7, ...weekdays),
            budget: orNone(oneOf('none', 'under300', 'under1000', 'more', 'unknown')),
            success: text(300),
            obstacle: orNone(oneOf('procrastination', 'choice', 'technique', 'money', 'time', 'other')),
            ifThen: text(300),
            moment: orNone(
              recordOf({ day: oneOf('dimanche', 'lundi', ...weekdays.slice(2)), hour: count(23) }),
            ),
          }),
          criteria: someOf(3, ...criteria),
          ifThen: text(300),
          madeAt: isoDate(),
        }),
        optional: true,
      },
      declared: { ...mapOf({ shop: flag(), sales: flag() }), optional: true },
      facts: {
        ...records({ max: 24, keys: ['text', 'saidAt', 'from', 'project', 'conversation'], value: 320 }),
        optional: true,
      },
      tone: { ...oneOf('direct', 'encouraging'), optional: true },
    },
  },
  learning: {
    path: 'learning',
    document: 'learning/owner#',
    ownedBy: 'id',
    allowed: ['get', 'create', 'update'],
    limit: 0,
    fields: {
      lessons: records({ max: 24, keys: ['readAt', 'doneAt'], value: 60 }),
      updatedAt: stampedByServer(),
    },
  },
  product: {
    path: 'product',
    document: 'product/doc#',
    ownedBy: 'userId',
    allowed: everything,
    limit: 200,
    tellsMissing: true,
    fields: { userId, ...candidate },
  },
  sections: {
    path: 'sections',
    document: 'sections/doc#',
    ownedBy: 'userId',
    allowed: everything,
    limit: 200,
    tellsMissing: true,
    fields: {
      userId,
      nomSection: text(120, { min: 1 }),
      product: text(120, { min: 1 }),
      createdAt: { ...timestamp(), immutable: true },
    },
  },
  'sections/products': {
    path: 'sections/section#/products',
    document: 'sections/section#/products/doc#',
    ownedBy: 'parent',
    parent: section,
    allowed: everything,
    limit: 200,
    tellsMissing: true,
    fields: candidate,
  },
  salesTests: {
    path: 'salesTests',
    document: 'salesTests/doc#',
    ownedBy: 'userId',
    allowed: everything,
    limit: 60,
    tellsMissing: true,
    fields: {
      userId,
      product: { ...text(129, { min: 1 }), immutable: true },
      link: { ...link(2000), immutable: true },
      tried: text(300, { min: 1 }),
      limitCents: count(100_000_000),
      gainCents: { ...signed(100_000_000), optional: true },
      endedOn: { ...localDate(), optional: true },
      days: count(90),
      startsOn: localDate(),
      numbers: shortEntries({ max: 120, name: 10, value: 48 }),
      sold: flag(),
      createdAt: { ...timestamp(), immutable: true },
    },
  },
  feedback: {
    path: 'feedback',
    document: 'feedback/doc#',
    ownedBy: 'userId',
    allowed: ['get', 'list'],
    limit: 200,
    fields: {
      userId,
      reason: oneOf('wrong', 'beside'),
      line: text(300),
      createdAt: timestamp(),
      expiresAt: timestamp(),
    },
  },
  payments: {
    path: 'payments',
    document: 'payments/doc#',
    ownedBy: 'userId',
    allowed: ['get', 'list'],
    limit: 200,
    fields: {
      userId,
      amount: count(2999),
      currency: oneOf('eur', 'usd'),
      status: oneOf('succeeded', 'refunded', 'disputed'),
      paidAt: timestamp(),
      endedAt: timestamp(),
      immediateAccess: flag(),
      isApplied: flag(),
      version: count(1000),
    },
  },
  usage: serverOnly('usage', 'usage/owner#'),
  ceilings: serverOnly('ceilings', 'ceilings/coach'),
  trialAddresses: serverOnly('trialAddresses', 'trialAddresses/doc#'),
  formerAddresses: serverOnly('formerAddresses', 'formerAddresses/doc#'),
  checkouts: serverOnly('checkouts', 'checkouts/owner#'),
  'checkouts/intents': serverOnly('checkouts/owner#/intents', 'checkouts/owner#/intents/doc#'),
  stripeEvents: serverOnly('stripeEvents', 'stripeEvents/doc#'),
  'the cursor of the reconciliation': serverOnly('stripeEvents', 'stripeEvents/cursor'),
  mails: serverOnly('mails', 'mails/contract-doc#'),
  contacts: serverOnly('contacts', 'contacts/owner#'),
  deletions: serverOnly('deletions', 'deletions/owner#'),
  'an unknown collection': serverOnly('inconnue', 'inconnue/doc#'),
  'below a todo': serverOnly('todos/doc#/inconnue', 'todos/doc#/inconnue/doc#'),
} satisfies Record<string, Collection>

function serverOnly(path: string, document: string): Collection {
  return { path, document, ownedBy: 'userId', allowed: [], limit: 0, fields: { userId } }
}

function levelOf(xp: Value): Fields {
  return { level: typeof xp === 'number' ? Math.floor(xp / 1000) + 1 : 1 }
}
