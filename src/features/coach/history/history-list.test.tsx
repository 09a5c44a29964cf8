// @vitest-environment jsdom
import { fireEvent, render, renderHook, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { mutate } from '@/data/sync/current'
import type { Conversation } from '@/domain/coach/conversation/conversation'
import { PINNED_MAX } from '@/domain/coach/conversation/conversation-list'
import { NOTHING_SENT } from '@/domain/coach/dossier/sent-dossier'
import { openToasts } from '@/ui/toast'
import type { ConversationStore } from '../conversation/conversation-store'
import { SearchProgress, useHistorySearch } from './history-search'
import type { History } from './use-history'
import { useHistoryActions } from './use-history-actions'

vi.mock('@/data/sync/current', () => ({ mutate: vi.fn(), syncOf: vi.fn() }))

vi.hoisted(() => {
  for (const name of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID']) {
    vi.stubEnv(`VITE_FIREBASE_${name}`, 'x')
  }
})

function conversation(id: string, isPinned = false): Conversation {
  return {
    id,
    userId: 'u',
    title: id,
    name: null,
    messages: [],
    cards: [],
    sent: NOTHING_SENT,
    timestamp: new Date(0),
    project: null,
    continues: null,
    isPinned,
    answering: null,
    isStopping: false,
  }
}

function history(fields: Partial<History>): History {
  return {
    status: 'ready',
    conversations: [conversation('a'), conversation('b')],
    hasMore: true,
    isFromCache: false,
    readMore: vi.fn(),
    ...fields,
  }
}

function Search({ of }: { of: History }) {
  const search = useHistorySearch(of)
  return (
    <>
      <input aria-label="Mot" value={search.text} onChange={(event) => search.change(event.target.value)} />
      <SearchProgress history={of} search={search} fieldRef={createRef()} />
    </>
  )
}

test('a search in the texts stops between two pages, and goes on from there', () => {
  const readMore = vi.fn()
  const { rerender } = render(<Search of={history({ readMore })} />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const said = () => screen.getByRole('status').textContent
  fireEvent.change(screen.getByLabelText('Mot'), { target: { value: 'indigo' } })
  press('Chercher dans les textes')
  expect(readMore).toHaveBeenCalledTimes(1)
  rerender(<Search of={history({ readMore, status: 'loading' })} />)
  press('Arrêter')
  expect(said()).toBe('Recherche arrêtée\u00a0: 2\u00a0conversations lues, aucune\u00a0trouvée.')
  // The page in flight arrives, and no further page is requested.
  const three = ['a', 'b', 'indigo'].map((id) => conversation(id))
  rerender(<Search of={history({ readMore, conversations: three })} />)
  expect(said()).toBe('Recherche arrêtée\u00a0: 3\u00a0conversations lues, 1\u00a0trouvée.')
  expect(readMore).toHaveBeenCalledTimes(1)
  press('Continuer')
  expect(readMore).toHaveBeenCalledTimes(2)
})

test('one more pin than there may be is refused with a sentence, and changes nothing', () => {
  const shown: string[] = []
  openToasts(({ text }) => {
    shown.push(text)
    return () => undefined
  })
  const pinned = Array.from({ length: PINNED_MAX }, (_, index) => conversation(`${index}`, true))
  const mine = history({ conversations: [...pinned, conversation('une autre')] })
  const store = { open: vi.fn() } as unknown as ConversationStore
  const { result } = renderHook(() => useHistoryActions(mine, store))
  result.current.pin(conversation('une autre'))
  expect(shown).toEqual(['Dix conversations sont déjà épinglées\u00a0: désépingles-en une d’abord.'])
  expect(mutate).not.toHaveBeenCalled()
})
