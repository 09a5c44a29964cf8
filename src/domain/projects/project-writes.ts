import { earned } from '@/domain/account/earned'
import { XP_PER_PROJECT_ITEM } from '@/domain/base/business'
import { readDate, readText, type Fields } from '@/domain/base/read-field'
import type { Write } from '@/domain/base/write'
import { changedParts, parseContent, type ProjectContent } from './parts'
import { parseProject, type Project } from './project'
import { knownIds, newlyCounted, savedForm, wholeFields } from './project-save'

// Parts of mutations: a card of the coach, a plan or a lesson changes a project together with its own documents.

export interface ProjectChange {
  readonly id: string
  /** The stored document; null: missing. */
  readonly stored: Fields | null
  readonly uid: string
  readonly at: Date
  /** Profile that receives XP for newly filled items; null: this change earns nothing. */
  readonly profile: Fields | null
}

export function changeBy(
  id: string,
  stored: Fields | null,
  profile: Fields | null,
  { uid, at }: Pick<ProjectChange, 'uid' | 'at'>,
): ProjectChange {
  return { id, stored, profile, uid, at }
}

export function projectPath(id: string): string {
  return `projects/${id}`
}

/** Fields that the editor does not show. `launch`: « Mise en vente »; null: none. */
interface RestOfProject extends Pick<Project, 'description' | 'tasks'> {
  readonly launch: Fields | null
}

/** A new project; nothing if the id exists. `counted`: items that earn nothing more. */
export function newProject(
  { id, stored, uid, at, profile }: ProjectChange,
  content: ProjectContent,
  counted: readonly string[] = [],
  rest: RestOfProject | null = null,
): readonly Write[] {
  if (stored) return []
  const saved = savedForm(content)
  const gain = gainOf(uid, profile, saved, counted, at)
  const kept = {
    ...(rest && { description: rest.description, launch: rest.launch }),
    ...(rest && rest.tasks.length > 0 && { tasks: rest.tasks }),
    countedItems: gain.countedItems,
    createdAt: at.toISOString(),
  }
  const fields = { ...wholeFields(saved, { uid, now: at, kept }), updatedAt: at.toISOString() }
  return [{ kind: 'set', path: projectPath(id), fields }, ...gain.writes]
}

/** Changes a stored project; nothing if it is missing, another person's, or unchanged. */
export function changedProject(
  by: ProjectChange,
  change: (content: ProjectContent) => ProjectContent,
): readonly Write[] {
  const { uid, at, profile } = by
  return written(by, change, (counted, after) => gainOf(uid, profile, after, counted, at))
}

/** Like `changedProject`, for restored items: takes their XP back, also from one whose text is the same, and they can earn it again. */
export function putBackProject(
  by: ProjectChange,
  change: (content: ProjectContent) => ProjectContent,
  items: readonly string[],
): readonly Write[] {
  return written(by, change, (counted) => lossOf(by, counted, items), items)
}

/** Deletes the project. `takesPoints`: also takes back the XP of its items. */
export function removedProject(by: ProjectChange, takesPoints: boolean): readonly Write[] {
  const { id, stored, uid } = by
  const project = parseProject(id, stored)
  if (project?.userId !== uid) return []
  const loss = takesPoints ? lossOf(by, project.countedItems, project.countedItems).writes : []
  return [{ kind: 'delete', path: projectPath(id) }, ...loss]
}

interface Counting {
  readonly countedItems: readonly string[]
  readonly writes: readonly Write[]
}

function written(
  { id, stored, uid, at }: ProjectChange,
  change: (content: ProjectContent) => ProjectContent,
  count: (counted: readonly string[], after: ProjectContent) => Counting,
  unpaid: readonly string[] = [],
): readonly Write[] {
  const project = parseProject(id, stored)
  if (!stored || project?.userId !== uid) return []
  const before = parseContent(stored)
  const after = savedForm(change(before))
  const isUnpaid = project.countedItems.some((id) => unpaid.includes(id))
  if (changedParts(before, after).length === 0 && !isUnpaid) return []
  const gain = count(project.countedItems, after)
  const fields = {
    ...wholeFields(after, { uid, now: at, kept: { ...stored, countedItems: gain.countedItems } }),
    // The rules forbid changing or adding `createdAt`.
    createdAt: stored['createdAt'],
    updatedAt: laterThan(readText(stored['updatedAt']), at),
  }
  return [{ kind: 'set', path: projectPath(id), fields }, ...gain.writes]
}

function gainOf(
  uid: string,
  profile: Fields | null,
  content: ProjectContent,
  counted: readonly string[],
  at: Date,
): Counting {
  const gained = profile && newlyCounted(content, counted)
  const writes = gained ? earned(uid, profile, gained.xp, at) : []
  // Items are marked as counted only in the same mutation as their XP.
  const isPaid = gained !== null && writes.length > 0
  return { countedItems: isPaid ? gained.countedItems : knownIds(counted), writes }
}

function lossOf(
  { uid, profile, at }: ProjectChange,
  counted: readonly string[],
  items: readonly string[],
): Counting {
  const lost = knownIds(counted).filter((id) => items.includes(id))
  const writes = lost.length === 0 ? [] : earned(uid, profile, -lost.length * XP_PER_PROJECT_ITEM, at)
  return {
    countedItems: writes.length > 0 ? knownIds(counted).filter((id) => !lost.includes(id)) : counted,
    writes,
  }
}

/** Next `updatedAt`, always later than the stored one: the list is sorted by it, also with a slow clock. */
function laterThan(stored: string, at: Date): string {
  const last = readDate(stored)?.getTime() ?? 0
  return new Date(Math.max(at.getTime(), last + 1)).toISOString()
}
