/** In the order of the characters themselves, so that a later time makes a higher id. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const TIME_LENGTH = 8
const CHANCE_LENGTH = 12

/**
 * Ids made on this device, once per intention, from the highest down. Todos written together, or sent
 * together after a while offline, can get one creation date; where dates are equal the list puts the
 * higher id first, so ids start with the time and a batch is sorted.
 */
export function newTodoIds(count: number, now: Date): string[] {
  const time = timePart(now)
  return Array.from({ length: count }, () => time + chancePart())
    .sort((a, b) => (a < b ? -1 : 1))
    .reverse()
}

function timePart(now: Date): string {
  let rest = now.getTime()
  let text = ''
  for (let index = 0; index < TIME_LENGTH; index++) {
    text = ALPHABET.charAt(rest % ALPHABET.length) + text
    rest = Math.floor(rest / ALPHABET.length)
  }
  return text
}

function chancePart(): string {
  let text = ''
  while (text.length < CHANCE_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(CHANCE_LENGTH))) {
      // A byte has no fair share of 62 letters; its first 248 values have.
      if (byte < 248 && text.length < CHANCE_LENGTH) text += ALPHABET.charAt(byte % ALPHABET.length)
    }
  }
  return text
}
