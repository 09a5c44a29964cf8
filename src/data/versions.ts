import { VERSIONS_MAX } from '@/domain/base/business'
import type { ProjectContent } from '@/domain/projects/parts'
import { projectPath } from '@/domain/projects/project-writes'
import {
  keptVersion,
  parseVersion,
  versionPath,
  versionPaths,
  type ProjectVersion,
  type VersionReason,
} from '@/domain/projects/project-version'
import { defineMutation } from './sync/mutation'
import { latest, listOf, owned, withState, type Query, type WithState } from './sync/query'

export type LiveVersion = WithState<ProjectVersion>

/** One project's versions, newest first: at most five. */
export function versionsQuery(uid: string, projectId: string): Query<readonly LiveVersion[]> {
  return {
    spec: latest('keptAt', owned(uid, 'projectVersions', VERSIONS_MAX, ['projectId', '==', projectId])),
    read: listOf(withState(parseVersion)),
  }
}

/** « Garder cette version »; also the inverse of a deletion. */
export const keepVersion = defineMutation<{
  readonly projectId: string
  readonly content: ProjectContent
  readonly name: string
  readonly reason: VersionReason
  /** ISO time of the version. */
  readonly keptAt: string
}>({
  name: 'versions.keep',
  reads: ({ projectId }) => [projectPath(projectId), ...versionPaths(projectId)],
  writes({ keptAt, ...kept }, [project = null, ...versions], { uid }) {
    if (project?.['userId'] !== uid) return []
    return keptVersion({ ...kept, uid, at: new Date(keptAt) }, versions, true)
  },
  says: ({ name, content }) => `Version de «\u00a0${content.title.trim()}\u00a0» gardée\u00a0: ${name}`,
})

/** The version that was shown; if its place has another one now, nothing is renamed. */
export const renameVersion = defineMutation<{
  readonly id: string
  readonly stamp: string
  readonly name: string
}>({
  name: 'versions.rename',
  reads: ({ id }) => [versionPath(id)],
  writes: ({ id, stamp, name }, [stored = null], { uid }) =>
    isSeen(stored, stamp, uid) ? [{ kind: 'update', path: versionPath(id), fields: { name } }] : [],
  key: ({ id }) => id,
  says: ({ name }) => `Version renommée\u00a0: ${name}`,
})

export const removeVersion = defineMutation<{ readonly id: string; readonly stamp: string }>({
  name: 'versions.remove',
  reads: ({ id }) => [versionPath(id)],
  writes: ({ id, stamp }, [stored = null], { uid }) =>
    isSeen(stored, stamp, uid) ? [{ kind: 'delete', path: versionPath(id) }] : [],
  says: () => 'Version supprimée',
})

function isSeen(stored: Readonly<Record<string, unknown>> | null, stamp: string, uid: string): boolean {
  return stored?.['userId'] === uid && stored['keptAt'] === stamp
}
