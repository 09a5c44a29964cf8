import { pastedLine } from './pasted'

/** Letters of Europe that do not fall apart into a letter and its accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
}

/** Without capitals, accents, ligatures and characters that are drawn as nothing; signs stay. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[œæßøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
}

/** For every search: words with a space before each. Capitals, accents and signs do not matter to who searches. */
export function foldText(text: string): string {
  return ` ${plainLetters(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
}

/**
 * Tells whether two texts say the same: capitals, spaces, the shape of an apostrophe and the full stop do not matter; accents and
 * other signs do.
 */
export function textKey(text: string): string {
  return pastedLine(text)
    .normalize('NFC')
    .toLocaleLowerCase('fr')
    .replace(/\s+/g, ' ')
    .replace(/’/g, "'")
    .replace(/[ .!]+$/, '')
}
