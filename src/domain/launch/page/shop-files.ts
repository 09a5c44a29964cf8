import { fileSlug } from '@/domain/base/file-name'
import { startOf } from '@/domain/base/text/cut-text'
import type { Facts } from '../facts'
import { lineText, type BlockKey, type KitBlock } from './kit'
import { photosOf } from './photos'
import { priceCents } from '../typed-amounts'

/** Columns as the shops document them; https://help.shopify.com/en/manual/products/import-export/using-csv */
export const SHOPIFY_COLUMNS = [
  'Title',
  'URL handle',
  'Description',
  'Vendor',
  'Status',
  'Option1 name',
  'Option1 value',
  'Price',
  'Product image URL',
  'Image position',
  'SEO title',
  'SEO description',
] as const

/** https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema */
export const WOOCOMMERCE_COLUMNS = [
  'Type',
  'SKU',
  'Name',
  'Published',
  'Short description',
  'Description',
  'Regular price',
  'Images',
] as const

/** Longest texts of a search result, as Shopify counts them. */
const SEO_TITLE_MAX = 70
const SEO_DESCRIPTION_MAX = 160
const VENDOR_MIN = 2

/** A draft product; further rows add photos. `id`: of the project. */
export function shopifyCsv(blocks: readonly KitBlock[], facts: Facts, id: string): string {
  const title = textOf(blocks, 'title')
  const handle = handleOf(title, id)
  const [first = '', ...others] = photosOf(facts)
  const rows: Readonly<Partial<Record<(typeof SHOPIFY_COLUMNS)[number], string>>>[] = [
    {
      Title: title,
      'URL handle': handle,
      Description: kitHtml(blocks),
      Vendor: vendorOf(facts),
      Status: 'draft',
      // A product without variants; a file that updates the price of a product needs both.
      'Option1 name': 'Title',
      'Option1 value': 'Default Title',
      Price: decimalPrice(facts),
      'Product image URL': first,
      'Image position': first === '' ? '' : '1',
      'SEO title': startOf(title, SEO_TITLE_MAX),
      'SEO description': startOf(textOf(blocks, 'hook').replace(/\s+/g, ' '), SEO_DESCRIPTION_MAX),
    },
    ...others.map((address, at) => ({
      'URL handle': handle,
      'Product image URL': address,
      'Image position': String(at + 2),
    })),
  ]
  return importCsv(SHOPIFY_COLUMNS, rows)
}

/** « -1 » is a draft. `id`: of the project. */
export function wooCommerceCsv(blocks: readonly KitBlock[], facts: Facts, id: string): string {
  const title = textOf(blocks, 'title')
  const row = {
    Type: 'simple',
    SKU: handleOf(title, id),
    Name: title,
    Published: '-1',
    // HTML, as the description.
    'Short description': htmlParagraphs(textOf(blocks, 'hook')),
    Description: kitHtml(blocks),
    'Regular price': decimalPrice(facts),
    Images: photosOf(facts).join(', '),
  }
  return importCsv(WOOCOMMERCE_COLUMNS, [row])
}

/**
 * RFC 4180 with commas, for the import of a shop: no byte order mark, which would become part of the first column's name, and no apostrophe
 * before a formula (`toCsv`), which the shop would show.
 */
function importCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Partial<Record<Column, string>>>[],
): string {
  const cell = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`
  return line(columns) + rows.map((row) => line(columns.map((column) => row[column] ?? ''))).join('')
}

/** Description of the product: without the title, the price and the button, which the shop draws. */
export function kitHtml(blocks: readonly KitBlock[]): string {
  return blocks
    .filter(({ key, lines }) => key !== 'title' && key !== 'call' && lines.length > 0)
    .map(({ heading, lines }) => {
      const head = heading === null ? '' : `<h2>${escaped(heading)}</h2>\n`
      return head + lines.map((line) => htmlParagraphs(lineText(line))).join('\n')
    })
    .join('\n')
}

/** Shopify refuses one character. */
function vendorOf({ seller = '' }: Facts): string {
  const name = seller.trim()
  return name.length < VENDOR_MIN ? '' : name
}

/** Lines that begin with a list mark become a list, others paragraphs. */
function htmlParagraphs(text: string): string {
  if (text === '') return text
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const lines = paragraph.split('\n')
      const isList = lines.length > 1 && lines.every((line) => /^\s*[-*•–] /.test(line))
      if (!isList) return `<p>${lines.map(escaped).join('<br>')}</p>`
      return `<ul>${lines.map((line) => `<li>${escaped(line.replace(/^\s*[-*•–] /, ''))}</li>`).join('')}</ul>`
    })
    .join('\n')
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // WooCommerce reads « \n » in a description as a line break.
  '\\': '&#92;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"\\]/g, (sign) => ESCAPES[sign] ?? sign)
}

/** https://schema.org/Product, inside a script element. Only what the person wrote. */
export function kitJsonLd(blocks: readonly KitBlock[], facts: Facts): string {
  const price = decimalPrice(facts)
  const description = [textOf(blocks, 'hook'), textOf(blocks, 'description')]
    .filter((text) => text !== '')
    .join('\n')
  const photos = photosOf(facts)
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: textOf(blocks, 'title'),
    ...(description !== '' && { description }),
    ...(photos.length > 0 && { image: photos }),
    ...(price !== '' && { offers: { '@type': 'Offer', price, priceCurrency: 'EUR' } }),
  }
  // « </script> » in a text must not end the element.
  const json = JSON.stringify(product, null, 2).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/ld+json">\n${json}\n</script>`
}

function textOf(blocks: readonly KitBlock[], key: BlockKey): string {
  return (blocks.find((block) => block.key === key)?.lines ?? []).map(lineText).join('\n')
}

/** A shop takes two rows with one handle as one product: titles may begin alike, or have no letter that a handle can. */
function handleOf(title: string, id: string): string {
  return `${fileSlug(title) || 'produit'}-${signsOf(id)}`
}

/** Signs of a handle: two products of one title share four of them once in a million. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'
const SIGN_COUNT = 4

/** Four signs that stay the same at each export of a project. Case counts in an id and not in a handle. */
function signsOf(id: string): string {
  let hash = 0
  for (const sign of id) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0
  return Array.from({ length: SIGN_COUNT }, (_, at) => SIGNS.charAt((hash >>> (5 * at)) % SIGNS.length)).join(
    '',
  )
}

/** « 29.90 »; '': no clear price. */
function decimalPrice(facts: Facts): string {
  const cents = priceCents(facts)
  return cents === null ? '' : (cents / 100).toFixed(2)
}
