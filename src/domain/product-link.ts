import { LINK_MAX } from './text-limits'

/**
 * The link as it is stored, or null when it is blank, too long or not http(s). Spaces, quotes and angle brackets
 * come out percent-encoded, as the rules demand.
 */
export function parseLink(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || text.length > LINK_MAX) return null
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  // `URL` encodes the others by itself, but in a host name a quote has no encoding.
  const link = url.href.replaceAll("'", '%27')
  return link.length > LINK_MAX || /["']/.test(url.host) ? null : link
}

// What advertisers add to follow a click; two people who copy the same product get different ones.
const TRACKERS =
  /^(?:utm_.+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|igshid|igsh|yclid|mc_cid|mc_eid|_ga|_gl|spm|scm|ref_src)$/i

/** The link without what only follows the visitor: the same product is then the same link. */
export function cleanLink(link: string): string {
  const url = new URL(link)
  const tracked = [...url.searchParams.keys()].filter((name) => TRACKERS.test(name))
  if (tracked.length === 0) return link
  for (const name of tracked) url.searchParams.delete(name)
  return url.href.replaceAll("'", '%27')
}

/** Host and path, as a person reads a link; the text itself when it is none. */
export function linkLabel(link: string): string {
  if (!URL.canParse(link)) return link
  const { host, pathname } = new URL(link)
  return host.replace(/^www\./, '') + readable(pathname).replace(/\/$/, '')
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
