import { saveProject } from '@/data/projects/projects'
import { serverNow } from '@/data/session/server-clock'
import { checkProject, contentOf, emptyContent, mergeContents } from '@/domain/projects/parts'
import type { Project } from '@/domain/projects/project'
import { applyChanges, type ProjectDraft } from '@/domain/projects/project-draft'
import { announceGain } from '../editor/editor-save'

/**
 * Sends a refused save again, on top of what is stored by now. False when somebody has to look first: both sides
 * changed the same part, the project is gone, or something in it cannot be saved as it is.
 */
export function retryDraft(uid: string, draft: ProjectDraft, project: Project | null): boolean {
  if (!project && draft.version !== '') return false
  const stored = project ? contentOf(project) : emptyContent()
  const { base, mine } = applyChanges(draft.changes, stored)
  const { merged, conflicts } = mergeContents(base, mine, stored)
  if (conflicts.length > 0 || checkProject(merged)) return false
  const save = { uid, id: draft.projectId, base: project, content: merged, now: serverNow() }
  void saveProject(save).then(announceGain)
  return true
}
