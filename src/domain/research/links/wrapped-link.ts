import { isWebLink } from './web-link'

/**
 * An address inside a redirect of an app, a search engine, a mail filter or an affiliate network. Only redirects that are known here are
 * removed: any other address that holds an address (« ?next= », « ?ref= ») may be a page of its own.
 */
interface Wrap {
  readonly host: RegExp
  readonly path: RegExp
  /** Parameters that hold the address, or a reader of it; the raw rest of the address after `path` if absent. */
  readonly from: readonly string[] | ((url: URL) => string | null)
}

const ANY = /^/
const GOOGLE = /^(?:www\.|m\.)?google\.(?:com?\.[a-z]{2}|[a-z]{2,3})$/

const WRAPS: readonly Wrap[] = [
  // Networks and messengers.
  {
    host: /^(?:l|lm)\.(?:facebook|instagram|messenger|threads|workplace)\.(?:com|net)$/,
    path: ANY,
    from: ['u'],
  },
  { host: /^l\.wl\.co$/, path: ANY, from: ['u'] },
  { host: /(?:^|\.)facebook\.com$/, path: /^\/(?:l\.php|flx\/warn\/?)$/, from: ['u'] },
  { host: /(?:^|\.)youtube\.com$/, path: /^\/redirect\/?$/, from: ['q'] },
  { host: /^t\.umblr\.com$/, path: /^\/redirect/, from: ['z'] },
  { host: /(?:^|\.)tumblr\.com$/, path: /^\/redirect/, from: ['z'] },
  { host: /^out\.reddit\.com$/, path: ANY, from: ['url'] },
  { host: /(?:^|\.)tiktok\.com$/, path: /^\/link\/v2\/?$/, from: ['target'] },
  { host: /(?:^|\.)pinterest\.[a-z.]{2,6}$/, path: /^\/offsite\/?$/, from: ['url'] },
  { host: /(?:^|\.)linkedin\.com$/, path: /^\/(?:safety\/go|redir\/[\w-]+)\/?$/, from: ['url'] },
  { host: /^(?:(?:www|m)\.)?(?:vk\.com|vkontakte\.ru)$/, path: /^\/away(?:\.php)?$/, from: ['to'] },
  { host: /^away\.vk\.com$/, path: ANY, from: ['to'] },
  { host: /(?:^|\.)steamcommunity\.com$/, path: /^\/linkfilter\/?$/, from: ['u', 'url'] },
  { host: /(?:^|\.)slack-redir\.net$/, path: /^\/link$/, from: ['url'] },
  { host: /^exit\.sc$/, path: ANY, from: ['url'] },
  { host: /^disq\.us$/, path: /^\/url$/, from: ['url'] },
  { host: /(?:^|\.)medium\.com$/, path: /^\/r\/?$/, from: ['url'] },
  { host: /^t\.me$/, path: /^\/iv$/, from: ['url'] },
  { host: /^getpocket\.com$/, path: /^\/redirect$/, from: ['url'] },
  {
    host: /^(?:www\.)?(?:href\.li|anonym\.to|anon\.to|nullrefer\.com|dereferer\.me|hiderefer\.com)$/,
    path: ANY,
    from: queryItself,
  },
  // Buttons that share a page.
  { host: /(?:^|\.)facebook\.com$/, path: /^\/(?:sharer(?:\/sharer)?|share)\.php$/, from: ['u'] },
  { host: /^t\.me$/, path: /^\/share\/url$/, from: ['url'] },
  { host: /(?:^|\.)(?:x|twitter)\.com$/, path: /^\/(?:intent\/(?:tweet|post)|share)$/, from: ['url'] },
  { host: /(?:^|\.)linkedin\.com$/, path: /^\/(?:sharing\/share-offsite|shareArticle)\/?$/, from: ['url'] },
  { host: /(?:^|\.)pinterest\.[a-z.]{2,6}$/, path: /^\/pin\/create\//, from: ['url'] },
  // Search engines, translations, AMP.
  { host: GOOGLE, path: /^\/url$/, from: ['q', 'url'] },
  { host: GOOGLE, path: /^\/imgres$/, from: ['imgrefurl'] },
  { host: GOOGLE, path: /^\/aclk$/, from: ['adurl'] },
  { host: GOOGLE, path: /^\/amp\//, from: ampAddress },
  {
    host: /(?:^|\.)(?:googleadservices\.com|g\.doubleclick\.net)$/,
    path: /\/(?:aclk|click)$/,
    from: ['adurl'],
  },
  { host: /(?:^|\.)cdn\.ampproject\.org$/, path: /^\/(?:[cva]|wp)\//, from: ampAddress },
  { host: /(?:^|\.)bing-amp\.com$/, path: /^\/c\//, from: ampAddress },
  { host: /^translate\.google\.[a-z.]{2,6}$/, path: /^\/(?:translate|website)$/, from: ['u'] },
  { host: /\.translate\.goog$/, path: ANY, from: untranslated },
  { host: /(?:^|\.)googleweblight\.com$/, path: ANY, from: ['lite_url', 'u'] },
  { host: /(?:^|\.)bing\.com$/, path: /^\/(?:ck\/a|aclick|aclk)$/, from: inBase64('u') },
  { host: /(?:^|\.)bing\.com$/, path: /^\/alink\/link$/, from: ['url'] },
  { host: /(?:^|\.)duckduckgo\.com$/, path: /^\/l\/?$/, from: ['uddg'] },
  { host: /(?:^|\.)duckduckgo\.com$/, path: /^\/y\.js$/, from: ['u3'] },
  {
    host: /(?:^|\.)search\.yahoo\.com$/,
    path: /\/RU=/,
    from: ({ pathname }) => /\/RU=([^/]+)/.exec(pathname)?.[1] ?? null,
  },
  // Mails.
  { host: /(?:^|\.)safelinks\.protection\.(?:outlook\.com|office365\.us)$/, path: ANY, from: ['url'] },
  { host: /(?:^|\.)teams\.(?:cdn\.office\.net|microsoft\.com)$/, path: /safelinks/, from: ['url'] },
  { host: /^urldefense\.(?:com|us|proofpoint\.com)$/, path: /^\/v1\/url$/, from: ['u'] },
  { host: /^urldefense\.(?:com|us|proofpoint\.com)$/, path: /^\/v2\/url$/, from: ofUrlDefense2 },
  { host: /^urldefense\.(?:com|us|proofpoint\.com)$/, path: /^\/v3\/__/, from: ofUrlDefense3 },
  { host: /^deref-(?:mail|gmx|web)\.(?:com|net|de|fr|co\.uk)$/, path: ANY, from: ['redirectUrl'] },
  { host: /^secure-web\.cisco\.com$/, path: ANY, from: ({ pathname }) => lastPart(pathname) },
  { host: /^linkprotect\.cudasvc\.com$/, path: /^\/url$/, from: ['a'] },
  {
    host: /^(?:clicktime\.symantec\.com|urlsand\.esvalabs\.com|protect2\.fireeye\.com)$/,
    path: ANY,
    from: ['u'],
  },
  { host: /(?:^|\.)trendmicro\.com$/, path: /^\/wis\/clicktime\//, from: ['url'] },
  // Affiliates.
  { host: /^click\.linksynergy\.com$/, path: ANY, from: ['murl', 'RD_PARM1'] },
  { host: /(?:^|\.)awin1\.com$/, path: /^\/(?:cread|awclick|pclick)\.php$/, from: ['ued', 'p'] },
  { host: /(?:^|\.)zenaps\.com$/, path: ANY, from: ['ued', 'p'] },
  { host: /(?:^|\.)tradedoubler\.com$/, path: /^\/click$/, from: ['url'] },
  { host: /^tc\.tradetracker\.net$/, path: ANY, from: ['u'] },
  { host: /^track\.effiliation\.com$/, path: ANY, from: ['url', 'effi_url'] },
  {
    host: /^(?:[\w-]+\.)?prf\.hn$/,
    path: /\/destination:/,
    from: ({ pathname }) => pathname.split('/destination:')[1] ?? null,
  },
  {
    host: /(?:^|\.)(?:anrdoezrs|dpbolvw|jdoqocy|kqzyfj|tkqlhce)\.(?:net|com)$/,
    path: /^\/click-/,
    from: ['url'],
  },
  {
    host: /(?:^|\.)(?:anrdoezrs|dpbolvw|jdoqocy|kqzyfj|tkqlhce)\.(?:net|com)$/,
    path: /^\/links\//,
    from: afterLinks,
  },
  { host: /(?:^|\.)shareasale\.com$/, path: /^\/(?:r|m-pr|u)\.cfm$/, from: ['urllink'] },
  { host: /^go\.(?:skimresources|redirectingat)\.com$/, path: ANY, from: ['url'] },
  { host: /^redirect\.viglink\.com$/, path: ANY, from: ['u'] },
  { host: /(?:^|\.)avantlink\.com$/, path: /^\/click\.php$/, from: ['url'] },
  { host: /(?:^|\.)(?:sjv\.io|pxf\.io|evyy\.net|7eer\.net|ojrq\.net)$/, path: ANY, from: ['u'] },
  { host: /^ad\.admitad\.com$/, path: ANY, from: ['ulp'] },
  { host: /^s\.click\.aliexpress\.com$/, path: /^\/deep_link\.htm$/, from: ['dl_target_url'] },
  { host: /^rover\.ebay\.[a-z.]{2,6}$/, path: ANY, from: ['mpre'] },
]

/** Redirects in redirects, as in a search result of an affiliate's ad. */
const DEPTH_MAX = 6

export interface Unwrapped {
  readonly link: string
  /** Hosts of the removed redirects, outermost first. */
  readonly hosts: readonly string[]
}

/** The address that the known redirects of a link lead to; the link itself if it is none, or leads to no web address. */
export function unwrapped(link: string): Unwrapped {
  const hosts: string[] = []
  let inner = link
  while (hosts.length < DEPTH_MAX) {
    const next = innerOf(inner)
    if (next === null || next === inner) break
    hosts.push(new URL(inner).hostname.replace(/^www\./, ''))
    inner = next
  }
  return { link: inner, hosts }
}

function innerOf(link: string): string | null {
  if (!isWebLink(link)) return null
  const url = new URL(link)
  const wrap = WRAPS.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname))
  if (!wrap) return null
  const found =
    typeof wrap.from === 'function' ? [wrap.from(url)] : wrap.from.map((name) => parameter(url, name))
  for (const text of found) {
    const address = text === null ? null : webAddress(text)
    if (address !== null) return address
  }
  return null
}

/** Decoded once, or twice if it was encoded twice; null: no web address. */
function webAddress(text: string): string | null {
  const once = decoded(text)
  const address = /^https?%(?:25)?3a/i.test(once) ? decoded(decoded(once)) : once
  return isWebLink(address) ? address : null
}

/** Not by `URLSearchParams`, which would make a space of the « + » in an address. */
function parameter({ search }: URL, name: string): string | null {
  const part = search
    .slice(1)
    .split('&')
    .find((each) => each.startsWith(`${name}=`))
  return part === undefined ? null : part.slice(name.length + 1)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** « href.li/?https://… » */
function queryItself({ search, hash }: URL): string {
  return search.slice(1) + hash
}

/** « /amp/s/ex.fr/p », « /c/s/ex.fr/p »; without « s » the page is not encrypted. */
function ampAddress({ pathname, search }: URL): string | null {
  const [, secure, rest] = /^\/\w+\/(s\/)?(.+)$/.exec(pathname) ?? []
  if (rest === undefined || !/^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(rest)) return null
  return encodeURIComponent(`http${secure === undefined ? '' : 's'}://${rest}${search}`)
}

/** « ex-fr.translate.goog/p?_x_tr_sl=en »: dots are hyphens there, and hyphens are two. */
function untranslated({ hostname, pathname, search }: URL): string {
  const host = hostname
    .replace(/\.translate\.goog$/, '')
    .replace(/--|-/g, (hyphens) => (hyphens === '-' ? '.' : '-'))
  const query = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('_x_tr_'))
    .join('&')
  return encodeURIComponent(`https://${host}${pathname}${query === '' ? '' : `?${query}`}`)
}

/** Bing writes « a1 » before the address in Base64. */
function inBase64(name: string): (url: URL) => string | null {
  return (url) => {
    const value = decoded(parameter(url, name) ?? '')
    for (const text of [value.replace(/^a1/, ''), value]) {
      const address = decoded(fromBase64(text) ?? '')
      if (isWebLink(address)) return encodeURIComponent(address)
    }
    return value === '' ? null : value
  }
}

function fromBase64(text: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (byte) =>
      byte.charCodeAt(0),
    )
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** « - » stands for « % », « _ » for « / ». */
function ofUrlDefense2(url: URL): string | null {
  return parameter(url, 'u')?.replace(/-/g, '%').replace(/_/g, '/') ?? null
}

const RUN_LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** « /v3/__https://ex.fr/p*a__;Kg!! »: a star stands for the next character of the Base64 text, « **A » for the next two. */
function ofUrlDefense3({ href }: URL): string | null {
  const [, text, letters = ''] = /\/v3\/__(.+?)__;([\w=-]*)!/.exec(href) ?? []
  if (text === undefined) return null
  const characters = Array.from(fromBase64(letters) ?? '')
  const take = (count: number) => characters.splice(0, count).join('')
  const address = text
    .replace(/\*(?:\*([\w-]))?/g, (_, run?: string) =>
      take(run === undefined ? 1 : RUN_LENGTHS.indexOf(run) + 2),
    )
    .replace(/^(https?:\/)(?=[^/])/, '$1/')
  return address.startsWith('http') ? encodeURIComponent(address) : null
}

/** « /links/1/type/dlg/https://ex.fr/p » */
function afterLinks({ pathname, search, hash }: URL): string | null {
  const at = pathname.search(/\/https?:/)
  if (at === -1) return null
  const address = pathname.slice(at + 1).replace(/^(https?:)\/{1,2}/, '$1//')
  return encodeURIComponent(address + search + hash)
}

function lastPart(pathname: string): string | null {
  return pathname.split('/').at(-1) ?? null
}
