import { VERSIONS_MAX } from '@/domain/base/business'
import { readDate, readFields, readOneOf, readText, type Fields } from '@/domain/base/read-field'
import type { ReadDocument, Write } from '@/domain/base/write'
import { changedParts, checkProject, parseContent, type ProjectContent } from './parts'
import { contentFields, savedForm } from './project-save'

/** An opened editor, before an undo or a restore of everything, before joining two persons' texts, or the person's wish. */
export const VERSION_REASONS = ['opening', 'undoing', 'restoring', 'joining', 'person'] as const
export type VersionReason = (typeof VERSION_REASONS)[number]

export interface ProjectVersion {
  /** Project id and one of its five places. */
  readonly id: string
  readonly projectId: string
  readonly place: number
  /** '': unnamed, and may be replaced by a newer version. */
  readonly name: string
  readonly reason: VersionReason
  /** null: unknown. */
  readonly keptAt: Date | null
  /** Stored text of `keptAt`; identifies the version that is in this place. */
  readonly stamp: string
  /** null: unreadable. */
  readonly content: ProjectContent | null
}

export const VERSION_PLACES = Array.from({ length: VERSIONS_MAX }, (_, at) => at + 1)

export function versionId(projectId: string, place: number): string {
  return `${projectId}_${place}`
}

export function versionPath(id: string): string {
  return `projectVersions/${id}`
}

/** Paths of the five places. */
export function versionPaths(projectId: string): readonly string[] {
  return VERSION_PLACES.map((place) => versionPath(versionId(projectId, place)))
}

function versionsIn(projectId: string, doc: ReadDocument): readonly ProjectVersion[] {
  return VERSION_PLACES.flatMap((place) => {
    const id = versionId(projectId, place)
    return parseVersion(id, doc(versionPath(id))) ?? []
  })
}

/** null: the id is in none of the five places. */
export function parseVersion(id: string, data: unknown): ProjectVersion | null {
  const fields = readFields(data)
  const projectId = readText(fields?.['projectId'])
  const place = VERSION_PLACES.find((each) => id === versionId(projectId, each))
  if (!fields || place === undefined) return null
  return {
    id,
    projectId,
    place,
    name: readText(fields['name']),
    reason: readOneOf(fields['reason'], VERSION_REASONS, 'opening'),
    keptAt: readDate(fields['keptAt']),
    stamp: readText(fields['keptAt']),
    content: readFields(fields['sections']) ? parseContent(fields) : null,
  }
}

/** Newest first; one without a time is the oldest. */
export function newestVersionFirst(a: ProjectVersion, b: ProjectVersion): number {
  return timeOf(b) - timeOf(a) || b.place - a.place
}

interface VersionPlace {
  readonly place: number
  /** null: the place was free. */
  readonly replaced: ProjectVersion | null
}

/** A free place, else the place of the oldest unnamed version. null: all are named, and named versions are never replaced. */
export function placeFor(versions: readonly ProjectVersion[]): VersionPlace | null {
  const free = VERSION_PLACES.find((place) => versions.every((version) => version.place !== place))
  if (free !== undefined) return { place: free, replaced: null }
  const replaced = [...versions].sort(newestVersionFirst).findLast(({ name }) => name === '')
  return replaced ? { place: replaced.place, replaced } : null
}

/** Whether the content has text, can be stored, and differs from these versions. */
export function isWorthKeeping(content: ProjectContent, versions: readonly ProjectVersion[]): boolean {
  const isWritten = Object.values(content.sections).some((items) => items.some(({ completed }) => completed))
  const isStorable = checkProject(content) === null
  return (
    isWritten &&
    isStorable &&
    !versions.some((version) => version.content && isSameText(version.content, content))
  )
}

/** Whether the content would be lost if another text replaced it: no version has it, and all places have named ones. */
export function isUnkept(content: ProjectContent, versions: readonly ProjectVersion[]): boolean {
  return placeFor(versions) === null && isWorthKeeping(content, versions)
}

export interface Keeping {
  readonly uid: string
  readonly projectId: string
  readonly content: ProjectContent
  /** '': unnamed, and may be replaced by a newer version. */
  readonly name: string
  readonly reason: VersionReason
  readonly at: Date
}

/** Writes a version; nothing if all five are named or one has the same text. `isWanted`: the person asked for it, also if one has. */
export function keptVersion(keeping: Keeping, doc: ReadDocument, isWanted = false): readonly Write[] {
  const { projectId, content, at } = keeping
  const versions = versionsIn(projectId, doc)
  const isKept = isWanted
    ? versions.some(({ stamp }) => stamp === at.toISOString())
    : !isWorthKeeping(content, versions)
  const found = placeFor(versions)
  if (isKept || !found) return []
  const path = versionPath(versionId(projectId, found.place))
  return [{ kind: 'set', path, fields: versionFields(keeping) }]
}

export function versionFields({ uid, projectId, content, name, reason, at }: Keeping): Fields {
  return {
    userId: uid,
    projectId,
    ...contentFields(savedForm(content)),
    name,
    reason,
    keptAt: at.toISOString(),
  }
}

function isSameText(a: ProjectContent, b: ProjectContent): boolean {
  return changedParts(savedForm(a), savedForm(b)).length === 0
}

function timeOf({ keptAt }: ProjectVersion): number {
  return keptAt?.getTime() ?? 0
}
