import { setSubjects } from './sync/current'

/** Loaded when an entry of the subject waits and its screen is not open: `todos.add` is registered by `todos`. */
setSubjects({
  todos: () => import('./todos'),
  cards: () => import('./cards'),
  coach: () => import('./coach'),
  conversations: () => import('./conversations'),
  memory: () => import('./memory'),
  learning: () => import('./learning'),
  plan: () => import('./plan'),
  profile: () => import('./profile'),
  weeks: () => import('./weeks'),
  projects: () => import('./projects'),
  versions: () => import('./versions'),
  research: () => import('./research'),
  sections: () => import('./sections'),
})
