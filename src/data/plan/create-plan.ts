import { doc, getDocFromServer, writeBatch, type Firestore } from 'firebase/firestore'
import { AppError } from '@/domain/base/errors'
import { readFields } from '@/domain/base/read-field'
import { withText } from '@/domain/projects/item-text'
import type { PlanAnswers } from '@/domain/plan/answers'
import { todoText, type ChosenPlan, type PlannedProject } from '@/domain/plan/first-plan'
import { parseStoredPlan } from '@/domain/plan/stored-plan'
import { emptyContent, type ProjectContent } from '@/domain/projects/parts'
import type { Todo } from '@/domain/todos/todo'
import { coachRef } from '@/data/coach/coach-ref'
import { openDatabase } from '@/data/live/firestore'
import { toAppError } from '@/data/live/to-app-error'
import { newProjectFields, type ProjectWrite } from '@/data/projects/project-writes'
import { newProjectId, saveProject } from '@/data/projects/project-saves'
import { knownProfile, profileRef } from '@/data/session/profiles'
import { serverNow } from '@/data/session/server-clock'
import { newTodoFields } from '@/data/todos/todo-writes'
import { addTodosWith } from '@/data/todos/todos'
import { fieldsNow } from './server-word'
import { undoPlan, type PlanLeft } from './undo-plan'

export interface CreatedPlan {
  /** null: no project was made. */
  readonly projectId: string | null
  /** Settles with the server's answer, which offline can take days; rejects with an `AppError`. */
  readonly saved: Promise<void>
  /** Takes away what is still as it was made; resolves with what stays. */
  readonly undo: () => Promise<PlanLeft>
}

/**
 * Writes the project, the todos, the answers and `hasLearningPlan` together, under fresh ids: what is there already stays,
 * but for the answers of an earlier plan, which the undo puts back. Resolves as soon as it is handed over; a refusal shows
 * where refused projects and todos do, with « Réessayer ».
 */
export async function createPlan(
  uid: string,
  chosen: ChosenPlan,
  answers: PlanAnswers,
): Promise<CreatedPlan> {
  const { db } = await openDatabase()
  const [before, profile] = await Promise.all([fieldsNow(coachRef(db, uid)), knownProfile(db, uid)])
  const now = serverNow()
  const madeAt = now.toISOString()
  const plan = { answers, criteria: chosen.criteria, ifThen: chosen.ifThen, madeAt }
  const isFirst = profile?.hasLearningPlan === false
  const projectId = chosen.project ? newProjectId() : null
  let todos: readonly Todo[] = []
  let isUndone = false

  function handOver(project: ProjectWrite | null): Promise<void> {
    let saved = Promise.resolve()
    const planned = chosen.todos.map((todo) => ({ dayOfWeek: todo.day, text: todoText(todo) }))
    addTodosWith(uid, planned, now, (made) => {
      todos = made
      const write = (marksProfile: boolean) => commit(db, { uid, project, todos, plan, marksProfile, now })
      saved = write(isFirst).catch((thrown: unknown) => settle(thrown, () => write(false)))
      return saved
    })
    return saved
  }

  /** What a refusal means is read from the server. */
  async function settle(thrown: unknown, writeAgain: () => Promise<void>): Promise<void> {
    if (toAppError(thrown).code !== 'data/denied' || isUndone) throw thrown
    // Its acknowledgement was lost, and it was sent twice.
    const stored = await getDocFromServer(coachRef(db, uid))
    if (stored.metadata.hasPendingWrites) throw new AppError('data/unavailable')
    if (parseStoredPlan(stored.data()).madeAt === madeAt) return
    // A profile that cannot take the mark must not cost the plan.
    await writeAgain()
  }

  /** As a save like any other: until it is answered its draft is on the device. */
  function handOverWith(project: PlannedProject, id: string): Promise<void> {
    let saved = Promise.resolve()
    void saveProject({
      ...{ uid, id, base: null, content: contentOf(project), now },
      earns: false,
      start(write) {
        saved = handOver(write)
        return Promise.resolve({ xp: 0, newLevel: null, saved })
      },
    })
    return saved
  }

  const handed = chosen.project && projectId ? handOverWith(chosen.project, projectId) : handOver(null)
  const saved = handed.catch((thrown: unknown) => {
    throw toAppError(thrown)
  })
  // Nobody has to listen: the outboxes do.
  saved.catch(() => undefined)
  return {
    projectId,
    saved,
    undo() {
      isUndone = true
      const previous = before === undefined ? undefined : readFields(before?.['plan'])
      return undoPlan(db, { uid, projectId, todos, madeAt, previous, isFirst })
    },
  }
}

interface Together {
  readonly uid: string
  readonly project: ProjectWrite | null
  readonly todos: readonly Todo[]
  readonly plan: object
  readonly marksProfile: boolean
  readonly now: Date
}

function commit(db: Firestore, { uid, project, todos, plan, marksProfile, now }: Together): Promise<void> {
  const batch = writeBatch(db)
  if (project) batch.set(doc(db, 'projects', project.id), newProjectFields(project))
  for (const todo of todos) batch.set(doc(db, 'todos', todo.id), newTodoFields(todo))
  // The field as a whole: a merge would leave what an earlier version wrote into it.
  batch.set(coachRef(db, uid), { plan }, { mergeFields: ['plan'] })
  if (marksProfile) batch.update(profileRef(db, uid), { hasLearningPlan: true, updatedAt: now.toISOString() })
  return batch.commit()
}

function contentOf({ title, texts }: PlannedProject): ProjectContent {
  return texts.reduce((content: ProjectContent, { item, content: text }) => withText(content, item, text), {
    ...emptyContent(),
    title,
  })
}
