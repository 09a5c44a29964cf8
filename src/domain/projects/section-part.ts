import { readFields, readList, readText, type Fields } from '@/domain/base/read-field'
import { PROJECT_ITEM_MAX } from '@/domain/base/text-limits'
import type { Change, Merged, Part } from './part'
import { completeItem, projectItemId, type ProjectItem, type ProjectSectionKey } from './project-sections'

type Items = readonly ProjectItem[]
type Texts = readonly string[]

/** A section: compared and merged item by item, and kept in a draft as the texts of its items. */
export function sectionPart(
  key: ProjectSectionKey,
  label: string,
  titles: readonly string[],
): Part<Items, Texts> {
  return {
    label,
    parse: (stored) => parseItems(key, titles, stored),
    write: (items) => items.map(({ id, title, content, completed }) => ({ id, title, content, completed })),
    isSame: (a, b) => a.every((item, at) => isSameText(item, b[at])),
    merge: mergeItems,
    join: joinItems,
    kept: (items) => items.map(({ content }) => content),
    withKept: (items, texts) => items.map((item, at) => withText(item, texts[at] ?? item.content)),
    parseChange: (stored) => parseTexts(stored, titles.length),
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
    // Its items are the body of the document.
    fact: null,
  }
}

/** Every item, whatever was stored; matched by title, then by id. */
function parseItems(key: ProjectSectionKey, titles: readonly string[], value: unknown): Items {
  const stored = readList(value).map(readFields)
  const found = titles.map((title, index) => {
    const byTitle = stored.find((item) => item?.['title'] === title)
    if (byTitle) return byTitle
    // An item whose title is another one's belongs to that one.
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

/** Each item is the side's that changed it; one that both changed differently is a conflict. */
function mergeItems(base: Items, mine: Items, theirs: Items): Merged<Items> {
  const isMine = (at: number) => isSameText(base[at], theirs[at])
  const isTheirs = (at: number) => isSameText(base[at], mine[at])
  return {
    merged: mine.map((item, at) => (isTheirs(at) ? (theirs[at] ?? item) : item)),
    offered: mine.map((item, at) => (isMine(at) ? item : (theirs[at] ?? item))),
    hasConflict: mine.some((item, at) => !isMine(at) && !isTheirs(at) && !isSameText(item, theirs[at])),
  }
}

/** Where both wrote in the same item it holds one text behind the other. */
function joinItems(draft: { readonly base: Items; readonly mine: Items }, typed: Items, origin: Items) {
  return typed.map((item, at) => {
    const kept = draft.mine[at]?.content ?? ''
    if (kept === draft.base[at]?.content || kept === item.content) return item
    return withText(item, isSameText(item, origin[at]) ? kept : joinTexts(kept, item.content))
  })
}

function joinTexts(earlier: string, later: string): string {
  return [earlier, later].filter((text) => text.trim() !== '').join('\n\n')
}

/** An unreadable text counts as not changed. */
function parseTexts(stored: Fields | null, count: number): Change<Texts> | null {
  const [from, to] = [readList(stored?.['from']), readList(stored?.['to'])]
  if (!to.some((text) => typeof text === 'string')) return null
  const places = Array.from({ length: count }, (_, at) => at)
  const before = places.map((at) => readText(from[at]))
  return { from: before, to: places.map((at) => readText(to[at], before[at])) }
}

function withText(item: ProjectItem, content: string): ProjectItem {
  return item.content === content ? item : completeItem({ ...item, content })
}

function isSameText(a: ProjectItem | undefined, b: ProjectItem | undefined): boolean {
  return a?.content === b?.content
}
