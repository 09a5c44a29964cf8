import { projectsQuery } from '@/data/project-lists'
import { useLive } from '@/data/sync/use-live'

/** A short list to choose from: more than a person works on at a time. */
const PROJECTS_MAX = 12

export interface ProjectName {
  readonly id: string
  readonly title: string
}

/** Projects for facts, last saved first; null: loading or failed. */
export function useOwnProjects(uid: string): readonly ProjectName[] | null {
  const live = useLive(uid, projectsQuery(uid, PROJECTS_MAX))
  return live.status === 'ready' ? live.value : null
}

/** null: about no project. */
export function projectName(projects: readonly ProjectName[] | null, id: string | null): string | null {
  if (id === null) return null
  const found = projects?.find((project) => project.id === id)
  if (found) return found.title
  return projects ? 'Projet plus ancien, ou supprimé' : 'Un projet'
}
