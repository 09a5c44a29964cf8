import type { ChatMessage } from '@/domain/coach/conversation'
import { conversationTitle } from '@/domain/coach/talk'
import { cardMap, lackingCards, parseCards, type Card } from '@/domain/coach/card'
import { hasSent, parseSent, sentChange, type SentDossiers } from '@/domain/coach/sent-dossier'
import type { StoredDocument } from './export-content'
import { readFields, readList, type Fields } from '@/domain/base/read-field'

interface Tail {
  readonly id: string
  readonly name: string | null
  readonly messages: readonly ChatMessage[]
  readonly cards: readonly Card[]
  readonly sent: SentDossiers
}

/** Conversations with their ends that the server does not have yet, in the form in which it will have them. */
export function withUnsavedTails(
  conversations: readonly StoredDocument[],
  userId: string,
  tails: readonly Tail[],
): readonly StoredDocument[] {
  const found = new Map(conversations.map((conversation) => [conversation.id, conversation]))
  for (const { id, name, messages, cards, sent } of tails) {
    const known = found.get(id)
    // The document that they stood in was deleted: nothing is left to stand in.
    if (!known && messages.length === 0) continue
    const fields = known?.fields ?? {
      userId,
      ...(name === null ? { title: conversationTitle(messages) } : { title: name, titled: true }),
    }
    const stored = readList(fields['messages'])
    const missing = messages.filter((message) => !stored.some((one) => isSame(one, message)))
    const timestamp = fields['timestamp'] ?? new Date(messages.at(-1)?.timestamp ?? 0)
    const lacking = cardMap(lackingCards(parseCards(fields['proposals']), cards))
    const proposals = { ...readFields(fields['proposals']), ...lacking }
    found.set(id, {
      id,
      fields: {
        ...fields,
        messages: [...stored, ...missing],
        timestamp,
        ...(Object.keys(proposals).length > 0 && { proposals }),
        ...(hasSent(sent) && sentFields(fields, sent)),
      },
    })
  }
  return [...found.values()]
}

function sentFields(fields: Fields, added: SentDossiers): Fields {
  const change = sentChange(parseSent(fields['dossiers'], fields['sent']), added)
  const merged = (name: 'dossiers' | 'sent') => {
    const entries = Object.entries({ ...readFields(fields[name]), ...change[name] })
    return Object.fromEntries(entries.filter(([, value]) => value !== null))
  }
  return { sent: merged('sent'), dossiers: merged('dossiers') }
}

function isSame(stored: unknown, { role, timestamp, content }: ChatMessage): boolean {
  const fields = readFields(stored)
  return fields?.['role'] === role && fields['timestamp'] === timestamp && fields['content'] === content
}
