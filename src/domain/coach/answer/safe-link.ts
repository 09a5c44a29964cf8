const SCHEMES = ['http:', 'https:', 'mailto:']

export interface SafeLink {
  readonly href: string
  /** The target as text, which the link's own text cannot fake. */
  readonly destination: string
}

/** Accepts web pages and e-mail addresses in an answer's links. Null: show the link as plain text. */
export function safeLink(href: string | undefined): SafeLink | null {
  const url = parseUrl(href ?? '')
  if (!url || !SCHEMES.includes(url.protocol)) return null
  // `https://banque.fr@pirate.example` shows one host and opens another.
  if (url.username !== '' || url.password !== '') return null
  const destination = url.protocol === 'mailto:' ? url.pathname : url.host
  return destination === '' ? null : { href: url.href, destination }
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
