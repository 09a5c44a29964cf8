import type { DeliveryState } from '@/domain/base/delivery-state'
import { readDate, readFields, readOneOf, readText, type Fields } from '@/domain/base/read-field'
import { withoutOldMarks } from './from-coach'
import type { Change, KeptDraft } from './part'
import {
  changedParts,
  checkProject,
  contentOf,
  contentOfParts,
  emptyContent,
  inPart,
  landedContent,
  mergeContents,
  PART_NAMES,
  placed,
  PROJECT_PARTS,
  storedAt,
  valueOf,
  type KeptValues,
  type Placed,
  type ProjectContent,
  type ProjectPart,
} from './parts'
import type { Project } from './project'

/** `open`: being written, or cancelled. `sent`: saved, answer not heard yet. */
export const DRAFT_STATES = ['open', 'sent', 'refused'] as const satisfies readonly DeliveryState[]

export type DraftState = (typeof DRAFT_STATES)[number]

/** Work on a project that its stored document does not have yet. */
export interface ProjectDraft {
  readonly projectId: string
  /** The version that it was made from; '' for a project that was never saved. */
  readonly version: string
  /** The version that its save makes; none: it was not handed over, or as several of which one may be there without another. */
  readonly savedAs?: string
  /** The version that the save says it starts from, where that is known. */
  readonly basis?: string
  readonly keptAt: Date
  readonly state: DraftState
  /** Which page keeps it, in places of its own; none: no page yet. */
  readonly page?: string
  /** What the project is called in it; may be blank. */
  readonly title: string
  readonly changes: DraftChanges
}

/** Only the parts that changed, each with what it was changed from; a section as the texts of its items. */
export type DraftChanges = Placed<PartChanges>

type PartChanges = { readonly [P in ProjectPart]?: Change<KeptValues[P]> }

/** What a save is kept as that changes nothing. */
export const NO_CHANGES: DraftChanges = { sections: {} }

export function changesNothing(changes: DraftChanges): boolean {
  return PART_NAMES.every((part) => changeOf(changes, part) === undefined)
}

/** null: nothing changed. */
export function changesBetween(base: ProjectContent, mine: ProjectContent): DraftChanges | null {
  const parts = changedParts(base, mine)
  return changesOfParts((part) =>
    parts.includes(part) ? { from: keptOf(base, part), to: keptOf(mine, part) } : null,
  )
}

/** What was changed, and into what; parts that the changes do not name are the stored project's. */
export function applyChanges(changes: DraftChanges, stored: ProjectContent): KeptDraft<ProjectContent> {
  return { base: withSide(changes, stored, 'from'), mine: withSide(changes, stored, 'to') }
}

/** Two drafts as one, which loses nothing of either. `isSeen`: the later one was written in view of the other. */
export function joinChanges(earlier: DraftChanges, later: DraftChanges, isSeen = false): DraftChanges {
  const joined = changesOfParts((part) => {
    const [first, last] = [changeOf(earlier, part), changeOf(later, part)]
    return first && last ? PROJECT_PARTS[part].joinChanges(first, last, isSeen) : (last ?? first ?? null)
  })
  return joined ?? NO_CHANGES
}

/**
 * The content with a draft of an earlier time in it. Where both wrote, since `origin`, in the same item, it holds
 * one text behind the other: nobody has to choose, and nothing typed is lost.
 */
export function joinDraft(
  { base, mine }: KeptDraft<ProjectContent>,
  content: ProjectContent,
  origin: ProjectContent,
): ProjectContent {
  return contentOfParts((part) =>
    inPart(part, ({ join }, valueIn) =>
      join({ base: valueIn(base), mine: valueIn(mine) }, valueIn(content), valueIn(origin)),
    ),
  )
}

/** Whether a version of the project says everything that the draft says. */
export function isContainedIn(changes: DraftChanges, content: ProjectContent): boolean {
  const wanted = withoutOldMarks(withSide(changes, content, 'to'))
  return changedParts(withoutOldMarks(content), wanted).length === 0
}

/** Whether the save of `content` left out some of the draft: it neither has it nor wrote in its place. */
export function leavesOut(changes: DraftChanges, base: ProjectContent, content: ProjectContent): boolean {
  const saved = withoutOldMarks(content)
  const wanted = withoutOldMarks(withSide(changes, content, 'to'))
  return changedParts(saved, mergeContents(base, saved, wanted).merged).length > 0
}

/** Whether all of the draft is in what a save was made from, or in the save. */
export function isPassedOn(changes: DraftChanges, base: ProjectContent, content: ProjectContent): boolean {
  const others = changesBetween(base, withSide(changes, base, 'to'))
  return others === null || isContainedIn(others, content)
}

/** What of the draft `content` has already; null: nothing. */
export function changesIn(changes: DraftChanges, content: ProjectContent): DraftChanges | null {
  return changesBetween(withSide(changes, content, 'from'), content)
}

/** What of the draft `content` says as the draft says it, item by item; null: nothing. */
export function changesSaidBy(changes: DraftChanges, content: ProjectContent): DraftChanges | null {
  const [from, to] = [withSide(changes, content, 'from'), withSide(changes, content, 'to')]
  return changesBetween(from, landedContent(from, to, content))
}

/**
 * What is saved when a refused draft is tried again, on top of what is stored by now. null: somebody has to look first.
 * Both sides changed the same part, the project is gone, or something in it cannot be saved as it is.
 */
export function retriedContent(
  { version, changes }: ProjectDraft,
  project: Project | null,
): ProjectContent | null {
  if (!project && version !== '') return null
  const stored = project ? contentOf(project) : emptyContent()
  const { base, mine } = applyChanges(changes, stored)
  const { merged, conflicts } = mergeContents(base, mine, stored)
  return conflicts.length > 0 || checkProject(merged) ? null : merged
}

/** A draft as the device kept it; null when nothing of it can be read. */
export function parseProjectDraft(value: unknown): ProjectDraft | null {
  const fields = readFields(value)
  const projectId = readText(fields?.['projectId'])
  const changes = parseChanges(readFields(fields?.['changes']))
  if (!fields || !changes || !/^[\w-]{1,64}$/.test(projectId)) return null
  const savedAs = readText(fields['savedAs'])
  return {
    projectId,
    version: readText(fields['version']),
    ...(savedAs !== '' && { savedAs }),
    keptAt: readDate(fields['keptAt']) ?? new Date(0),
    state: readOneOf(fields['state'], DRAFT_STATES, 'open'),
    title: readText(fields['title']),
    changes,
  }
}

/**
 * `refused`: the server said no. `never-saved`: of a project that is nowhere else. `orphan`: of a project that was
 * deleted meanwhile. `on-card`: the card of its project shows it, or nothing is known yet.
 */
export type DraftStanding = 'refused' | 'never-saved' | 'orphan' | 'on-card'

export function standingOf(
  { state, version }: ProjectDraft,
  project: Project | null,
  isComplete: boolean,
): DraftStanding {
  if (state === 'refused') return 'refused'
  if (project || state === 'sent') return 'on-card'
  if (version === '') return 'never-saved'
  return isComplete ? 'orphan' : 'on-card'
}

function withSide(changes: DraftChanges, stored: ProjectContent, side: 'from' | 'to'): ProjectContent {
  return contentOfParts((part) => {
    const change = changeOf(changes, part)
    const value = valueOf(stored, part)
    return change ? PROJECT_PARTS[part].withChange(value, change, side) : value
  })
}

function parseChanges(fields: Fields | null): DraftChanges | null {
  return changesOfParts((part) => PROJECT_PARTS[part].parseChange(readFields(storedAt(fields, part))))
}

function keptOf<P extends ProjectPart>(content: ProjectContent, part: P): KeptValues[P] {
  return PROJECT_PARTS[part].kept(valueOf(content, part))
}

function changeOf<P extends ProjectPart>({ sections, ...heads }: DraftChanges, part: P): PartChanges[P] {
  const changes: PartChanges = { ...heads, ...sections }
  return changes[part]
}

/** null: no part has a change. */
function changesOfParts(
  make: <P extends ProjectPart>(part: P) => Change<KeptValues[P]> | null,
): DraftChanges | null {
  const entries = PART_NAMES.flatMap((part) => {
    const change = make(part)
    return change ? [[part, change] as const] : []
  })
  return entries.length === 0 ? null : placed(Object.fromEntries(entries) as PartChanges)
}
