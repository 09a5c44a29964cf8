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
import { questionWrites, type Asked } from '@/domain/coach/conversation/exchange-writes'
import { syncOf } from '@/data/sync/current'
import { defineMutation } from '@/data/sync/mutation'
import { documentQuery, listOf, type Doc, type Query } from '@/data/sync/query'
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

/** Stores and shows a question until `coachChat` has written it. The conversation calls the function. */
export const askQuestion = defineMutation<Asked>({
  name: 'conversations.ask',
  isSentByScreen: true,
  reads: () => [],
  besides: ({ conversation, message }) => [conversationPath(conversation), conversationPath(message)],
  writes: (args, docs, { uid, at }) => questionWrites(uid, args, docs, at),
  key: ({ message }) => message,
  says: ({ question }) => `Question au coach\u00a0: ${question}`,
  text: ({ question }) => question,
})

/** Questions that the server does not have yet, in order. */
export function keptQuestions(uid: string): readonly Asked[] {
  const entries = syncOf(uid).entries()
  return entries.flatMap(({ name, args }) => (name === askQuestion.name ? [args as Asked] : []))
}

/** « Arrêter »: `coachChat` sees the mark within a second. */
export const stopAnswer = defineMutation<{ readonly id: string; readonly message: string }>({
  name: 'conversations.stop',
  reads: ({ id }) => [conversationPath(id)],
  writes: ({ id, message }, [doc = null]) => stopWrites(id, doc, message),
  says: () => 'Réponse du coach arrêtée',
})

export const renameConversation = defineMutation<{ readonly id: string; readonly title: string }>({
  name: 'conversations.rename',
  reads: ({ id }) => [conversationPath(id)],
  writes: ({ id, title }, [doc = null]) => renameWrites(id, doc, title),
  says: ({ title }) => `Nom d'une conversation\u00a0: ${title}`,
})

export const pinConversation = defineMutation<{ readonly id: string; readonly isPinned: boolean }>({
  name: 'conversations.pin',
  reads: ({ id }) => [conversationPath(id)],
  writes: ({ id, isPinned }, [doc = null]) => pinWrites(id, doc, isPinned),
  says: ({ isPinned }) => (isPinned ? 'Conversation épinglée' : 'Conversation désépinglée'),
})

export const removeConversation = defineMutation<{ readonly id: string; readonly title: string }>({
  name: 'conversations.remove',
  reads: ({ id }) => [conversationPath(id)],
  writes: ({ id }, [doc = null]) => (doc ? [{ kind: 'delete', path: conversationPath(id) }] : []),
  says: ({ title }) => `Conversation supprimée\u00a0: ${title}`,
})

/** The inverse of `removeConversation`. `fields`: the document before it. */
export const restoreConversation = defineMutation<{ readonly id: string; readonly fields: Fields }>({
  name: 'conversations.restore',
  reads: ({ id }) => [conversationPath(id)],
  writes: ({ id, fields }, [doc = null], { uid }) => restoreWrites(uid, id, doc, fields),
  says: ({ fields }) => `Conversation rétablie\u00a0: ${String(fields['title'])}`,
})
