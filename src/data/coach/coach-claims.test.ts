// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { claimUnsaved, forgetUnsaved, keepUnsaved } from './coach-claims'
import { newUnsavedSlot, writeUnsaved, type UnsavedTail } from './coach-unsaved'
import { clearStored } from '@/data/device/device-storage'

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

function left(content: string): UnsavedTail {
  const tail: UnsavedTail = {
    slot: newUnsavedSlot('me'),
    id: content,
    isNew: true,
    state: 'sent',
    messages: [{ role: 'user', content, timestamp: 1 }],
  }
  writeUnsaved('me', tail)
  return tail
}

async function claimed(): Promise<{ heard: string[][] }> {
  const heard: string[][] = []
  await claimUnsaved('me', (tails) => heard.push(tails.map(({ id }) => id)))
  return { heard }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

afterEach(clearStored)

it('takes over at once what nobody works on, and nothing twice', async () => {
  left('un')
  expect((await claimed()).heard).toEqual([['un']])
  expect((await claimed()).heard).toEqual([[]])
})

it('leaves alone what this page keeps itself', async () => {
  const mine = left('le mien')
  keepUnsaved('me', mine)
  expect((await claimed()).heard).toEqual([[]])
  forgetUnsaved('me', mine.slot)
})

it('waits for a living page, and takes what that one has left when it goes', async () => {
  const kept = left('gardé')
  const saved = left('enregistré')
  const goes = [locks.take(kept.slot), locks.take(saved.slot)]
  const { heard } = await claimed()
  expect(heard).toEqual([[]])
  forgetUnsaved('me', saved.slot)
  for (const go of goes) go()
  await settle()
  expect(heard).toEqual([[], ['gardé'], []])
})
