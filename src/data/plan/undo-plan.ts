import { deleteField, doc, setDoc, updateDoc, type Firestore } from 'firebase/firestore'
import type { Fields } from '@/domain/base/read-field'
import { isUntouched } from '@/domain/coach/new-project'
import { parseStoredPlan } from '@/domain/plan/stored-plan'
import { parseProject } from '@/domain/projects/project'
import { parseTodo, type Todo } from '@/domain/todos/todo'
import { coachRef } from '@/data/coach/coach-ref'
import { dropDraft, readDrafts } from '@/data/projects/project-drafts'
import { removeProject } from '@/data/projects/project-saves'
import { profileRef } from '@/data/session/profiles'
import { serverNow } from '@/data/session/server-clock'
import { dropChange } from '@/data/todos/todo-outbox'
import { removeTodo } from '@/data/todos/todos'
import { fieldsNow, isRefused } from './server-word'

/** What an undo leaves: somebody went on with it since, or nobody here can tell. */
export interface PlanLeft {
  readonly project: boolean
  readonly todos: number
  /** The answers, mostly because another plan was made since. */
  readonly plan: boolean
}

/** What was written, and what there was before. */
export interface MadePlan {
  readonly uid: string
  readonly projectId: string | null
  readonly todos: readonly Todo[]
  readonly madeAt: string
  /** The plan before this one, as it was stored; null: none, undefined: nobody here knew. */
  readonly previous: Fields | null | undefined
  /** The profile said that there was no plan. */
  readonly isFirst: boolean
}

/** Takes away what is still as it was made, and nothing else. Never rejects. */
export async function undoPlan(db: Firestore, made: MadePlan): Promise<PlanLeft> {
  const [project, plan, ...todos] = await Promise.all([
    undoProject(db, made),
    undoAnswers(db, made),
    ...made.todos.map((todo) => undoTodo(db, todo)),
  ])
  return { project, plan, todos: todos.filter((isLeft) => isLeft).length }
}

async function undoProject(db: Firestore, { uid, projectId }: MadePlan): Promise<boolean> {
  if (projectId === null) return false
  const fields = await fieldsNow(doc(db, 'projects', projectId))
  if (fields === undefined) return true
  const project = parseProject(projectId, fields)
  const draft = readDrafts(uid).get(projectId)
  if (!project) {
    // It was refused, and waits on this device for « Réessayer ».
    if (draft?.state === 'refused') dropDraft(uid, draft)
    return draft?.state === 'open'
  }
  return !isUntouched(project, draft) || isRefused(removeProject(project))
}

async function undoTodo(db: Firestore, todo: Todo): Promise<boolean> {
  const { id, userId, text, dayOfWeek } = todo
  const fields = await fieldsNow(doc(db, 'todos', id))
  if (fields === undefined) return true
  const now = parseTodo(id, fields)
  if (!now) {
    dropChange(userId, id)
    return false
  }
  const isUntouched = !now.completed && !now.xpCounted && !now.repeats && now.date === null
  const isAsMade = now.text === text && now.dayOfWeek === dayOfWeek && isUntouched
  if (isAsMade) removeTodo(now)
  return !isAsMade
}

async function undoAnswers(db: Firestore, { uid, madeAt, previous, isFirst }: MadePlan): Promise<boolean> {
  const ref = coachRef(db, uid)
  const fields = await fieldsNow(ref)
  if (fields === undefined || previous === undefined) return true
  const stored = parseStoredPlan(fields)
  if (stored.madeAt !== madeAt) return stored.madeAt !== ''
  const written = setDoc(ref, { plan: previous ?? deleteField() }, { mergeFields: ['plan'] })
  if (isFirst && !previous) {
    const mark = { hasLearningPlan: false, updatedAt: serverNow().toISOString() }
    updateDoc(profileRef(db, uid), mark).catch((thrown: unknown) => {
      console.warn('The profile still says that there is a plan', thrown)
    })
  }
  return isRefused(written)
}
