import { pastedLine } from './pasted'

/** European letters that NFKD does not split into a letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** The typographic apostrophe, accents typed in its place, and what are letters to Unicode and apostrophes to some keyboards. */
const APOSTROPHES = /[’‘´`′\u02b9-\u02bf]/g

/** Each form of an apostrophe becomes the one of a keyboard. The length stays, so a place in the result is a place in the text. */
export function plainApostrophes(text: string): string {
  return text.replace(APOSTROPHES, "'")
}

/** Removes case, accents, ligatures, invisible characters and the form of an apostrophe; other punctuation remains. */
export function plainLetters(text: string): string {
  return plainApostrophes(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[œæßøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
}

/** Folded text for searches: a space before each word; case, accents and punctuation are removed. */
export function foldText(text: string): string {
  return ` ${plainLetters(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
}

/** Ignores case, spaces, the form of an apostrophe or hyphen, and final full stops or exclamation marks; accents and other signs count. */
export function textKey(text: string): string {
  return plainApostrophes(pastedLine(text))
    .normalize('NFC')
    .toLocaleLowerCase('fr')
    .replace(/\s+/g, ' ')
    .replace(/[‐‑]/g, '-')
    .replace(/[ .…!]+$/, '')
}
