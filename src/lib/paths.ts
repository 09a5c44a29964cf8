import type { LocalDate } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { allScreens, SCREENS, type ScreenName } from './screens'

const screenPaths = Object.fromEntries(allScreens.map(({ name, path }) => [name, path])) as {
  readonly [Name in ScreenName]: (typeof SCREENS)[Name]['path']
}

/** Every address that something leads to: that of each screen by its name, and those inside a screen. */
export const paths = {
  ...screenPaths,
  dashboard: SCREENS.home.also[0],
  conversation: (id: string) => `${SCREENS.coach.path}/${id}`,
  guide: (slug: string) => `${SCREENS.help.path}/${slug}` as const,
  weekOf: (monday: LocalDate) => `${SCREENS.weeks.path}/${monday}`,
  /** `product`: as `addressText` writes it; its slash must not make two parts of the address. */
  salesTestsOf: (product: string) => `${SCREENS.salesTests.path}/${encodeURIComponent(product)}`,
  lesson: (id: string) => `${SCREENS.learning.path}/${id}`,
  todosOf: (day: Weekday) => `${SCREENS.todos.path}/${day}`,
} as const

/** In the address of a screen: the lesson whose exercise is done there. */
export const LESSON_QUERY = 'lecon'

/** What the way from an exercise back to its lesson carries. */
export interface LessonArrival {
  readonly isFinished: true
}

/** What the history entry of an open project editor holds: it has no address of its own. */
export interface EditorState {
  readonly project: string
  /** The id of the item that one comes for. */
  readonly item?: string
  /** It was made on the way here: left as it was made, it goes again. */
  readonly isFresh?: true
}

/** What the way to the research may carry: a link, as `addressText` writes it, and what is to be done with it; or a section. */
export type ResearchArrival =
  | { readonly candidate: string; readonly todo: 'judge' | 'figures' | 'project' }
  | { readonly section: string }

/** What the way to the dashboard carries after a payment. */
export interface PaidArrival {
  readonly isPaid: true
}

/** What the way to the coach may carry: a question to begin with, which nobody has sent yet. */
export interface CoachArrival {
  readonly question: string
}
