import { startOf } from '@/domain/base/text/cut-text'
import { foldText } from '@/domain/base/text/fold-text'
import { dayAndMonth, localDateOf } from '@/domain/base/time/local-date'
import type { Conversation } from './conversation'

/** How many conversations may stand on top of the list. */
export const PINNED_MAX = 10

/** The pinned ones first, each group as it went on last. */
export function inListOrder(conversations: readonly Conversation[]): readonly Conversation[] {
  return [...conversations].sort(
    (a, b) => Number(b.isPinned) - Number(a.isPinned) || b.timestamp.getTime() - a.timestamp.getTime(),
  )
}

/** Adds what was read: a conversation that is known already keeps what this page knows of it. */
export function withRead(
  known: readonly Conversation[],
  read: readonly Conversation[],
): readonly Conversation[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...read.filter(({ id }) => !ids.has(id))]
}

/** What was said on the screen since the list was read; its name and its pin are those of the list. */
export function withTalk(
  known: readonly Conversation[],
  talked: Pick<Conversation, 'id' | 'messages' | 'cards' | 'timestamp'>,
): readonly Conversation[] {
  const { id, messages, cards, timestamp } = talked
  const before = known.find((one) => one.id === id)
  if (!before || timestamp <= before.timestamp) return known
  return known.map((one) => (one === before ? { ...one, messages, cards, timestamp } : one))
}

/**
 * Tells apart what has one title: all but the first in the list get the day on which they were begun, « 21/11 », and a
 * number where they share that too. By id; a name that the person gave has none, and is nobody else's.
 */
export function titleMarks(conversations: readonly Conversation[]): ReadonlyMap<string, string> {
  const folded = (text: string) => foldText(text).trimEnd()
  const taken = new Set(conversations.flatMap(({ name }) => (name === null ? [] : [folded(name)])))
  const marks = new Map<string, string>()
  for (const { id, title, name, messages, timestamp } of conversations) {
    if (name !== null) continue
    const day = dayAndMonth(localDateOf(new Date(messages[0]?.timestamp ?? timestamp)))
    let mark = ''
    for (let count = 1; taken.has(folded(`${title} ${mark}`)); count += 1) {
      mark = count === 1 ? day : `${day} (${count})`
    }
    taken.add(folded(`${title} ${mark}`))
    if (mark !== '') marks.set(id, mark)
  }
  return marks
}

/** What stands under one heading of the list. */
export interface ConversationGroup {
  readonly isPinned: boolean
  /** Id; null: « Sans projet », or the pinned ones. */
  readonly project: string | null
  readonly found: readonly FoundConversation[]
}

/** The pinned ones, then project by project, each where its first one stands in the list, those without a project last. */
export function groupedByProject(found: readonly FoundConversation[]): readonly ConversationGroup[] {
  const groups = new Map<string | null | true, FoundConversation[]>()
  for (const one of found) {
    const { isPinned, project } = one.conversation
    const key = isPinned || project
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const last = groups.get(null)
  groups.delete(null)
  if (last) groups.set(null, last)
  return [...groups].map(([key, each]) => ({
    isPinned: key === true,
    project: key === true ? null : key,
    found: each,
  }))
}

export interface FoundConversation {
  readonly conversation: Conversation
  /** Where the words stand in what was said, when the title does not hold them all. */
  readonly excerpt: string | null
}

/** Whether something is searched at all: signs alone find nothing and hide nothing. */
export function isSearch(search: string): boolean {
  return foldText(search).trim() !== ''
}

/** Those that hold all the words, in their order; capitals, accents and signs do not matter. */
export function findConversations(
  conversations: readonly Conversation[],
  search: string,
  place: 'titles' | 'texts',
): readonly FoundConversation[] {
  const words = foldText(search).split(' ').filter(Boolean)
  return conversations.flatMap((conversation): FoundConversation[] => {
    const { title, texts } = folded(conversation)
    const left = words.filter((word) => !title.includes(word))
    if (left.length === 0) return [{ conversation, excerpt: null }]
    if (place === 'titles') return []
    // Words of the title may meet words of a message. In so much text a word counts from its beginning only.
    const index = texts.findIndex((text) => left.every((word) => text.includes(` ${word}`)))
    const message = conversation.messages[index]
    return message && left[0] ? [{ conversation, excerpt: excerptOf(message.content, left[0]) }] : []
  })
}

interface Folded {
  readonly title: string
  readonly texts: readonly string[]
}

/** A conversation keeps its identity until it changes, so a keystroke folds nothing again. */
const known = new WeakMap<Conversation, Folded>()

function folded(conversation: Conversation): Folded {
  const before = known.get(conversation)
  if (before) return before
  const { title, messages } = conversation
  let texts: readonly string[] | undefined
  const after = {
    title: foldText(title),
    // Titles are searched at every keystroke, texts only when they are asked for.
    get texts() {
      texts ??= messages.map(({ content }) => foldText(content))
      return texts
    },
  }
  known.set(conversation, after)
  return after
}

const BEFORE = 40
const AFTER = 80

/** The words around the first one that begins with `word`, on one line. */
function excerptOf(content: string, word: string): string {
  const text = content.replace(/\s+/g, ' ').trim()
  const found = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].find(({ 0: one }) =>
    foldText(one).startsWith(` ${word}`),
  )
  const at = found?.index ?? 0
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const rest = text.slice(from)
  const end = startOf(rest, at - from + AFTER)
  return `${from > 0 ? '…' : ''}${end}${end.length < rest.length ? '…' : ''}`
}
