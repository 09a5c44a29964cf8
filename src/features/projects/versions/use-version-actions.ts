import { useMemo } from 'react'
import { offerUndo } from '@/components/offer-undo'
import { serverNow } from '@/data/session/server-clock'
import { mutate } from '@/data/sync/current'
import { keepVersion, removeVersion, renameVersion } from '@/data/versions'
import type { ProjectContent } from '@/domain/projects/parts'
import type { ProjectVersion } from '@/domain/projects/project-version'

export function useVersionActions(projectId: string) {
  return useMemo(
    () => ({
      keep(content: ProjectContent, name: string) {
        const keptAt = serverNow().toISOString()
        void mutate(keepVersion, { projectId, content, name, reason: 'person' as const, keptAt })
      },
      rename({ id, stamp }: ProjectVersion, name: string) {
        void mutate(renameVersion, { id, stamp, name })
      },
      remove({ id, stamp, content, name, reason, keptAt }: ProjectVersion) {
        void mutate(removeVersion, { id, stamp })
        // An unreadable version cannot be restored.
        if (!content) return
        const kept = (keptAt ?? serverNow()).toISOString()
        offerUndo('Version supprimée', () => {
          void mutate(keepVersion, { projectId, content, name, reason, keptAt: kept })
        })
      },
    }),
    [projectId],
  )
}
