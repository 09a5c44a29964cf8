import type { DeliveryState } from '@/domain/base/delivery-state'
import { readFields, readFlag, readList, readText } from '@/domain/base/read-field'
import { cardMap, parseCards, type Card } from '@/domain/coach/card'
import { parseChatMessage, type ChatMessage } from '@/domain/coach/conversation'
import { hasSent, parseSent, type SentDossiers } from '@/domain/coach/sent-dossier'
import { withUnsavedTails } from '@/domain/export/export-unsaved'
import { keepTexts } from '@/data/device/kept'
import { hold, holdIfFree, isHeldHere, letGo } from '@/data/device/page-hold'
import type { StoredKey } from '@/data/device/stored-keys'

/** The end of a conversation that the server is not known to hold. */
interface Tail {
  /** The conversation it belongs to. */
  readonly id: string
  /** The document was never written: there is nothing to read before the tail. */
  readonly isNew: boolean
  /** What the document is to be called; null: its first question says it, or it is there already. */
  readonly name: string | null
  /** `refused`: the server said no; it is asked again all the same. */
  readonly state: Extract<DeliveryState, 'sent' | 'refused'>
  readonly messages: readonly ChatMessage[]
  /** Under its messages, or under those that the document holds already: then there may be no message. */
  readonly cards: readonly Card[]
  /** What went with its questions. */
  readonly sent: SentDossiers
}

/** It survives a reload on the device. */
export interface UnsavedTail extends Tail {
  /** Its place on the device. Each conversation of each page has its own: none ever takes another's. */
  readonly slot: StoredKey
}

export const keptConversations = keepTexts<Tail, ReadonlyMap<string, Tail>>({
  family: 'coach.unsaved',
  screen: 'coach',
  losses: [
    {
      one: 'question sans réponse',
      many: 'questions sans réponse',
      count: (uid) => waitingTails(uid).filter(isUnanswered).length,
    },
    {
      one: 'conversation non enregistrée',
      many: 'conversations non enregistrées',
      count: (uid) => waitingTails(uid).filter((tail) => !isUnanswered(tail)).length,
    },
    {
      one: 'conversation refusée',
      many: 'conversations refusées',
      count: (uid) => readUnsaved(uid).filter(({ state }) => state === 'refused').length,
    },
  ],
  exported: (uid, content) => ({
    ...content,
    conversations: withUnsavedTails(content.conversations, uid, readUnsaved(uid)),
  }),
  parse(text) {
    const fields = readFields(JSON.parse(text))
    const id = readText(fields?.['id'])
    const messages = readList(fields?.['messages']).flatMap((message) => parseChatMessage(message) ?? [])
    const cards = parseCards(fields?.['cards'])
    const wentAlong = readFields(fields?.['sent'])
    const sent = parseSent(wentAlong?.['dossiers'], wentAlong?.['sent'])
    if (!fields || id === '' || (messages.length + cards.length === 0 && !hasSent(sent))) return null
    // Earlier versions wrote `isRefused`.
    const isRefused = fields['state'] === 'refused' || readFlag(fields['isRefused'])
    const state = isRefused ? 'refused' : 'sent'
    const name = readText(fields['name']) || null
    return { id, isNew: readFlag(fields['isNew']), name, state, messages, cards, sent }
  },
  format: (tail) => JSON.stringify({ ...tail, cards: cardMap(tail.cards) }),
  view: (tails) => tails,
})

function prefixOf(uid: string) {
  return `coach.unsaved.${uid}` as const
}

export function newUnsavedSlot(uid: string): StoredKey {
  return `${prefixOf(uid)}.${crypto.randomUUID()}`
}

/** Under which id it is kept; null: it is not this person's. Without one of its own: the only place there was, once. */
function placeOf(uid: string, slot: StoredKey): string | null {
  if (slot === prefixOf(uid)) return ''
  return slot.startsWith(`${prefixOf(uid)}.`) ? slot.slice(prefixOf(uid).length + 1) : null
}

/** All that is kept for somebody, what other pages hold included, the oldest first. */
export function readUnsaved(uid: string): UnsavedTail[] {
  return [...keptConversations.values(uid)]
    .map(([place, tail]) => ({
      ...tail,
      slot: place === '' ? prefixOf(uid) : (`${prefixOf(uid)}.${place}` as const),
    }))
    .sort((some, other) => endOf(some) - endOf(other))
}

/** Cards of a conversation that the server is not known to hold, whichever page put them; one that was answered too. */
export function waitingCards(uid: string, conversationId: string): readonly Card[] {
  return readUnsaved(uid).flatMap(({ id, cards }) => (id === conversationId ? cards : []))
}

/** null: it is saved and gone, or it is not this person's. */
export function readUnsavedAt(uid: string, slot: StoredKey): UnsavedTail | null {
  return readUnsaved(uid).find((tail) => tail.slot === slot) ?? null
}

export function writeUnsaved(uid: string, { slot, ...tail }: UnsavedTail): void {
  const place = placeOf(uid, slot)
  if (place !== null) keptConversations.edit(uid, (tails) => tails.set(place, tail))
}

export function dropUnsaved(uid: string, slot: StoredKey): void {
  const place = placeOf(uid, slot)
  if (place !== null) keptConversations.edit(uid, (tails) => tails.delete(place))
}

function waitingTails(uid: string): UnsavedTail[] {
  return readUnsaved(uid).filter(({ state }) => state === 'sent')
}

function isUnanswered({ messages }: Tail): boolean {
  const last = messages.at(-1)
  return last?.role === 'user' || last?.stopped === true
}

function endOf({ messages }: Tail): number {
  return messages.at(-1)?.timestamp ?? 0
}

/** This page works on it: no other one takes it over as long as this one lives. */
export function keepUnsaved(uid: string, tail: UnsavedTail): void {
  hold(tail.slot)
  writeUnsaved(uid, tail)
}

export function forgetUnsaved(uid: string, slot: StoredKey): void {
  dropUnsaved(uid, slot)
  letGo(slot)
}

/** Places that this page waits for, or has waited for. */
const asked = new Set<StoredKey>()

/**
 * Takes over what pages that are gone have left of somebody's: first all that is free, be it nothing; later, one by
 * one, what another page holds, once that page is gone. A page that is just leaving needs a moment to be gone. What a
 * page of this tab left for want of room on the device is known to this tab alone, whoever holds its place by now.
 */
export async function claimUnsaved(
  uid: string,
  onClaimed: (tails: readonly UnsavedTail[]) => void,
): Promise<void> {
  const taken: StoredKey[] = []
  for (const { slot } of readUnsaved(uid)) {
    if (asked.has(slot) || isHeldHere(slot)) continue
    asked.add(slot)
    if (await holdIfFree(slot)) taken.push(slot)
    else {
      const own = moveApart(uid, slot)
      if (own) taken.push(own)
      void holdIfFree(slot, true).then(() => onClaimed(take(uid, [slot])))
    }
  }
  onClaimed(take(uid, taken))
}

function moveApart(uid: string, slot: StoredKey): StoredKey | null {
  const own = newUnsavedSlot(uid)
  const [from, to] = [placeOf(uid, slot), placeOf(uid, own)]
  if (from === null || to === null || !keptConversations.moveApart(uid, from, to)) return null
  hold(own)
  return own
}

/** As they are now: whoever held a place until a moment ago may have saved what was in it. */
function take(uid: string, slots: readonly StoredKey[]): UnsavedTail[] {
  return slots.flatMap((slot) => {
    const tail = readUnsavedAt(uid, slot)
    if (!tail) letGo(slot)
    return tail ?? []
  })
}
