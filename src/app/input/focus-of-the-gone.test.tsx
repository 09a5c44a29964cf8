import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { TextField } from '@/ui/fields/text-field'
import { keepFocusOfTheGone } from './focus-of-the-gone'

beforeAll(keepFocusOfTheGone)

/** A button that a press removes, at once or later, with its whole row or alone. */
function Page({ laterMs = 0, onPress }: { laterMs?: number; onPress?: () => void }) {
  const [isThere, setIsThere] = useState(true)
  return (
    <main>
      <h1>Semaine</h1>
      <section>
        <h2>Leçons</h2>
        {isThere && (
          <div>
            <button
              type="button"
              onClick={() => {
                onPress?.()
                setTimeout(() => setIsThere(false), laterMs)
              }}
            >
              Lu
            </button>
          </div>
        )}
      </section>
      <section>
        <h2>Autres</h2>
        <button type="button">Suivant</button>
      </section>
    </main>
  )
}

/** As Enter does: without a count. */
function press(name: string) {
  const button = screen.getByRole('button', { name })
  button.focus()
  button.click()
}

test.each([0, 300])(
  'a button that is gone %d ms after its press leaves the focus to the heading above',
  async (laterMs) => {
    render(<Page laterMs={laterMs} />)
    press('Lu')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Leçons' })))
  },
)

/** A field that offers a known text while it is empty, under a heading and after another field. */
function Form() {
  const [text, setText] = useState('')
  return (
    <section>
      <h2>Prix et livraison</h2>
      <TextField label="Prix" />
      <label>
        <input type="checkbox" />
        Offert
      </label>
      <TextField
        label="Délai"
        value={text}
        onChange={({ target }) => setText(target.value)}
        hint={
          text === '' && (
            <button type="button" onClick={() => setText('3 jours')}>
              Prendre « 3 jours »
            </button>
          )
        }
      />
    </section>
  )
}

test('a button under a text field leaves the focus to that field', async () => {
  render(<Form />)
  act(() => press('Prendre « 3 jours »'))
  const field = screen.getByRole('textbox', { name: 'Délai' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field).toMatchObject({ value: '3 jours', tabIndex: 0 })
})

test('a press that moves the focus itself is left alone', async () => {
  render(<Page onPress={() => screen.getByRole('button', { name: 'Suivant' }).focus()} />)
  press('Lu')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lu' })).toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Suivant' }))
})

test("a pointer's press is left alone", async () => {
  render(<Page />)
  const button = screen.getByRole('button', { name: 'Lu' })
  button.focus()
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lu' })).toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(document.activeElement).toBe(document.body)
})
