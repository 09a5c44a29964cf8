import type { LocalDate } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { allScreens, SCREENS, type ScreenName } from './screens'

const screenPaths = Object.fromEntries(allScreens.map(({ name, path }) => [name, path])) as {
  readonly [Name in Exclude<ScreenName, 'product'>]: (typeof SCREENS)[Name]['path']
}

export type LaunchPart = 'obligations' | 'fiche' | 'controle' | 'courriers'

/** All link targets: each screen by name, and the addresses inside screens. */
export const paths = {
  ...screenPaths,
  dashboard: SCREENS.home.also[0],
  conversation: (id: string) => `${SCREENS.coach.path}/${id}`,
  guide: (slug: string) => `${SCREENS.help.path}/${slug}` as const,
  weekOf: (monday: LocalDate) => `${SCREENS.weeks.path}/${monday}`,
  /** A product's page. `product`: from `addressText`; encoded, because its slash must not split the path. Without a part: « Avis ». */
  product: (product: string, part?: 'argent' | 'test') =>
    `${SCREENS.research.path}/${encodeURIComponent(product)}${part === undefined ? '' : (`/${part}` as const)}` as const,
  /** « Mise en vente » of a project. « Obligations » have the short address. */
  launchOf: (project: string, part: LaunchPart = 'obligations') =>
    `${SCREENS.launch.path}/${project}${part === 'obligations' ? '' : (`/${part}` as const)}` as const,
  lesson: (id: string) => `${SCREENS.learning.path}/${id}`,
  todosOf: (day: Weekday) => `${SCREENS.todos.path}/${day}`,
} as const

/** Query parameter: the lesson whose exercise is done on that screen. */
export const LESSON_QUERY = 'lecon'

/** Navigation state from an exercise back to its lesson. */
export interface LessonArrival {
  readonly isFinished: true
}

/** History state of an open project editor, which has no URL of its own. */
export interface EditorState {
  readonly project: string
  readonly item?: string
  /** Created by this navigation: if it is left unchanged, it is deleted again. */
  readonly isFresh?: true
}

/** History state of the open profile, which has no URL of its own; `isOver`: closing goes back to the page below. */
export interface ProfileState {
  /** `products`: opened at the answers that hold for all products. */
  readonly profile: 'open' | 'products'
  readonly isOver: true
}

/** Navigation state to the research: a candidate, as `addressText`, and its next task; or a section. */
export type ResearchArrival =
  | { readonly candidate: string; readonly todo: 'judge' | 'project' }
  | { readonly section: string }

/** Navigation state to « Mise en vente » without a project: the part to open in the one that is chosen. */
export interface LaunchArrival {
  readonly part: LaunchPart
}

/**
 * Navigation state to a screen that starts its own verb: a new todo, project, link or conversation (`components/frame/use-begin.ts`).
 */
export interface BeginArrival {
  /** The text to begin with; '': none. */
  readonly begin: string
}

/** Navigation state to the dashboard after a payment. */
export interface PaidArrival {
  readonly isPaid: true
}

/** Navigation state to the coach: an unsent first question. */
export interface CoachArrival {
  readonly question: string
}
