import { readFields, readList, readText, type Fields } from '@/domain/base/read-field'
import { PROJECT_ITEM_MAX } from '@/domain/base/text/text-limits'
import { completeItem, projectItemId, type ProjectItem, type ProjectSectionKey } from './project-sections'

/** All operations on one part of a project. None is optional: a part without one does not compile. */
export interface Part<Value> {
  readonly label: string
  /** Accepts any stored value, and `undefined` when the part is missing. */
  readonly parse: (stored: unknown) => Value
  readonly write: (value: Value) => unknown
  readonly isSame: (a: Value, b: Value) => boolean
  /** The first fault that prevents saving; null: none. */
  readonly fault: (value: Value) => ProjectFault | null
  /** Differences of this version from another one; empty: equal. */
  readonly differences: (value: Value, other: Value) => readonly Difference[]
  /** Text after the label at the top of an exported project, '' for none; null: the export shows the part elsewhere. */
  readonly fact: ((value: Value) => string) | null
}

export interface Difference {
  /** Title of the item; null for the whole part. */
  readonly title: string | null
  readonly text: string
}

export type ProjectFault =
  | { readonly kind: 'title-blank' }
  | { readonly kind: 'title-too-long'; readonly length: number }
  | {
      readonly kind: 'item-too-long'
      readonly section: ProjectSectionKey
      readonly itemId: string
      readonly length: number
    }

/** A part with a single value, compared as a whole. */
export function headPart<Value extends string>(
  row: Pick<Part<Value>, 'label' | 'parse' | 'fault'> & {
    readonly words: (value: Value) => string
    readonly isFact: boolean
  },
): Part<Value> {
  const { label, parse, fault, words, isFact } = row
  return {
    label,
    parse,
    fault,
    write: (value) => value,
    isSame: (a, b) => a === b,
    differences: (value) => [{ title: null, text: words(value) }],
    fact: isFact ? words : null,
  }
}

type Items = readonly ProjectItem[]
type Texts = readonly string[]

export function sectionPart(key: ProjectSectionKey, label: string, titles: readonly string[]): Part<Items> {
  return {
    label,
    parse: (stored) => parseItems(key, titles, stored),
    write: (items) => items.map(({ id, title, content, completed }) => ({ id, title, content, completed })),
    isSame: (a, b) => a.every((item, at) => isSameText(item, b[at])),
    fault: (items) => {
      const item = items.find(({ content }) => content.length > PROJECT_ITEM_MAX)
      return item
        ? { kind: 'item-too-long', section: key, itemId: item.id, length: item.content.length }
        : null
    },
    differences: (items, others) =>
      items
        .filter((item, at) => !isSameText(item, others[at]))
        .map(({ title, content }) => ({ title, text: content })),
    // The export shows the items as its body.
    fact: null,
  }
}

/** Every item, from any stored value; matched by title, then by id. */
function parseItems(key: ProjectSectionKey, titles: readonly string[], value: unknown): Items {
  const stored = readList(value).map(readFields)
  const found = titles.map((title, index) => {
    const byTitle = stored.find((item) => item?.['title'] === title)
    if (byTitle) return byTitle
    // A stored item with another item's title belongs to that item.
    const isFree = (item: Fields | null) => !titles.some((other) => other === item?.['title'])
    return stored.find((item) => item?.['id'] === projectItemId(key, index) && isFree(item))
  })
  const ownIds = titles.map((_, index) => projectItemId(key, index))
  const ids = found.map((item, index) => readText(item?.['id']) || (ownIds[index] ?? ''))
  const isDistinct = new Set(ids).size === ids.length
  return titles.map((title, index) =>
    completeItem({
      id: (isDistinct ? ids : ownIds)[index] ?? '',
      title,
      content: readText(found[index]?.['content']),
    }),
  )
}

const COACH_MARK = /^[a-zA-Z]{1,20}-\d \d{1,5}-[0-9a-f]{1,8}$/

export function marksPart(label: string): Part<Texts> {
  const parse = (stored: unknown): Texts => [
    ...new Set(
      readList(stored).filter((mark): mark is string => typeof mark === 'string' && COACH_MARK.test(mark)),
    ),
  ]
  return {
    label,
    parse,
    write: (marks) => marks,
    isSame: isSameList,
    fault: () => null,
    // Marks are neither compared nor exported; their texts are.
    differences: () => [],
    fact: null,
  }
}

function isSameList(a: Texts, b: Texts): boolean {
  return a.length === b.length && a.every((mark) => b.includes(mark))
}

function isSameText(a: ProjectItem | undefined, b: ProjectItem | undefined): boolean {
  return a?.content === b?.content
}
