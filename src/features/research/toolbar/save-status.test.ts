import { expect, test } from 'vitest'
import { saveStatus } from './save-status'

const quiet = {
  sections: 0,
  links: 0,
  refused: 0,
  unsavedNotes: 0,
  isPending: false,
  isHalfTyped: false,
  hasSaved: true,
  isOnline: true,
}

test.each<[string, Partial<typeof quiet>]>([
  ['Tout est enregistré', {}],
  ['', { hasSaved: false }],
  ['', { isHalfTyped: true }],
  ['1 lien à enregistrer', { links: 1 }],
  ['3 liens à enregistrer', { links: 3, refused: 1 }],
  ['2 tableaux à enregistrer', { sections: 2, links: 1 }],
  ['1 changement à enregistrer', { refused: 1 }],
  ['1 note ou montant à corriger', { unsavedNotes: 1 }],
  ['2 notes ou montants à corriger', { unsavedNotes: 2 }],
  ['Enregistrement…', { isPending: true }],
  ['Enregistrement au retour du réseau', { isPending: true, isOnline: false }],
])('says « %s » for %j', (text, state) => {
  expect(saveStatus({ ...quiet, ...state })).toBe(text)
})
