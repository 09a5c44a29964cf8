import { VERSIONS_MAX } from '@/domain/base/business'
import { readDate, readFields, readOneOf, readText, type Fields } from '@/domain/base/read-field'
import type { Write } from '@/domain/base/write'
import { changedParts, checkProject, parseContent, type ProjectContent } from './parts'
import { contentFields, savedForm } from './project-save'

/**
 * Why a text was kept: as it was when its editor opened, before two things that change all of it, before two people's texts
 * were joined, or by the person.
 */
export const VERSION_REASONS = ['opening', 'undoing', 'restoring', 'joining', 'person'] as const
export type VersionReason = (typeof VERSION_REASONS)[number]

/** What a project said at a moment. */
export interface ProjectVersion {
  /** Made of the project and one of its five places. */
  readonly id: string
  readonly projectId: string
  readonly place: number
  /** '': nobody gave it one, and it makes room for a newer one by itself. */
  readonly name: string
  readonly reason: VersionReason
  /** null: nobody can say. */
  readonly keptAt: Date | null
  /** `keptAt` as it is stored: what says that this one is still in its place. */
  readonly stamp: string
  /** null: what is stored cannot be read. */
  readonly content: ProjectContent | null
}

export const VERSION_PLACES = Array.from({ length: VERSIONS_MAX }, (_, at) => at + 1)

export function versionId(projectId: string, place: number): string {
  return `${projectId}_${place}`
}

export function versionPath(id: string): string {
  return `projectVersions/${id}`
}

/** The five places, in the order in which a mutation reads them. */
export function versionPaths(projectId: string): readonly string[] {
  return VERSION_PLACES.map((place) => versionPath(versionId(projectId, place)))
}

function parseVersions(projectId: string, docs: readonly (Fields | null)[]): readonly ProjectVersion[] {
  return VERSION_PLACES.flatMap((place, at) => {
    const fields = docs[at]
    return (fields && parseVersion(versionId(projectId, place), fields)) ?? []
  })
}

/** null: in none of the places that there are. */
export function parseVersion(id: string, data: unknown): ProjectVersion | null {
  const fields = readFields(data)
  const projectId = readText(fields?.['projectId'])
  const place = VERSION_PLACES.find((each) => id === versionId(projectId, each))
  if (!fields || place === undefined) return null
  return {
    ...{ id, projectId, place },
    name: readText(fields['name']),
    reason: readOneOf(fields['reason'], VERSION_REASONS, 'opening'),
    keptAt: readDate(fields['keptAt']),
    stamp: readText(fields['keptAt']),
    content: readFields(fields['sections']) ? parseContent(fields) : null,
  }
}

/** The newest first; one whose time nobody can say is the oldest. */
export function newestVersionFirst(a: ProjectVersion, b: ProjectVersion): number {
  return timeOf(b) - timeOf(a) || b.place - a.place
}

/** Where the next version goes. */
interface VersionPlace {
  readonly place: number
  /** The one that makes room for it. */
  readonly replaced: ProjectVersion | null
}

/**
 * A free place, else that of the oldest one without a name. null: all have a name, and none of those goes by itself.
 */
export function placeFor(versions: readonly ProjectVersion[]): VersionPlace | null {
  const free = VERSION_PLACES.find((place) => versions.every((version) => version.place !== place))
  if (free !== undefined) return { place: free, replaced: null }
  const replaced = [...versions].sort(newestVersionFirst).findLast(({ name }) => name === '')
  return replaced ? { place: replaced.place, replaced } : null
}

/** A text that says something, that can be stored, and that none of these versions has. */
export function isWorthKeeping(content: ProjectContent, versions: readonly ProjectVersion[]): boolean {
  const isWritten = Object.values(content.sections).some((items) => items.some(({ completed }) => completed))
  const isStorable = checkProject(content) === null
  return (
    isWritten &&
    isStorable &&
    !versions.some((version) => version.content && isSameText(version.content, content))
  )
}

/** What a version is made of. */
export interface Keeping {
  readonly uid: string
  readonly projectId: string
  readonly content: ProjectContent
  /** '': it makes room for a newer one by itself. */
  readonly name: string
  readonly reason: VersionReason
  readonly at: Date
}

/**
 * Keeps a text as a version; nothing where each of the five has a name, or where it is there. `isWanted`: somebody asked for
 * it, also where another version says the same.
 */
export function keptVersion(
  keeping: Keeping,
  docs: readonly (Fields | null)[],
  isWanted = false,
): readonly Write[] {
  const { projectId, content, at } = keeping
  const versions = parseVersions(projectId, docs)
  const isKept = isWanted
    ? versions.some(({ stamp }) => stamp === at.toISOString())
    : !isWorthKeeping(content, versions)
  const found = placeFor(versions)
  if (isKept || !found) return []
  const path = versionPath(versionId(projectId, found.place))
  return [{ kind: 'set', path, fields: versionFields(keeping) }]
}

/** A version as it is stored. */
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
