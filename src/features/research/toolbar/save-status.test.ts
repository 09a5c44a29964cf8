import { expect, test } from 'vitest'
import { newLink, newSection, type ResearchDrafts } from '@/domain/research/research-draft'
import { hasWorkToSave, saveStatus } from './save-status'

const link = newLink('loose', 'c1', 'https://exemple.fr/')
const section = newSection('s1')
const quiet = {
  refused: 0,
  unsavedNotes: 0,
  isPending: false,
  isHalfTyped: false,
  hasSaved: true,
  isOnline: true,
}

function says(drafts: ResearchDrafts, more: Partial<Parameters<typeof saveStatus>[0]> = {}): string {
  return saveStatus({ drafts, ...quiet, ...more })
}

test('says that all is saved only where nothing is unsaved', () => {
  expect(says([])).toBe('Tout est enregistré')
  expect(says([], { hasSaved: false })).toBe('')
  expect(says([], { isHalfTyped: true })).toBe('')
  expect(says([link])).toBe('1 lien à enregistrer')
  expect(says([], { refused: 1 })).toBe('1 changement à enregistrer')
  expect(says([], { unsavedNotes: 2 })).toBe('2 notes à enregistrer')
  expect(says([], { isPending: true })).toBe('Enregistrement…')
  expect(says([], { isPending: true, isOnline: false })).toBe('Enregistrement au retour du réseau')
})

test('names sections first', () => {
  expect(says([section, link, { ...section, id: 's2' }])).toBe('2 sections à enregistrer')
})

test('« Sauvegarder » has something to do beside every draft and every refusal', () => {
  expect(hasWorkToSave([], 0)).toBe(false)
  for (const drafts of [[link], [section]]) expect(hasWorkToSave(drafts, 0)).toBe(true)
  expect(hasWorkToSave([], 1)).toBe(true)
})
