import { readFields, readList, readText, type Fields } from '@/domain/base/read-field'
import { PROJECT_ITEM_MAX } from '@/domain/base/text-limits'
import { completeItem, projectItemId, type ProjectItem, type ProjectSectionKey } from './project-sections'

/**
 * All that is done with one part of a project. Nothing here is optional: a part without one of these does not compile.
 * `Value` is what the editor holds; `Kept` what a draft keeps of it, as JSON.
 */
export interface Part<Value, Kept = Value> {
  /** In French, as it is named to the person. */
  readonly label: string
  /** Tolerant: whatever was stored, and `undefined` for a part that was not. */
  readonly parse: (stored: unknown) => Value
  readonly write: (value: Value) => unknown
  readonly isSame: (a: Value, b: Value) => boolean
  readonly merge: (base: Value, mine: Value, theirs: Value) => Merged<Value>
  /** What a merge starts from: of what was sent the texts that came back as they were, else those of `from`. */
  readonly landed: (from: Value, sent: Value, theirs: Value) => Value
  /** A draft of an earlier time with what was typed since `origin`: nobody has to choose. */
  readonly join: (draft: KeptDraft<Value>, typed: Value, origin: Value) => Value
  readonly kept: (value: Value) => Kept
  /** With what the change changed as it was before or after it; the rest stays as it is. */
  readonly withChange: (value: Value, change: Change<Kept>, side: keyof Change<Kept>) => Value
  /**
   * Two changes, of which nobody may have seen the first one when making the second, as one: both texts stand in it where
   * they changed the same. `isSeen`: the second one was made in view of the first.
   */
  readonly joinChanges: (earlier: Change<Kept>, later: Change<Kept>, isSeen: boolean) => Change<Kept>
  /** A change as the device kept it; null when nothing of it can be read. */
  readonly parseChange: (stored: Fields | null) => Change<Kept> | null
  /** The first thing that keeps it from being saved. */
  readonly fault: (value: Value) => ProjectFault | null
  /** What a version says that another one does not say so; none: they are the same. */
  readonly differences: (value: Value, other: Value) => readonly Difference[]
  /** What stands behind its label at the head of an exported project, '' for nothing; null: it has its own place there. */
  readonly fact: ((value: Value) => string) | null
}

export interface Change<T> {
  readonly from: T
  readonly to: T
}

/** Two versions made from the same base, as one. */
export interface Merged<T> {
  /** What both sides changed, differently, stands in it as in mine. */
  readonly merged: T
  /** The same with it as in theirs. */
  readonly offered: T
  /** It holds such a thing: the person chooses. */
  readonly hasConflict: boolean
}

export interface KeptDraft<T> {
  /** What the draft started from. */
  readonly base: T
  readonly mine: T
}

export interface Difference {
  /** Of the item; null for the whole part. */
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

/** A part that is one value, compared as a whole. */
export function headPart<Value extends string>(
  row: Pick<Part<Value>, 'label' | 'parse' | 'fault'> & {
    readonly words: (value: Value) => string
    readonly isFact: boolean
    /** What stands where a draft and what was typed since have both changed it. */
    readonly both: (draft: Value, typed: Value) => Value
  },
): Part<Value> {
  const { label, parse, fault, words, isFact, both } = row
  return {
    ...{ label, parse, fault },
    write: (value) => value,
    isSame: (a, b) => a === b,
    merge: (base, mine, theirs) => {
      const isTheirs = mine === base
      const hasConflict = !isTheirs && theirs !== base && theirs !== mine
      return {
        merged: isTheirs ? theirs : mine,
        offered: isTheirs || hasConflict ? theirs : mine,
        hasConflict,
      }
    },
    landed: (from, sent, theirs) => (sent === theirs ? sent : from),
    join: (draft, typed, origin) => joinValues(draft, { base: origin, mine: typed }, both),
    kept: (value) => value,
    withChange: (_, change, side) => change[side],
    joinChanges: (earlier, later, isSeen) => joinTwo(earlier, later, isSeen ? latter : both),
    parseChange: (stored) => stored && { from: parse(stored['from']), to: parse(stored['to']) },
    differences: (value) => [{ title: null, text: words(value) }],
    fact: isFact ? words : null,
  }
}

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
    landed: (from, sent, theirs) =>
      from.map((item, at) => (isSameText(sent[at], theirs[at]) ? (sent[at] ?? item) : item)),
    join: (draft, typed, origin) =>
      typed.map((item, at) => {
        const textOf = (items: Items) => items[at]?.content ?? ''
        const kept = { base: textOf(draft.base), mine: textOf(draft.mine) }
        return withText(item, joinValues(kept, { base: textOf(origin), mine: item.content }, joinTexts))
      }),
    kept: (items) => items.map(({ content }) => content),
    withChange: (items, change, side) =>
      items.map((item, at) =>
        change.from[at] === change.to[at] ? item : withText(item, change[side][at] ?? item.content),
      ),
    joinChanges: (earlier, later, isSeen) => {
      const textOf = (change: Change<Texts>, at: number): Change<string> => ({
        from: change.from[at] ?? '',
        to: change.to[at] ?? '',
      })
      const joined = titles.map((_, at) =>
        joinTwo(textOf(earlier, at), textOf(later, at), isSeen ? latter : joinTexts),
      )
      return { from: joined.map(({ from }) => from), to: joined.map(({ to }) => to) }
    },
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

/** A draft with what was typed beside it. `both`: where each changed the same, and neither on top of the other. */
function joinValues<T>(draft: KeptDraft<T>, typed: KeptDraft<T>, both: (draft: T, typed: T) => T): T {
  if (typed.mine === draft.base) return draft.mine
  return joinTwo({ from: draft.base, to: draft.mine }, { from: typed.base, to: typed.mine }, both).to
}

function joinTwo<T>(earlier: Change<T>, later: Change<T>, both: (earlier: T, later: T) => T): Change<T> {
  if (earlier.from === earlier.to) return later
  if (later.from === later.to) return earlier
  const hasBoth = later.from === earlier.to || later.to === earlier.to
  const to = hasBoth ? later.to : both(earlier.to, later.to)
  // What was undone is a change too: the server may have what came between.
  return { from: to === earlier.from ? earlier.to : earlier.from, to }
}

function latter<T>(_: T, later: T): T {
  return later
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

const COACH_MARK = /^[a-zA-Z]{1,20}-\d \d{1,5}-[0-9a-f]{1,8}$/

/** Marks of texts: each is there or not, so two versions are always brought together without a question. */
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
    merge: (base, mine, theirs) => {
      const merged = mergeMarks(base, mine, theirs)
      return { merged, offered: merged, hasConflict: false }
    },
    landed: (from, sent, theirs) => (isSameList(sent, theirs) ? sent : from),
    join: (draft, typed) => mergeMarks(draft.base, draft.mine, typed),
    kept: (marks) => marks,
    withChange: (marks, { from, to }, side) =>
      side === 'to' ? mergeMarks(from, to, marks) : mergeMarks(to, from, marks),
    joinChanges: (earlier, later) => ({
      from: earlier.from,
      to: isSameList(earlier.to, later.from) ? later.to : mergeMarks(later.from, later.to, earlier.to),
    }),
    parseChange: (stored) => stored && { from: parse(stored['from']), to: parse(stored['to']) },
    fault: () => null,
    // The texts themselves are what is compared and exported.
    differences: () => [],
    fact: null,
  }
}

function isSameList(a: Texts, b: Texts): boolean {
  return a.length === b.length && a.every((mark) => b.includes(mark))
}

/** What either side added and neither took away. */
function mergeMarks(base: Texts, mine: Texts, theirs: Texts): Texts {
  const all = [...new Set([...mine, ...theirs])]
  return all.filter((mark) => !base.includes(mark) || (mine.includes(mark) && theirs.includes(mark)))
}

function withText(item: ProjectItem, content: string): ProjectItem {
  return item.content === content ? item : completeItem({ ...item, content })
}

function isSameText(a: ProjectItem | undefined, b: ProjectItem | undefined): boolean {
  return a?.content === b?.content
}
