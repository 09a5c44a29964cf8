/* oxlint-disable typescript/no-deprecated -- Safari says by `keyCode` alone that a key belongs to a composition */
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepCompositionKeys } from './input/composition-keys'
import { readFilledFields } from './input/filled-fields'

const sent = vi.fn()
const keys = vi.fn<(key: string) => void>()
let root: Root
let host: HTMLElement

function Form() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isRemembered, setRemembered] = useState(true)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent({ email, password, isRemembered })
      }}
    >
      <input
        name="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        onKeyDown={({ key }) => keys(key)}
      />
      <input
        name="password"
        type="password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <input
        type="checkbox"
        checked={isRemembered}
        onChange={({ target }) => setRemembered(target.checked)}
      />
      <textarea onKeyDown={({ key }) => keys(key)} />
      <button>Se connecter</button>
    </form>
  )
}

const field = (name: string) => host.querySelector<HTMLInputElement>(`[name=${name}]`)!

/** Sets the value like a password manager: bypasses React, without an event. */
function fill(name: string, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(name), text)
}

beforeAll(() => {
  keepCompositionKeys()
  readFilledFields()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  act(() => root.render(<Form />))
})

afterEach(() => {
  act(() => root.unmount())
  host.remove()
  vi.clearAllMocks()
})

test('a form that was filled without events is sent as it stands', () => {
  fill('email', 'ana@exemple.fr')
  fill('password', 'azerty123')
  act(() => host.querySelector('button')!.click())
  expect(sent).toHaveBeenCalledWith({ email: 'ana@exemple.fr', password: 'azerty123', isRemembered: true })
})

test('keeps its text when another button in it is pressed first', () => {
  fill('email', 'ana@exemple.fr')
  const checkbox = host.querySelector<HTMLInputElement>('[type=checkbox]')!
  act(() => void checkbox.dispatchEvent(new Event('pointerdown', { bubbles: true })))
  act(() => checkbox.click())
  expect(field('email').value).toBe('ana@exemple.fr')
  act(() => host.querySelector('button')!.click())
  expect(sent).toHaveBeenCalledWith({ email: 'ana@exemple.fr', password: '', isRemembered: false })
})

describe('a key of a composition', () => {
  const press = (target: Element, init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
    act(() => void target.dispatchEvent(event))
    return event
  }

  test.each<KeyboardEventInit>([
    { key: 'Enter', isComposing: true },
    { key: 'Enter', keyCode: 229 },
    { key: 'Process', keyCode: 229 },
    { key: 'Escape', isComposing: true },
    { key: 'ArrowDown', isComposing: true, keyCode: 229 },
  ])('is heard by nobody: %o', (init) => {
    const { defaultPrevented } = press(field('email'), init)
    expect(keys).not.toHaveBeenCalled()
    expect(defaultPrevented).toBe(init.key === 'Enter')
    expect(press(host.querySelector('textarea')!, init).defaultPrevented).toBe(false)
  })

  test.each(['Enter', 'Escape', 'a'])('%s without one is heard', (key) => {
    expect(press(field('email'), { key, keyCode: 13 }).defaultPrevented).toBe(false)
    expect(keys).toHaveBeenCalledWith(key)
  })
})
