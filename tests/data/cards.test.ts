import { describe, expect, test } from 'vitest'
import { putCards, setCardState } from '@/data/coach/cards'
import { readUnsaved } from '@/data/coach/coach-unsaved'
import { appendToConversation, newConversationId, readConversation } from '@/data/coach/conversations'
import { publishSession } from '@/data/device/session-store'
import { parseCards, REPLACED_MAX, type Card } from '@/domain/coach/card'
import type { ChatMessage } from '@/domain/coach/conversation'
import { offline, signUp } from './support/person'

const first: ChatMessage[] = [
  { role: 'user', content: 'un', timestamp: 1 },
  { role: 'assistant', content: 'réponse', timestamp: 2 },
]
const next: ChatMessage[] = [
  { role: 'user', content: 'deux', timestamp: 3 },
  { role: 'assistant', content: 'suite', timestamp: 4 },
]

function todoCard(id: string, at = 2): Card {
  const todo = { genre: 'tache', jour: 'jeudi', texte: `Filmer ${id}`, chaqueSemaine: false, pourquoi: null }
  const [card] = parseCards({
    [id]: { v: 1, at, n: 0, from: 'person', ...todo, target: `t-${id}`, state: 'open' },
  })
  return card!
}

async function begun() {
  const userId = await signUp()
  const id = newConversationId()
  await appendToConversation({ id, userId, isNew: true, messages: first })
  return { id, userId, place: { conversationId: id, userId } }
}

async function cardsOf(id: string): Promise<readonly Card[]> {
  return (await readConversation(id))?.cards ?? []
}

describe('the cards of a conversation', () => {
  test('are put once, and keep each other', async () => {
    const { id, place } = await begun()
    await putCards(place, [todoCard('a'), todoCard('b')])
    await Promise.all([putCards(place, [todoCard('a')]), putCards(place, [todoCard('c', 4)])])
    expect(await cardsOf(id)).toEqual([todoCard('a'), todoCard('b'), todoCard('c', 4)])
    expect(await readConversation(id)).toMatchObject({ title: 'un', messages: first })
  })

  test('stay when an older tab, which does not know them, adds its messages', async () => {
    const { id, userId, place } = await begun()
    await putCards(place, [todoCard('a')])
    await appendToConversation({ id, userId, isNew: false, messages: next })
    expect(await readConversation(id)).toMatchObject({
      messages: [...first, ...next],
      cards: [todoCard('a')],
    })
  })

  test('are answered beside every save: nothing is lost on either side', async () => {
    const { id, userId, place } = await begun()
    await putCards(place, [todoCard('a'), todoCard('b')])
    await Promise.all([
      setCardState(id, 'a', { state: 'accepted', doneAt: 7 }),
      appendToConversation({ id, userId, isNew: false, messages: next }),
      putCards(place, [todoCard('c', 4)]),
      setCardState(id, 'b', { state: 'ignored', doneAt: 8 }),
    ])
    const read = await readConversation(id)
    expect(read?.messages).toEqual([...first, ...next])
    expect(read?.cards.map(({ id: card, state, doneAt }) => [card, state, doneAt])).toEqual([
      ['a', 'accepted', 7],
      ['b', 'ignored', 8],
      ['c', 'open', undefined],
    ])
  })

  test('come into one state when two tabs accept one at once', async () => {
    const { id, place } = await begun()
    await putCards(place, [todoCard('a')])
    await Promise.all([
      setCardState(id, 'a', { state: 'accepted', doneAt: 7 }),
      setCardState(id, 'a', { state: 'accepted', doneAt: 7 }),
    ])
    expect(await cardsOf(id)).toEqual([{ ...todoCard('a'), state: 'accepted', doneAt: 7 }])
  })

  test('keep the text that was replaced, unless it is too long for its undo', async () => {
    const { id, place } = await begun()
    await putCards(place, [todoCard('a'), todoCard('b')])
    const most = 'é'.repeat(REPLACED_MAX)
    await setCardState(id, 'a', { state: 'accepted', doneAt: 7, replaced: most })
    await setCardState(id, 'b', { state: 'accepted', doneAt: 7, replaced: `${most}a` })
    expect((await cardsOf(id)).map(({ replaced }) => replaced)).toEqual([most, null])
  })

  test('forget the text of an earlier press, and keep what a later one wrote over as a whole', async () => {
    const { id, place } = await begun()
    await putCards(place, [todoCard('a')])
    const taken = { state: 'accepted', doneAt: 7 } as const
    await setCardState(id, 'a', { ...taken, replaced: 'avant' })
    await setCardState(id, 'a', { ...taken, before: { verdicts: { wowEffect: null }, hasNote: true } })
    expect(await cardsOf(id)).toMatchObject([
      { replaced: 'avant', before: { verdicts: { wowEffect: null }, hasNote: true } },
    ])
    const before = { verdicts: { trending: false }, hasNote: false }
    await setCardState(id, 'a', { ...taken, replaced: null, before })
    expect(await cardsOf(id)).toEqual([{ ...todoCard('a'), ...taken, before }])
  })

  test("are only their own person's to answer", async () => {
    const { id, place } = await begun()
    await putCards(place, [todoCard('a')])
    await signUp()
    const refused = { name: 'AppError', code: 'data/denied' }
    await expect(setCardState(id, 'a', { state: 'accepted', doneAt: 7 })).rejects.toMatchObject(refused)
    await expect(putCards(place, [todoCard('b')])).rejects.toMatchObject(refused)
  })
})

describe('cards that are put before their conversation is on the server', () => {
  test('arrive after it, when the network is back', async () => {
    const userId = await signUp()
    const id = newConversationId()
    let saves: Promise<void>[] = []
    await offline(async () => {
      saves = [
        appendToConversation({ id, userId, isNew: true, messages: first }),
        putCards({ conversationId: id, userId }, [todoCard('a')]),
        setCardState(id, 'a', { state: 'accepted', doneAt: 7 }),
      ]
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    await Promise.all(saves)
    expect(await readConversation(id)).toMatchObject({
      messages: first,
      cards: [{ ...todoCard('a'), state: 'accepted' }],
    })
  })

  test('are kept on the device when it refuses them, and go with its first save', async () => {
    const userId = await signUp()
    const user = { uid: userId, email: 'moi@exemple.fr', createdAt: null }
    publishSession({ status: 'signed-in', user, by: 'login' })
    const id = newConversationId()
    await expect(putCards({ conversationId: id, userId }, [todoCard('a')])).rejects.toMatchObject({
      name: 'AppError',
    })
    const [left] = readUnsaved(userId)
    expect(left).toMatchObject({ id, messages: [], cards: [todoCard('a')] })
    await appendToConversation({ id, userId, isNew: true, messages: first, cards: left!.cards })
    expect(await readConversation(id)).toMatchObject({ messages: first, cards: [todoCard('a')] })
    await putCards({ conversationId: id, userId }, [todoCard('b')])
    expect(readUnsaved(userId)).toHaveLength(1)
  })

  test('do not come back open over what was answered meanwhile', async () => {
    const { id, userId, place } = await begun()
    await putCards(place, [todoCard('a')])
    await setCardState(id, 'a', { state: 'ignored', doneAt: 7 })
    await appendToConversation({
      id,
      userId,
      isNew: false,
      messages: [],
      cards: [todoCard('a'), todoCard('b')],
    })
    expect((await cardsOf(id)).map(({ state }) => state)).toEqual(['ignored', 'open'])
    await appendToConversation({ id, userId, isNew: false, messages: [], cards: [todoCard('a')] })
    expect(await cardsOf(id)).toHaveLength(2)
  })

  test('find the answer that arrived before them', async () => {
    const { id, userId } = await begun()
    await setCardState(id, 'a', { state: 'accepted', doneAt: 7 })
    await appendToConversation({ id, userId, isNew: false, messages: [], cards: [todoCard('a')] })
    expect(await cardsOf(id)).toEqual([{ ...todoCard('a'), state: 'accepted', doneAt: 7 }])
  })
})
