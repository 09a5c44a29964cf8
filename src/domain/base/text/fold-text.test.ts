import { describe, expect, test } from 'vitest'
import { foldText, textKey } from './fold-text'

/** Searches like the lists: each typed word must begin a word of the text. */
function isFound(search: string, text: string): boolean {
  const words = foldText(search).split(' ').filter(Boolean)
  return words.every((word) => foldText(text).includes(` ${word}`))
}

describe('search by the beginnings of folded words', () => {
  test.each([
    ['coeur', 'Lampe cœur'],
    ['cœur', 'Lampe coeur'],
    ["l'eau", 'Filtrer l’eau du robinet'],
    ['l’eau', "Filtrer l'eau du robinet"],
    ['eau', "Filtrer l'eau du robinet"],
    ['eau', 'Filtrer lʼeau du robinet'],
    ['l eau', 'Filtrer l’eau'],
    ['ete', 'Été'],
    ['ÉTÉ', 'e\u0301te\u0301'],
    ['a-poser', 'Lampe à poser'],
    ['aeroport', 'Ex-æquo, Æroport'],
    ['strasse', 'Straße'],
    ['oresund', 'Øresund'],
    ['lodz', 'Łódź'],
    ['istanbul', 'İstanbul'],
    ['fine', 'ﬁne lame'],
    ['bougie', 'bou\u00adgie'],
    ['bougie', 'bou\u200bgie'],
    ['29 90', '29,90\u00a0€'],
    ['m2', '12 m²'],
    ['１２', '12 pièces'],
    ['tva', '(TVA)'],
    ['lampe bureau', 'bureau\u202fet\u00a0lampe'],
  ])('%j in %j', (search, text) => {
    expect(isFound(search, text)).toBe(true)
  })

  test.each([
    ['lampe table', 'lampe'],
    ['ampe', 'lampe'],
  ])('not %j in %j', (search, text) => {
    expect(isFound(search, text)).toBe(false)
  })
})

describe('two texts say the same', () => {
  test.each([
    ['Appeler Léa', ' appeler  léa. '],
    ["L'eau", 'l’eau'],
    ['lʼeau', 'l‘eau'],
    ['l´eau', 'l`eau'],
    ['Poster…', 'poster...'],
    ['rendez\u2011vous', 'rendez-vous'],
    ['Été', 'e\u0301te\u0301'],
    ['Poster\u00a0!', 'Poster'],
    ['Appeler\u200e Léa', 'Appeler Léa'],
  ])('%j and %j', (some, other) => {
    expect(textKey(some)).toBe(textKey(other))
  })

  test.each([
    ['+10 %', '-10 %'],
    ['Appeler Léa', 'Appeler Lea'],
    ['', 'a'],
  ])('not %j and %j', (some, other) => {
    expect(textKey(some)).not.toBe(textKey(other))
  })
})
