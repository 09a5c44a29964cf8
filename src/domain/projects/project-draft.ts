import type { DeliveryState } from '@/domain/base/delivery-state'
import { completeItem, PROJECT_STATUSES, type ProjectStatus } from './project'
import { changedParts, isSamePart, type ProjectContent, type ProjectPart } from './project-edit'
import { PROJECT_SECTIONS, type ProjectSectionKey } from './project-sections'
import { readDate, readFields, readList, readOneOf, readText, type Fields } from '@/domain/base/read-field'

/** `open`: being written, or cancelled. `sent`: saved, answer not heard yet. */
export const DRAFT_STATES = ['open', 'sent', 'refused'] as const satisfies readonly DeliveryState[]

export type DraftState = (typeof DRAFT_STATES)[number]

/** Work on a project that its stored document does not have yet. */
export interface ProjectDraft {
  readonly projectId: string
  /** The version that it was made from; '' for a project that was never saved. */
  readonly version: string
  readonly keptAt: Date
  readonly state: DraftState
  /** What the project is called in it; may be blank. */
  readonly title: string
  readonly changes: DraftChanges
}

interface Change<T> {
  readonly from: T
  readonly to: T
}

/** Only the parts that changed, each with what it was changed from; a section as the texts of its items. */
export interface DraftChanges {
  readonly title?: Change<string>
  readonly status?: Change<ProjectStatus>
  readonly sections: Readonly<Partial<Record<ProjectSectionKey, Change<readonly string[]>>>>
}

/** null: nothing changed. */
export function changesBetween(base: ProjectContent, mine: ProjectContent): DraftChanges | null {
  const parts = changedParts(base, mine)
  if (parts.length === 0) return null
  const sections = PROJECT_SECTIONS.flatMap(({ key }) =>
    parts.includes(key) ? [[key, { from: textsOf(base, key), to: textsOf(mine, key) }] as const] : [],
  )
  return {
    ...(parts.includes('title') && { title: { from: base.title, to: mine.title } }),
    ...(parts.includes('status') && { status: { from: base.status, to: mine.status } }),
    sections: Object.fromEntries(sections),
  }
}

/** What was changed, and into what; parts that the changes do not name are the stored project's. */
export function applyChanges(
  changes: DraftChanges,
  stored: ProjectContent,
): { readonly base: ProjectContent; readonly mine: ProjectContent } {
  return { base: withSide(changes, stored, 'from'), mine: withSide(changes, stored, 'to') }
}

/** Two drafts of which one was written on top of the other. */
export function joinChanges(earlier: DraftChanges, later: DraftChanges): DraftChanges {
  const keys = PROJECT_SECTIONS.map(({ key }) => key)
  const sections = keys.flatMap((key) => {
    const change = joined(earlier.sections[key], later.sections[key])
    return change ? [[key, change] as const] : []
  })
  const title = joined(earlier.title, later.title)
  const status = joined(earlier.status, later.status)
  return { ...(title && { title }), ...(status && { status }), sections: Object.fromEntries(sections) }
}

/** Whether a version of the project says everything that the draft says. */
export function isContainedIn(changes: DraftChanges, content: ProjectContent): boolean {
  return changedParts(content, withSide(changes, content, 'to')).length === 0
}

/** Whether the save of `content` left out a part of the draft: it neither wrote nor had it. */
export function leavesOut(changes: DraftChanges, base: ProjectContent, content: ProjectContent): boolean {
  const wanted = withSide(changes, content, 'to')
  const isLost = (part: ProjectPart) => isSamePart(part, base, content)
  return changedParts(content, wanted).some(isLost)
}

/** A draft as the device kept it; null when nothing of it can be read. */
export function parseProjectDraft(value: unknown): ProjectDraft | null {
  const fields = readFields(value)
  const projectId = readText(fields?.['projectId'])
  const changes = parseChanges(readFields(fields?.['changes']))
  if (!fields || !changes || !/^[\w-]{1,64}$/.test(projectId)) return null
  return {
    projectId,
    version: readText(fields['version']),
    keptAt: readDate(fields['keptAt']) ?? new Date(0),
    state: readOneOf(fields['state'], DRAFT_STATES, 'open'),
    title: readText(fields['title']),
    changes,
  }
}

function joined<T>(earlier: Change<T> | undefined, later: Change<T> | undefined): Change<T> | undefined {
  return earlier && later ? { from: earlier.from, to: later.to } : (later ?? earlier)
}

function textsOf({ sections }: ProjectContent, key: ProjectSectionKey): string[] {
  return sections[key].map(({ content }) => content)
}

function withSide(changes: DraftChanges, stored: ProjectContent, side: 'from' | 'to'): ProjectContent {
  const sections = PROJECT_SECTIONS.map(({ key }) => {
    const texts = changes.sections[key]?.[side]
    const items = stored.sections[key]
    return [
      key,
      texts ? items.map((item, at) => completeItem({ ...item, content: texts[at] ?? item.content })) : items,
    ] as const
  })
  return {
    title: changes.title?.[side] ?? stored.title,
    status: changes.status?.[side] ?? stored.status,
    sections: Object.fromEntries(sections) as unknown as ProjectContent['sections'],
  }
}

function parseChanges(fields: Fields | null): DraftChanges | null {
  const stored = readFields(fields?.['sections'])
  const sections = PROJECT_SECTIONS.flatMap(({ key, items }) => {
    const change = parseTexts(readFields(stored?.[key]), items.length)
    return change ? [[key, change] as const] : []
  })
  const title = readFields(fields?.['title'])
  const status = readFields(fields?.['status'])
  if (sections.length === 0 && !title && !status) return null
  return {
    ...(title && { title: { from: readText(title['from']), to: readText(title['to']) } }),
    ...(status && { status: { from: readStatus(status['from']), to: readStatus(status['to']) } }),
    sections: Object.fromEntries(sections),
  }
}

function readStatus(value: unknown): ProjectStatus {
  return readOneOf(value, PROJECT_STATUSES, 'planning')
}

/** An unreadable text counts as not changed. */
function parseTexts(fields: Fields | null, count: number): Change<string[]> | null {
  const [from, to] = [readList(fields?.['from']), readList(fields?.['to'])]
  if (!to.some((text) => typeof text === 'string')) return null
  const places = Array.from({ length: count }, (_, at) => at)
  const before = places.map((at) => readText(from[at]))
  return { from: before, to: places.map((at) => readText(to[at], before[at])) }
}
