import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { SignedInContext, type SignedIn } from '@/components/signed-in-context'
import { NextStepLine } from './next-step-line'
import type { NextSteps } from './use-guidance'

const found = vi.hoisted(() => ({ guidance: {} as Partial<NextSteps> }))
vi.mock('./use-guidance', () => ({ useGuidance: () => found.guidance }))

let isOnline = true
beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

function draw(guidance: Partial<NextSteps>) {
  found.guidance = { steps: [], isReading: false, isAllPutOff: false, unread: [], ...guidance }
  const signedIn = { deviceNow: new Date('2026-11-25T10:00:00') } as SignedIn
  const { container } = render(
    <MemoryRouter>
      <SignedInContext value={signedIn}>
        <NextStepLine today={[]} />
      </SignedInContext>
    </MemoryRouter>,
  )
  return container.textContent
}

test('without a step the line names what failed, and asks again', () => {
  const retry = vi.fn()
  expect(draw({ unread: ['plan', 'projects'], retry })).toContain('Pas lu\u00a0: votre plan et vos projets.')
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('without a step the line says whether the network is missing, or only slow', () => {
  expect(draw({})).toContain('votre travail tarde à arriver')
  expect(draw({ isAllPutOff: true, unread: ['plan'] })).toContain('plus rien pour aujourd’hui')
  isOnline = false
  expect(draw({ unread: ['plan'] })).toContain('votre travail n’est pas encore sur cet appareil')
})
