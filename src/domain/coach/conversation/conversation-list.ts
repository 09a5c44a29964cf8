import { startOf } from '@/domain/base/text/cut-text'
import { foldText } from '@/domain/base/text/fold-text'
import { dayAndMonth, localDateOf } from '@/domain/base/time/local-date'
import type { Conversation } from './conversation'

export const PINNED_MAX = 10

export function inListOrder(conversations: readonly Conversation[]): readonly Conversation[] {
  return [...conversations].sort(
    (a, b) => Number(b.isPinned) - Number(a.isPinned) || b.timestamp.getTime() - a.timestamp.getTime(),
  )
}

/** Adds a page of conversations; known ones remain as they are on this screen. */
export function withRead(
  known: readonly Conversation[],
  read: readonly Conversation[],
): readonly Conversation[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...read.filter(({ id }) => !ids.has(id))]
}

/**
 * Distinguishes equal titles, by conversation id: all but the first get the day of their first message, « 21/11 », and a number if the day
 * is the same too. Names given by the person have no mark, and a title equal to such a name gets one.
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

export interface ConversationGroup {
  readonly isPinned: boolean
  /** Project id. Null: « Sans projet », or the pinned conversations. */
  readonly project: string | null
  readonly found: readonly FoundConversation[]
}

/** Pinned conversations, then one group per project in the order of its first conversation, then those without a project. */
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
  /** Text around the first match in a message. Null: the title contains all words. */
  readonly excerpt: string | null
}

/** False for a search of only punctuation, which must not filter the list. */
export function isSearch(search: string): boolean {
  return foldText(search).trim() !== ''
}

/** Conversations that contain all words, or all for no word, in unchanged order; case, accents and punctuation are ignored. */
export function findConversations(
  conversations: readonly Conversation[],
  search: string,
  place: 'titles' | 'texts',
): readonly FoundConversation[] {
  const words = foldText(search).split(' ').filter(Boolean)
  return conversations.flatMap((conversation): FoundConversation[] => {
    const title = foldText(conversation.title)
    const left = words.filter((word) => !title.includes(word))
    if (left.length === 0) return [{ conversation, excerpt: null }]
    if (place === 'titles') return []
    // Words missing in the title must be in one message. In messages, words match only from their beginning.
    const index = foldedTexts(conversation).findIndex((text) =>
      left.every((word) => text.includes(` ${word}`)),
    )
    const message = conversation.messages[index]
    return message && left[0] ? [{ conversation, excerpt: excerptOf(message.content, left[0]) }] : []
  })
}

/** An unchanged conversation is the same object, so a keystroke folds no text again. */
const known = new WeakMap<Conversation, readonly string[]>()

function foldedTexts(conversation: Conversation): readonly string[] {
  const texts = known.get(conversation) ?? conversation.messages.map(({ content }) => foldText(content))
  known.set(conversation, texts)
  return texts
}

const BEFORE = 40
const AFTER = 80

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
