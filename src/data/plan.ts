import { profilePath } from '@/domain/account/earned'
import { parseProfile } from '@/domain/account/profile'
import { readFields } from '@/domain/base/read-field'
import { weekdayOfDate } from '@/domain/base/time/local-date'
import { coachPath } from '@/domain/account/coach-document'
import type { PlanAnswers } from '@/domain/plan/answers'
import { todoText, type AlreadyThere, type ChosenPlan, type FirstPlan } from '@/domain/plan/first-plan'
import {
  planPaths,
  planUndoWrites,
  planWrites,
  readNewPlan,
  readPlanUndo,
  type NewPlan,
  type PlanUndo,
} from '@/domain/plan/plan-writes'
import { parseProject } from '@/domain/projects/project'
import { projectPath } from '@/domain/projects/project-writes'
import { todoPath } from '@/domain/todos/new-todo'
import { profileQuery } from './profile'
import { serverNow } from './session/server-clock'
import { mutate, syncOf } from './sync/current'
import { defineMutation } from './sync/mutation'
import { owned, type Query } from './sync/query'
import { planQuery } from './stored-plan'
import { readNow } from './sync/read-once'
import { todosSaying } from './todo-lists'
import { newTodos } from './todos'

export const makePlan = defineMutation<NewPlan>({
  name: 'plan.make',
  args: readNewPlan,
  reads: planPaths,
  besides: (_, uid) => [profilePath(uid)],
  writes: planWrites,
  says: () => 'Votre plan en 5 questions',
  text: ({ project, todos, ifThen }) =>
    [project?.title ?? '', ...todos.map(({ text }) => text), ifThen].filter((text) => text !== '').join('\n'),
})

const takePlanBack = defineMutation<PlanUndo>({
  name: 'plan.takeBack',
  args: readPlanUndo,
  reads: planPaths,
  besides: (_, uid) => [profilePath(uid)],
  writes: planUndoWrites,
  says: () => 'Plan en 5 questions annulé',
})

/** Parts that an undo keeps because the person changed them. */
export interface PlanLeft {
  readonly project: boolean
  readonly todos: number
}

/** Writes the plan. Resolves with its undo when the view shows it. */
export async function createPlan(
  uid: string,
  chosen: ChosenPlan,
  answers: PlanAnswers,
  without: readonly string[],
): Promise<() => Promise<PlanLeft>> {
  syncOf(uid)
  const now = serverNow()
  const { criteria, ifThen } = chosen
  const made: NewPlan = {
    madeAt: now.toISOString(),
    answers,
    without,
    criteria,
    ifThen,
    project: chosen.project && { ...chosen.project, id: crypto.randomUUID() },
    todos: newTodos(
      chosen.todos.map((todo) => ({
        dayOfWeek: weekdayOfDate(todo.date),
        text: todoText(todo),
        date: todo.date,
      })),
      now,
    ),
  }
  // The undo needs the documents before the plan.
  await Promise.all([soon(uid, planQuery(uid), null), soon(uid, profileQuery(uid), null)])
  const { before } = await mutate(makePlan, made)
  return async () => {
    const { madeAt, project, todos } = made
    const previous = readFields(before.get(coachPath(uid))?.['plan'])
    const isFirst = parseProfile(before.get(profilePath(uid)) ?? null)?.hasLearningPlan !== true
    const { after } = await mutate(takePlanBack, { madeAt, project, todos, previous, isFirst })
    return {
      project: project !== null && after.get(projectPath(project.id)) !== null,
      todos: todos.filter(({ id }) => after.get(todoPath(id)) !== null).length,
    }
  }
}

/** Longest wait before a plan is written. */
const PATIENCE_MS = 2_500

/** Number of compared projects with the same title. */
const NAMESAKES = 5

/**
 * The parts of a plan that the account has already; without a network, by the device's data. Never rejects: a part that cannot
 * be read in time is proposed, since each line can be unticked and the plan undone.
 */
export async function alreadyThere(uid: string, plan: FirstPlan): Promise<AlreadyThere> {
  const [open, repeating] = todosSaying(uid, plan.todos.map(todoText))
  const [some, others, hasProject] = await Promise.all([
    plan.todos.length === 0 ? [] : soon(uid, open, []),
    plan.todos.length === 0 ? [] : soon(uid, repeating, []),
    soon(uid, hasProjectNamed(uid, plan.project?.title ?? ''), false),
  ])
  return { todos: [...some, ...others].map(({ text }) => text), hasProject }
}

function hasProjectNamed(uid: string, title: string): Query<boolean> {
  return {
    spec: owned(uid, 'projects', NAMESAKES, ['title', '==', title]),
    read: (docs) =>
      docs.some(({ id, fields }) => {
        const project = parseProject(id, fields)
        return project !== null && project.status !== 'completed'
      }),
  }
}

/** The server's answer or, after the time limit, the device's. */
function soon<T>(uid: string, query: Query<T>, otherwise: T): Promise<T> {
  return readNow(uid, query, PATIENCE_MS).catch(() => otherwise)
}
