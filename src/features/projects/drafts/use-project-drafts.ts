import { useSyncExternalStore } from 'react'
import { readDrafts, subscribeDrafts } from '@/data/projects/project-drafts'
import type { ProjectDraft } from '@/domain/projects/project-draft'

/** Unsaved work on projects, by the project's id. */
export function useProjectDrafts(uid: string): ReadonlyMap<string, ProjectDraft> {
  return useSyncExternalStore(subscribeDrafts, () => readDrafts(uid))
}
