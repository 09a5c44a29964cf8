// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { setVerdict } from '@/data/research/research'
import { mutate } from '@/data/sync/current'
import { NO_FIGURES } from '@/domain/money/sale'
import type { SaleInputs } from '@/domain/money/sale-inputs'
import { NEW_SELLER } from '@/domain/money/seller'
import { statementOf, type OpenInput } from '@/domain/money/statement'
import { NO_ANSWERS } from '@/domain/research/candidate'
import { MarginAdvice } from './margin-advice'

vi.mock('@/data/sync/current', () => ({ mutate: vi.fn<() => void>() }))
vi.mock('@/data/research/research', () => ({ setVerdict: { name: 'research.verdict' } }))

/** `NEW_SELLER` has contributions. */
type KnownInput = 'salePriceCents' | Exclude<OpenInput, 'adsCents' | 'returnCostCents' | 'contributionPoints'>

const KNOWN = {
  salePriceCents: 10_000,
  costCents: 2_000,
  shippingCents: 500,
  importCents: 0,
  returnPoints: 0,
  otherCents: 0,
  feePoints: 290,
  feeFixedCents: 25,
} satisfies Record<KnownInput, number>

function show(typed: Partial<SaleInputs>, goodMargin: boolean | null = null, isGone = false) {
  const statement = statementOf({ ...NO_FIGURES, ...NEW_SELLER, ...KNOWN, ...typed })
  if (!statement) throw new Error('A sale needs a price.')
  const candidate = {
    id: 'c',
    sectionId: 's',
    verdicts: { ...NO_ANSWERS, goodMargin },
  } as unknown as LiveCandidate
  const onOpen = vi.fn<(cost: OpenInput) => void>()
  render(<MarginAdvice statement={statement} candidate={candidate} isGone={isGone} onOpen={onOpen} />)
  return onOpen
}

const answers = () => screen.queryAllByRole('button', { name: /^Répondre/ })
const costs = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

beforeEach(() => vi.mocked(mutate).mockClear())

test('a good margin of known costs is offered as a plain yes', () => {
  show({})
  expect(screen.getByText(/^Bonne marge\s: oui, elle atteint 30\s% du prix\.$/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Répondre Oui à BONNE MARGE' }))
  expect(mutate).toHaveBeenCalledWith(setVerdict, {
    at: { id: 'c', sectionId: 's' },
    criterion: 'goodMargin',
    verdict: true,
  })
})

test('a yes is not offered while costs are open: each is named and leads to its field', () => {
  const onOpen = show({ shippingCents: null, feePoints: null, feeFixedCents: null, adsCents: null })
  expect(answers()).toEqual([])
  expect(screen.getByText(/^Bonne marge\s: pas encore sûr\. /)).toBeDefined()
  expect(costs()).toEqual(['Livraison', 'Frais de paiement (%)', 'Frais de paiement (€)'])
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  expect(onOpen.mock.calls.map(([cost]) => cost)).toEqual(['shippingCents', 'feePoints', 'feeFixedCents'])
})

test('a yes that was given says which costs it leaves out', () => {
  show({ importCents: null }, true)
  expect(
    screen.getByText(/Vous avez répondu Oui à BONNE MARGE\. Bonne marge\s: pas encore sûr/),
  ).toBeDefined()
  expect(costs()).toEqual(["Droits et frais d'importation"])
})

test('a no stands, as the open costs only lower the margin', () => {
  show({ costCents: 8_000, shippingCents: null })
  expect(screen.getByText(/non, elle n’atteint pas 30\s% du prix, même sans la livraison\.$/)).toBeDefined()
  expect(answers()).toHaveLength(1)
  expect(costs()).toEqual([])
})

test('no answer is taken for a product that was deleted elsewhere', () => {
  show({}, null, true)
  fireEvent.click(screen.getByRole('button', { name: 'Répondre Oui à BONNE MARGE' }))
  expect(mutate).not.toHaveBeenCalled()
})
