import { useNavigate } from 'react-router-dom'
import { keepDraft } from '@/data/projects/project-drafts'
import { newProjectId } from '@/data/projects/project-saves'
import { serverNow } from '@/data/session/server-clock'
import type { Candidate } from '@/domain/research/candidate'
import { changesBetween } from '@/domain/projects/project-draft'
import { emptyContent } from '@/domain/projects/parts'
import { projectFromCandidate } from '@/domain/projects/project-from-candidate'
import { DEFAULT_SECTION_NAME, DEFAULT_SECTION_PRODUCT } from '@/domain/research/section'
import { formatEuros } from '@/lib/format'
import { paths, type EditorState } from '@/lib/paths'

/**
 * « Créer un projet »: a project that is only a draft yet, open in its editor. `tableName` is null for « Mes liens »,
 * which is not about one product.
 */
export function useProjectFrom(uid: string): (candidate: Candidate, tableName: string | null) => void {
  const navigate = useNavigate()
  return (candidate, tableName) => {
    const isNamed = tableName !== DEFAULT_SECTION_PRODUCT && tableName !== DEFAULT_SECTION_NAME
    const content = projectFromCandidate(candidate, isNamed ? tableName : null, formatEuros)
    const changes = changesBetween(emptyContent(), content)
    if (!changes) return
    const projectId = newProjectId()
    // Where the device keeps nothing the draft lasts as long as the page: the editor says so.
    keepDraft(uid, {
      projectId,
      version: '',
      keptAt: serverNow(),
      state: 'open',
      title: content.title,
      changes,
    })
    const state: EditorState = { project: projectId, resume: true }
    void navigate(paths.projects, { state })
  }
}
