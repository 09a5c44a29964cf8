import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { usePastedTodos } from './use-pasted-todos'

const takeBack = vi.fn()

function Field() {
  const [text, setText] = useState('')
  const { paste, question } = usePastedTodos(setText, () => takeBack)
  return (
    <>
      <input
        aria-label="Nouvelle tâche"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={paste}
      />
      {question}
    </>
  )
}

function pasteLines(count: number, text: string, caret: number): HTMLInputElement {
  render(<Field />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nouvelle tâche' })
  fireEvent.change(field, { target: { value: text } })
  field.setSelectionRange(caret, caret)
  const lines = Array.from({ length: count }, (_, index) => `L${index + 1}`).join('\n')
  fireEvent.paste(field, { clipboardData: { getData: () => lines } })
  return field
}

async function answer(name: string | RegExp): Promise<void> {
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name }))
}

const REFUSAL = 'Non, garder le texte'

test('a refused list becomes one line between the text of the field', async () => {
  const field = pasteLines(3, 'Note et suite', 5)
  await answer(REFUSAL)
  expect(field.value).toBe('Note L1 L2 L3et suite')
})

test('the rest of a list whose first part was added becomes that line too', async () => {
  const field = pasteLines(102, 'Note et suite', 5)
  await answer(/^Ajouter 100\stâches$/)
  await answer(REFUSAL)
  expect(field.value).toBe('Note L101 L102et suite')
})
