import { setSubjects } from './sync/current'

/** Loaded when an entry of the subject waits and its screen is not open: `todos.add` is registered by `todos`. */
setSubjects({
  todos: () => import('./todos'),
  cards: () => import('./coach/cards'),
  coach: () => import('./coach/coach'),
  conversations: () => import('./coach/conversations'),
  memory: () => import('./coach/memory'),
  learning: () => import('./learning'),
  plan: () => import('./plan'),
  profile: () => import('./profile'),
  weeks: () => import('./weeks'),
  projects: () => import('./projects'),
  versions: () => import('./versions'),
  research: () => import('./research/research'),
  sections: () => import('./research/sections'),
  salesTests: () => import('./sales-tests'),
})
