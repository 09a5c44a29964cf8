import type { Step } from '@/domain/guidance/next-steps'
import { NO_PLAN } from '@/domain/plan/stored-plan'
import { PLAIN_TODO } from '@/domain/todos/todo'

// In the place of `components/guidance/use-guidance.ts` while pages are drawn: a task of today is the next step, and there is another.

const nothing = () => undefined

export function useGuidance() {
  return {
    facts: {
      plan: NO_PLAN,
      projects: null,
      candidates: null,
      hasSections: null,
      today: null,
      leftOver: null,
      hasComing: null,
      hasTodos: true,
      reviews: null,
      lesson: null,
    },
    isReading: false,
    steps: [STEP, { kind: 'link', isFirst: true }],
    isAllPutOff: false,
    unread: [],
    retry: nothing,
    putOff: nothing,
    resume: nothing,
  }
}

const STEP: Step = {
  kind: 'todo',
  todo: { ...PLAIN_TODO, id: 'step', userId: '', text: '-', dayOfWeek: 'lundi', createdAt: new Date(0) },
  open: 1,
}
