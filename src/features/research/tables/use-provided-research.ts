import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { announceGain } from '@/components/work/announce-gain'
import { gainIn } from '@/components/work/gain-in'
import { addProject } from '@/data/projects'
import type { Place } from '@/data/research/find-link'
import { mutate } from '@/data/sync/current'
import { projectFromCandidate } from '@/domain/projects/project-from-candidate'
import type { Candidate } from '@/domain/research/candidate'
import {
  DEFAULT_SECTION_NAME,
  DEFAULT_SECTION_PRODUCT,
  sectionIdOf,
  tableIdOf,
} from '@/domain/research/section'
import { paths, type EditorState } from '@/lib/paths'
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

/**
 * « Créer un projet »: stores a project and opens its editor, which removes the project if nothing is changed. `tableName`:
 * null for « Mes liens », which is not about one product.
 */
function useProjectFrom(uid: string): (candidate: Candidate, tableName: string | null) => void {
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
