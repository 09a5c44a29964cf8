import { capital } from '@/domain/base/text/french-count'
import { pastedLine } from '@/domain/base/text/pasted'
import { LINK_MAX } from '@/domain/base/text/text-limits'

/**
 * An address as it has to be written. `URL` alone would repair others without a word: « https:ex.fr », a tab inside, a backslash,
 * « 29.90 » as the host 29.0.0.90.
 */
const ADDRESS =
  /^https?:\/\/(?:[^\s/?#@\\]*@)?((?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]+)(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu
// eslint-disable-next-line no-control-regex
const IS_ASCII = /^[\u0000-\u007f]*$/

/**
 * The link as it is stored, or null when it is blank, too long, not http(s), or more than an address. Quotes and angle
 * brackets come out percent-encoded, as the rules demand.
 */
export function parseLink(typed: string): string | null {
  const text = pastedLine(typed)
  const host = text.length > LINK_MAX ? undefined : ADDRESS.exec(text)?.[1]
  if (host === undefined || !URL.canParse(text)) return null
  const url = new URL(text)
  if (IS_ASCII.test(host) && url.hostname !== host.toLowerCase()) return null
  const link = url.href.replaceAll("'", '%27')
  return link.length > LINK_MAX || /["']/.test(url.host) ? null : link
}

/** What may be followed: a link that another client stored, or that came from a file, can be anything. */
export function isWebLink(link: string): boolean {
  return /^https?:\/\//i.test(link) && URL.canParse(link)
}

// What advertisers and shops add to follow a click; two people who copy the same product get different ones.
const TRACKERS = new RegExp(
  `^(?:${[
    ...[
      'utm_.+',
      'mtm_.+',
      'pk_.+',
      'hsa_.+',
      'gad_.+',
      'algo_.+',
      'aff_.+',
      'pd_rd_.+',
      'pf_rd_.+',
      '_hsenc',
      '_hsmi',
    ],
    ...[
      'gclid',
      'gclsrc',
      'gbraid',
      'wbraid',
      'dclid',
      'fbclid',
      'msclkid',
      'ttclid',
      'twclid',
      'yclid',
      'srsltid',
    ],
    ...['li_fat_id', 'epik', 'sccid', 'igshid', 'igsh', 'mc_cid', 'mc_eid', 'mkt_tok', '_ga', '_gl', '_kx'],
    ...['spm', 'scm', 'pvid', 'ref_src', 'ref_url'],
  ].join('|')})$`,
  'i',
)

/**
 * The link without what only follows the visitor: the same product is then the same link. What stays of the query
 * stays as it was written; a shop may be particular about it.
 */
export function cleanLink(link: string): string {
  const [, before = '', query, hash = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(link) ?? []
  if (query === undefined) return link
  const parts = query.split('&')
  const kept = parts.filter((part) => !TRACKERS.test(readable(part.split('=')[0] ?? '')))
  if (kept.length === parts.length) return link
  return before + (kept.length > 0 ? `?${kept.join('&')}` : '') + hash
}

/** Host and path, as a person reads a link; the text itself when it is none. */
export function linkLabel(link: string): string {
  if (!isWebLink(link)) return link
  const { host, pathname } = new URL(link)
  return host.replace(/^www\./, '') + readable(pathname).replace(/\/$/, '')
}

/** « Lampe de lecture »: the words at the end of its path; null where they say nothing. */
export function linkName(link: string): string | null {
  if (!isWebLink(link)) return null
  const last = new URL(link).pathname.split('/').findLast((part) => part !== '') ?? ''
  const words = readable(last)
    .replace(/\.\w{2,5}$/, '')
    .split(/[-_+\s]+/)
    .filter((word) => /^\p{L}+$/u.test(word))
  const name = words.join(' ')
  return name.length < NAMED_FROM ? null : capital(name)
}

/** Letters: less is an abbreviation. */
const NAMED_FROM = 4

/** « ex.fr »: the shop alone. */
export function linkHost(link: string): string {
  return isWebLink(link) ? new URL(link).host.replace(/^www\./, '') : link
}

/** The path as it is read; as it is written where that would mislead. */
export function readable(path: string): string {
  try {
    const text = decodeURIComponent(path)
    return MISLEADING.test(text) ? path : text
  } catch {
    return path
  }
}

// Control, invisible and direction characters can make a link look like another one.
// eslint-disable-next-line no-control-regex
const MISLEADING = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/
