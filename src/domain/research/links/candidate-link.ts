import { capital } from '@/domain/base/text/french-count'
import { pastedLine } from '@/domain/base/text/pasted'
import { LINK_MAX } from '@/domain/base/text/text-limits'
import { isWebLink, urlOf } from './web-link'
import { unwrapped } from './wrapped-link'

/** Strict form of an address. `URL` alone would silently repair « https:ex.fr », a tab, a backslash, or « 29.90 » as the host 29.0.0.90. */
const ADDRESS =
  /^https?:\/\/((?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]+)(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu
// oxlint-disable-next-line no-control-regex
const IS_ASCII = /^[\u0000-\u007f]*$/

/** The link to store, with quotes and angle brackets encoded as the rules require; null: blank, too long, with a name or password, or no http(s) address. */
export function parseLink(typed: string): string | null {
  const text = pastedLine(typed)
  const host = text.length > LINK_MAX ? undefined : ADDRESS.exec(text)?.[1]
  const url = host === undefined ? null : urlOf(text)
  if (host === undefined || url === null) return null
  if (IS_ASCII.test(host) && url.hostname !== host.toLowerCase()) return null
  const link = url.href.replaceAll("'", '%27')
  return link.length > LINK_MAX || /["']/.test(url.host) ? null : link
}

// Tracking parameters of advertisers and shops, which differ between two people who copy the same product.
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
    ...['spm', 'scm', 'pvid', 'ref_src', 'ref_url', 'irclickid', 'irgwc', 'cjevent', 'rdt_cid', 'mibextid'],
    // French advertisers and affiliates; mails and apps that open a shop.
    ...[
      'xtor',
      'at_(?:medium|campaign|custom.+)',
      'awc',
      'tduid',
      '_branch_.+',
      'vero_.+',
      's_kwcid',
      'ef_id',
    ],
    ...[
      'tblci',
      'dicbo',
      'obclick',
      'vmcid',
      '_openstat',
      'guce_.+',
      'guccounter',
      'phpsessid',
      'jsessionid',
    ],
    // Names that only apps of videos use.
    ...['is_from_webapp', 'sender_device', 'sender_web_id', 'share_app_id', 'share_link_id', 'share_iid'],
    ...[
      'share_item_id',
      'share_author_id',
      'share_app_name',
      'social_share_type',
      'tt_from',
      'u_code',
      'sec_uid',
    ],
    ...['sec_user_id', 'ugbiz_name', 'enter_method', 'enter_from', 'preview_pb', 'referer_video_id'],
    // Of Shopify's search and recommendations.
    ...['_pos', '_sid', '_ss', '_psq', '_fid', 'pr_prod_strat', 'pr_re[cf]_p?id', 'pr_seq'],
  ].join('|')})$`,
  'i',
)

/** Parameters that follow the visitor on these sites alone: elsewhere such a short name may be a page's own. */
const TRACKERS_OF: readonly (readonly [host: RegExp, names: RegExp])[] = [
  [
    /(?:^|\.)tiktok\.com$/,
    /^(?:_[a-z]|share_id|timestamp|user_id|source|checksum|web_id|refer|referer_url|embed_source|lang|mid|region|share_.+)$/,
  ],
  [
    /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
    /^(?:si|feature|pp|ab_channel|app|lc|cbrd|ucbcb|themerefresh)$/,
  ],
  [/(?:^|\.)instagram\.com$/, /^(?:hl|share_id|taken-by|next|__coig_.+)$/],
  [
    /(?:^|\.)(?:facebook\.com|fb\.watch)$/,
    /^(?:rdid|share_url|sfnsn|__tn__|__cft__.*|__xts__.*|fs|eav|paipv|_rdr|ref|refsrc|refid|extid|locale|_ft_|share_id)$/,
  ],
  [/(?:^|\.)(?:x|twitter)\.com$/, /^(?:s|t|cxt|lang)$/],
  [/(?:^|\.)pinterest\.[a-z.]{2,6}$/, /^(?:sender|invite_code|sfo|rs|nic_v.+|mt)$/],
  [
    /(?:^|\.)(?:snapchat\.com|reddit\.com)$/,
    /^(?:share_id|sid|locale|invite_id|rdt|context|ref|ref_source|share_.+)$/,
  ],
  [/(?:^|\.)(?:spotify\.com|vimeo\.com|dailymotion\.com|twitch\.tv)$/, /^(?:si|share|start_from|pt|tt_.+)$/],
  [/(?:^|\.)linkedin\.com$/, /^(?:trk|trackingid|lipi|rcm|refid)$/],
]

/** Takes off the redirects and the tracking parameters, so that one product has one link. The rest stays exact, because a shop may need it. */
export function cleanLink(link: string): string {
  const inner = unwrapped(link).link
  const target = inner === link ? link : (parseLink(inner) ?? link)
  return withoutTrackers(target)
}

/** « l.facebook.com »: the redirect that `cleanLink` takes off; null: none. */
export function redirectOf(link: string): string | null {
  const { link: inner, hosts } = unwrapped(link)
  return parseLink(inner) === null ? null : (hosts[0] ?? null)
}

function withoutTrackers(link: string): string {
  const [, before = '', query, hash = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(link) ?? []
  if (query === undefined) return link
  const host = isWebLink(link) ? new URL(link).hostname : ''
  const names = TRACKERS_OF.find(([site]) => site.test(host))?.[1]
  const parts = query.split('&')
  const kept = parts.filter((part) => {
    const name = readable(part.split('=')[0] ?? '')
    return !TRACKERS.test(name) && names?.test(name.toLowerCase()) !== true
  })
  if (kept.length === parts.length) return link
  return before + (kept.length > 0 ? `?${kept.join('&')}` : '') + hash
}

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
    .filter((word) => NAME_WORD.test(word))
  const letters = words.filter((word) => /^\p{L}+$/u.test(word)).join(' ').length
  return letters < NAMED_FROM ? null : capital(words.join(' '))
}

/** A word, « 2 » or « 500ml »; a longer number is the shop's. */
const NAME_WORD = /^(?:\p{L}+|\d{1,3}|\d{1,5}\p{L}{1,3})$/u

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
function readable(path: string): string {
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
