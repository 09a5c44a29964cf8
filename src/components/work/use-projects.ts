import { projectQuery, projectsQuery, type LiveProject } from '@/data/projects'
import type { Live } from '@/data/sync/live'
import { useLive } from '@/data/sync/use-live'
import { soughtIn, type Sought } from './sought'

const PROJECTS_MAX = 50

export function useProjectsToChoose(uid: string): Live<readonly LiveProject[]> {
  return useLive(uid, projectsQuery(uid, PROJECTS_MAX))
}

/** `null` reads none. */
export function useProjectOf(uid: string, id: string | null): Sought<LiveProject> {
  return soughtIn(useLive(uid, id === null ? null : projectQuery(id)))
}
