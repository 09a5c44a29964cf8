import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChatMessage } from '@/domain/coach/conversation'
import { createConversationStore } from './conversation-store'
import { contents, memoryBackend } from '../../../../tests/support/memory-backend'

const said: readonly ChatMessage[] = [
  { role: 'user', content: 'un', timestamp: 1 },
  { role: 'assistant', content: 'réponse', timestamp: 2 },
]

const settle = () => vi.advanceTimersByTimeAsync(100)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** One conversation, on the screen and on the server. */
function opened() {
  const memory = memoryBackend({ a: said })
  const store = createConversationStore(memory.backend)
  store.open(memory.conversation('a')!)
  return { ...memory, store }
}

it('leaves a new conversation on the screen, and sends nothing of the one that is deleted', async () => {
  const { store, calls, saves, device } = opened()
  store.send('deux')
  calls[0]!.say('le début')
  await settle()
  store.forget('a')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(calls[0]!.signal.aborted).toBe(true)
  expect(store.read()).toMatchObject({ phase: 'ready', messages: [], exchange: { status: 'idle' } })
  expect(store.read().id).not.toBe('a')
  expect(saves).toEqual([])
  expect(device.texts()).toEqual([])
})

it('gives back what the device alone had of it, the beginning of an answer too', async () => {
  const { store, calls, documents, conversation, device } = opened()
  store.send('deux')
  calls[0]!.say('le début')
  await settle()
  const keepUnsaved = store.forget('a')
  keepUnsaved()
  expect(device.texts()).toEqual([['deux', 'le début']])
  store.open(conversation('a')!)
  expect(contents(store.read().messages)).toEqual(['un', 'réponse', 'deux', 'le début'])
  await settle()
  expect(contents(documents['a']!)).toEqual(['un', 'réponse', 'deux', 'le début'])
  expect(device.texts()).toEqual([])
})

it('leaves another conversation on the screen alone', async () => {
  const { store, calls } = opened()
  store.send('deux')
  store.forget('b')()
  expect(store.read()).toMatchObject({ id: 'a', exchange: { status: 'sending' } })
  expect(calls[0]!.signal.aborted).toBe(false)
  await settle()
})

it('is shown as it was read again, unless something waits on this device', async () => {
  const { store, conversation } = opened()
  const later = { role: 'user', content: 'ailleurs', timestamp: 3 } as const
  store.open({ ...conversation('a')!, messages: [...said, later] })
  expect(contents(store.read().messages)).toEqual(['un', 'réponse', 'ailleurs'])
  store.send('ici')
  store.open({ ...conversation('a')!, messages: said })
  expect(contents(store.read().messages)).toEqual(['un', 'réponse', 'ailleurs', 'ici'])
  await settle()
})
