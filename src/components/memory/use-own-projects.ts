import { projectsQuery } from '@/data/projects'
import { useLive } from '@/data/sync/use-live'

/** A list to choose from, not the whole cupboard: as many as anybody works on at a time. */
const PROJECTS_MAX = 12

export interface ProjectName {
  readonly id: string
  readonly title: string
}

/** What facts can be about, the last that was saved first; null: they are being read, or cannot be. */
export function useOwnProjects(uid: string): readonly ProjectName[] | null {
  const live = useLive(uid, projectsQuery(uid, PROJECTS_MAX))
  return live.status === 'ready' ? live.value : null
}

/** null: it is about no project. */
export function projectName(projects: readonly ProjectName[] | null, id: string | null): string | null {
  if (id === null) return null
  const found = projects?.find((project) => project.id === id)
  if (found) return found.title
  return projects ? 'Projet plus ancien, ou supprimé' : 'Un projet'
}
