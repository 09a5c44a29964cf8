import { NAME_MAX } from '@/domain/base/text/text-limits'
import { plainLetters } from '@/domain/base/text/fold-text'

/** An estimate for the person's information; no password is refused for it. A small, cautious estimate of our own: see record 05. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** Common first guesses, French and English, in the form of `plainLetters`. */
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

/** Rows of neighbouring keys, the alphabet and the digits. */
const ROWS = [
  ...['azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890'],
]
const ROWS_BOTH_WAYS = ROWS.flatMap((row) => [row, Array.from(row).reverse().join('')])

/** In bits: a piece from a guesser's list, of any length. */
const KNOWN_BITS = 8
/** In bits per sign. A letter of a word carries less than a random one, and the two look the same here. */
const LETTER_BITS = 2.5
const DIGIT_BITS = 3
const SIGN_BITS = 4.5
/** Bits for a change between letters, digits and signs, which a plain word does not have. */
const CHANGE_BITS = 1.5
/** In bits. About the limits of guessing at a login form, and at stolen password hashes. */
const FAIR_BITS = 28
const STRONG_BITS = 45

/** `known`: public facts about the owner, such as name and address; a password made of them is weak. */
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

const LONGEST_WORD = NAME_MAX

function wordAt(rest: string, words: readonly string[]): number {
  const letters = unmasked(rest.slice(0, LONGEST_WORD))
  return Math.max(0, ...words.filter((word) => letters.startsWith(word)).map((word) => word.length))
}

/** Length of a run at the start of `rest`: a repeated character or neighbouring keys in either direction; at least three. */
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

/** Reverts common replacements: « m0tdep@sse » is guessed right after « motdepasse ». One character for one, so lengths agree. */
function unmasked(text: string): string {
  return text.replace(/[01345@$]/g, (sign) => MASKS[sign] ?? sign)
}

function piecesOf(known: string): string[] {
  return plainLetters(known)
    .split(/[^\p{L}\d]+/u)
    .filter((piece) => piece.length >= 3)
    .map(unmasked)
}
