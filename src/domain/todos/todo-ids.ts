/** In code unit order, so that a later time gives a higher id. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const TIME_LENGTH = 8
const CHANCE_LENGTH = 12

/**
 * Ids of this device, one per intention, highest first. Todos of one batch can get the same creation date, also after a while offline. The
 * list then puts the higher id first, so ids start with the time and a batch is sorted.
 */
export function newTodoIds(count: number, now: Date): string[] {
  const time = timePart(now)
  return Array.from({ length: count }, () => time + chancePart())
    .sort((a, b) => (a < b ? -1 : 1))
    .reverse()
}

/** Whether `newTodoIds` made this id at that time. */
export function wasMadeAt(id: string, at: Date): boolean {
  return id.length === TIME_LENGTH + CHANCE_LENGTH && id.startsWith(timePart(at))
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
      // Only the first 248 byte values divide evenly among 62 characters.
      if (byte < 248 && text.length < CHANCE_LENGTH) text += ALPHABET.charAt(byte % ALPHABET.length)
    }
  }
  return text
}
