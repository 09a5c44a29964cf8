import * as json from '@/domain/base/json'
import { VERSIONS_MAX } from '@/domain/base/business'
import { readContent, type ProjectContent } from '@/domain/projects/parts'
import { projectPath } from '@/domain/projects/project-writes'
import {
  keptVersion,
  parseVersion,
  VERSION_REASONS,
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

/** The version that was shown, by its place and the text of its time. */
interface Shown {
  readonly id: string
  readonly stamp: string
}

const SHOWN = {
  id: json.id,
  stamp: json.text,
}

interface Keep {
  readonly projectId: string
  readonly content: ProjectContent
  readonly name: string
  readonly reason: VersionReason
  /** ISO time of the version. */
  readonly keptAt: string
}

/** « Garder cette version »; also the inverse of a deletion. */
export const keepVersion = defineMutation<Keep>({
  name: 'versions.keep',
  args: json.args<Keep>({
    projectId: json.id,
    content: readContent,
    name: json.text,
    reason: json.oneOf(VERSION_REASONS),
    keptAt: json.time,
  }),
  reads: ({ projectId }) => [projectPath(projectId), ...versionPaths(projectId)],
  writes({ keptAt, ...kept }, doc, { uid }) {
    if (doc(projectPath(kept.projectId))?.['userId'] !== uid) return []
    return keptVersion({ ...kept, uid, at: new Date(keptAt) }, doc, true)
  },
  says: ({ name, content }) => `Version de «\u00a0${content.title.trim()}\u00a0» gardée\u00a0: ${name}`,
})

interface Rename extends Shown {
  readonly name: string
}

/** If the place has another version now, nothing is renamed. */
export const renameVersion = defineMutation<Rename>({
  name: 'versions.rename',
  args: json.args<Rename>({ ...SHOWN, name: json.text }),
  reads: ({ id }) => [versionPath(id)],
  writes: ({ id, stamp, name }, doc, { uid }) =>
    isSeen(doc(versionPath(id)), stamp, uid)
      ? [{ kind: 'update', path: versionPath(id), fields: { name } }]
      : [],
  key: ({ id }) => id,
  says: ({ name }) => `Version renommée\u00a0: ${name}`,
})

export const removeVersion = defineMutation<Shown>({
  name: 'versions.remove',
  args: json.args<Shown>(SHOWN),
  isRemoval: true,
  reads: ({ id }) => [versionPath(id)],
  writes: ({ id, stamp }, doc, { uid }) =>
    isSeen(doc(versionPath(id)), stamp, uid) ? [{ kind: 'delete', path: versionPath(id) }] : [],
  says: () => 'Version supprimée',
})

function isSeen(stored: Readonly<Record<string, unknown>> | null, stamp: string, uid: string): boolean {
  return stored?.['userId'] === uid && stored['keptAt'] === stamp
}
