import { useNavigate } from 'react-router-dom'
import { announceGain } from '@/components/work/announce-gain'
import { gainIn } from '@/components/work/gain-in'
import { addProject } from '@/data/projects'
import { mutate } from '@/data/sync/current'
import type { Candidate } from '@/domain/research/candidate'
import { projectFromCandidate } from '@/domain/projects/project-from-candidate'
import { DEFAULT_SECTION_NAME, DEFAULT_SECTION_PRODUCT } from '@/domain/research/section'
import { paths, type EditorState } from '@/lib/paths'

/**
 * « Créer un projet »: stores a project and opens its editor, which removes the project if nothing is changed. `tableName`:
 * null for « Mes liens », which is not about one product.
 */
export function useProjectFrom(uid: string): (candidate: Candidate, tableName: string | null) => void {
  const navigate = useNavigate()
  return (candidate, tableName) => {
    const isNamed = tableName !== DEFAULT_SECTION_PRODUCT && tableName !== DEFAULT_SECTION_NAME
    const content = projectFromCandidate(candidate, isNamed ? tableName : null)
    const id = crypto.randomUUID()
    void mutate(addProject, { id, content, earns: true }).then((outcome) => {
      announceGain(gainIn(outcome, uid))
      const state: EditorState = { project: id, isFresh: true }
      void navigate(paths.projects, { state })
    })
  }
}
