const MASK = '[…]'
/** Longest part of a secret that may be shown: many keys, and much ordinary text, begin with the same characters. */
const HARMLESS = 8

/** Removes a secret from a text that arrives in pieces, also if it is split between two. */
export interface Redaction {
  /** Returns the text that may be shown now. */
  feed(piece: string): string
  end(): string
}

export function redact(secret: string): Redaction {
  let held = ''
  return {
    feed(piece) {
      const text = (held + piece).replaceAll(secret, MASK)
      const kept = lengthOfBeginning(text, secret)
      held = text.slice(text.length - kept)
      return text.slice(0, text.length - kept)
    },
    end() {
      const rest = held.length > HARMLESS ? MASK : held
      held = ''
      return rest
    },
  }
}

/** Length of the end of `text` that may be the beginning of the secret. */
function lengthOfBeginning(text: string, secret: string): number {
  for (let length = Math.min(text.length, secret.length - 1); length > 0; length -= 1) {
    if (text.endsWith(secret.slice(0, length))) return length
  }
  return 0
}
