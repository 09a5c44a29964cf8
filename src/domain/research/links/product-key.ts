import { cleanLink } from './candidate-link'
import { isWebLink } from './web-link'

/** « .fr », « .com », « .co.uk », « .com.be ». */
const ENDING = String.raw`\.(?:com?\.[a-z]{2}|[a-z]{2,3})$`

function site(name: string, ending = ENDING): RegExp {
  return new RegExp(String.raw`(?:^|\.)${name}${ending}`)
}

interface Numbering {
  readonly name: string
  readonly host: RegExp
  /** Its only group is the number in path and query. */
  readonly number: RegExp
  /** Codes in which « a » and « A » differ. */
  readonly isCased?: boolean
}

/** Product number in an address, by shop, and of the videos and ads where products are found: each has many addresses. */
const PRODUCT_NUMBERS: readonly Numbering[] = [
  {
    name: 'aliexpress',
    host: site('aliexpress'),
    number:
      /(?:\/(?:item|i)\/(?:[^/?#]*\/)?(?=\d+(?:\.html|[/?]|$))|\/store\/product\/[^/?#]*\/\d+_|[?&]product_?ids?=)(\d{6,})/i,
  },
  {
    name: 'amazon',
    host: site('amazon'),
    number:
      /\/(?:dp(?:\/product)?|gp\/product(?:\/glance)?|gp\/offer-listing|gp\/aw\/(?:d|reviews)|gp\/customer-reviews|product-reviews|exec\/obidos\/(?:asin|tg\/detail\/-)|o\/asin|vdp)\/([A-Z0-9]{10})(?=[/?#]|$)/i,
  },
  { name: 'amazon', host: /^(?:www\.)?amzn\.com$/, number: /^\/(?:dp\/)?(B0[A-Z0-9]{8})(?=[/?#]|$)/i },
  {
    name: 'alibaba',
    host: site('alibaba', String.raw`\.com$`),
    number: /\/product(?:-detail\/[^/?#]*?_?(?=\d+\.html)|\/(?=\d+\/))(\d{8,})/,
  },
  {
    name: 'ebay',
    host: site('ebay'),
    number: /(?:\/itm\/(?:[^/?#]*\/)?|\/ws\/eBayISAPI\.dll\?(?:[^#]*&)?item=)(\d{9,})/i,
  },
  { name: 'etsy', host: site('etsy', String.raw`\.com$`), number: /\/listing\/(\d{6,})/ },
  {
    name: 'temu',
    host: site('temu', String.raw`\.com$`),
    number: /(?:[-/]g-(?=\d{9,}\.html)|[?&]goods_id=)(\d{9,})/,
  },
  { name: 'cdiscount', host: site('cdiscount', String.raw`\.com$`), number: /\/f-\d+-([a-z0-9]{6,})\.html/i },
  { name: 'fnac', host: site('fnac', String.raw`\.com$`), number: /\/(?:a|mp)(\d{6,})(?=[/?#]|$)/ },
  { name: 'vinted', host: site('vinted'), number: /\/items\/(\d{6,})/ },
  {
    name: 'leboncoin',
    host: site('leboncoin', String.raw`\.fr$`),
    number: /\/(?:ad\/[^/?#]+|[a-z_]+)\/(\d{8,})(?=\.htm|[/?#]|$)/,
  },
  { name: 'banggood', host: site('banggood', String.raw`\.com$`), number: /-p-(\d{5,})\.html/ },
  { name: '1688', host: site('1688', String.raw`\.com$`), number: /\/offer\/(\d{8,})\.html/ },
  {
    name: 'dhgate',
    host: site('dhgate', String.raw`\.com$`),
    number: /\/product\/(?:[^/?#]*\/)?(\d{6,})\.html/,
  },
  { name: 'rakuten', host: site('rakuten', String.raw`\.com$`), number: /\/(?:offer\/buy|mfp)\/(\d{6,})/ },
  { name: 'shein', host: site('shein'), number: /-p-(\d{5,})(?:-[^/?#]*)?\.html/ },
  // Videos, and products of TikTok Shop: one numbering.
  {
    name: 'tiktok',
    host: site('tiktok', String.raw`\.com$`),
    number:
      /\/(?:video|photo|v|embed(?:\/v\d)?|player\/v\d|view\/product|shop\/pdp(?:\/[^/?#]+)?)\/(\d{15,})(?=[/?#.]|$)/,
  },
  {
    name: 'facebook ad',
    host: site('facebook', String.raw`\.com$`),
    number: /^\/ads\/library\/?\?(?:[^#]*&)?id=(\d{3,})/,
  },
  {
    name: 'facebook marketplace',
    host: site('facebook', String.raw`\.com$`),
    number: /\/marketplace\/item\/(\d{6,})/,
  },
  {
    name: 'facebook video',
    host: site('facebook', String.raw`\.com$`),
    number: /(?:\/(?:reel|videos)\/(?:[^/?#]+\/)?(?=\d)|\/watch\/?\?(?:[^#]*&)?v=)(\d{6,})(?=[/?#&]|$)/,
  },
  {
    name: 'youtube',
    host: /(?:^|\.)youtube(?:-nocookie)?\.com$/,
    number: /(?:^\/watch\/?\?(?:[^#]*&)?v=|^\/(?:shorts|embed|live|v)\/)([\w-]{11})(?=[/?#&]|$)/,
    isCased: true,
  },
  { name: 'youtube', host: /^youtu\.be$/, number: /^\/([\w-]{11})(?=[/?#&]|$)/, isCased: true },
  {
    name: 'instagram',
    host: site('instagram', String.raw`\.com$`),
    number: /^\/(?:[\w.]+\/)?(?:p|reels?|tv)\/([\w-]{5,})(?=[/?#]|$)/,
    isCased: true,
  },
  { name: 'pinterest', host: site('pinterest'), number: /\/pin\/(?:[^/?#]*--)?(\d{6,})(?=[/?#]|$)/ },
  { name: 'x', host: /(?:^|\.)(?:x|twitter)\.com$/, number: /\/status(?:es)?\/(\d{6,})(?=[/?#]|$)/ },
]

/** Shops of Shopify show a product under each of its collections too, and its variants under one address. */
const SHOPIFY_PRODUCT = /\/products\/[^/]/
const SHOPIFY_COLLECTION = /\/collections\/[^/]+(?=\/products\/[^/])/

/** Languages and countries with which shops begin their paths; no word of a catalogue (« id », « my », « no »). */
const PLACE =
  'fr|en|de|es|it|nl|pt|pl|sv|da|fi|nb|cs|sk|hu|ro|bg|el|hr|sl|et|lv|lt|tr|ru|uk|ar|he|ja|ko|zh|vi|us|gb|be|ch|ca|at|ie|lu|au|eu'
const LANGUAGE = new RegExp(
  String.raw`^(?:(?:${PLACE})(?:[-_](?:[a-z]{2}|hans|hant))?|[a-z]{2}[-_](?:${PLACE}))$`,
  'i',
)
/** Sites whose first word is a person, a group or a code, even if it has two letters. */
const WITHOUT_LANGUAGES =
  /(?:^|\.)(?:instagram|facebook|tiktok|youtube|x|twitter|pinterest|reddit|snapchat|threads|twitch|github|linktr|bit|t|vk|linkedin|discord|telegram|a|amzn|fb)\.[a-z]{2,4}$/
const LANGUAGE_PARAMETER = /^(?:lang|language|langue|locale|hl|currency|devise)$/i
const MOBILE_HOST =
  /^(?:www\d?|m|mobile|touch|wap|amp)\.(?=[^.]+\.[^.])(?!(?:com?|net|org|gov|ac)\.[a-z]{2}$)/
const INDEX = /^(?:index|default)\.(?:html?|php|aspx?|jsp)$/i
const SESSION = /;jsessionid=[^/;]*/i

/**
 * Equal for two links of one product: the number at a known shop, else the address without redirects, scheme, « www. » or « m. », trackers,
 * language, fragment, query order, encoding, empty parts of the path and its index file.
 */
export function productKey(link: string): string {
  if (!isWebLink(link)) return link
  const { hostname, port, pathname, search, hash } = new URL(cleanLink(link))
  for (const { name, host, number, isCased = false } of PRODUCT_NUMBERS) {
    const found = host.test(hostname) ? number.exec(pathname + search)?.[1] : undefined
    if (found !== undefined) return `${name} ${isCased ? found : found.toUpperCase()}`
  }
  const host = shortHost(hostname) + (port === '' ? '' : `:${port}`)
  return `${host}${pathKey(pathname, hostname)}?${queryKey(search, pathname)}${routeKey(hash)}`
}

function shortHost(hostname: string): string {
  let host = hostname.replace(/\.$/, '')
  while (MOBILE_HOST.test(host)) host = host.replace(MOBILE_HOST, '')
  return host
}

function pathKey(pathname: string, hostname: string): string {
  const whole = pathname.replace(SHOPIFY_COLLECTION, '').replace(SESSION, '')
  const parts = whole.split('/').filter((part) => part !== '')
  if (INDEX.test(parts.at(-1) ?? '')) parts.pop()
  // « /fr/ », « /be/fr/ », « /fr-be/ ».
  let languages = 0
  while (languages < 2 && LANGUAGE.test(parts[languages] ?? '')) languages += 1
  const own = WITHOUT_LANGUAGES.test(hostname) ? parts : parts.slice(languages)
  return own.map((part) => `/${sameSpelling(part)}`).join('')
}

function queryKey(search: string, pathname: string): string {
  const isShopify = SHOPIFY_PRODUCT.test(pathname)
  return search
    .slice(1)
    .split('&')
    .flatMap((part) => {
      const [name = '', ...value] = part.replaceAll('+', '%20').split('=')
      const isNoise = name === '' || LANGUAGE_PARAMETER.test(name) || (isShopify && name === 'variant')
      return isNoise ? [] : `${sameSpelling(name)}=${sameSpelling(value.join('='))}`
    })
    .sort()
    .join('&')
}

/** A page of an app that is one document: « #/p/1 », « #!/p/1 ». Any other fragment is a place in the page. */
function routeKey(hash: string): string {
  return /^#!?\/./.test(hash) ? hash.replace(/^#!?/, '#') : ''
}

/** One spelling of « é », « %C3%A9 », « %c3%a9 » and « e » with its accent apart; an encoded « / » stays another sign than a slash. */
function sameSpelling(part: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(part).normalize('NFC'))
  } catch {
    return part
  }
}

/** A link that is only on this device. */
export interface DraftPlace {
  readonly id: string
  readonly link: string
  readonly sectionId: string | null
  /** It waits for its own button; false: for its section. */
  readonly isDraft: boolean
}

/**
 * The tables of this device that have the product of the draft `id` already: among the links of unsaved sections and the drafts that were
 * confirmed earlier. `links`: newest first.
 */
export function draftPlaces(links: readonly DraftPlace[], { id, link }: Pick<DraftPlace, 'id' | 'link'>) {
  const key = productKey(link)
  const own = links.findIndex((each) => each.id === id)
  return links
    .filter((each, at) => each.id !== id && (at > own || !each.isDraft) && productKey(each.link) === key)
    .map(({ sectionId }) => sectionId)
}
