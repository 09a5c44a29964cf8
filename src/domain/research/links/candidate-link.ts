import { late } from '@/domain/base/late'
import { pastedLine } from '@/domain/base/text/pasted'
import { LINK_MAX } from '@/domain/base/text/text-limits'
import { readable } from './link-words'
import { isWebLink, urlOf } from './web-link'
import { unwrapped } from './wrapped-link'

/** Strict form of an address. `URL` alone would silently repair « https:ex.fr », a tab, a backslash, or « 29.90 » as the host 29.0.0.90. */
const ADDRESS = late(
  () => /^https?:\/\/((?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]+)(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu,
)
// oxlint-disable-next-line no-control-regex
const IS_ASCII = /^[\u0000-\u007f]*$/

/** The link to store, with quotes and angle brackets encoded as the rules require; null: blank, too long, with a name or password, or no http(s) address. */
export function parseLink(typed: string): string | null {
  const text = pastedLine(typed)
  const host = text.length > LINK_MAX ? undefined : ADDRESS().exec(text)?.[1]
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
