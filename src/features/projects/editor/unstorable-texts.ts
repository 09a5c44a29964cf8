import { parseJson, readFields, readList, readText } from '@/domain/base/read-field'
import { PROJECT_ITEM_MAX, PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'
import { visibleText } from '@/domain/base/text/visible-text'
import type { ProjectContent } from '@/domain/projects/parts'
import { withField, type ProjectField } from '@/domain/projects/project-changes'

/**
 * Texts of fields that cannot be stored as they are: a blank title, a text that is too long, all fields of a project that has no title yet or
 * was deleted. They are typed text on this device.
 */
export type UnstorableTexts = ReadonlyMap<ProjectField, string>

export function withTexts(content: ProjectContent, texts: UnstorableTexts): ProjectContent {
  return [...texts].reduce((shown, [field, text]) => withField(shown, field, text), content)
}

/** The form in which a field's text is stored; null: it cannot be stored. */
export function storableText(field: ProjectField, text: string): string | null {
  if (field !== 'title') return text.length <= PROJECT_ITEM_MAX ? text : null
  const title = visibleText(text)
  return title !== '' && title.length <= PROJECT_TITLE_MAX ? title : null
}

/** Those that can be stored, in their stored form, and the others. */
export function partedTexts(texts: UnstorableTexts): Record<'storable' | 'left', UnstorableTexts> {
  const [storable, left] = [new Map<ProjectField, string>(), new Map<ProjectField, string>()]
  for (const [field, text] of texts) {
    const to = storableText(field, text)
    if (to === null) left.set(field, text)
    else storable.set(field, to)
  }
  return { storable, left }
}

/** The device's form; null: none. `id`: their project. */
export function textsToKeep(id: string, texts: UnstorableTexts): string | null {
  if (texts.size === 0) return null
  return JSON.stringify({ id, fields: [...texts].map(([field, text]) => ({ field, text })) })
}

export function parseKept(
  text: string | null,
): { readonly id: string; readonly texts: UnstorableTexts } | null {
  const kept = readFields(parseJson(text))
  const id = readText(kept?.['id'])
  if (!kept || !/^[\w-]{1,64}$/.test(id)) return null
  const texts = readList(kept['fields']).flatMap((value) => {
    const fields = readFields(value)
    const field = readText(fields?.['field'])
    return field === '' ? [] : [[field, readText(fields?.['text'])] as const]
  })
  return { id, texts: new Map(texts) }
}
