// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { parseCards } from '@/domain/coach/card'
import type { ChatMessage } from '@/domain/coach/conversation'
import { NOTHING_SENT } from '@/domain/coach/sent-dossier'
import {
  claimUnsaved,
  dropUnsaved,
  forgetUnsaved,
  keepUnsaved,
  keptConversations,
  newUnsavedSlot,
  readUnsaved,
  readUnsavedAt,
  writeUnsaved,
  type UnsavedTail,
} from './coach-unsaved'
import { clearStored, writeStored } from '@/data/device/device-storage'
import { lossesOf } from '@/data/device/kept-kinds'

const question: ChatMessage = { role: 'user', content: 'q', timestamp: 1 }
const answer: ChatMessage = { role: 'assistant', content: 'a', timestamp: 2 }

function leave(uid: string, tail: Partial<UnsavedTail>): UnsavedTail {
  const whole = {
    slot: newUnsavedSlot(uid),
    id: 'one',
    isNew: true,
    name: null,
    state: 'sent' as const,
    messages: [question],
    cards: [],
    sent: NOTHING_SENT,
    ...tail,
  }
  writeUnsaved(uid, whole)
  return whole
}

afterEach(clearStored)

describe('what the coach keeps on the device', () => {
  it('has a place of its own for each, also for two of one conversation', () => {
    const first = leave('me', {})
    const second = leave('me', { messages: [{ ...question, timestamp: 9 }] })
    expect(readUnsaved('me')).toEqual([first, second])
    dropUnsaved('me', first.slot)
    expect(readUnsaved('me')).toEqual([second])
  })

  it('is read by its own person alone, and from the one place there was once', () => {
    leave('me2', {})
    expect(readUnsaved('me')).toEqual([])
    writeStored('coach.unsaved.me', JSON.stringify({ id: 'old', isNew: true, messages: [question] }))
    expect(readUnsaved('me')).toMatchObject([{ slot: 'coach.unsaved.me', id: 'old', messages: [question] }])
    expect(readUnsavedAt('me', readUnsaved('me2')[0]!.slot)).toBeNull()
  })

  it('holds the cards that the server did not take, with messages or without', () => {
    const todo = { genre: 'tache', jour: 'lundi', texte: 'Filmer', chaqueSemaine: false, pourquoi: null }
    const cards = parseCards({
      a: { v: 1, at: 2, n: 0, from: 'coach', ...todo, target: 't', state: 'accepted' },
    })
    const alone = leave('me', { isNew: false, messages: [], cards })
    const together = leave('me', { messages: [question, answer], cards })
    expect(cards).toHaveLength(1)
    expect(readUnsaved('me')).toEqual([alone, together])
    writeStored('coach.unsaved.me.c', JSON.stringify({ id: 'one', messages: [], cards: {} }))
    expect(readUnsaved('me')).toHaveLength(2)
  })

  it('holds what went with the questions', () => {
    const sent = { dossiers: { abcdef01: 'Ma semaine' }, sent: { '1': 'abcdef01' } }
    const kept = leave('me', { sent })
    expect(readUnsaved('me')).toEqual([kept])
    writeStored('coach.unsaved.me.d', JSON.stringify({ id: 'two', messages: [question], sent: ['x'] }))
    expect(readUnsaved('me').find(({ id }) => id === 'two')?.sent).toEqual(NOTHING_SENT)
  })

  it('is named by its kinds before somebody leaves', () => {
    expect(lossesOf('me', [keptConversations])).toEqual([])
    leave('me', {})
    leave('me', { messages: [question, { ...answer, stopped: true }] })
    leave('me', { messages: [question, answer] })
    leave('me', { state: 'refused' })
    expect(lossesOf('me', [keptConversations])).toEqual([
      '2 questions sans réponse',
      '1 conversation non enregistrée',
      '1 conversation refusée',
    ])
  })

  it('is read as an earlier version wrote it', () => {
    const refused = { id: 'old', isNew: false, isRefused: true, messages: [question] }
    writeStored('coach.unsaved.me.a', JSON.stringify(refused))
    writeStored('coach.unsaved.me.b', JSON.stringify({ ...refused, isRefused: false }))
    expect(readUnsaved('me').map(({ state }) => state)).toEqual(['refused', 'sent'])
  })
})

/** The browser's locks, by their names; the test plays the other pages. */
class Locks {
  readonly #queues = new Map<string, (() => void)[]>()

  request = async (name: string, options: LockOptions, work: (lock: object | null) => unknown) => {
    const queue = this.#queues.get(name)
    if (queue && options.ifAvailable) return work(null)
    if (queue) await new Promise<void>((resolve) => queue.push(resolve))
    else this.#queues.set(name, [])
    await work({})
    const next = this.#queues.get(name)?.shift()
    if (next) next()
    else this.#queues.delete(name)
  }

  /** As another page; returns its going. */
  take(name: string): () => void {
    let go: () => void = () => undefined
    void this.request(name, {}, () => new Promise<void>((resolve) => (go = resolve)))
    return () => go()
  }
}

const locks = new Locks()
Object.defineProperty(navigator, 'locks', { value: locks })

async function claimed(): Promise<{ heard: string[][] }> {
  const heard: string[][] = []
  await claimUnsaved('me', (tails) => heard.push(tails.map(({ id }) => id)))
  return { heard }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('what other pages left', () => {
  it('takes over at once what nobody works on, and nothing twice', async () => {
    leave('me', { id: 'un' })
    expect((await claimed()).heard).toEqual([['un']])
    expect((await claimed()).heard).toEqual([[]])
  })

  it('leaves alone what this page keeps itself', async () => {
    const mine = leave('me', { id: 'le mien' })
    keepUnsaved('me', mine)
    expect((await claimed()).heard).toEqual([[]])
    forgetUnsaved('me', mine.slot)
  })

  it('waits for a living page, and takes what that one has left when it goes', async () => {
    const kept = leave('me', { id: 'gardé' })
    const saved = leave('me', { id: 'enregistré' })
    const goes = [locks.take(kept.slot), locks.take(saved.slot)]
    const { heard } = await claimed()
    expect(heard).toEqual([[]])
    forgetUnsaved('me', saved.slot)
    for (const go of goes) go()
    await settle()
    expect(heard).toEqual([[], ['gardé'], []])
  })

  it('takes at once what this tab alone has of it for want of room, and leaves the device what it has', async () => {
    const kept = leave('me', { id: 'gardé' })
    const go = locks.take(kept.slot)
    const newer = [question, answer]
    sessionStorage.setItem(`coach-boom.${kept.slot}`, JSON.stringify({ ...kept, messages: newer }))
    expect((await claimed()).heard).toEqual([['gardé']])
    const [first, second] = readUnsaved('me')
    expect(first).toEqual(kept)
    expect(second?.messages).toEqual(newer)
    expect(second?.slot).not.toBe(kept.slot)
    expect((await claimed()).heard).toEqual([[]])
    go()
  })
})
