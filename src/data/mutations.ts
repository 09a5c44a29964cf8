import { setSubjects } from './sync/current'

/** Modules that define the mutations of each subject (`todos.add`: `todos`), loaded for pending entries of unopened screens. */
setSubjects({
  todos: () => import('./todos'),
  cards: () => import('./coach/cards'),
  coach: () => import('./coach/coach'),
  conversations: () => import('./coach/conversations'),
  memory: () => import('./coach/memory'),
  learning: () => import('./learning'),
  plan: () => import('./plan'),
  stages: () => import('./stored-plan'),
  profile: () => import('./profile'),
  weeks: () => import('./weeks'),
  projects: () => import('./projects'),
  launch: () => import('./launch'),
  versions: () => import('./versions'),
  research: () => import('./research/research'),
  sections: () => import('./research/sections'),
  salesTests: () => import('./sales-tests'),
})
