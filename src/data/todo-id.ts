const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 20

/**
 * Ids made on this device, once per intention, from the highest down: tasks written together get one
 * creation date, and where dates are equal the list puts the higher id first.
 */
export function newTodoIds(count: number): string[] {
  return Array.from({ length: count }, newId)
    .sort((a, b) => (a < b ? -1 : 1))
    .reverse()
}

function newId(): string {
  // A byte has no fair share of 62 letters; the first 248 have.
  let id = ''
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < 248 && id.length < LENGTH) id += ALPHABET.charAt(byte % ALPHABET.length)
    }
  }
  return id
}
