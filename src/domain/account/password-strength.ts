import { NAME_MAX } from '@/domain/base/text/text-limits'
import { plainLetters } from '@/domain/base/text/fold-text'

/**
 * How hard a password is to guess, for its owner's information: nothing is refused for it. A small estimate of our own, on
 * the safe side; why no library is in record 05.
 */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** What guessers try first, French and English, each as it stands after `plainLetters`. */
const COMMON = [
  ...[
    'motdepasse',
    'password',
    'passe',
    'secret',
    'admin',
    'azerty',
    'qwerty',
    'bonjour',
    'salut',
    'bienvenue',
  ],
  ...[
    'welcome',
    'soleil',
    'chouchou',
    'doudou',
    'loulou',
    'amour',
    'coeur',
    'jetaime',
    'iloveyou',
    'princesse',
  ],
  ...['princess', 'marseille', 'lyon', 'paris', 'france', 'football', 'dragon', 'monkey', 'shadow', 'master'],
  ...[
    'superman',
    'batman',
    'pokemon',
    'starwars',
    'nicolas',
    'thomas',
    'julien',
    'camille',
    'marine',
    'alexandre',
  ],
  ...[
    'letmein',
    'sunshine',
    'trustno',
    'changeme',
    'coach',
    'boom',
    'boutique',
    'ecommerce',
    'shop',
    'argent',
  ],
] as const

/** Keys side by side, and what everybody can count. */
const ROWS = [
  ...['azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890'],
]
const ROWS_BOTH_WAYS = ROWS.flatMap((row) => [row, Array.from(row).reverse().join('')])

/** In bits: a piece that guessers have in their lists, however long it is. */
const KNOWN_BITS = 8
/** A letter inside a word tells less than one drawn by lot, and nobody knows from outside which it is. */
const LETTER_BITS = 2.5
const DIGIT_BITS = 3
const SIGN_BITS = 4.5
/** Where letters, digits and signs follow one another, it is no word. */
const CHANGE_BITS = 1.5
/** Guessing by the hour at a login, and by the second at a stolen list of good hashes, parts about here. */
const FAIR_BITS = 28
const STRONG_BITS = 45

/** `known`: what anybody knows of the owner, as a name and an address; a password made of it is no secret. */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  const bits = guessingBits(plainLetters(password), [...COMMON, ...known.flatMap(piecesOf)])
  if (bits < FAIR_BITS) return 'weak'
  return bits < STRONG_BITS ? 'fair' : 'strong'
}

function guessingBits(text: string, words: readonly string[]): number {
  let bits = 0
  let before: number | null = null
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at)
    const found = Math.max(wordAt(rest, words), runAt(rest), yearAt(rest))
    const own = bitsOf(rest.charAt(0))
    if (found > 0) bits += KNOWN_BITS
    else bits += own + (before !== null && before !== own ? CHANGE_BITS : 0)
    before = found > 0 ? null : own
    at += found || 1
  }
  return bits
}

function bitsOf(character: string): number {
  if (/\p{L}/u.test(character)) return LETTER_BITS
  return /\d/.test(character) ? DIGIT_BITS : SIGN_BITS
}

/** No word is longer than a name may be. */
const LONGEST_WORD = NAME_MAX

function wordAt(rest: string, words: readonly string[]): number {
  const letters = unmasked(rest.slice(0, LONGEST_WORD))
  return Math.max(0, ...words.filter((word) => letters.startsWith(word)).map((word) => word.length))
}

/** As long as it goes on repeating a character, or along a row of keys in either direction; three at least. */
function runAt(rest: string): number {
  const repeated = /^(.)\1{2,}/su.exec(rest)?.[0].length ?? 0
  let longest = repeated
  for (const row of ROWS_BOTH_WAYS) {
    for (let length = 3; length <= rest.length && row.includes(rest.slice(0, length)); length += 1)
      longest = Math.max(longest, length)
  }
  return longest
}

function yearAt(rest: string): number {
  return /^(?:19|20)\d\d/.test(rest) ? 4 : 0
}

const MASKS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}

/** « m0tdep@sse » is tried right after « motdepasse ». One sign for one, so that lengths agree. */
function unmasked(text: string): string {
  return text.replace(/[01345@$]/g, (sign) => MASKS[sign] ?? sign)
}

function piecesOf(known: string): string[] {
  return plainLetters(known)
    .split(/[^\p{L}\d]+/u)
    .filter((piece) => piece.length >= 3)
    .map(unmasked)
}
