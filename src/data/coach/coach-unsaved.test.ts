// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import type { ChatMessage } from '@/domain/coach/conversation'
import {
  dropUnsaved,
  keptConversations,
  newUnsavedSlot,
  readUnsaved,
  readUnsavedAt,
  writeUnsaved,
  type UnsavedTail,
} from './coach-unsaved'
import { clearStored, writeStored } from '@/data/device/device-storage'
import { lossesOf } from '@/data/device/kept'

const question: ChatMessage = { role: 'user', content: 'q', timestamp: 1 }
const answer: ChatMessage = { role: 'assistant', content: 'a', timestamp: 2 }

function leave(uid: string, tail: Partial<UnsavedTail>): UnsavedTail {
  const whole = {
    slot: newUnsavedSlot(uid),
    id: 'one',
    isNew: true,
    state: 'sent' as const,
    messages: [question],
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
