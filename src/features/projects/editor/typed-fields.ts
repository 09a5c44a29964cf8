import { parseJson, readFields, readList, readText } from '@/domain/base/read-field'
import { PROJECT_ITEM_MAX, PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'
import { contentOf, emptyContent, type ProjectContent } from '@/domain/projects/parts'
import { withField, type FieldChange, type ProjectField } from '@/domain/projects/project-changes'
import { isBlank } from '@/domain/base/text/visible-text'

export interface TypedField {
  readonly text: string
  /** The text that the next change names as its base. */
  readonly from: string
  /** The base, as far as this device has stored it. */
  readonly stored: string
}

export type TypedFields = ReadonlyMap<ProjectField, TypedField>

/** `was`: the text before the first change here; `is`: the last one. */
export interface OwnChange {
  readonly was: string
  readonly is: string
}

/** Repeats all changes and typed texts of the editor, after they were undone. */
export function changesAgain(
  own: ReadonlyMap<ProjectField, OwnChange>,
  typed: TypedFields,
): readonly FieldChange[] {
  return [...new Set([...own.keys(), ...typed.keys()])].map((field) => ({
    field,
    from: own.get(field)?.was ?? typed.get(field)?.from ?? '',
    to: typed.get(field)?.text ?? own.get(field)?.is ?? '',
  }))
}

/** The stored content with the typed texts; `stored` null: nothing is stored. */
export function withTyped(stored: ProjectContent | null, typed: TypedFields): ProjectContent {
  const content = stored ? contentOf(stored) : emptyContent()
  return [...typed].reduce((shown, [field, { text }]) => withField(shown, field, text), content)
}

/** True if a title is typed without a visible character. */
export function hasBlankTitle(typed: TypedFields): boolean {
  const title = typed.get('title')
  return title !== undefined && isBlank(title.text)
}

export function canBeStored(field: ProjectField, text: string): boolean {
  if (field === 'title') return !isBlank(text) && text.trim().length <= PROJECT_TITLE_MAX
  return text.length <= PROJECT_ITEM_MAX
}

/** The device's form of the typed texts; null: none. `id`: their project. */
export function typedText(id: string, typed: TypedFields): string | null {
  if (typed.size === 0) return null
  const fields = [...typed].map(([field, { text, stored }]) => ({ field, text, from: stored }))
  return JSON.stringify({ id, fields })
}

export function parseTyped(text: string | null): { readonly id: string; readonly typed: TypedFields } | null {
  const kept = readFields(parseJson(text))
  const id = readText(kept?.['id'])
  if (!kept || !/^[\w-]{1,64}$/.test(id)) return null
  const typed = readList(kept['fields']).flatMap((value) => {
    const fields = readFields(value)
    const field = readText(fields?.['field'])
    const from = readText(fields?.['from'])
    return fields && field !== ''
      ? [[field, { text: readText(fields['text']), from, stored: from }] as const]
      : []
  })
  return { id, typed: new Map(typed) }
}
