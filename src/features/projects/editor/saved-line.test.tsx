// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SignedInContext, type SignedIn } from '@/components/signed-in-context'
import { setField } from '@/data/projects'
import { newEntry, type Entry } from '@/data/sync/entry'
import { emptyContent } from '@/domain/projects/parts'
import { EditorStore } from './editor-store'
import { playedDevice } from './played-device.test-support'
import { SavedLine } from './saved-line'

const entries = vi.hoisted(() => ({ all: [] as readonly unknown[] }))
vi.mock('@/data/sync/use-live', () => ({ useEntries: () => entries.all }))

const change = { id: 'p', field: 'offer-1', from: '', to: 'Une offre', opens: true, title: 'Gourde' }
const refused: Entry = {
  ...newEntry(setField, change, new Date('2026-11-25T10:00:00.000Z')),
  number: 7,
  place: 7,
  uid: 'lea',
  fault: 'denied',
  wasSent: true,
}

function show(isGone: boolean) {
  entries.all = [refused]
  const played = playedDevice({ ...emptyContent(), title: 'Gourde' })
  const stored = played.device.read()
  if (!stored) throw new Error('no project')
  const store = new EditorStore('p', { ...stored, refused: [7] }, played.device)
  if (isGone) {
    played.removeElsewhere()
    store.receive(true)
  }
  render(
    <SignedInContext value={{ user: { uid: 'lea' } } as SignedIn}>
      <SavedLine store={store} />
    </SignedInContext>,
  )
}

test('a refused change of the editor is offered where it was made', () => {
  show(false)
  expect(screen.getByRole('alert').textContent).toContain('Erreur lors de la sauvegarde du projet')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Réessayer',
    'Abandonner',
  ])
})

test('of a deleted project it is not: « Sauvegarder » makes a new one', () => {
  show(true)
  expect(screen.queryByRole('alert')).toBeNull()
})
