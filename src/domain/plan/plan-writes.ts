import * as json from '@/domain/base/json'
import { profilePath } from '@/domain/account/earned'
import { parseProfile } from '@/domain/account/profile'
import type { Fields } from '@/domain/base/read-field'
import type { ReadDocument, Write } from '@/domain/base/write'
import { coachPath, coachWrite } from '@/domain/account/coach-document'
import { withText } from '@/domain/projects/text/item-text'
import { emptyContent, type ProjectContent } from '@/domain/projects/parts'
import { isAsCreated, parseProject } from '@/domain/projects/project'
import { changeBy, newProject, projectPath } from '@/domain/projects/project-writes'
import { CRITERIA, type CriterionKey } from '@/domain/research/candidate'
import {
  newTodoUndoWrites,
  newTodoWrites,
  readNewTodo,
  todoPath,
  type NewTodo,
} from '@/domain/todos/new-todo'
import { readStoredAnswers, type PlanAnswers } from './answers'
import type { PlannedProject, PlannedText } from './first-plan'
import { parseStoredPlan } from './stored-plan'

/** The documents of a plan; their ids are made once. */
export interface NewPlan {
  /** ISO; identifies the plan. */
  readonly madeAt: string
  readonly answers: PlanAnswers
  /** Unticked lines; needed if the server refuses the plan, which is then a draft again. */
  readonly without: readonly string[]
  readonly criteria: readonly CriterionKey[]
  readonly ifThen: string
  readonly project: (PlannedProject & { readonly id: string }) | null
  readonly todos: readonly NewTodo[]
}

const PARTS = {
  madeAt: json.time,
  project: json.orNull(
    json.object<PlannedProject & { readonly id: string }>({
      id: json.id,
      title: json.text,
      texts: json.list(json.object<PlannedText>({ item: json.text, content: json.text })),
    }),
  ),
  todos: json.list(readNewTodo),
}

export const readNewPlan = json.args<NewPlan>({
  ...PARTS,
  answers: readStoredAnswers,
  without: json.list(json.text),
  criteria: json.list(json.oneOf(CRITERIA.map(({ key }) => key))),
  ifThen: json.text,
})

interface Author {
  readonly uid: string
  readonly at: Date
}

export function planPaths(
  { project, todos }: Pick<NewPlan, 'project' | 'todos'>,
  uid: string,
): readonly string[] {
  return [
    coachPath(uid),
    ...todos.map(({ id }) => todoPath(id)),
    ...(project ? [projectPath(project.id)] : []),
  ]
}

/** Writes project, todos, answers and the profile's flag. Present documents are unchanged, except the answers of an earlier plan. */
export function planWrites(args: NewPlan, doc: ReadDocument, { uid, at }: Author): readonly Write[] {
  const { madeAt, answers, criteria, ifThen, project, todos } = args
  const coach = doc(coachPath(uid))
  if (parseStoredPlan(coach).madeAt === madeAt) return []
  const change = project && changeBy(project.id, doc(projectPath(project.id)), null, { uid, at })
  return [
    coachWrite(uid, coach, { plan: { answers, criteria, ifThen, madeAt } }),
    ...newTodoWrites(todos, doc, uid),
    ...(change ? newProject(change, contentOf(project)) : []),
    ...markWrites(uid, doc(profilePath(uid)), true, at),
  ]
}

export interface PlanUndo extends Pick<NewPlan, 'madeAt' | 'project' | 'todos'> {
  /** The earlier plan, as stored. Null: none. */
  readonly previous: Fields | null
  /** True if the profile said that there was no plan. */
  readonly isFirst: boolean
}

export const readPlanUndo = json.args<PlanUndo>({
  ...PARTS,
  previous: json.orNull(json.fields),
  isFirst: json.flag,
})

/** Deletes unchanged documents of the plan; the answers of a later plan remain. */
export function planUndoWrites(args: PlanUndo, doc: ReadDocument, { uid, at }: Author): readonly Write[] {
  const coach = doc(coachPath(uid))
  const isStored = parseStoredPlan(coach).madeAt === args.madeAt
  const project = args.project && parseProject(args.project.id, doc(projectPath(args.project.id)))
  return [
    ...(isStored ? [coachWrite(uid, coach, { plan: args.previous ?? undefined })] : []),
    ...(isStored && args.isFirst && !args.previous ? markWrites(uid, doc(profilePath(uid)), false, at) : []),
    ...newTodoUndoWrites(args.todos, doc),
    ...(project && isAsCreated(project) ? [{ kind: 'delete', path: projectPath(project.id) } as const] : []),
  ]
}

function markWrites(
  uid: string,
  profile: Fields | null,
  hasLearningPlan: boolean,
  at: Date,
): readonly Write[] {
  const known = profile && parseProfile(profile)
  if (!known || known.hasLearningPlan === hasLearningPlan) return []
  return [
    { kind: 'update', path: profilePath(uid), fields: { hasLearningPlan, updatedAt: at.toISOString() } },
  ]
}

function contentOf({ title, texts }: PlannedProject): ProjectContent {
  return texts.reduce((content: ProjectContent, { item, content: text }) => withText(content, item, text), {
    ...emptyContent(),
    title,
  })
}
