import type { Plugin } from 'vite'

type Sources = Readonly<Record<string, string>>

/**
 * While pages are drawn nobody signs in and there is no browser: neither Firebase nor the configuration of a project is needed.
 * Today's screen has samples for its rows, the dashboard one for its first card, and neither what comes later.
 */
const SAMPLES: Sources = {
  '/src/data/session/auth.ts': 'export {}',
  '/src/data/live/firebase.ts': 'export {}',
  '/src/data/live/firestore.ts': 'export {}',
  '/src/components/todos/use-todos.ts': "export * from '/vite/prerender/sample-todos.ts'",
  '/src/components/guidance/next-step-line.tsx': 'export const NextStepLine = () => null',
  '/src/components/guidance/use-guidance.ts': "export * from '/vite/prerender/sample-guidance.ts'",
  '/src/features/dashboard/today-todos.tsx': 'export const TodayTodos = () => null',
  '/src/features/dashboard/use-latest-talk.ts': "export const useLatestTalk = () => ({ status: 'loading' })",
  '/src/features/todos/left-over.tsx': 'export const LeftOver = () => null',
  '/src/features/todos/done-before.tsx': 'export const DoneBefore = () => null',
  '/src/lib/is-mac.ts': 'export const isMac = () => false',
  '/src/lib/when-idle.ts': 'export const whenIdle = (run) => run()',
}

/** Nothing below the dashboard's first card is drawn: it is filled with what only the app knows. */
const BELOW: Sources = {
  '/src/features/dashboard/the-way.tsx': 'export const TheWay = () => null',
  '/src/features/dashboard/shortcuts.tsx': 'export const Shortcuts = () => null',
  '/src/features/dashboard/coach-says.tsx': 'export const CoachSays = () => null',
  '/src/features/dashboard/level-card.tsx': 'export const LevelCard = () => null',
  '/src/features/dashboard/learning-modules.tsx': 'export const LearningModules = () => null',
}

export function inTheirPlace(): Plugin {
  return standIns('in-their-place', SAMPLES)
}

export function withoutWhatIsBelow(): Plugin {
  return standIns('without-what-is-below', BELOW)
}

function standIns(name: string, sources: Sources): Plugin {
  return {
    name,
    enforce: 'pre',
    load: (id) => Object.entries(sources).find(([file]) => id.endsWith(file))?.[1] ?? null,
  }
}
