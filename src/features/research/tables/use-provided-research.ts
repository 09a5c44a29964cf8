import { useEffect, useMemo, useRef } from 'react'
import type { Place } from '@/data/research/find-link'
import { sectionIdOf } from '@/data/research/research-drafts'
import type { Research } from '../research-context'
import type { ExportTable } from './export-tables'
import { useProjectFrom } from './use-project-from'

/** The tables' shared object. Its identity is stable, so that no table renders again for it. */
export function useProvidedResearch(uid: string, tables: readonly ExportTable[]): Research {
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
      createProject: (...args) => latest.current.createProject(...args),
    }),
    [uid],
  )
}
