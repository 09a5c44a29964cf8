import { expect, test } from 'vitest'
import { liftIntoSight } from './use-above-keyboard'

const WINDOW = 800
const BAR = 60
const KEYBOARD = 336
const whole = { offsetTop: 0, height: WINDOW, scale: 1 }

const bottomAt = (lift: number) => WINDOW - BAR - lift

test('without a keyboard the field stays where it is', () => {
  expect(liftIntoSight(0, bottomAt(0), whole)).toBe(0)
})

test('a keyboard over the window lifts it to its upper edge, and there it stays', () => {
  const typing = { ...whole, height: WINDOW - KEYBOARD }
  const lift = liftIntoSight(0, bottomAt(0), typing)
  expect(bottomAt(lift)).toBe(WINDOW - KEYBOARD)
  expect(liftIntoSight(lift, bottomAt(lift), typing)).toBe(lift)
})

test('it follows when the page is moved behind the keyboard, and comes down with it', () => {
  const typing = { ...whole, height: WINDOW - KEYBOARD }
  const lift = liftIntoSight(0, bottomAt(0), typing)
  const half = liftIntoSight(lift, bottomAt(lift), { ...typing, offsetTop: 100 })
  expect(bottomAt(half)).toBe(WINDOW - KEYBOARD + 100)
  expect(liftIntoSight(half, bottomAt(half), { ...typing, offsetTop: KEYBOARD })).toBe(0)
  expect(liftIntoSight(lift, bottomAt(lift), whole)).toBe(0)
})

test('a page made large by two fingers has no keyboard over it', () => {
  expect(liftIntoSight(0, bottomAt(0), { offsetTop: 0, height: WINDOW / 2, scale: 2 })).toBe(0)
})
