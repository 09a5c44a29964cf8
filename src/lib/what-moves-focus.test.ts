import { expect, test } from 'vitest'
import { noteWhatMovesFocus } from './what-moves-focus'

const isByPointer = () => document.documentElement.hasAttribute('data-focus-by-pointer')

test('a press and a key each say how the next field got the focus; typing in it does not', () => {
  noteWhatMovesFocus()
  const [first, second] = [document.createElement('input'), document.createElement('input')]
  document.body.append(first, second)
  const press = () => document.dispatchEvent(new Event('pointerdown'))
  const key = (name: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key: name }))

  press()
  first.focus()
  expect(isByPointer()).toBe(true)
  key('a')
  expect(isByPointer(), 'while one types').toBe(true)
  key('Tab')
  second.focus()
  expect(isByPointer()).toBe(false)
  press()
  first.focus()
  expect(isByPointer()).toBe(true)
})
