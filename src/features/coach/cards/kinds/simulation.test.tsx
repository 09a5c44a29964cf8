// @vitest-environment jsdom
import { renderHook, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SignedInContext, type SignedIn } from '@/components/signed-in-context'
import { AppError } from '@/domain/base/errors'
import type { CardOf } from '@/domain/coach/cards/card-kinds'
import { NEW_SELLER } from '@/domain/money/seller'
import { parseCandidate } from '@/domain/research/candidate'
import { simulationKind } from './simulation'

const CARD: CardOf<'simuler'> = {
  id: 'a',
  target: 't',
  at: 1,
  order: 0,
  from: 'coach',
  proposed: { genre: 'simuler', produit: null, valeurs: [{ champ: 'adsCents', valeur: 12 }] },
  state: 'open',
  ground: {},
  over: {},
}
const LAMP = parseCandidate('c', { userId: 'u', link: 'https://ex.fr/1', salePriceCents: 2_990 })

function foundWith(profile: SignedIn['profile']) {
  const { result } = renderHook(() => simulationKind.useFound(CARD, 'u'), {
    wrapper: ({ children }) => <SignedInContext value={{ profile } as SignedIn}>{children}</SignedInContext>,
  })
  const target = LAMP && { ...LAMP, sectionId: null, isPending: false, refused: [] }
  return { ...result.current, target }
}

function shownWith(profile: SignedIn['profile']) {
  const found = foundWith(profile)
  const nothing = () => undefined
  const view = { card: CARD, stored: CARD, found, ticked: null }
  const { body, ways } = simulationKind.look({
    ...view,
    onTick: nothing,
    onTake: nothing,
    onPutAside: nothing,
  })
  const failures = found.unread.flatMap(([text, retry]) => (retry ? [{ text, retry }] : []))
  return { text: render(body).container.textContent, ways: ways?.map(({ label }) => label), failures }
}

test('before the seller’s answers are read, a simulation says what it waits for', () => {
  const { text, ways, failures } = shownWith({ status: 'loading' })
  expect(text).toMatch(/^Lecture de tes réponses sur la TVA/)
  expect({ ways, failures }).toEqual({ ways: [], failures: [] })
})

test('where they could not be read, it says so and offers to try again', () => {
  const retry = vi.fn<() => void>()
  const { text, ways, failures } = shownWith({
    status: 'error',
    error: new AppError('data/unavailable'),
    retry,
  })
  expect({ text, ways }).toEqual({ text: '', ways: [] })
  expect(failures).toEqual([{ text: expect.stringMatching(/TVA.*n’ont pas pu être lues/) as string, retry }])
})

test('once they are known, it shows the sum and can be kept', () => {
  const value = { seller: NEW_SELLER }
  const ready = { status: 'ready', value, isEmpty: false, isLive: true, since: null, hasMore: false }
  const { text, ways, failures } = shownWith(ready as unknown as SignedIn['profile'])
  expect(text).toMatch(/par vente/)
  expect({ ways, failures }).toEqual({ ways: ['Garder ces chiffres'], failures: [] })
})
