import { parseProject, type Project } from '@/domain/projects/project'
import { documentQuery, latest, listOf, owned, withState, type Query, type WithState } from './sync/query'

export type LiveProject = WithState<Project>

const PER_PAGE = 48

/** One person's projects, last changed first. */
export function projectsQuery(uid: string, size = PER_PAGE): Query<readonly LiveProject[]> {
  return {
    spec: latest('updatedAt', owned(uid, 'projects', size)),
    read: listOf(withState(parseProject)),
  }
}

export function projectQuery(id: string): Query<LiveProject | null> {
  return documentQuery('projects', id, withState(parseProject))
}
