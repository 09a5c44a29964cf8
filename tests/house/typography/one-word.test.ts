// One thing has one word on every screen: « partie », « point », « tableau », « produit », « email ».
import { expect, test } from 'vitest'
import { textsOf, textsUnder } from './french-texts'
import { LEXICONS } from './specified-strings'

/** Specified strings, and what a person may type into the search of commands and guides. */
const KEPT: readonly string[] = [
  // On the seller's own page, in the words of the law.
  'Adresse électronique\u00a0:',
  'Éléments de confiance',
  'Impossible de supprimer la section.',
  'produits produit liens candidats critères prix marge fournisseur test de vente',
  'plan business élément brouillon sauvegarder version revenir historique client concurrence fournisseur offre imprimer',
]

const OTHER_WORD =
  /(?<!\p{L})(?:rubriques?|éléments?|candidats?|e-mails?|adresses? électroniques?|(?:la|une|cette|d’une|chaque|sept|première|dernière) sections?)(?!\p{L})|(?:^|\s)Sections? \p{Ll}/iu

test('says a thing with its one word', () => {
  const wrong = textsUnder('src')
    .filter(({ file, text }) => !file.startsWith(LEXICONS) && !KEPT.includes(text) && OTHER_WORD.test(text))
    .map(({ file, line, text }) => `${file}:${line} ${text.trim()}`)
  expect(wrong).toEqual([])
})

test('every kept text is still printed', () => {
  const printed = new Set(textsUnder('src').map(({ text }) => text))
  expect(KEPT.filter((text) => !printed.has(text))).toEqual([])
})

test.each([
  ["'12 rubriques sur 29'", true],
  ["'Cet élément est vide.'", true],
  ["'Section supprimée'", true],
  ["'Créez une section'", true],
  ["'Laissez votre e-mail'", true],
  ["'Laissez votre email'", false],
  ["'sections'", false],
])('judges %s', (code, isWrong) => {
  const found = textsOf('piece.tsx', `export const piece = ${code}`)
  expect(found.some(({ text }) => OTHER_WORD.test(text))).toBe(isWrong)
})
