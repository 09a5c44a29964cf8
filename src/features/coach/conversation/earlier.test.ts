import { expect, test } from 'vitest'
import type { Conversation } from '@/domain/coach/conversation/conversation'
import { asEarlier, earlierIds, withRead } from './earlier'

const part = (id: string) => ({ id, cards: [{ id: 'k' }], messages: [] }) as unknown as Conversation

test('an earlier part that was deleted is watched on, and comes back with its cards', () => {
  const gone = withRead([asEarlier(part('a'), false)], 'a', null)
  expect(gone).toMatchObject([{ isGone: true, document: { cards: [] } }])
  expect(earlierIds(gone, null)).toEqual(['a'])
  expect(withRead(gone, 'a', part('a'))).toEqual([asEarlier(part('a'), false)])
})
