import { projectQuery, projectsQuery, type LiveProject } from '@/data/project-lists'
import type { Live } from '@/data/sync/live'
import type { Query } from '@/data/sync/query'
import { useLive } from '@/data/sync/use-live'
import { soughtIn, type Sought } from './sought'

const PROJECTS_MAX = 50

export function projectsToChoose(uid: string): Query<readonly LiveProject[]> {
  return projectsQuery(uid, PROJECTS_MAX)
}

export function useProjectsToChoose(uid: string): Live<readonly LiveProject[]> {
  return useLive(uid, projectsToChoose(uid))
}

/** `null` reads none. */
export function useProjectOf(uid: string, id: string | null): Sought<LiveProject> {
  return soughtIn(useLive(uid, id === null ? null : projectQuery(id)))
}
