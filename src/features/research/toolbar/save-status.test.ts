import { expect, test } from 'vitest'
import { NO_DRAFTS, type ResearchDrafts } from '@/domain/research/research-draft'
import { newDraft, newSection } from '../candidate/draft-changes'
import { saveStatus } from './save-status'

const link = newDraft('c1', 'https://exemple.fr/')
const section = newSection('s1')
const sent = { ...link, tableId: 'loose' }
const quiet = { unsavedNotes: 0, isPending: false, isAllSaved: true, hasSaved: true, isOnline: true }

function says(drafts: Partial<ResearchDrafts>, more: Partial<Parameters<typeof saveStatus>[0]> = {}): string {
  return saveStatus({ drafts: { ...NO_DRAFTS, ...drafts }, ...quiet, ...more })
}

test('says that all is saved only where no row is unsaved', () => {
  expect(says({})).toBe('Tout est enregistré')
  expect(says({}, { hasSaved: false })).toBe('')
  expect(says({}, { isAllSaved: false })).toBe('')
  expect(says({ candidates: { loose: link } })).toBe('1 lien à enregistrer')
  expect(says({ sentCandidates: [{ ...sent, state: 'refused' }] })).toBe('1 lien à enregistrer')
  expect(says({}, { unsavedNotes: 2 })).toBe('2 notes à enregistrer')
  expect(says({}, { isPending: true })).toBe('Enregistrement…')
})

test('names what « Sauvegarder » is about first, then what is on its way', () => {
  const two = [section, { ...section, id: 's2', state: 'refused' as const }]
  expect(says({ sections: two, candidates: { loose: link } })).toBe('2 sections à enregistrer')
  expect(says({ sections: [{ ...section, state: 'sent' }] })).toBe('Enregistrement…')
  expect(says({ sentCandidates: [{ ...sent, state: 'sent' }] }, { isOnline: false })).toBe(
    'Enregistrement au retour du réseau',
  )
})
