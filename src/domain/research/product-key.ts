import { cleanLink, isWebLink, readable } from './candidate-link'
import { draftSections, type ResearchDrafts } from './research-draft'

/** Where shops write the number of a product into its address, by the host; the same product has many addresses there. */
const PRODUCT_NUMBERS: readonly (readonly [shop: string, host: RegExp, number: RegExp])[] = [
  [
    'aliexpress',
    /(?:^|\.)aliexpress\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    /\/(?:item|i)\/(?:[^/?#]*\/)?(\d{6,})\.html/,
  ],
  [
    'amazon',
    /(?:^|\.)amazon\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    /\/(?:dp|gp\/product|gp\/aw\/d)\/([A-Z0-9]{10})(?=[/?#]|$)/i,
  ],
  ['alibaba', /(?:^|\.)alibaba\.com$/, /\/product-detail\/[^/?#]*?_?(\d{8,})\.html/],
  ['ebay', /(?:^|\.)ebay\.[a-z]{2,3}(?:\.[a-z]{2})?$/, /\/itm\/(?:[^/?#]*\/)?(\d{9,})/],
  ['etsy', /(?:^|\.)etsy\.com$/, /\/listing\/(\d{6,})/],
  ['temu', /(?:^|\.)temu\.com$/, /(?:-g-(?=\d{9,}\.html)|[?&]goods_id=)(\d{9,})/],
  ['cdiscount', /(?:^|\.)cdiscount\.com$/, /\/f-\d+-([a-z0-9]{6,})\.html/i],
  ['fnac', /(?:^|\.)fnac\.com$/, /\/(?:a|mp)(\d{6,})(?=[/?#]|$)/],
  ['vinted', /(?:^|\.)vinted\.[a-z]{2,3}$/, /\/items\/(\d{6,})/],
  ['leboncoin', /(?:^|\.)leboncoin\.fr$/, /\/ad\/[^/?#]+\/(\d{8,})/],
  ['banggood', /(?:^|\.)banggood\.com$/, /-p-(\d{5,})\.html/],
  ['1688', /(?:^|\.)1688\.com$/, /\/offer\/(\d{8,})\.html/],
  ['shein', /(?:^|\.)shein\.[a-z]{2,3}(?:\.[a-z]{2})?$/, /-p-(\d{5,})(?:-[^/?#]*)?\.html/],
]

/**
 * Tells whether two links are one product: the number that a known shop gives it, else the address without its scheme, « www. »
 * or « m. », trackers, fragment, order of the query and closing slash.
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
  return `${host}${readable(pathname).replace(/\/+$/, '')}?${query}`
}

/** Names of the unsaved sections that hold the link. */
export function draftSectionsHolding(drafts: ResearchDrafts, link: string): string[] {
  const key = productKey(link)
  return draftSections(drafts)
    .filter(({ products }) => products.some((candidate) => productKey(candidate.link) === key))
    .map(({ name }) => name)
}
