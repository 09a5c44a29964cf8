import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { euroText } from '@/domain/base/text/euro-text'
import { emptyContent } from '@/domain/projects/parts'
import { correctionOf } from './control/correct'
import { missingFacts } from './control/fault-rows'
import { faultsOf } from './control/find-faults'
import { readPage } from './control/read-page'
import { CLEAN, SAMPLE_FACTS } from './control/sample-pages.test-support'
import type { Facts } from './facts'
import { filledLetter, letterFault } from './letters/letter'
import { kitOf, kitText } from './page/kit'
import { kitHtml, kitJsonLd, shopifyCsv, wooCommerceCsv } from './page/shop-files'
import { factFault } from './fact-faults'
import { priceCents, printedFact, readPrice } from './typed-amounts'

const UNPRICED = CLEAN.replace(/Prix : .*\n/, '')
const [NO_PRICE] = faultsOf(readPage(UNPRICED, {}))

const cell = (csv: string, column: string) =>
  Papa.parse<Record<string, string>>(csv, { header: true, delimiter: ',' }).data[0]?.[column] ?? ''

/** The price in each place that prints it; '': nowhere. */
function printedPrices(price: string) {
  const facts: Facts = { ...SAMPLE_FACTS, price }
  const blocks = kitOf({ ...emptyContent(), title: 'Lampe' }, facts)
  const json = kitJsonLd(blocks, facts).replace(/^<script[^>]*>|<\/script>$/g, '')
  const { offers } = JSON.parse(json) as { offers?: { price: string } }
  const correction = NO_PRICE ? correctionOf(readPage(UNPRICED, {}), NO_PRICE, facts) : null
  const said = (text: string) => /^Prix\u00a0: (.*?),? toutes taxes comprises/m.exec(text)?.[1] ?? ''
  return {
    kit: said(kitText(blocks)),
    correction: said(correction?.words ?? ''),
    shopify: cell(shopifyCsv(blocks, facts, 'p1'), 'Price'),
    woo: cell(wooCommerceCsv(blocks, facts, 'p1'), 'Regular price'),
    json: offers?.price ?? '',
    html: kitHtml(blocks),
  }
}

function expectPrinted(typed: string, cents: number) {
  const decimal = (cents / 100).toFixed(2)
  const { html, ...places } = printedPrices(typed)
  expect(places, typed).toEqual({
    kit: euroText(cents),
    correction: euroText(cents),
    shopify: decimal,
    woo: decimal,
    json: decimal,
  })
  expect(html, 'the shop draws the price').not.toContain('toutes taxes comprises')
  expect(factFault('price', typed), typed).toBeNull()
}

function expectRefused(typed: string) {
  const { html, ...places } = printedPrices(typed)
  expect(places, typed).toEqual({ kit: '', correction: '', shopify: '', woo: '', json: '' })
  expect(html).not.toContain('Prix')
  expect(factFault('price', typed), typed).toMatch(
    /^\p{Lu}.*\. La page et les fichiers seraient sans prix\.$/u,
  )
  expect(missingFacts('total-price-missing', { ...SAMPLE_FACTS, price: typed })).toEqual(['price'])
}

it('lacks the price alone', () => {
  expect(NO_PRICE?.id).toBe('total-price-missing')
})

describe('a typed price', () => {
  it.each([
    ['24.9', 2_490],
    ['24,90€ TTC', 2_490],
    ['EUR 24,90', 2_490],
    ['24€90', 2_490],
    ['24 euros 90', 2_490],
    ['Prix : 24,90 € toutes taxes comprises', 2_490],
    ['24,90 € la pièce, livraison comprise', 2_490],
    ['1 299 €', 129_900],
    ['Le lot de 2 : 24,90 €', 2_490],
    ['24,90 € (câble de 2 m)', 2_490],
    ['24,90 € le tapis de 200 g', 2_490],
  ])('« %s » is printed as it is read', expectPrinted)

  it.each([
    ['24,92 € HT', 'untaxed'],
    ['24,92€HT', 'untaxed'],
    ['24,92 h. t.', 'unclear'],
    ['24,92 € hors toutes taxes', 'untaxed'],
    ['24,92 € TVA en sus', 'untaxed'],
    ['24,92 € plus TVA', 'untaxed'],
    ['24,92 € (TVA non comprise)', 'untaxed'],
    ['24,92 € HT soit 29,90 € TTC', 'range'],
    ['vingt-quatre euros', 'unclear'],
    ['à partir de 19,90', 'inexact'],
    ['a\u0300 partir de 19,90 €', 'inexact'],
    ['Dès 19,90 €', 'inexact'],
    ['moins d’un mois à 19,90 €', 'inexact'],
    ['env. 20 €', 'inexact'],
    ['~20 €', 'inexact'],
    ['20 € minimum', 'inexact'],
    ['12,50 €/100 g', 'inexact'],
    ['9,90 € par mois', 'inexact'],
    ['29,90 € (-20 %)', 'inexact'],
    ['19,90 € au lieu de 29,90 €', 'range'],
    ['25 à 30 €', 'range'],
    ['10 € les 3', 'pieces'],
    ['gratuit', 'free'],
    ['Offerte', 'free'],
    ['0', 'free'],
    ['0,00 €', 'free'],
    ['-5', 'negative'],
    ['−29,90 €', 'negative'],
    ['30 $', 'currency'],
    ['2 000 000 €', 'high'],
    ['1,234', 'unclear'],
    ['cher', 'unclear'],
  ])('« %s » is refused with its reason: %s', (typed, fault) => {
    expect(readPrice(typed)).toEqual({ fault })
    expectRefused(typed)
  })

  const groups = (whole: number, sign: string) => String(whole).replace(/\B(?=(?:\d{3})+$)/g, sign)
  const written = fc
    .record({
      cents: fc.integer({ min: 1, max: 9_999_999 }),
      group: fc.constantFrom('', '\u00a0', '\u202f'),
      sign: fc.constantFrom(',', '.'),
      around: fc.constantFrom('%', '% €', '%€', '€ %', 'EUR %', '% euros', '%\u00a0EUR'),
    })
    .map(({ cents, group, sign, around }) => {
      const number = `${groups(Math.floor(cents / 100), group)}${sign}${String(cents % 100).padStart(2, '0')}`
      return { cents, text: around.replace('%', number) }
    })

  it('is printed to the cent in each place, in 200 forms', () => {
    const run = fc.property(written, fc.constantFrom('', ' TTC', ' (TTC)', ', TVA comprise'), (form, taxed) =>
      expectPrinted(form.text + taxed, form.cents),
    )
    fc.assert(run, { seed: 20_261_129, numRuns: 200 })
  })

  it('is printed nowhere without taxes, from a higher bound, beside another one or below zero, in 200 forms', () => {
    const spoiled = fc.constantFrom(
      ...[
        '% HT',
        '% (HT)',
        '% hors taxes',
        '% + TVA',
        '% H.T.',
        'Prix HT : %',
        '% sans TVA',
        '% taxes en sus',
      ],
      ...['à partir de %', 'dès %', 'environ %', '≈ %', '% au lieu de 199 999,99 €', '-%', '% / 2', '3 x %'],
    )
    const run = fc.property(written, spoiled, (form, words) => expectRefused(words.replace('%', form.text)))
    fc.assert(run, { seed: 20_261_129, numRuns: 200 })
  })

  it('is printed right or refused, of any text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '24,92',
        '29.90',
        '0',
        '12',
        '€',
        'EUR',
        ' ',
        '-',
        'HT',
        'TTC',
        'dès ',
        'ou',
        '%',
        '$',
        '/',
        '\n',
      ),
      fc.string({ maxLength: 4, unit: 'grapheme' }),
    )
    const run = fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const price = pieces.join('')
      const cents = priceCents({ price })
      expect(printedFact('price', { price })).toBe(cents === null ? '' : euroText(cents))
      if (cents !== null) expect(cents).toBeGreaterThan(0)
      if (/(?<!\p{L})HT(?!\p{L})/u.test(price) && !/TTC/.test(price)) expect(cents).toBeNull()
      expect(factFault('price', price) === null).toBe(cents !== null || readPrice(price) === null)
    })
    fc.assert(run, { seed: 20_261_129, numRuns: 2_000 })
  })
})

describe('a typed cost of delivery', () => {
  it.each([
    ['4.9', '4,90 €'],
    ['4,90€', '4,90 €'],
    ['EUR 4,90 TTC', '4,90 €'],
    ['0', '0,00 €'],
    ['offerte', 'offerte'],
    ['Comprise dans le prix', 'Comprise dans le prix'],
    ['Colissimo 4.90', 'Colissimo 4,90 €'],
    ['4,9 € en relais, 6.90€ à domicile', '4,90 € en relais, 6,90 € à domicile'],
    ['4,90 €, offerte dès 50 €', '4,90 €, offerte dès 50,00 €'],
    ['4,90 € (3 à 5 jours)', '4,90 € (3 à 5 jours)'],
    ['4,90 € pour 1 à 3 articles, 6 € au-delà', '4,90 € pour 1 à 3 articles, 6,00 € au-delà'],
  ])('« %s » is printed as « %s », on the page and in a correction', (typed, said) => {
    const text = said.replaceAll(' €', '\u00a0€')
    const facts = { ...SAMPLE_FACTS, deliveryCost: typed }
    const blocks = kitOf(emptyContent(), facts)
    expect(kitText(blocks)).toContain(`Livraison\u00a0: ${text}\n`)
    expect(kitHtml(blocks)).toContain(`<p>Livraison\u00a0: ${text}</p>`)
    expect(NO_PRICE && correctionOf(readPage(UNPRICED, {}), NO_PRICE, facts)?.words).toContain(
      `Livraison\u00a0: ${text}.`,
    )
    expect(factFault('deliveryCost', typed)).toBeNull()
  })

  it.each([
    '-4,90 €',
    '4,08 € HT',
    '4,08 € HT en relais, 5,75 € HT à domicile',
    '4,90 en relais, 6,90 à domicile',
    '4 à 6 €',
    'offerte dès 50',
    'non comprise',
    'selon le poids',
    '5 $',
    '4,90 € ou 5 $',
    '1,234 €',
  ])('« %s » is refused with its reason', (typed) => {
    const facts = { ...SAMPLE_FACTS, deliveryCost: typed }
    const blocks = kitOf(emptyContent(), facts)
    expect(kitText(blocks)).not.toContain('Livraison\u00a0:')
    expect(blocks.flatMap(({ missing }) => missing)).toContainEqual({
      label: 'Coût de la livraison',
      isRefused: true,
      at: { fact: 'deliveryCost' },
    })
    expect(NO_PRICE && correctionOf(readPage(UNPRICED, {}), NO_PRICE, facts)).toBeNull()
    expect(factFault('deliveryCost', typed)).toMatch(/\. La page serait sans coût de livraison\.$/)
  })
})

describe('the amount of a letter', () => {
  const body = (amount: string) =>
    filledLetter('refund', { texts: { amount }, days: {}, today: '2026-11-14' })

  it.each([
    ['29.9', '29,90 €'],
    ['EUR 29,90 TTC', '29,90 €'],
    ['29,90 € et 4,9 € de livraison', '29,90 € et 4,90 € de livraison'],
  ])('« %s » is written as « %s »', (typed, said) => {
    const { body: text, missing } = body(typed)
    expect(text).toContain(`je vous rembourse ${said.replaceAll(' €', '\u00a0€')} pour`)
    expect(missing).not.toContain('Montant')
    expect(letterFault('amount', typed)).toBeNull()
  })

  it.each(['0', '-5', '24,92 € HT', '30 $', 'la moitié', '25 à 30 €'])('« %s » stays open', (typed) => {
    const { body: text, missing } = body(typed)
    expect(text).toContain('je vous rembourse … pour')
    expect(missing).toContain('Montant')
    expect(letterFault('amount', typed)).not.toBeNull()
  })
})
