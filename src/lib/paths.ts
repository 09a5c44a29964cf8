import type { Weekday } from '@/domain/base/weekday'

/** Every address of the product, once. */
export const paths = {
  home: '/',
  login: '/login',
  signUp: '/signup',
  dashboard: '/dashboard',
  coach: '/coach',
  conversation: (id: string) => `/coach/${id}`,
  projects: '/projects',
  research: '/search',
  todos: '/todos',
  todosOf: (day: Weekday) => `/todos/${day}`,
  payment: '/payement',
  rules: '/rules',
  terms: '/cgv',
  privacy: '/confidentialite',
  legalNotice: '/mentions-legales',
  accessibility: '/accessibilite',
} as const

/** What the history entry of an open project editor holds: it has no address of its own (record 030, line 3). */
export interface EditorState {
  readonly project: string
  /** Its draft was made a moment ago, by another screen: opened without asking whether to resume it. */
  readonly resume?: true
}

/** What the way to the coach may carry: a question to begin with, which nobody has sent yet. */
export interface CoachArrival {
  readonly question: string
}
