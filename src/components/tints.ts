import type { Tint } from '@/lib/screens'

export const TINTS: Readonly<Record<Tint, string>> = {
  todos: 'bg-tint-todos text-ink-todos',
  coach: 'bg-tint-coach text-ink-coach',
  projects: 'bg-tint-projects text-ink-projects',
  research: 'bg-tint-research text-ink-research',
  success: 'bg-success-soft text-success',
}
