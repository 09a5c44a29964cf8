// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { useReducer, type ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SignedInContext, type SignedIn } from '@/components/signed-in-context'
import { useKnownSeller } from '@/components/use-seller'
import { writeTyped } from '@/data/device/typed-text'
import { setSeller } from '@/data/profile'
import { readNote } from '@/data/research/typed-notes'
import { runMutation, type Mutation } from '@/data/sync/mutation'
import { parseProfile } from '@/domain/account/profile'
import type { Fields } from '@/domain/base/read-field'
import { NEW_SELLER } from '@/domain/money/seller'
import { NO_ANSWERS, parseCandidate } from '@/domain/research/candidate'
import { readerOf, written, type Documents } from '../../../tests/support/documents'
import { useSheet } from './use-sheet'

const AT = new Date('2026-11-25T10:00:00.000Z')
const PATH = 'product/c'

/** The device: real decisions on documents in memory, drawn in the same call. */
const device = vi.hoisted(() => ({
  docs: new Map() as Documents,
  names: [] as string[],
  ended: 0,
  draw: () => {
    // Nothing is drawn yet.
  },
}))

function mutate<Args>(mutation: Mutation<Args>, args: Args): void {
  device.names.push(mutation.name)
  const writes = runMutation(mutation, args, readerOf(device.docs), { uid: 'lea', at: AT })
  device.docs = written(device.docs, writes, AT)
  device.draw()
}

vi.mock('@/data/sync/current', () => ({
  mutate: (mutation: Mutation<unknown>, args: unknown) => mutate(mutation, args),
  endPauses: () => (device.ended += 1),
  syncOf: vi.fn(),
  whenAnswered: vi.fn(),
}))

const stored = () => device.docs.get(PATH)

function elsewhere(fields: Fields): void {
  act(() => {
    device.docs = new Map([...device.docs, [PATH, { ...stored(), ...fields }]])
    device.draw()
  })
}

function open() {
  let last: Fields | undefined
  function useOpened() {
    last = stored() ?? last
    const candidate = parseCandidate('c', last)
    if (!candidate) throw new Error('no candidate')
    const live = { ...candidate, sectionId: null, isPending: false, refused: [] }
    return useSheet('lea', live, useKnownSeller() ?? NEW_SELLER, !stored())
  }
  function Wrapper({ children }: { children: ReactNode }) {
    const [, draw] = useReducer((count: number) => count + 1, 0)
    device.draw = draw
    const profile = { status: 'ready', value: parseProfile(device.docs.get('profiles/lea')) }
    return <SignedInContext value={{ profile } as SignedIn}>{children}</SignedInContext>
  }
  const { result, unmount } = renderHook(useOpened, { wrapper: Wrapper })
  return {
    sheet: () => result.current,
    type: (...typed: Parameters<typeof result.current.type>) => act(() => result.current.type(...typed)),
    leave: () => act(() => result.current.leave()),
    close: () => unmount(),
  }
}

const left = () => readNote('lea', 'c')?.texts ?? null

beforeEach(() => {
  writeTyped('research-note.lea.c', null)
  device.docs = new Map<string, Fields>([
    [PATH, { userId: 'lea', link: 'https://ex.fr/p', ...NO_ANSWERS, note: 'Avant', costCents: 800 }],
    ['profiles/lea', { fullName: 'Léa' }],
  ])
  device.names = []
  device.ended = 0
})

describe('a key stroke', () => {
  test('is stored in the same call, field by field', () => {
    const { sheet, type } = open()
    type('note', 'Avant, e')
    type('note', 'Avant, et')
    expect([stored()?.['note'], sheet().texts.note]).toEqual(['Avant, et', 'Avant, et'])
    type('costCents', '12,5')
    type('feePoints', '2,9')
    expect(stored()).toMatchObject({ note: 'Avant, et', costCents: 1_250 })
    expect(device.docs.get('profiles/lea')).toMatchObject({ seller: { feePoints: 290 } })
    expect([left(), device.ended, sheet().changes]).toEqual([null, 0, 4])
  })

  test('that changes no value writes no entry', () => {
    const { sheet, type } = open()
    type('costCents', '8')
    type('costCents', '8,')
    type('note', 'Avant')
    expect(device.names).toEqual([])
    expect(sheet().texts.costCents).toBe('8,')
  })

  test('that cannot be stored is typed text; the stored value stays', () => {
    const { sheet, type, leave } = open()
    type('costCents', '12 €/kg et 3 €')
    type('note', 'x'.repeat(2_001))
    type('adsCents', '6')
    leave()
    expect(stored()).toMatchObject({ note: 'Avant', costCents: 800, adsCents: 600 })
    expect(Object.keys(left() ?? {})).toEqual(['note', 'costCents'])
    expect(sheet().faults).toEqual({ note: 'too-long', costCents: 'range' })
    expect(sheet().texts.note).toHaveLength(2_001)
    type('costCents', '12')
    expect([stored()?.['costCents'], Object.keys(left() ?? {})]).toEqual([1_200, ['note']])
  })
})

test('an unstorable text of an earlier page is there again, and stored once it can be', () => {
  open().type('costCents', 'huit')
  const { sheet, type } = open()
  expect(sheet().texts.costCents).toBe('huit')
  type('costCents', '8,50')
  expect([stored()?.['costCents'], left()]).toEqual([850, null])
})

test('a field shows its stored form once it is left or closed, and the pause ends', () => {
  const { sheet, type, leave, close } = open()
  type('costCents', '12.5 € TTC')
  expect(sheet().texts.costCents).toBe('12.5 € TTC')
  leave()
  expect([sheet().texts.costCents, device.ended]).toEqual(['12,50', 1])
  type('costCents', '9')
  close()
  expect(device.ended).toBe(2)
})

describe('another device', () => {
  test('changes the other fields while one is typed', () => {
    const { sheet, type } = open()
    type('note', 'Ici')
    elsewhere({ costCents: 900 })
    expect(sheet().texts).toMatchObject({ note: 'Ici', costCents: '9,00' })
    expect(sheet().values.figures.costCents).toBe(900)
  })

  test('that wrote in the same note is read with what is typed here', () => {
    const { sheet, type } = open()
    type('note', 'Ici')
    elsewhere({ note: 'Ailleurs\n\nIci' })
    expect(sheet().texts.note).toBe('Ailleurs\n\nIci')
    type('note', 'Ailleurs\n\nIci aussi')
    expect(stored()?.['note']).toBe('Ailleurs\n\nIci aussi')
  })

  test('that changed the same amount has the last word', () => {
    const { sheet, type } = open()
    type('costCents', '12')
    elsewhere({ costCents: 900 })
    expect(sheet().texts.costCents).toBe('9,00')
  })

  test('leaves an amount that cannot be read', () => {
    const { sheet, type } = open()
    type('costCents', 'douze')
    elsewhere({ costCents: 900 })
    expect(sheet().texts.costCents).toBe('douze')
    expect(sheet().values.figures.costCents).toBe(900)
  })
})

test('an answer replaces a typed rate', () => {
  const { sheet, type } = open()
  type('contributionPoints', '22')
  act(() => mutate(setSeller, { field: 'acre', value: 'since-july-2026' }))
  expect(sheet().texts.contributionPoints).toBe('9,315')
})

test('the open sheet of a deleted candidate keeps its texts as typed ones alone, and stores rates of the seller', () => {
  const { sheet, type, leave } = open()
  act(() => {
    device.docs = new Map([...device.docs].filter(([path]) => path !== PATH))
    device.draw()
  })
  type('note', 'Avant, e')
  type('note', 'Avant, et')
  type('costCents', '12')
  type('feePoints', '2,9')
  leave()
  expect(sheet().texts).toMatchObject({ note: 'Avant, et', costCents: '12' })
  expect(sheet().values.figures.costCents).toBe(1_200)
  expect(left(), 'the next page has them').toEqual({ note: 'Avant, et', costCents: '12' })
  expect(device.names).toEqual([setSeller.name])
  expect(device.docs.get('profiles/lea')).toMatchObject({ seller: { feePoints: 290 } })
})

test('a product that is back gets what was typed meanwhile, and its sheet keeps the rest', () => {
  const { type, leave } = open()
  const before = device.docs
  act(() => {
    device.docs = new Map([...device.docs].filter(([path]) => path !== PATH))
    device.draw()
  })
  type('costCents', '12')
  type('note', 'Après')
  type('adsCents', 'six')
  act(() => {
    device.docs = before
    device.draw()
  })
  leave()
  expect(stored()).toMatchObject({ costCents: 1_200, note: 'Après' })
  expect(left()).toEqual({ adsCents: 'six' })
})
