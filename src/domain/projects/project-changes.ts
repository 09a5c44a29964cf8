import { PROJECT_ITEM_MAX, PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'
import { Refusal, type ReadDocument, type Write } from '@/domain/base/write'
import { isWrittenOver, replacedIn, typedOver } from '@/domain/base/text/typed-over'
import { isBlank } from '@/domain/base/text/visible-text'
import { ITEM_PLACES, itemIn, itemPlace, withText } from './text/item-text'
import { parseContent, withHead, type ProjectContent } from './parts'
import { PROJECT_STATUSES } from './project-status'
import { changedProject, putBackProject, type ProjectChange } from './project-writes'
import { keptVersion, type VersionReason } from './project-version'

/** `title`, `status`, or the place of an item (`product-1`). */
export type ProjectField = string

export interface FieldChange {
  readonly field: ProjectField
  readonly from: string
  readonly to: string
}

export function fieldText(content: ProjectContent, field: ProjectField): string {
  if (field === 'title') return content.title
  return field === 'status' ? content.status : (itemIn(content, field)?.content ?? '')
}

export function withField(content: ProjectContent, field: ProjectField, text: string): ProjectContent {
  if (field === 'title') return withHead(content, 'title', text)
  if (field !== 'status') return withText(content, field, text)
  const status = PROJECT_STATUSES.find((each) => each === text)
  return status ? withHead(content, 'status', status) : content
}

export function changesBetween(from: ProjectContent, to: ProjectContent): readonly FieldChange[] {
  return ['title', 'status', ...ITEM_PLACES.map(({ id }) => id)]
    .map((field) => ({ field, from: fieldText(from, field), to: fieldText(to, field) }))
    .filter((change) => change.from !== change.to)
}

export function inverse({ field, from, to }: FieldChange): FieldChange {
  return { field, from: to, to: from }
}

/**
 * Text typed into one field. If another person or device changed the same item, both texts remain, and the earlier one is also stored as a
 * version. `doc`: reads the versions. `opens`: first change since the editor opened; stores the text before it as a version.
 */
export function typedField(
  by: ProjectChange,
  doc: ReadDocument,
  { field, from, to, opens }: FieldChange & { readonly opens: boolean },
): readonly Write[] {
  checkField(field, to)
  const { stored } = by
  if (!stored) {
    if (itemPlace(field) && !isBlank(to)) throw new Refusal('gone')
    return []
  }
  const before = parseContent(stored)
  const present = fieldText(before, field)
  const isItem = itemPlace(field) !== null
  const writes = changedProject(by, (content) =>
    withField(content, field, isItem ? typedOver(present, from, to, PROJECT_ITEM_MAX) : to),
  )
  if (writes.length === 0) return []
  const isJoined = isItem && isWrittenOver(present, from, to, PROJECT_ITEM_MAX)
  const reason = isJoined ? 'joining' : opens ? 'opening' : null
  return [...writes, ...(reason ? kept(by, doc, before, reason) : [])]
}

export interface Replacement {
  readonly changes: readonly FieldChange[]
  /** Items whose XP is taken back. */
  readonly unpaid: readonly string[]
  /** Coach marks that are restored with the texts. */
  readonly marks: readonly string[]
  /** Reason for storing the text before as a version; null: not stored. */
  readonly keeps: VersionReason | null
}

/** Replaces each field that still has its `from` text; a later change remains. `doc`: reads the versions. */
export function replacedFields(
  by: ProjectChange,
  doc: ReadDocument,
  { changes, unpaid, marks, keeps }: Replacement,
): readonly Write[] {
  const change = (before: ProjectContent) =>
    changes.reduce(
      (content: ProjectContent, { field, from, to }) => {
        const present = fieldText(content, field)
        const isItem = itemPlace(field) !== null
        if (isItem) return withField(content, field, replacedIn(present, from, to, PROJECT_ITEM_MAX))
        return withField(content, field, present === from ? to : present)
      },
      withMarks(before, marks),
    )
  const writes = unpaid.length > 0 ? putBackProject(by, change, unpaid) : changedProject(by, change)
  if (writes.length === 0 || !keeps) return writes
  return [...writes, ...kept(by, doc, parseContent(by.stored), keeps)]
}

/** Marks without a matching text are removed when the project is written. */
function withMarks(content: ProjectContent, marks: readonly string[]): ProjectContent {
  return { ...content, fromCoach: [...new Set([...content.fromCoach, ...marks])] }
}

function kept(
  { id, uid, at }: ProjectChange,
  doc: ReadDocument,
  content: ProjectContent,
  reason: VersionReason,
): readonly Write[] {
  return keptVersion({ projectId: id, uid, at, content, name: '', reason }, doc)
}

function checkField(field: ProjectField, to: string): void {
  const isTitle = field === 'title'
  if (isTitle && isBlank(to)) throw new Refusal('invalid')
  if (to.length > (isTitle ? PROJECT_TITLE_MAX : PROJECT_ITEM_MAX)) throw new Refusal('too-large')
}
