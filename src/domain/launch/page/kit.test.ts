import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { emptyContent } from '@/domain/projects/parts'
import { withText, ITEM_PLACES } from '@/domain/projects/text/item-text'
import { FACT_KEYS, type Facts } from '../facts'
import { blockOfFact, kitOf, kitText, lineText, OUR_SENTENCES, type SellerDuties } from './kit'
import { photosOf } from './photos'
import {
  kitHtml,
  kitJsonLd,
  SHOPIFY_COLUMNS,
  shopifyCsv,
  WOOCOMMERCE_COLUMNS,
  wooCommerceCsv,
} from './shop-files'
import { priceCents } from '../typed-amounts'

const HOSTILE = [
  '=cmd|"/c calc"!A1',
  '+33 6 12',
  '-12',
  '@SUM(A1)',
  'Un "guillemet", une virgule; un point-virgule',
  'ligne 1\nligne 2\n\nparagraphe',
  '- un\n- deux',
  '👩‍👩‍👧 émoji',
  'عربي \u202eRTL',
  '<script>alert(1)</script> & <b>gras</b>',
  '</script><script>alert(1)',
  ' entouré ',
  "l'apostrophe’",
  String.raw`C:\new \\n`,
  'x'.repeat(20_000),
]

const text = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc.constant(''),
)
const texts = fc.record({
  title: text,
  items: fc.array(text, { minLength: ITEM_PLACES.length, maxLength: ITEM_PLACES.length }),
  facts: fc.array(text, { minLength: FACT_KEYS.length, maxLength: FACT_KEYS.length }),
})

function filled({
  title,
  items,
  facts,
}: {
  title: string
  items: readonly string[]
  facts: readonly string[]
}) {
  let content = { ...emptyContent(), title }
  for (const [at, { id }] of ITEM_PLACES.entries()) content = withText(content, id, items[at] ?? '')
  const typed = Object.fromEntries(FACT_KEYS.map((key, at) => [key, facts[at] ?? ''])) as Facts
  return { content, facts: typed, blocks: kitOf(content, typed) }
}

it('has at most forty sentences of ours', () => {
  expect(Object.keys(OUR_SENTENCES).length).toBeLessThanOrEqual(40)
})

it('writes only sentences of the person or of the closed list, in 1,000 kits', () => {
  const own: readonly string[] = Object.values(OUR_SENTENCES)
  const run = fc.property(texts, (typed) => {
    const { blocks } = filled(typed)
    const persons = new Set([typed.title, ...typed.items, ...typed.facts].map((each) => each.trim()))
    for (const { heading, lines } of blocks) {
      if (heading !== null) expect(own).toContain(heading)
      for (const part of lines.flat()) {
        expect(part.by === 'ours' ? own.includes(part.text) : persons.has(part.text), part.text).toBe(true)
      }
    }
  })
  fc.assert(run, { seed: 20_261_128, numRuns: 1_000 })
})

it('gives files that a parser reads back to the same texts', () => {
  const run = fc.property(texts, (typed) => {
    const { blocks, facts } = filled(typed)
    const title = typed.title.trim()
    const [shopify, woo] = [shopifyCsv(blocks, facts, 'p1'), wooCommerceCsv(blocks, facts, 'p1')].map((csv) =>
      Papa.parse<Record<string, string>>(csv, {
        header: true,
        delimiter: ',',
        newline: '\r\n',
        skipEmptyLines: true,
      }),
    )
    expect(shopify?.errors).toEqual([])
    expect(woo?.errors).toEqual([])
    expect(shopify?.meta.fields).toEqual([...SHOPIFY_COLUMNS])
    expect(woo?.meta.fields).toEqual([...WOOCOMMERCE_COLUMNS])
    const shown = blocks.find(({ key }) => key === 'title')?.lines[0]?.[0]?.text ?? ''
    expect(shopify?.data[0]).toMatchObject({ Title: shown, Status: 'draft', Description: kitHtml(blocks) })
    expect(woo?.data[0]).toMatchObject({
      Name: shown,
      Published: '-1',
      Type: 'simple',
      Description: kitHtml(blocks),
    })
    expect(shown === '' || shown === title).toBe(true)
    expect(shopify?.data).toHaveLength(Math.max(1, photosOf(facts).length))
  })
  fc.assert(run, { seed: 20_261_128, numRuns: 300 })
})

it.each(HOSTILE)('gives each block with « %.20s » in both files, to be read back', (hostile) => {
  for (const { id } of ITEM_PLACES) {
    const content = withText({ ...emptyContent(), title: 'Lampe' }, id, hostile)
    const blocks = kitOf(content, {})
    const lines = blocks
      .filter(({ key }) => key !== 'title' && key !== 'call')
      .flatMap(({ heading, lines: own }) => (own.length > 0 ? [heading, ...own.map(lineText)] : []))
      .filter((line) => line !== null)
    for (const csv of [shopifyCsv(blocks, {}, 'p1'), wooCommerceCsv(blocks, {}, 'p1')]) {
      const [row] = Papa.parse<Record<string, string>>(csv, { header: true, delimiter: ',' }).data
      expect(textOfHtml(row?.['Description'] ?? '')).toBe(wordsOf(lines.join('\n')))
    }
  }
})

/** As a browser shows it, on one line. */
function textOfHtml(html: string): string {
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#92;', '\\')
    .replaceAll('&amp;', '&')
  return wordsOf(text)
}

/** Without list marks, which become a list. */
function wordsOf(text: string): string {
  return text.replaceAll(/^- /gm, '').replaceAll(/\s+/g, ' ').trim()
}

it.each(HOSTILE)('gives WooCommerce « %.20s » as HTML, in both descriptions', (hostile) => {
  const content = withText({ ...emptyContent(), title: 'Lampe' }, 'positioning-4', hostile)
  const csv = wooCommerceCsv(kitOf(content, {}), {}, 'p1')
  const [row] = Papa.parse<Record<string, string>>(csv, { header: true, delimiter: ',' }).data
  const short = row?.['Short description'] ?? ''
  expect(textOfHtml(short)).toBe(wordsOf(hostile))
  // Its import makes a line break of these two signs.
  expect(short + (row?.['Description'] ?? '')).not.toContain(String.raw`\n`)
})

it.each([
  ['', ''],
  [' X ', ''],
  ['Marie Durand EI', 'Marie Durand EI'],
])(
  'gives Shopify the seller « %s » as the vendor « %s », and a product without variants',
  (seller, vendor) => {
    const csv = shopifyCsv(kitOf({ ...emptyContent(), title: 'Lampe' }, { seller }), { seller }, 'p1')
    const [row] = Papa.parse<Record<string, string>>(csv, { header: true, delimiter: ',' }).data
    expect(row).toMatchObject({
      Vendor: vendor,
      'Option1 name': 'Title',
      'Option1 value': 'Default Title',
    })
  },
)

it('knows the block of each fact', () => {
  expect([blockOfFact('price'), blockOfFact('mediator'), blockOfFact('photos')]).toEqual([
    'call',
    'seller',
    null,
  ])
})

it('names everything that is missing and invents nothing for an empty project', () => {
  const blocks = kitOf(emptyContent(), {})
  expect(blocks.flatMap(({ lines }) => lines.flat()).every(({ by }) => by === 'ours')).toBe(true)
  expect(blocks.flatMap(({ missing }) => missing).length).toBeGreaterThan(15)
})

it('escapes what is typed in HTML and JSON-LD', () => {
  const { blocks, facts } = filled({
    title: '</script><b>',
    items: ITEM_PLACES.map(() => '<img src=x>'),
    facts: [],
  })
  expect(kitHtml(blocks)).not.toContain('<img')
  const json = kitJsonLd(blocks, facts)
  expect(json.match(/<\/script>/g)).toHaveLength(1)
  const inside = json.replace(/^<script[^>]*>|<\/script>$/g, '')
  expect(JSON.parse(inside)).toMatchObject({ '@type': 'Product', name: '</script><b>' })
})

it.each([
  ['29,90\u00a0€', 2_990],
  ['29.90', 2_990],
  ['30 euros', 3_000],
  ['1 299 €', 129_900],
  ['25-30 €', null],
  ['30 $', null],
  ['cher', null],
  ['', null],
  ['24,92 € HT', null],
  ['Prix : 29,90 € TTC', 2_990],
  ['19.9', 1_990],
])('reads the price « %s »', (price, cents) => {
  expect(priceCents({ price })).toBe(cents)
})

it('takes only addresses that a shop can load as photos', () => {
  expect(
    photosOf({ photos: 'https://a.fr/1.jpg\njavascript:alert(1) http://b.fr/2.png\n<b> /3.jpg' }),
  ).toEqual(['https://a.fr/1.jpg', 'http://b.fr/2.png'])
})

it('encodes the commas of a photo address, and takes a comma behind it for none of its own', () => {
  const photos =
    'https://res.cloudinary.com/x/w_500,h_500/a.jpg, https://b.fr/2.png; https://c.fr/3.jpg,https://d.fr/4.jpg'
  expect(photosOf({ photos })).toEqual([
    'https://res.cloudinary.com/x/w_500%2Ch_500/a.jpg',
    'https://b.fr/2.png',
  ])
})

it.each([
  ['one title', 'Lampe', 'Lampe'],
  ['titles that begin alike', `${'Lampe de chevet '.repeat(5)}chêne`, `${'Lampe de chevet '.repeat(5)}noyer`],
  ['titles without a Latin letter', 'مصباح', '👩‍👩‍👧'],
])('gives two products with %s two handles, the same at each export', (_, first, second) => {
  const rowOf = (title: string, id: string, toFile: typeof shopifyCsv) => {
    const csv = toFile(kitOf({ ...emptyContent(), title }, {}), {}, id)
    return Papa.parse<Record<string, string>>(csv, { header: true, delimiter: ',' }).data[0]
  }
  const ids = ['Xa3kLm9pQ2rT5vW8yZ1b', 'xa3kLm9pQ2rT5vW8yZ1b', 'Xa3kLm9pQ2rT5vW8yZ1c'] as const
  for (const [toFile, column] of [
    [shopifyCsv, 'URL handle'],
    [wooCommerceCsv, 'SKU'],
  ] as const) {
    const handles = [
      rowOf(first, ids[0], toFile),
      rowOf(second, ids[1], toFile),
      rowOf(second, ids[2], toFile),
    ]
    expect(new Set(handles.map((row) => row?.[column])).size).toBe(ids.length)
    expect(rowOf(first, ids[0], toFile)).toEqual(handles[0])
    for (const row of handles) expect(row?.[column]).toMatch(/^[a-z0-9-]+-[a-z0-9]{4}$/)
  }
})

it('is the page that the control reads', () => {
  const { blocks } = filled({
    title: 'Lampe',
    items: ITEM_PLACES.map(({ title }) => title),
    facts: FACT_KEYS.map(String),
  })
  expect(kitText(blocks).startsWith('Lampe\n\nMessage principal\n\n')).toBe(true)
})

it('says of the button and of the notice only what the seller has', () => {
  const content = { ...emptyContent(), title: 'Lampe' }
  const said = (marks: SellerDuties['marks'], answers: SellerDuties['answers'] = {}) =>
    kitText(kitOf(content, {}, { marks, answers }))
  expect(said([])).not.toMatch(/Renoncer au contrat|notice harmonisée/)
  expect(said(['withdrawal-function'])).toContain('Renoncer au contrat ici')
  expect(said(['legal-guarantee'])).toContain('notice harmonisée')
  // Marked as a shop of its own, then sold on a marketplace.
  expect(said(['withdrawal-function'], { channel: 'marketplace' })).not.toContain('Renoncer au contrat')
  expect(said(['withdrawal-function'], { channel: 'shop' })).toContain('Renoncer au contrat ici')
})

it.each([
  [{}, true],
  [{ category: 'other' }, true],
  [{ category: 'food', channel: 'shop' }, false],
] as const)('asks for the maker of a seller with %j: %s', (answers, isAsked) => {
  const blocks = kitOf(emptyContent(), {}, { marks: [], answers })
  const missing = blocks.flatMap((block) => block.missing)
  expect(missing.some(({ at }) => 'fact' in at && at.fact === 'maker')).toBe(isAsked)
  const maker = 'Ruchers du Lac, 07000 Privas'
  expect(kitText(kitOf(emptyContent(), { maker }, { marks: [], answers }))).toContain(maker)
})
