import { expect, test } from 'vitest'
import { appendToConversation, newConversationId, readConversation } from '@/data/coach/conversations'
import type { ChatMessage } from '@/domain/coach/conversation'
import { offline, signUp } from './support/person'

const question = (content: string, timestamp: number): ChatMessage => ({ role: 'user', content, timestamp })
const answer = (content: string, timestamp: number): ChatMessage => ({
  role: 'assistant',
  content,
  timestamp,
})

async function messagesOf(id: string): Promise<readonly string[]> {
  return (await readConversation(id))?.messages.map(({ content }) => content) ?? []
}

test('a save adds, whatever it knows of the document, and adds nothing twice', async () => {
  const userId = await signUp()
  const id = newConversationId()
  const first = [question('un', 1), answer('réponse', 2)]
  await appendToConversation({ id, userId, isNew: true, messages: first })
  const next = [question('deux', 3), answer('suite', 4)]
  await appendToConversation({ id, userId, isNew: false, messages: next })
  await Promise.all([
    appendToConversation({ id, userId, isNew: true, messages: first }),
    appendToConversation({ id, userId, isNew: false, messages: next }),
  ])
  expect(await messagesOf(id)).toEqual(['un', 'réponse', 'deux', 'suite'])
  expect(await readConversation(id)).toMatchObject({ title: 'un', userId })
})

test('the beginning of an answer gives way to the whole one, which follows it in the document', async () => {
  const userId = await signUp()
  const id = newConversationId()
  const cut: ChatMessage = { ...answer('le dé', 2), stopped: true }
  await appendToConversation({ id, userId, isNew: true, messages: [question('un', 1), cut] })
  await appendToConversation({
    id,
    userId,
    isNew: false,
    messages: [question('un', 1), answer('le début et la fin', 3)],
  })
  expect(await messagesOf(id)).toEqual(['un', 'le début et la fin'])
})

test('a read shows no conversation of which this device knows only what it is still adding', async () => {
  const userId = await signUp()
  const id = newConversationId()
  let save: Promise<void> | undefined
  await offline(async () => {
    save = appendToConversation({ id, userId, isNew: false, messages: [question('deux', 3)] })
    await expect(readConversation(id)).rejects.toMatchObject({ code: 'data/unavailable' })
  })
  await save
  expect(await messagesOf(id)).toEqual(['deux'])
})
