// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseSalesTest } from '@/domain/sales-tests/sales-test'
import { VerdictCard } from './verdict-card'

function show(numbers: string) {
  const test = parseSalesTest('t', {
    userId: 'lea',
    product: 'p',
    tried: 'Page A',
    limitCents: 5_000,
    gainCents: 1_500,
    days: 7,
    startsOn: '2026-11-23',
    numbers: { '2026-11-23': numbers },
  })
  if (!test) throw new Error('The test cannot be read.')
  render(<VerdictCard test={test} phase="running" action={null} />)
  const bar = screen.getByLabelText('Gagné ou perdu').nextElementSibling
  const { left, right, width } = bar?.querySelector<HTMLElement>('[style]')?.style ?? {}
  const ends = [...(bar?.querySelectorAll('p > span') ?? [])].map(({ textContent }) => textContent)
  return { left, right, width, ends }
}

test.each([
  ['a gain goes to the right of the zero', '120 9 4 3 2000', { left: '50%', right: '', width: '25%' }],
  ['a loss goes to the left of it', '120 0 0 0 1000', { left: '', right: '50%', width: '10%' }],
  ['a loss beyond the budget ends with the bar', '120 0 0 0 9000', { left: '', right: '50%', width: '50%' }],
])('the bar goes from minus the budget to plus with its zero: %s', (_, numbers, drawn) => {
  expect(show(numbers)).toEqual({ ...drawn, ends: ['−\u00a050,00\u00a0€', '0', '+\u00a050,00\u00a0€'] })
})
