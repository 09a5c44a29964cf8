// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AppError } from '@/domain/base/errors'
import type { OnError, OnValue } from './live'
import { useLive } from './use-live'

const META = { isPending: false, isFromCache: false }

function subscription() {
  const handlers: { onValue: OnValue<string>; onError: OnError }[] = []
  let opened = 0
  let closed = 0
  return {
    subscribe(onValue: OnValue<string>, onError: OnError) {
      opened += 1
      handlers.push({ onValue, onError })
      return () => {
        closed += 1
      }
    },
    send(value: string) {
      act(() => handlers.at(-1)?.onValue(value, META))
    },
    fail() {
      act(() => handlers.at(-1)?.onError(new AppError('data/denied')))
    },
    counts: () => ({ opened, closed }),
  }
}

function Shown({ subscribe }: { subscribe: (onValue: OnValue<string>, onError: OnError) => () => void }) {
  const live = useLive(subscribe)
  if (live.status === 'loading') return <p>loading</p>
  if (live.status === 'error') return <button onClick={live.retry}>{live.error.code}</button>
  return <p>{live.value}</p>
}

test('a subscription is drawn as loading, then as its values', () => {
  const todos = subscription()
  render(<Shown subscribe={todos.subscribe} />)
  expect(screen.getByText('loading')).toBeDefined()
  todos.send('un')
  todos.send('deux')
  expect(screen.getByText('deux')).toBeDefined()
})

test('the value of another subscription is not drawn, not even once', () => {
  const monday = subscription()
  const tuesday = subscription()
  const { rerender } = render(<Shown subscribe={monday.subscribe} />)
  monday.send('lundi')
  rerender(<Shown subscribe={tuesday.subscribe} />)
  expect(screen.getByText('loading')).toBeDefined()
  expect(monday.counts()).toEqual({ opened: 1, closed: 1 })
  tuesday.send('mardi')
  expect(screen.getByText('mardi')).toBeDefined()
})

test('a failure can be tried again, and a value after a failure is drawn', () => {
  const todos = subscription()
  render(<Shown subscribe={todos.subscribe} />)
  todos.fail()
  act(() => {
    screen.getByRole('button', { name: 'data/denied' }).click()
  })
  expect(screen.getByText('loading')).toBeDefined()
  expect(todos.counts()).toEqual({ opened: 2, closed: 1 })
  todos.fail()
  todos.send('de retour')
  expect(screen.getByText('de retour')).toBeDefined()
})

test('leaving the screen closes the subscription', () => {
  const todos = subscription()
  const { unmount } = render(<Shown subscribe={todos.subscribe} />)
  unmount()
  expect(todos.counts()).toEqual({ opened: 1, closed: 1 })
})
