import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIdleLoad } from '@/components/use-idle-load'
import type { Place } from '@/data/research/find-link'
import type { Candidate } from '@/domain/research/candidate'
import {
  DEFAULT_SECTION_NAME,
  DEFAULT_SECTION_PRODUCT,
  sectionIdOf,
  tableIdOf,
} from '@/domain/research/section'
import { codeOfLoading } from '@/lib/can-load'
import { paths, type EditorState } from '@/lib/paths'
import { errorText } from '@/lib/text/error-text'
import { showToast } from '@/ui/toast'
import type { Research } from '../research-context'
import type { ResearchTable } from './research-tables'

/** The tables' shared object. Its identity is stable, so that no table renders again for it. */
export function useProvidedResearch(
  uid: string,
  tables: readonly ResearchTable[],
  openField: Research['openField'],
): Research {
  const createProject = useProjectFrom(uid)
  const latest = useRef({ tables, createProject })
  useEffect(() => {
    latest.current = { tables, createProject }
  })
  return useMemo(
    () => ({
      uid,
      savedPlaces: () =>
        latest.current.tables.flatMap(({ id, name, isStored }): Place[] =>
          isStored ? [{ name, sectionId: sectionIdOf(id) }] : [],
        ),
      nameOf: (sectionId) => latest.current.tables.find(({ id }) => id === tableIdOf(sectionId))?.name ?? '',
      openField,
      createProject: (...args) => latest.current.createProject(...args),
    }),
    [uid, openField],
  )
}

/** In a file of its own: nothing else here needs the code of the projects. */
const loadCreation = () => import('./create-project')

/**
 * « Créer un projet »: stores a project and opens its editor, which removes the project if nothing is changed. `tableName`:
 * null for « Mes liens », which is not about one product.
 */
function useProjectFrom(uid: string): (candidate: Candidate, tableName: string | null) => void {
  const navigate = useNavigate()
  useIdleLoad(loadCreation, true)
  async function create(candidate: Candidate, tableName: string | null) {
    const isNamed = tableName !== DEFAULT_SECTION_PRODUCT && tableName !== DEFAULT_SECTION_NAME
    try {
      const { createProject } = await loadCreation()
      const project = await createProject(uid, candidate, isNamed ? tableName : null)
      const state: EditorState = { project, isFresh: true }
      void navigate(paths.projects, { state })
    } catch (thrown) {
      showToast({
        text: errorText('projectSave', codeOfLoading(thrown)),
        tone: 'alert',
        action: { label: 'Réessayer', run: () => void create(candidate, tableName) },
      })
    }
  }
  return (candidate, tableName) => void create(candidate, tableName)
}
