import type { Plugin } from 'vite'

/**
 * Nobody signs in while pages are drawn: they need neither Firebase nor the configuration of a project. Today's screen has samples
 * for its rows, the dashboard one for its first card, and neither what comes later or below.
 */
const IN_THEIR_PLACE: Readonly<Record<string, string>> = {
  '/src/data/session/auth.ts': 'export {}',
  '/src/data/live/firebase.ts': 'export {}',
  '/src/data/live/firestore.ts': 'export {}',
  '/src/components/todos/use-todos.ts': "export * from '/vite/prerender/sample-todos.ts'",
  '/src/components/guidance/next-step-line.tsx': 'export const NextStepLine = () => null',
  '/src/components/guidance/use-guidance.ts': "export * from '/vite/prerender/sample-guidance.ts'",
  '/src/features/dashboard/today-todos.tsx': 'export const TodayTodos = () => null',
  '/src/features/dashboard/use-latest-talk.ts': "export const useLatestTalk = () => ({ status: 'loading' })",
  '/src/features/dashboard/the-way.tsx': 'export const TheWay = () => null',
  '/src/features/dashboard/shortcuts.tsx': 'export const Shortcuts = () => null',
  '/src/features/dashboard/coach-says.tsx': 'export const CoachSays = () => null',
  '/src/features/dashboard/level-card.tsx': 'export const LevelCard = () => null',
  '/src/features/dashboard/learning-modules.tsx': 'export const LearningModules = () => null',
  '/src/features/todos/left-over.tsx': 'export const LeftOver = () => null',
  '/src/features/todos/done-before.tsx': 'export const DoneBefore = () => null',
  '/src/lib/is-mac.ts': 'export const isMac = () => false',
  '/src/lib/when-idle.ts': 'export const whenIdle = (run) => run()',
}

export function inTheirPlace(): Plugin {
  return {
    name: 'in-their-place',
    enforce: 'pre',
    load: (id) => Object.entries(IN_THEIR_PLACE).find(([file]) => id.endsWith(file))?.[1] ?? null,
  }
}
