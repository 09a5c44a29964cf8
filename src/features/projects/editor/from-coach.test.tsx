import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { withCoachText } from '@/domain/projects/text/item-text'
import { emptyContent } from '@/domain/projects/parts'
import { EditorStore } from './editor-store'
import { ItemField } from './item-field'
import { playedDevice } from './played-device.test-support'

const LABEL = 'Proposé par le coach, à vérifier'
let played: ReturnType<typeof playedDevice>

beforeEach(() => {
  // jsdom has no layout, so the field needs no computed height.
  Object.assign(window, { CSS: { supports: () => true } })
  played = playedDevice(withCoachText({ ...emptyContent(), title: 'Gourde' }, 'product-1', 'Une gourde.'))
  const store = new EditorStore('p', played.device.read(), played.device)
  render(<ItemField store={store} section="product" index={0} title="Description du produit" />)
})

const describedBy = () => field().getAttribute('aria-describedby')?.split(' ')
const field = () => screen.getByRole('textbox', { name: /Description du produit/ })

test('a text of the coach says so, also with its field, until it is changed', () => {
  expect(describedBy()).toContain(screen.getByText(LABEL).id)
  fireEvent.change(field(), { target: { value: 'Une gourde en inox.' } })
  expect(screen.queryByText(LABEL)).toBeNull()
})

test('« C’est vérifié » is stored, and leaves the person in the text', async () => {
  const button = screen.getByRole('button', { name: /^C’est vérifié.*Description du produit$/ })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(screen.queryByText(LABEL)).toBeNull())
  expect(document.activeElement).toBe(field())
  expect(played.project()?.fromCoach).toEqual([])
})
