import * as json from '@/domain/base/json'
import type { Fields } from '@/domain/base/read-field'
import { parseConversation, type Conversation } from '@/domain/coach/conversation/conversation'
import { PINNED_MAX } from '@/domain/coach/conversation/conversation-list'
import {
  conversationPath,
  pinWrites,
  renameWrites,
  restoreWrites,
  stopWrites,
} from '@/domain/coach/conversation/conversation-writes'
import { questionWrites, readAsked, type Asked } from '@/domain/coach/conversation/exchange-writes'
import { syncOf } from '@/data/sync/current'
import { defineMutation } from '@/data/sync/mutation'
import { documentQuery, listOf, owned, type Doc, type Query } from '@/data/sync/query'
import { conversationsOf } from './talks'

function parse({ id, fields }: Doc): Conversation | null {
  return parseConversation(id, fields)
}

export function conversationQuery(id: string): Query<Conversation | null> {
  return documentQuery('conversations', id, parse)
}

/**
 * The last active conversation; null: none. One that the server does not have yet comes last: its unsent question is marked in
 * the list.
 */
export function latestConversationQuery(uid: string): Query<Conversation | null> {
  const read = listOf(parse)
  return {
    spec: conversationsOf(uid, 1),
    read(docs) {
      const kept = new Set(keptQuestions(uid).map(({ message }) => message))
      const isKnown = ({ answering, messages }: Conversation) =>
        answering !== null ||
        messages.some(({ id = '', role, fault }) => role === 'assistant' || fault || !kept.has(id))
      const found = read(docs)
      return found.find(isKnown) ?? found[0] ?? null
    },
  }
}

/** More than one only if two devices went on at the same time. */
const CONTINUATIONS = 5

/** The conversation that continues a full one, the last active of several; null: none. */
export function continuationQuery(uid: string, id: string): Query<Conversation | null> {
  const read = listOf(parse, (a, b) => b.timestamp.getTime() - a.timestamp.getTime())
  return {
    spec: owned(uid, 'conversations', CONTINUATIONS, ['continues', '==', id]),
    read: (docs) => read(docs).find((found) => found.id !== id) ?? null,
  }
}

/** A page of `size` conversations, last active first. */
export function recentConversationsQuery(uid: string, size: number): Query<readonly Conversation[]> {
  return { spec: conversationsOf(uid, size), read: listOf(parse) }
}

/** One more than the maximum: two devices may pin at the same time. */
const PINNED_READ = PINNED_MAX + 5

/** Pinned conversations. */
export function pinnedConversationsQuery(uid: string): Query<readonly Conversation[]> {
  return { spec: conversationsOf(uid, PINNED_READ, ['pinned', '==', true]), read: listOf(parse) }
}

/** Held: the question is shown until `coachChat` has written it. The conversation calls the function. */
export const askQuestion = defineMutation<Asked>({
  name: 'conversations.ask',
  args: readAsked,
  held: {
    key: ({ message }) => message,
    says: 'Pas encore envoyée\u00a0: ouvrez la conversation pour réessayer.',
  },
  reads: () => [],
  besides: ({ conversation, message }) => [conversationPath(conversation), conversationPath(message)],
  writes: (args, doc, { uid, at }) => questionWrites(uid, args, doc, at),
  says: ({ question }) => `Question au coach\u00a0: ${question}`,
  text: ({ question }) => question,
})

/** Questions that the server does not have yet, in order. */
export function keptQuestions(uid: string): readonly Asked[] {
  const entries = syncOf(uid).entries()
  return entries.flatMap(({ name, args }) => (name === askQuestion.name ? (readAsked(args) ?? []) : []))
}

/** Removes a question that the server does not have. */
export async function dropQuestion(uid: string, message: string): Promise<void> {
  const entries = syncOf(uid).entries()
  const numbers = entries.flatMap(({ name, args, number }) =>
    name === askQuestion.name && readAsked(args)?.message === message ? [number] : [],
  )
  await syncOf(uid).giveUp(numbers)
}

interface Stop {
  readonly id: string
  readonly message: string
}

/** « Arrêter »: `coachChat` sees the mark within a second. */
export const stopAnswer = defineMutation<Stop>({
  name: 'conversations.stop',
  args: json.args<Stop>({ id: json.id, message: json.id }),
  reads: ({ id }) => [conversationPath(id)],
  writes: ({ id, message }, doc) => stopWrites(id, doc(conversationPath(id)), message),
  says: () => 'Réponse du coach arrêtée',
})

interface Titled {
  readonly id: string
  readonly title: string
}

const readTitled = json.args<Titled>({ id: json.id, title: json.text })

export const renameConversation = defineMutation<Titled>({
  name: 'conversations.rename',
  args: readTitled,
  reads: ({ id }) => [conversationPath(id)],
  writes: ({ id, title }, doc) => renameWrites(id, doc(conversationPath(id)), title),
  says: ({ title }) => `Nom d’une conversation\u00a0: ${title}`,
})

interface Pin {
  readonly id: string
  readonly isPinned: boolean
}

export const pinConversation = defineMutation<Pin>({
  name: 'conversations.pin',
  args: json.args<Pin>({ id: json.id, isPinned: json.flag }),
  reads: ({ id }) => [conversationPath(id)],
  writes: ({ id, isPinned }, doc) => pinWrites(id, doc(conversationPath(id)), isPinned),
  says: ({ isPinned }) => (isPinned ? 'Conversation épinglée' : 'Conversation désépinglée'),
})

export const removeConversation = defineMutation<Titled>({
  name: 'conversations.remove',
  isRemoval: true,
  args: readTitled,
  reads: ({ id }) => [conversationPath(id)],
  writes({ id }, doc) {
    const path = conversationPath(id)
    return doc(path) ? [{ kind: 'delete', path }] : []
  },
  says: ({ title }) => `Conversation supprimée\u00a0: ${title}`,
})

interface Restore {
  readonly id: string
  /** The document before the deletion. */
  readonly fields: Fields
}

/** The inverse of `removeConversation`. */
export const restoreConversation = defineMutation<Restore>({
  name: 'conversations.restore',
  args: json.args<Restore>({ id: json.id, fields: json.fields }),
  reads: ({ id }) => [conversationPath(id)],
  writes: ({ id, fields }, doc, { uid }) => restoreWrites(uid, id, doc(conversationPath(id)), fields),
  says: ({ fields }) => `Conversation rétablie\u00a0: ${String(fields['title'])}`,
})
