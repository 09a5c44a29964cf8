// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { withCoachText } from '@/domain/projects/item-text'
import { emptyContent } from '@/domain/projects/parts'
import { isDirty } from './editor-state'
import type { EditorDevice } from './editor-device'
import { createEditorStore, type EditorStore } from './editor-store'
import { ItemField } from './item-field'

const device: EditorDevice = {
  readDraft: () => null,
  readOnItsWay: () => null,
  whenAnswered: () => undefined,
  keepDraft: () => true,
  dropOpenDraft: () => undefined,
  resumeDraft: () => undefined,
  dropDraft: () => undefined,
  save: () => false,
  keepVersion: () => undefined,
  now: () => new Date(0),
}

const LABEL = 'Proposé par le coach, à vérifier'
let store: EditorStore

beforeEach(() => {
  // jsdom lays nothing out: the field needs no height of its own.
  Object.assign(window, { CSS: { supports: () => true } })
  const rest = { id: 'p', userId: 'u', version: 'v1', description: '', progress: 0, tasks: [] }
  const dates = { createdAt: null, updatedAt: null, countedItems: [], isPending: false }
  const content = withCoachText({ ...emptyContent(), title: 'Gourde' }, 'product-1', 'Une gourde.')
  store = createEditorStore('p', { ...content, ...rest, ...dates }, device)
  render(<ItemField store={store} section="product" index={0} title="Description du produit" />)
})

const describedBy = () => field().getAttribute('aria-describedby')?.split(' ')
const field = () => screen.getByRole('textbox', { name: /Description du produit/ })

test('a text of the coach says so, also with its field, until it is changed', () => {
  expect(describedBy()).toContain(screen.getByText(LABEL).id)
  fireEvent.change(field(), { target: { value: 'Une gourde en inox.' } })
  expect(screen.queryByText(LABEL)).toBeNull()
})

test('« C’est vérifié » is a change to save, and leaves the person in the text', () => {
  expect(isDirty(store.read())).toBe(false)
  const button = screen.getByRole('button', { name: /^C'est vérifié.*Description du produit$/ })
  button.focus()
  fireEvent.click(button)
  expect(screen.queryByText(LABEL)).toBeNull()
  expect(document.activeElement).toBe(field())
  expect(isDirty(store.read())).toBe(true)
  expect(store.read().content.fromCoach).toEqual([])
})
