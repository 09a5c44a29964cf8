import { cleanLink, isWebLink, readable } from './candidate-link'
import { draftSections, type ResearchDrafts } from './research-draft'

/** Product number in an address, by shop, and of the videos and ads where products are found: each has many addresses. */
const PRODUCT_NUMBERS: readonly (readonly [shop: string, host: RegExp, number: RegExp])[] = [
  [
    'aliexpress',
    /(?:^|\.)aliexpress\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    /(?:\/(?:item|i)\/(?:[^/?#]*\/)?(?=\d+(?:\.html|[/?]|$))|[?&]productIds?=)(\d{6,})/,
  ],
  [
    'amazon',
    /(?:^|\.)amazon\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    /\/(?:dp|gp\/product|gp\/offer-listing|gp\/aw\/d|product-reviews)\/([A-Z0-9]{10})(?=[/?#]|$)/i,
  ],
  ['alibaba', /(?:^|\.)alibaba\.com$/, /\/product(?:-detail\/[^/?#]*?_?(?=\d+\.html)|\/(?=\d+\/))(\d{8,})/],
  ['ebay', /(?:^|\.)ebay\.[a-z]{2,3}(?:\.[a-z]{2})?$/, /\/itm\/(?:[^/?#]*\/)?(\d{9,})/],
  ['etsy', /(?:^|\.)etsy\.com$/, /\/listing\/(\d{6,})/],
  ['temu', /(?:^|\.)temu\.com$/, /(?:[-/]g-(?=\d{9,}\.html)|[?&]goods_id=)(\d{9,})/],
  ['cdiscount', /(?:^|\.)cdiscount\.com$/, /\/f-\d+-([a-z0-9]{6,})\.html/i],
  ['fnac', /(?:^|\.)fnac\.com$/, /\/(?:a|mp)(\d{6,})(?=[/?#]|$)/],
  ['vinted', /(?:^|\.)vinted\.[a-z]{2,3}$/, /\/items\/(\d{6,})/],
  ['leboncoin', /(?:^|\.)leboncoin\.fr$/, /\/ad\/[^/?#]+\/(\d{8,})/],
  ['banggood', /(?:^|\.)banggood\.com$/, /-p-(\d{5,})\.html/],
  ['1688', /(?:^|\.)1688\.com$/, /\/offer\/(\d{8,})\.html/],
  ['rakuten', /(?:^|\.)rakuten\.com$/, /\/(?:offer\/buy|mfp)\/(\d{6,})/],
  // Videos, and products of TikTok Shop: one numbering.
  [
    'tiktok',
    /(?:^|\.)tiktok\.com$/,
    /\/(?:video|v|view\/product|shop\/pdp(?:\/[^/?#]+)?)\/(\d{15,})(?=[/?#.]|$)/,
  ],
  ['facebook ad', /(?:^|\.)facebook\.com$/, /^\/ads\/library\/?\?(?:[^#]*&)?id=(\d{3,})/],
  ['shein', /(?:^|\.)shein\.[a-z]{2,3}(?:\.[a-z]{2})?$/, /-p-(\d{5,})(?:-[^/?#]*)?\.html/],
]

/** Shops of Shopify show a product under each of its collections too. */
const SHOPIFY_COLLECTION = /\/collections\/[^/]+(?=\/products\/[^/])/

/**
 * Equal for two links of one product: the number at a known shop, else the address without scheme, « www. » or « m. », trackers, fragment,
 * query order and final slash.
 */
export function productKey(link: string): string {
  if (!isWebLink(link)) return link
  const { hostname, port, pathname, search } = new URL(cleanLink(link))
  for (const [shop, host, number] of PRODUCT_NUMBERS) {
    const found = host.test(hostname) ? number.exec(pathname + search)?.[1] : undefined
    if (found !== undefined) return `${shop} ${found.toUpperCase()}`
  }
  const query = search.slice(1).split('&').sort().join('&')
  const host = hostname.replace(/^(?:www|m)\./, '') + (port === '' ? '' : `:${port}`)
  const path = readable(pathname).replace(SHOPIFY_COLLECTION, '').replace(/\/+$/, '')
  return `${host}${path}?${query}`
}

export function draftSectionsHolding(drafts: ResearchDrafts, link: string): string[] {
  const key = productKey(link)
  return draftSections(drafts)
    .filter(({ products }) => products.some((candidate) => productKey(candidate.link) === key))
    .map(({ name }) => name)
}
