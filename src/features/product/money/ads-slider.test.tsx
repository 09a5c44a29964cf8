// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NO_FIGURES } from '@/domain/money/sale'
import { NEW_SELLER } from '@/domain/money/seller'
import { statementOf } from '@/domain/money/statement'
import { AdsSlider } from './ads-slider'

/** The figures below the slider, and what it calls when it is moved. */
function show(salePriceCents: number, costCents: number | null) {
  const inputs = {
    ...NO_FIGURES,
    ...NEW_SELLER,
    contributionPoints: 0,
    salePriceCents,
    costCents,
    adsCents: 500,
  }
  const statement = statementOf(inputs)
  if (!statement) throw new Error('A sale needs a price.')
  const onAds = vi.fn<(text: string) => void>()
  const { container } = render(<AdsSlider inputs={inputs} statement={statement} onAds={onAds} />)
  const scale = [...(container.querySelector('input + p')?.children ?? [])].map(
    ({ textContent }) => textContent,
  )
  return { scale, onAds }
}

test.each([
  ['the amount at which nothing is left', 3_000, 1_500, ['0,00', '15,00', '30,00']],
  ['no amount without the purchase', 3_000, null, ['0,00', '30,00']],
  ['no amount that would lie on an end', 3_000, 2_900, ['0,00', '30,00']],
])('the scale goes from nothing to the price, and names %s', (_, price, cost, amounts) => {
  expect(show(price, cost).scale).toEqual(amounts.map((amount) => `${amount}\u00a0€`))
})

test('a move writes its amount', () => {
  const { onAds } = show(3_000, 1_500)
  const slider = screen.getByRole('slider', { name: /^Autre publicité/ })
  expect(slider.getAttribute('max')).toBe('3000')
  fireEvent.change(slider, { target: { value: '1230' } })
  expect(onAds).toHaveBeenCalledExactlyOnceWith('12,30')
})
