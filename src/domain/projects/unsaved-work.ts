import { contentOf, emptyContent, type ProjectContent } from './parts'
import { projectProgress, type Project } from './project'
import { applyChanges, type ProjectDraft } from './project-draft'

/** Work that only this device has: a text belongs into it, and is saved with it. */
export function isWork(draft: ProjectDraft | undefined): draft is ProjectDraft {
  return draft !== undefined && draft.state !== 'sent'
}

/** What the person sees of a project on this device. `open`: what its editor holds, where it is open. */
export function shownOf(
  stored: ProjectContent,
  draft: ProjectDraft | undefined,
  open: ProjectContent | null,
): ProjectContent {
  return open ?? (isWork(draft) ? applyChanges(draft.changes, stored).mine : contentOf(stored))
}

/**
 * One that has no document, as it would be with its draft: it was never saved, or stands in its editor, which makes a
 * new project of what was deleted elsewhere. null: it is another kind of draft.
 */
export function projectOfDraft(
  uid: string,
  draft: ProjectDraft | undefined,
  open: ProjectContent | null,
): Project | null {
  if (!isWork(draft) || (draft.version !== '' && !open)) return null
  const nothing = { description: '', tasks: [], createdAt: null, updatedAt: null, countedItems: [] }
  const { projectId: id, version } = draft
  return shownAs({ ...nothing, ...emptyContent(), id, userId: uid, version, progress: 0 }, draft, open)
}

/**
 * The newest projects as the person has them on this device: with what is not saved yet, and among them, by its time,
 * what has no document.
 */
export function withUnsavedWork(
  uid: string,
  projects: readonly Project[],
  drafts: ReadonlyMap<string, ProjectDraft>,
  openContent: (id: string) => ProjectContent | null,
): readonly Project[] {
  const all = projects.map((project) => shownAs(project, drafts.get(project.id), openContent(project.id)))
  for (const draft of drafts.values()) {
    const isStored = projects.some(({ id }) => id === draft.projectId)
    const project = isStored ? null : projectOfDraft(uid, draft, openContent(draft.projectId))
    if (!project) continue
    const older = all.findIndex(({ updatedAt }) => updatedAt !== null && updatedAt < draft.keptAt)
    all.splice(older === -1 ? all.length : older, 0, project)
  }
  return all
}

/** A blank name is being written: the project goes by the one that it has. */
export function shownAs(
  project: Project,
  draft: ProjectDraft | undefined,
  open: ProjectContent | null,
): Project {
  if (!open && !isWork(draft)) return project
  const content = shownOf(project, draft, open)
  const title = [content.title, project.title].find((name) => name.trim() !== '') ?? 'Nouveau projet'
  return { ...project, ...content, title, progress: projectProgress(content.sections) }
}
