import { useEffect, useMemo, useRef } from 'react'
import type { Place } from '@/data/research/find-link'
import { sectionIdOf, tableIdOf } from '@/domain/research/section'
import type { Research } from '../research-context'
import type { ResearchTable } from './research-tables'
import { useProjectFrom } from './use-project-from'

/** The tables' shared object. Its identity is stable, so that no table renders again for it. */
export function useProvidedResearch(uid: string, tables: readonly ResearchTable[]): Research {
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
      createProject: (...args) => latest.current.createProject(...args),
    }),
    [uid],
  )
}
