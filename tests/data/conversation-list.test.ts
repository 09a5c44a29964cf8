import { doc, getDoc, getDocFromServer, serverTimestamp, setDoc } from 'firebase/firestore'
import { expect, test } from 'vitest'
import {
  conversationPages,
  pinConversation,
  pinnedConversations,
  removeConversation,
  renameConversation,
} from '@/data/coach/conversation-list'
import { putCards } from '@/data/coach/cards'
import { appendToConversation, newConversationId, readConversation } from '@/data/coach/conversations'
import { openDatabase } from '@/data/live/firestore'
import type { ChatMessage } from '@/domain/coach/conversation'
import { findConversations, withRead } from '@/domain/coach/conversation-list'
import { parseCards } from '@/domain/coach/card'
import { offline, signUp } from './support/person'

const exchange = (number: number, text = `question ${number}`): ChatMessage[] => [
  { role: 'user', content: text, timestamp: number * 2 },
  { role: 'assistant', content: `réponse ${number}`, timestamp: number * 2 + 1 },
]

async function begun(text?: string, userId?: string) {
  const owner = userId ?? (await signUp())
  const id = newConversationId()
  await appendToConversation({ id, userId: owner, isNew: true, messages: exchange(1, text) })
  return { id, userId: owner }
}

async function stored(id: string) {
  const { db } = await openDatabase()
  return (await getDocFromServer(doc(db, 'conversations', id))).data()
}

test('a name stays over three exchanges, and over saves that give the first question as title', async () => {
  const { id, userId } = await begun()
  await renameConversation(id, 'Mon prix')
  for (const number of [2, 3, 4]) {
    await appendToConversation({ id, userId, isNew: false, messages: exchange(number) })
  }
  // A page that never heard that its first save arrived sends it again, and then what followed.
  await appendToConversation({ id, userId, isNew: true, messages: exchange(1) })
  await appendToConversation({ id, userId, isNew: true, messages: [...exchange(1), ...exchange(5)] })
  const read = await readConversation(id)
  expect(read?.title).toBe('Mon prix')
  expect(read?.messages).toHaveLength(10)
})

test('a tab of an earlier version cannot take the name back, only be refused', async () => {
  const { id, userId } = await begun()
  await renameConversation(id, 'Mon prix')
  const { db } = await openDatabase()
  const olderSave = { userId, timestamp: serverTimestamp(), title: 'question 1' }
  await expect(setDoc(doc(db, 'conversations', id), olderSave, { merge: true })).rejects.toMatchObject({
    code: 'permission-denied',
  })
  expect(await stored(id)).toMatchObject({ title: 'Mon prix', titled: true })
})

test('a name and a pin leave the time alone, so that the latest conversation stays the latest', async () => {
  const { id, userId } = await begun()
  const before = (await stored(id))?.['timestamp'] as unknown
  await begun('plus tard', userId)
  await renameConversation(id, 'Mon prix')
  await pinConversation(id, true)
  expect((await stored(id))?.['timestamp']).toEqual(before)
  const { conversations } = await conversationPages(userId, 20)()
  expect(conversations.map(({ title }) => title)).toEqual(['plus tard', 'Mon prix'])
  expect((await pinnedConversations(userId)).conversations).toMatchObject([{ id, isPinned: true }])
  await pinConversation(id, false)
  expect((await pinnedConversations(userId)).conversations).toEqual([])
})

test('a name that is too long, empty or of nobody is refused, and changes nothing', async () => {
  const { id } = await begun()
  const denied = { code: 'data/denied' }
  await expect(renameConversation(id, 'é'.repeat(121))).rejects.toMatchObject(denied)
  await expect(renameConversation(id, '')).rejects.toMatchObject(denied)
  expect(await stored(id)).toMatchObject({ title: 'question 1' })
  await signUp()
  await expect(renameConversation(id, 'À moi')).rejects.toMatchObject(denied)
  await expect(pinConversation(id, true)).rejects.toMatchObject(denied)
  await expect(removeConversation(id)).rejects.toMatchObject(denied)
})

test('a conversation that is gone is not made anew by a name', async () => {
  const { id } = await begun()
  await (
    await removeConversation(id)
  ).done
  await expect(renameConversation(id, 'Mon prix')).rejects.toBeDefined()
  await expect(readConversation(id)).rejects.toMatchObject({ code: 'data/denied' })
})

test('a deletion that is undone gives back every field, first in the list', async () => {
  const { id, userId } = await begun()
  const todo = { genre: 'tache', jour: 'jeudi', texte: 'Filmer', chaqueSemaine: false, pourquoi: null }
  const cards = parseCards({ a: { v: 1, at: 3, n: 0, from: 'coach', ...todo, target: 't', state: 'open' } })
  await putCards({ conversationId: id, userId }, cards)
  await renameConversation(id, 'Mon prix')
  const before = await stored(id)
  await begun('plus tard', userId)
  const removal = await removeConversation(id)
  await removal.done
  await expect(readConversation(id)).rejects.toMatchObject({ code: 'data/denied' })
  await removal.undo()
  // Sent twice, as the SDK does when an answer is lost.
  await removal.undo()
  expect(await stored(id)).toEqual({ ...before, timestamp: expect.anything() as unknown })
  const { conversations } = await conversationPages(userId, 20)()
  expect(conversations.map(({ title }) => title)).toEqual(['Mon prix', 'plus tard'])
})

test('is deleted and given back without a network, once it was read', async () => {
  const { id } = await begun()
  await readConversation(id)
  const { db } = await openDatabase()
  const sent = await offline(async () => {
    const removal = await removeConversation(id)
    expect((await getDoc(doc(db, 'conversations', id)).catch(() => null))?.exists() ?? false).toBe(false)
    return [removal.done, removal.undo()]
  })
  await Promise.all(sent)
  expect(await readConversation(id)).toMatchObject({ title: 'question 1', messages: exchange(1) })
})

test('a word of the 57th of 60 conversations is found by reading 60 documents', async () => {
  const userId = await signUp()
  for (let number = 60; number >= 1; number -= 1) {
    await begun(number === 57 ? 'Et la Teinture à l’indigo ?' : `sujet ${number}`, userId)
  }
  const nextPage = conversationPages(userId, 20)
  let read: Parameters<typeof withRead>[0] = []
  let documents = 0
  for (let hasMore = true; hasMore;) {
    const page = await nextPage()
    documents += page.conversations.length
    read = withRead(read, page.conversations)
    hasMore = page.hasMore && documents < 60
  }
  expect(documents).toBe(60)
  const [found, ...others] = findConversations(read, 'INDIGO', 'texts')
  expect(others).toEqual([])
  expect(read.indexOf(found!.conversation)).toBe(56)
})
