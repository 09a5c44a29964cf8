/** Whether a link may be opened: a stored or imported link may contain anything. */
export function isWebLink(link: string): boolean {
  return /^https?:\/\//i.test(link) && URL.canParse(link)
}

/** « https://lea:secret@ex.fr/p »: a name or a password, which would be stored and shown, or which imitates another host. */
export function hasCredentials(link: string): boolean {
  return /^https?:\/\/[^\s/?#\\]*@/i.test(link)
}
