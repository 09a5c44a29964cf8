import { describe, expect, test } from 'vitest'
import { renameConversation } from '@/data/coach/conversation-list'
import { appendToConversation, newConversationId, readConversation } from '@/data/coach/conversations'
import type { ChatMessage } from '@/domain/coach/conversation'
import { NOTHING_SENT, wentWith } from '@/domain/coach/sent-dossier'
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

describe('what went with the questions', () => {
  const sentOf = (at: number, hash = `0000000${at}`) => ({
    dossiers: { [hash]: `texte ${at}` },
    sent: { [at]: hash },
  })
  const exchange = (at: number) => [question(`q${at}`, at), answer(`a${at}`, at + 0.5)]

  async function withSeven() {
    const userId = await signUp()
    const id = newConversationId()
    for (const at of [1, 2, 3, 4, 5, 6, 7]) {
      const known = at % 2 === 0 ? (await readConversation(id))?.sent : null
      const held = known ?? null
      await appendToConversation({
        id,
        userId,
        isNew: at === 1,
        messages: exchange(at),
        sent: sentOf(at),
        held,
      })
    }
    return { id, userId }
  }

  test('is kept with them, the last six texts, whether what is there is known or has to be read', async () => {
    const { id } = await withSeven()
    const { sent, messages } = (await readConversation(id))!
    expect(messages).toHaveLength(14)
    expect([1, 2, 7].map((at) => wentWith(sent, at))).toEqual([null, 'texte 2', 'texte 7'])
    expect(Object.keys(sent.dossiers)).toHaveLength(6)
  })

  test('is refused past the bound, and taken once what is there was read', async () => {
    const { id, userId } = await withSeven()
    const added = { id, userId, isNew: false, messages: exchange(8), sent: sentOf(8) }
    const blind = appendToConversation({ ...added, held: NOTHING_SENT })
    await expect(blind).rejects.toMatchObject({ code: 'data/denied' })
    await appendToConversation({ ...added, held: null })
    expect(wentWith((await readConversation(id))!.sent, 8)).toBe('texte 8')
  })

  test('stays when an older tab adds its messages, and is written twice as once', async () => {
    const { id, userId } = await withSeven()
    const before = await readConversation(id)
    await appendToConversation({ id, userId, isNew: false, messages: exchange(8) })
    await appendToConversation({
      id,
      userId,
      isNew: false,
      messages: exchange(7),
      sent: sentOf(7),
      held: null,
    })
    const after = await readConversation(id)
    expect(after?.sent).toEqual(before?.sent)
    expect(after?.messages).toHaveLength(16)
  })
})

test('a conversation that goes on from one with a name is made with it, and a save that is repeated keeps a later one', async () => {
  const userId = await signUp()
  const id = newConversationId()
  const made = { id, userId, isNew: true, name: 'Gourde (suite)', messages: [question('un', 1)] }
  await appendToConversation(made)
  expect(await readConversation(id)).toMatchObject({ title: 'Gourde (suite)', name: 'Gourde (suite)' })
  await renameConversation(id, 'Ma gourde')
  await appendToConversation(made)
  expect(await readConversation(id)).toMatchObject({ name: 'Ma gourde' })
})
