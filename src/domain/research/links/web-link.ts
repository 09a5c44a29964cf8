/** Null: no address. Not `URL.canParse`, which optimised code of Node 20 calls with broken accents: « https://été.fr » is none there. */
export function urlOf(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** Whether a link may be opened: a stored or imported link may contain anything. */
export function isWebLink(link: string): boolean {
  return /^https?:\/\//i.test(link) && urlOf(link) !== null
}

/** « https://lea:secret@ex.fr/p »: a name or a password, which would be stored and shown, or which imitates another host. */
export function hasCredentials(link: string): boolean {
  return /^https?:\/\/[^\s/?#\\]*@/i.test(link)
}
