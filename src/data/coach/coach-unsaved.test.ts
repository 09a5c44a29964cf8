import { afterEach, describe, expect, it } from 'vitest'
import type { ChatMessage } from '@/domain/coach/conversation'
import { writeCoachDraft } from './coach-draft'
import {
  dropUnsaved,
  newUnsavedSlot,
  readUnsaved,
  readUnsavedAt,
  unsavedCoachWork,
  writeUnsaved,
  type UnsavedTail,
} from './coach-unsaved'
import { clearStored, writeStored } from '@/data/device/device-storage'

const question: ChatMessage = { role: 'user', content: 'q', timestamp: 1 }
const answer: ChatMessage = { role: 'assistant', content: 'a', timestamp: 2 }

function leave(uid: string, tail: Partial<UnsavedTail>): UnsavedTail {
  const whole = {
    slot: newUnsavedSlot(uid),
    id: 'one',
    isNew: true,
    isRefused: false,
    messages: [question],
    ...tail,
  }
  writeUnsaved(whole)
  return whole
}

afterEach(clearStored)

describe('what the coach keeps on the device', () => {
  it('has a place of its own for each, also for two of one conversation', () => {
    const first = leave('me', {})
    const second = leave('me', { messages: [{ ...question, timestamp: 9 }] })
    expect(readUnsaved('me')).toEqual([first, second])
    dropUnsaved(first.slot)
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
    expect(unsavedCoachWork('me')).toEqual({ questions: 0, answers: 0, refused: 0, isTyped: false })
    leave('me', {})
    leave('me', { messages: [question, { ...answer, stopped: true }] })
    leave('me', { messages: [question, answer] })
    leave('me', { isRefused: true })
    writeCoachDraft('me', 'une questi')
    expect(unsavedCoachWork('me')).toEqual({ questions: 2, answers: 1, refused: 1, isTyped: true })
  })
})
