import type { LaunchStanding } from '@/domain/launch/standing'
import { standingOf } from '@/domain/launch/stored-standing'
import { parseProject } from '@/domain/projects/project'
import { projectsQuery } from './project-lists'
import { listOf, type Query } from './sync/query'

/** « Mise en vente » of the projects of `projectsQuery`. */
export function launchStandingsQuery(uid: string, size: number): Query<readonly LaunchStanding[]> {
  return {
    spec: projectsQuery(uid, size).spec,
    read: listOf(({ id, fields }) => {
      const project = parseProject(id, fields)
      return project && standingOf(project, fields)
    }),
  }
}
