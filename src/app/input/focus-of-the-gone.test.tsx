import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
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
