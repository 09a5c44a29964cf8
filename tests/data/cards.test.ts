import { describe, expect, test } from 'vitest'
import { hearLeft, putCards, setCardState } from '@/data/coach/cards'
import { readUnsaved } from '@/data/coach/coach-unsaved'
import {
  appendToConversation,
  newConversationId,
  readConversation,
  watchConversation,
} from '@/data/coach/conversations'
import { publishSession } from '@/data/device/session-store'
import { parseCards, type Card } from '@/domain/coach/card'
import { REPLACED_MAX } from '@/domain/projects/item-text'
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
      setCardState(place, todoCard('a'), { state: 'accepted', doneAt: 7 }),
      appendToConversation({ id, userId, isNew: false, messages: next }),
      putCards(place, [todoCard('c', 4)]),
      setCardState(place, todoCard('b'), { state: 'ignored', doneAt: 8 }),
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
      setCardState(place, todoCard('a'), { state: 'accepted', doneAt: 7 }),
      setCardState(place, todoCard('a'), { state: 'accepted', doneAt: 7 }),
    ])
    expect(await cardsOf(id)).toEqual([{ ...todoCard('a'), state: 'accepted', doneAt: 7 }])
  })

  test('keep the text that was replaced, unless it is too long for its undo', async () => {
    const { id, place } = await begun()
    await putCards(place, [todoCard('a'), todoCard('b')])
    const most = 'é'.repeat(REPLACED_MAX)
    await setCardState(place, todoCard('a'), { state: 'accepted', doneAt: 7, replaced: most })
    await setCardState(place, todoCard('b'), { state: 'accepted', doneAt: 7, replaced: `${most}a` })
    expect((await cardsOf(id)).map(({ replaced }) => replaced)).toEqual([most, null])
  })

  test('forget the text of an earlier press, and keep what a later one wrote over as a whole', async () => {
    const { id, place } = await begun()
    await putCards(place, [todoCard('a')])
    const taken = { state: 'accepted', doneAt: 7 } as const
    await setCardState(place, todoCard('a'), { ...taken, replaced: 'avant' })
    await setCardState(place, todoCard('a'), {
      ...taken,
      before: { verdicts: { wowEffect: null }, hasNote: true },
    })
    expect(await cardsOf(id)).toMatchObject([
      { replaced: 'avant', before: { verdicts: { wowEffect: null }, hasNote: true } },
    ])
    const before = { verdicts: { trending: false }, hasNote: false }
    await setCardState(place, todoCard('a'), { ...taken, replaced: null, before })
    expect(await cardsOf(id)).toEqual([{ ...todoCard('a'), ...taken, before }])
  })

  test('keep the fact whose place another one took, until an answer says that none did', async () => {
    const { id, place } = await begun()
    await putCards(place, [todoCard('a')])
    const taken = { state: 'accepted', doneAt: 7 } as const
    const old = {
      id: 'old',
      text: 'Budget 600',
      saidAt: new Date('2026-11-01T10:00:00Z'),
      from: 'person',
    } as const
    const forgot = { ...old, project: 'p1', conversation: null }
    await setCardState(place, todoCard('a'), { ...taken, forgot })
    expect(await cardsOf(id)).toEqual([{ ...todoCard('a'), ...taken, forgot }])
    const other = { ...forgot, id: 'other', project: null }
    await setCardState(place, { ...todoCard('a'), forgot }, { ...taken, forgot: other })
    expect(await cardsOf(id)).toEqual([{ ...todoCard('a'), ...taken, forgot: other }])
    await setCardState(place, { ...todoCard('a'), forgot: other }, { ...taken, forgot: null })
    expect(await cardsOf(id)).toEqual([{ ...todoCard('a'), ...taken }])
  })

  test('are seen live by whoever looks at their conversation, also before it is saved', async () => {
    const { id, userId, place } = await begun()
    const heard: string[][] = []
    const close = watchConversation(
      userId,
      id,
      (held) => heard.push(held?.cards.map((card) => `${card.id} ${card.state}`) ?? []),
      () => undefined,
    )
    await putCards(place, [todoCard('a')])
    await setCardState(place, todoCard('a'), { state: 'ignored', doneAt: 7 })
    await expect.poll(() => heard.at(-1)).toEqual(['a ignored'])
    close()
    const nowhere: unknown[] = []
    const end = watchConversation(
      userId,
      newConversationId(),
      (held, { isFromCache }) => nowhere.push([held, isFromCache]),
      () => undefined,
    )
    await expect.poll(() => nowhere.at(-1)).toEqual([null, false])
    end()
  })

  test("are only their own person's to answer", async () => {
    const { place } = await begun()
    await putCards(place, [todoCard('a')])
    await signUp()
    const refused = { name: 'AppError', code: 'data/denied' }
    await expect(setCardState(place, todoCard('a'), { state: 'accepted', doneAt: 7 })).rejects.toMatchObject(
      refused,
    )
    await expect(putCards(place, [todoCard('b')])).rejects.toMatchObject(refused)
  })
})

describe('cards that are put before their conversation is on the server', () => {
  test('arrive after it, when the network is back', async () => {
    const userId = await signUp()
    const id = newConversationId()
    const place = { conversationId: id, userId }
    let saves: Promise<void>[] = []
    await offline(async () => {
      saves = [
        appendToConversation({ id, userId, isNew: true, messages: first }),
        putCards(place, [todoCard('a')]),
        setCardState(place, todoCard('a'), { state: 'accepted', doneAt: 7 }),
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

  test('keep what was answered meanwhile, for the same save', async () => {
    const userId = await signUp()
    const user = { uid: userId, email: 'moi@exemple.fr', createdAt: null }
    publishSession({ status: 'signed-in', user, by: 'login' })
    const place = { conversationId: newConversationId(), userId }
    const heard: number[] = []
    const stop = hearLeft(() => heard.push(readUnsaved(userId).length))
    const answer = setCardState(place, todoCard('a'), { state: 'accepted', doneAt: 7 })
    await expect(answer).rejects.toMatchObject({ name: 'AppError' })
    stop()
    expect(heard).toEqual([1])
    expect(readUnsaved(userId)).toMatchObject([{ cards: [{ id: 'a', state: 'accepted', doneAt: 7 }] }])
  })

  test('do not come back open over what was answered meanwhile', async () => {
    const { id, userId, place } = await begun()
    await putCards(place, [todoCard('a')])
    await setCardState(place, todoCard('a'), { state: 'ignored', doneAt: 7 })
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
    const { id, userId, place } = await begun()
    await setCardState(place, todoCard('a'), { state: 'accepted', doneAt: 7 })
    await appendToConversation({ id, userId, isNew: false, messages: [], cards: [todoCard('a')] })
    expect(await cardsOf(id)).toEqual([{ ...todoCard('a'), state: 'accepted', doneAt: 7 }])
  })
})
