// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readTyped, writeTyped } from '@/data/device/typed-text'
import { useKeptText } from './use-kept-text'

const KEY = 'contact-message.u'
const form = () => renderHook(() => useKeptText(KEY, '')).result

afterEach(() => {
  writeTyped(KEY, null)
})

test('a text that was sent goes, in every copy of its form', () => {
  const [sent, reopened] = [form(), form()]
  act(() => sent.current.type('Bonjour'))
  expect(reopened.current.text).toBe('Bonjour')
  expect(sent.current.isStill('Bonjour')).toBe(true)
  act(() => sent.current.settleIf('Bonjour'))
  expect([sent.current.text, reopened.current.text, readTyped(KEY)]).toEqual(['', '', null])
})

test('a text that was changed since stays, also when another copy of its form changed it', () => {
  const sent = form()
  act(() => sent.current.type('Bonjour'))
  const reopened = form()
  act(() => reopened.current.type('Bonjour, encore'))
  expect(sent.current.isStill('Bonjour')).toBe(false)
  act(() => sent.current.settleIf('Bonjour'))
  expect([reopened.current.text, readTyped(KEY)]).toEqual(['Bonjour, encore', 'Bonjour, encore'])
})

test('a text that was saved stays on the screen until its form closes', () => {
  const saved = form()
  act(() => saved.current.type('Bonjour'))
  act(() => saved.current.settle())
  expect([saved.current.text, readTyped(KEY)]).toEqual(['Bonjour', null])
})
