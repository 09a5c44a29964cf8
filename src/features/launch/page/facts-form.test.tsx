import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Facts } from '@/domain/launch/facts'
import type { LaunchEdit } from '../use-launch'
import { FactsForm } from './facts-form'
import type { KnownFacts } from './use-suggested-facts'

const STATEMENT = { product: 'Lampe', cents: 2_990 }
const FROM = 'd’après «\u00a0Argent\u00a0» de «\u00a0Lampe\u00a0»'
const KNOWN: KnownFacts = {
  statement: STATEMENT,
  facts: {
    price: [{ value: '29,90\u00a0€', from: FROM }],
    returns: [{ value: 'À ma charge', from: 'd’après votre projet «\u00a0Gourde\u00a0»' }],
  },
}

function draw(facts: Facts) {
  const type = vi.fn<LaunchEdit['type']>()
  const edit = { facts, type } as unknown as LaunchEdit
  const { container } = render(<FactsForm edit={edit} known={KNOWN} onEnter={() => undefined} />)
  return { type, said: container.textContent }
}

test('what is known is proposed with where it is from, and taken by a press alone', () => {
  const { type } = draw({})
  expect(type).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: `Prendre «\u00a029,90\u00a0€\u00a0», ${FROM}` }))
  expect(type).toHaveBeenLastCalledWith('price', '29,90\u00a0€')
  const returns = 'Prendre «\u00a0À ma charge\u00a0», d’après votre projet «\u00a0Gourde\u00a0»'
  fireEvent.click(screen.getByRole('button', { name: returns }))
  expect(type).toHaveBeenLastCalledWith('returns', 'À ma charge')
})

test('a typed price that is not the one of the statement is told, with a way to take the other', () => {
  expect(draw({ price: '29,9' }).said).not.toContain('Un autre prix')
  const { type, said } = draw({ price: '34,90 €', returns: 'À votre charge' })
  expect(said).toContain(`Un autre prix est compté\u00a0: 29,90\u00a0€, ${FROM}.`)
  expect(said).not.toContain('À ma charge')
  fireEvent.click(screen.getByRole('button', { name: 'Prendre «\u00a029,90\u00a0€\u00a0»' }))
  expect(type).toHaveBeenLastCalledWith('price', '29,90\u00a0€')
})
