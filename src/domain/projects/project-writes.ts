import { earned } from '@/domain/account/earned'
import { readDate, readText, type Fields } from '@/domain/base/read-field'
import type { Write } from '@/domain/base/write'
import { changedParts, parseContent, type ProjectContent } from './parts'
import { parseProject } from './project'
import { knownIds, newlyCounted, savedForm, wholeFields } from './project-save'

// Parts of mutations: a card of the coach, a plan or a lesson writes into a project together with documents of its own.

export interface ProjectChange {
  readonly id: string
  /** The document as it is stored; null: there is none. */
  readonly stored: Fields | null
  readonly uid: string
  readonly at: Date
  /** Whose XP grows with items that are filled for the first time; null: this change earns nothing. */
  readonly profile: Fields | null
}

export function projectPath(id: string): string {
  return `projects/${id}`
}

/** A new project; nothing where there is one of this id already. `counted`: items that earn nothing any more. */
export function newProject(
  { id, stored, uid, at, profile }: ProjectChange,
  content: ProjectContent,
  counted: readonly string[] = [],
): readonly Write[] {
  if (stored) return []
  const saved = savedForm(content)
  const gain = gainOf(uid, profile, saved, counted, at)
  const kept = { countedItems: gain.countedItems, createdAt: at.toISOString() }
  const fields = { ...wholeFields(saved, { uid, now: at, kept }), updatedAt: at.toISOString() }
  return [{ kind: 'set', path: projectPath(id), fields }, ...gain.writes]
}

/** A stored project with another content; nothing where there is none, where it is another person's, or where it stays as it is. */
export function changedProject(
  { id, stored, uid, at, profile }: ProjectChange,
  change: (content: ProjectContent) => ProjectContent,
): readonly Write[] {
  const project = parseProject(id, stored)
  if (!stored || project?.userId !== uid) return []
  const before = parseContent(stored)
  const after = savedForm(change(before))
  if (changedParts(before, after).length === 0) return []
  const gain = gainOf(uid, profile, after, project.countedItems, at)
  const fields = {
    ...wholeFields(after, { uid, now: at, kept: { ...stored, countedItems: gain.countedItems } }),
    // The rules let nobody change it, or add it later.
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
): { readonly countedItems: readonly string[]; readonly writes: readonly Write[] } {
  const gained = profile && newlyCounted(content, counted)
  const writes = gained ? earned(uid, profile, gained.xp, at) : []
  // Items count as paid only together with the points.
  const isPaid = gained !== null && writes.length > 0
  return { countedItems: isPaid ? gained.countedItems : knownIds(counted), writes }
}

/** `updatedAt` of the next change: the list is ordered by it, also where this clock is late. */
function laterThan(stored: string, at: Date): string {
  const last = readDate(stored)?.getTime() ?? 0
  return new Date(Math.max(at.getTime(), last + 1)).toISOString()
}
