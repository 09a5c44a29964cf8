import type { LessonCounts } from '@/domain/learning/progress'
import type { Profile } from '@/domain/account/profile'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import type { LaunchStanding } from '@/domain/launch/standing'
import type { Project } from '@/domain/projects/project'
import type { PlacedCandidate } from '@/domain/research/candidate-address'
import type { SalesTest } from '@/domain/sales-tests/sales-test'
import type { Todo } from '@/domain/todos/todo'
import type { Week } from '@/domain/weeks/week'
import type { Fact } from '@/domain/coach/facts/facts'

/** Data for the dossier, as this device has it. Null: unreadable. */
export interface DossierFacts {
  /** Facts that the person let the coach remember, latest first; from the same document as the plan. */
  readonly memory: readonly Fact[] | null
  readonly plan: StoredPlan | null
  /** Newest first; the first one is « Projet en cours ». */
  readonly projects: readonly Project[] | null
  /** « Mise en vente » of these projects. Absent: not shared. */
  readonly launches?: readonly LaunchStanding[] | null
  /** Newest first. */
  readonly candidates: readonly PlacedCandidate[] | null
  /** Newest first. Absent: none. */
  readonly tests?: readonly SalesTest[] | null
  /** Products of these tests that are not among the candidates. Absent: none. */
  readonly tested?: readonly PlacedCandidate[]
  readonly todos: readonly Todo[] | null
  /** The last closed week, or empty. */
  readonly weeks: readonly Week[] | null
  readonly profile: (Pick<Profile, 'level' | 'xp'> & Partial<Pick<Profile, 'seller'>>) | null
  /** Absent: not shared. */
  readonly lessons?: LessonCounts | null
  /** Lists that are longer than they were read. Absent: none. */
  readonly more?: readonly LongList[]
  /** The chart of the question; absent: none. A chart has no switch. */
  readonly chart?: { readonly name: string; readonly text: string }
}

/** Lists with a limit, by their part; `tables`: of products, of which the newest are read. */
const LONG_LISTS = {
  projects: 'project',
  products: 'products',
  tables: 'products',
  tests: 'products',
  openTodos: 'tasks',
  doneTodos: 'tasks',
} as const
export type LongList = keyof typeof LONG_LISTS

/** True if there is more of that list than was read: the notes and the screen say so. */
export function hasMore({ more = [] }: Pick<DossierFacts, 'more'>, list: LongList): boolean {
  return more.includes(list)
}

/** Without the lists of a part of which nothing but the subject is shared. */
export function withoutMoreOf(more: readonly LongList[], part: string): readonly LongList[] {
  return more.filter((list) => LONG_LISTS[list] !== part)
}

export const NOTHING_READ: DossierFacts = {
  memory: null,
  plan: null,
  projects: null,
  launches: null,
  candidates: null,
  tests: null,
  todos: null,
  weeks: null,
  profile: null,
  lessons: null,
}

interface PartRules {
  readonly label: string
  /** For the privacy page. */
  readonly holds: string
  readonly madeOf: readonly Exclude<keyof DossierFacts, 'chart' | 'more' | 'tested'>[]
}

/** All parts of a dossier in order, with their labels for the switches and the privacy page. `dossier.ts` writes only these parts. */
export const DOSSIER_PARTS = {
  project: {
    label: 'Projet',
    holds:
      'du projet en cours, son titre, sa description, son avancement, le début de ce que vous avez écrit dans chaque point, et combien d’obligations et de textes manquent à sa mise en vente\u00a0; de quatre autres au plus, le titre, le statut et l’avancement',
    madeOf: ['projects', 'launches'],
  },
  products: {
    label: 'Produits',
    holds:
      'des huit derniers au plus, le lien, vos avis, vos montants, le calcul d’une vente ligne par ligne avec vos réglages (TVA, cotisations, frais, marge et objectif) et le début de votre note\u00a0; de vos derniers tests de vente, ce que vous essayez, le plan, les totaux et le verdict',
    madeOf: ['candidates', 'tests', 'profile'],
  },
  tasks: {
    label: 'Tâches',
    holds:
      'vos tâches à faire, jour par jour, ce qui revient ou a été reporté, et combien sont faites\u00a0; de votre dernier bilan, les priorités, ce qui a bloqué et votre plan B',
    madeOf: ['todos', 'weeks'],
  },
  plan: {
    label: 'Plan',
    holds:
      'vos réponses aux cinq questions\u00a0: où vous en êtes, votre temps, vos jours, votre budget, votre but, ce qui peut vous arrêter, votre plan B et votre créneau\u00a0; votre niveau, vos points, combien de leçons sont faites et lues, et le titre de celle en cours',
    madeOf: ['plan', 'profile', 'lessons'],
  },
  memories: {
    label: 'Souvenirs',
    holds: 'ceux que vous avez approuvés, un par un (ceux qui concernent un projet, seulement avec lui)',
    madeOf: ['memory'],
  },
} as const satisfies Readonly<Record<string, PartRules>>

export type DossierPartKey = keyof typeof DOSSIER_PARTS
export const DOSSIER_PART_KEYS = Object.keys(DOSSIER_PARTS) as readonly DossierPartKey[]
export type DossierChoice = Readonly<Record<DossierPartKey, boolean>>

/** Products in the dossier, newest first. */
export const PRODUCTS = 8

/** The server's limit in characters; all parts and the line of the date need less. */
export const DOSSIER_MAX = 6_000

export function isRead(key: DossierPartKey, facts: DossierFacts): boolean {
  return DOSSIER_PARTS[key].madeOf.every((fact) => facts[fact] !== null)
}

/** True if the person has data of their own to share, points excepted: the choice of parts makes sense. */
export function hasOwnWork({ memory, plan, projects, candidates, todos }: DossierFacts): boolean {
  const hasPlan = plan !== null && plan.madeAt !== ''
  return hasPlan || [memory, projects, candidates, todos].some((list) => list !== null && list.length > 0)
}
