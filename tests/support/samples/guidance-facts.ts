import type { GuidanceFacts } from '../../../src/domain/guidance/next-steps'
import type { LocalDate } from '../../../src/domain/base/time/local-date'
import type { DayNumbers, SalesTest } from '../../../src/domain/sales-tests/sales-test'
import { NEW_SELLER } from '../../../src/domain/money/seller'
import { NO_PLAN, type StoredPlan } from '../../../src/domain/plan/stored-plan'
import { emptyContent, withItemText } from '../../../src/domain/projects/parts'
import { projectProgress, type Project } from '../../../src/domain/projects/project'
import {
  PROJECT_SECTIONS,
  projectItemId,
  type ProjectSectionKey,
} from '../../../src/domain/projects/project-sections'
import type { PlacedCandidate } from '../../../src/domain/research/candidate-address'
import { CRITERIA, parseCandidate } from '../../../src/domain/research/candidate'
import { parseTodo, type Todo } from '../../../src/domain/todos/todo'

/** A person who has just signed up: all facts are read, and all are empty. */
export const NOTHING_YET: GuidanceFacts = {
  plan: NO_PLAN,
  projects: [],
  launches: [],
  candidates: [],
  seller: NEW_SELLER,
  hasSections: false,
  tests: [],
  hasSold: false,
  today: [],
  leftOver: { todos: [], hasMore: false },
  coming: [],
  hasTodos: false,
  reviews: { last: null, since: null },
  lesson: 'none',
}

export const UNREAD: GuidanceFacts = {
  seller: null,
  plan: null,
  projects: null,
  launches: null,
  candidates: null,
  hasSections: null,
  tests: null,
  hasSold: null,
  today: null,
  leftOver: null,
  coming: null,
  hasTodos: null,
  reviews: null,
  lesson: null,
}

export const PLANNED: StoredPlan = { ...NO_PLAN, madeAt: '2026-11-23T09:00:00.000Z' }

export function todo(id: string, completed = false, week: Partial<Todo> = {}): Todo {
  const fields = { userId: 'u', text: `Tâche ${id}`, dayOfWeek: 'lundi', completed, ...week }
  const parsed = parseTodo(id, fields)
  if (!parsed) throw new Error('not a todo')
  return parsed
}

interface Answered {
  readonly id?: string
  readonly sectionId?: string
  readonly yes?: number
  readonly no?: number
  /** Sale price and product cost in cents. */
  readonly price?: number
  readonly cost?: number
}

export function candidate({
  id = 'c',
  sectionId,
  yes = 0,
  no = 0,
  price,
  cost,
}: Answered = {}): PlacedCandidate {
  const verdicts = CRITERIA.map(({ key }, index) => [
    key,
    index < yes ? true : index < yes + no ? false : null,
  ])
  const parsed = parseCandidate(id, {
    link: 'https://www.ex.fr/p/lampe-pince',
    ...Object.fromEntries(verdicts),
    ...(price !== undefined && { salePriceCents: price }),
    ...(cost !== undefined && { costCents: cost }),
  })
  if (!parsed) throw new Error('not a candidate')
  return sectionId === undefined ? parsed : { ...parsed, sectionId }
}

export interface SalesTestFacts {
  readonly id?: string
  readonly product?: string
  readonly startsOn?: LocalDate
  readonly days?: number
  readonly endedOn?: LocalDate | null
  /** Each with fifty visits and, on the first one, what is given besides. */
  readonly numbers?: readonly LocalDate[]
  readonly sales?: number
  readonly baskets?: number
  readonly spentCents?: number
}

/** A day with each number noted as 0. */
export const ALL_ZERO: DayNumbers = { visits: 0, baskets: 0, checkouts: 0, sales: 0, spentCents: 0 }

/** A test of the product `c`, of seven days since Saturday, the 21st, with a limit of 50 €. */
export function salesTest({
  id = 't',
  product = 'c',
  startsOn = '2026-11-21',
  days = 7,
  endedOn = null,
  numbers = [],
  ...first
}: SalesTestFacts = {}): SalesTest {
  const counts = numbers.map((day, index) => {
    const day0 = index === 0 ? first : {}
    return [day, { ...ALL_ZERO, visits: 50, ...day0 }] as const
  })
  return {
    id,
    userId: 'u',
    product,
    link: 'https://www.ex.fr/p/lampe-pince',
    tried: 'Page A',
    limitCents: 5_000,
    gainCents: null,
    days,
    endedOn,
    startsOn,
    numbers: new Map(counts),
    createdAt: null,
  }
}

export function project(filled: readonly ProjectSectionKey[] = [], change: Partial<Project> = {}): Project {
  let content = { ...emptyContent(), title: 'Gourde' }
  for (const { key, items } of PROJECT_SECTIONS) {
    if (!filled.includes(key)) continue
    items.forEach((_, index) => {
      content = withItemText(content, key, projectItemId(key, index), 'Écrit')
    })
  }
  return {
    ...content,
    id: 'p',
    userId: 'u',
    description: '',
    tasks: [],
    countedItems: [],
    createdAt: null,
    updatedAt: null,
    progress: projectProgress(content.sections),
    ...change,
  }
}

export const ALL_SECTIONS = PROJECT_SECTIONS.map(({ key }) => key)

/** A busy person: a plan, a complete project, a judged product, a test that begins in December and a planned week. */
export const AT_WORK: GuidanceFacts = {
  plan: PLANNED,
  projects: [project(ALL_SECTIONS)],
  launches: [],
  candidates: [candidate({ yes: 2, no: 6 })],
  seller: NEW_SELLER,
  hasSections: false,
  tests: [salesTest({ id: 'december', product: 'december', startsOn: '2026-12-20' })],
  hasSold: false,
  today: [todo('a', true)],
  leftOver: { todos: [], hasMore: false },
  coming: [{ date: '2026-11-25', day: 'mercredi', todos: [todo('demain')] }],
  hasTodos: true,
  reviews: { last: null, since: null },
  lesson: 'none',
}
