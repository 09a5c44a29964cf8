import { late } from '@/domain/base/late'
import { capital } from '@/domain/base/text/french-count'
import { isWebLink } from './web-link'

/** Host and path for display; the text itself if it is no web link. */
export function linkLabel(link: string): string {
  if (!isWebLink(link)) return link
  const { host, pathname } = new URL(link)
  return host.replace(/^www\./, '') + readable(pathname).replace(/\/$/, '')
}

/** « Lampe de lecture »: the text at the end of the path, or several words before a number (Amazon); null: no usable text. */
export function linkName(link: string): string | null {
  if (!isWebLink(link)) return null
  const parts = new URL(link).pathname.split('/').filter((part) => part !== '')
  const last = nameIn(parts.pop() ?? '')
  if (last !== null) return last
  const names = parts.map(nameIn).filter((name) => name?.includes(' ') === true && !SHOP_WORDS.test(name))
  return names.at(-1) ?? null
}

function nameIn(part: string): string | null {
  const words = readable(part)
    .replace(/\.\w{2,5}$/, '')
    .split(/[-_+\s]+/)
    .filter((word) => NAME_WORD().test(word))
  const letters = words.filter((word) => /^\p{L}+$/u.test(word)).join(' ').length
  return letters < NAMED_FROM ? null : capital(words.join(' '))
}

/** A word, « 2 » or « 500ml »; a longer number is the shop's. */
const NAME_WORD = late(() => /^(?:\p{L}+|\d{1,3}|\d{1,5}\p{L}{1,3})$/u)

/** Parts of a shop's addresses that name no product: « product-detail », « offer-listing ». */
const SHOP_WORDS =
  /^(?:(?:products?|produits?|details?|items?|articles?|offers?|listings?|reviews?|store|shop|page)\s?)+$/i

/** The one name of a product that is known by its address: « Lampe de lecture », « Amazon B0C1234567 », « ex.fr/p ». */
export function productName(link: string): string {
  return linkName(link) ?? codeName(link) ?? linkLabel(link)
}

function codeName(link: string): string | null {
  if (!isWebLink(link)) return null
  const { hostname, pathname } = new URL(link)
  const code = (pathname.split('/').findLast((part) => part !== '') ?? '').replace(/\.\w{2,5}$/, '')
  if (!/^(?=.*\d)\w{6,24}$/.test(code)) return null
  const [site = ''] = hostname
    .replace(/\.(?:com?\.)?[a-z]+$/, '')
    .split('.')
    .slice(-1)
  return site === '' ? null : `${capital(site)} ${code}`
}

/** Minimum number of letters; a shorter text is an abbreviation. */
const NAMED_FROM = 4

/** « ex.fr »: the shop alone. */
export function linkHost(link: string): string {
  return isWebLink(link) ? new URL(link).host.replace(/^www\./, '') : link
}

/** The decoded path; the encoded one if decoding fails or would mislead. */
export function readable(path: string): string {
  try {
    const text = decodeURIComponent(path)
    return MISLEADING.test(text) ? path : text
  } catch {
    return path
  }
}

// Control, invisible and direction characters can make a link look like a different one.
// oxlint-disable-next-line no-control-regex
const MISLEADING = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/
