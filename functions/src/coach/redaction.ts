const MASK = '[…]'
/** As many characters of a secret as may be said: what many keys begin with, and many words too. */
const HARMLESS = 8

/** Takes a secret out of a text that comes in pieces, also where a border cuts it. */
export interface Redaction {
  /** What of the text so far may be shown now. */
  feed(piece: string): string
  /** The rest, when nothing follows. */
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

/** How much of the end of `text` the secret may begin with. */
function lengthOfBeginning(text: string, secret: string): number {
  for (let length = Math.min(text.length, secret.length - 1); length > 0; length -= 1) {
    if (text.endsWith(secret.slice(0, length))) return length
  }
  return 0
}
