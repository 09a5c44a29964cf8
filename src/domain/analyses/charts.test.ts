import { describe, expect, test } from 'vitest'
import { PROJECT_SECTIONS } from '@/domain/projects/project-sections'
import { NEW_SELLER } from '@/domain/money/seller'
import { parseProject } from '@/domain/projects/project'
import { parseCandidate } from '@/domain/research/candidate'
import { tableText } from './chart'
import { EXAMPLE_PRODUCTS, EXAMPLE_SECTIONS, exampleWeeks } from './example'
import { parseSalesTest } from '@/domain/sales-tests/sales-test'
import { productRows, type ProductRow } from '@/domain/research/product-rows'
import { plotted, productsChart, restChart, soldProducts } from './product-chart'
import type { LocalDate } from '@/domain/base/time/local-date'
import { resultText, testRows, testsChart } from './sales-test-chart'
import { sectionsChart, sectionShares } from './section-chart'
import { daysChart, daysOf, tasksChart, tasksOf, xpChart, xpOf } from './week-charts'

const NOW = new Date(2026, 10, 26, 12)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('weeks', () => {
  const points = exampleWeeks(NOW).map((point, index) =>
    index < 9 ? { ...point, done: null, left: null } : point,
  )

  test('a week without a count is shown as not counted in the table and in the text for the coach', () => {
    const { table, words } = tasksChart(points)
    expect(table.rows[0]).toEqual(['07/09', 'non compté', 'non compté'])
    expect(table.rows.at(-1)).toEqual(['23/11 (en cours)', '4', 'non compté'])
    expect(plain(words)).toBe(
      '20 tâches faites en 3 semaines ; 3 restées en fin de semaine, comptées sur 2 semaines.',
    )
    expect(plain(tableText(table)).split('\n').slice(-2)).toEqual([
      '16/11 : Faites 9, Restées 1',
      '23/11 (en cours) : Faites 4, Restées non compté',
    ])
  })

  test('an empty week is zero, and never « NaN »', () => {
    const none = points.map((point) => ({ ...point, done: null, left: null, days: null, xp: null }))
    const all = [tasksChart(none), daysChart(none), xpChart(none)]
    expect(JSON.stringify(all)).not.toMatch(/NaN|null|undefined|Infinity/)
    expect(plain(all[0]?.words ?? '')).toBe('Aucune semaine comptée.')
  })

  test.each<[string, readonly (number | null)[], string]>([
    ['the first day', [null, null, null, 1], '1 tâche faite cette semaine.'],
    ['nothing in the first week', [null, 0], '0 tâche faite cette semaine.'],
    ['one week before', [null, 2, 1], '3 tâches faites en 2 semaines.'],
    ['a gap between', [5, null, 1], '6 tâches faites en 2 semaines.'],
    ['the week under way is not read', [5, 2, null], '7 tâches faites en 2 semaines.'],
  ])('the sum names the weeks that are counted: %s', (_, counts, words) => {
    const some = points.slice(-counts.length).map((point, index) => ({
      ...point,
      done: counts[index] ?? null,
      left: null,
    }))
    expect(plain(tasksChart(some).words)).toBe(words)
  })

  test.each<[readonly (number | null)[], string]>([
    [[2, 1, 4], '20 tâches faites en 3 semaines, 7 restées en fin de semaine.'],
    [
      [null, 6, null],
      '20 tâches faites en 3 semaines ; 6 restées en fin de semaine, comptées sur 1 semaine.',
    ],
    [[0, 1, null], '20 tâches faites en 3 semaines ; 1 restée en fin de semaine, comptée sur 2 semaines.'],
    [[null, null, null], '20 tâches faites en 3 semaines.'],
  ])('what was left is the sum of the weeks that know it: %s', (lefts, words) => {
    const some = points.slice(-3).map((point, index) => ({ ...point, left: lefts[index] ?? null }))
    expect(plain(tasksChart(some).words)).toBe(words)
  })

  test('each week tells its value', () => {
    const [last] = points.slice(-2)
    if (!last) throw new Error('no week')
    const said = [tasksOf(last), daysOf(last), xpOf({ ...last, xp: 1_240 })]
    expect(said.map(({ value }) => plain(value).replace('\u202f', ' '))).toEqual([
      '9 faites, 1 restée',
      '5 jours actifs',
      '1 240 XP',
    ])
    expect(plain(said[0]?.label ?? '')).toBe('Semaine du 16/11 : 9 faites, 1 restée')
    expect(plain(tasksOf({ ...last, done: null, left: null }).label)).toBe('Semaine du 16/11 : non compté')
  })

  test('the level is the one of the profile', () => {
    const { words, table } = xpChart(points.map((point) => ({ ...point, xp: 1_990 })))
    expect(plain(words)).toBe('Niveau 2, encore 10 XP avant le suivant.')
    expect(table.rows[0]?.slice(1)).toEqual(['1\u202f990', '2'])
  })
})

test('sections: of all projects together', () => {
  const project = (id: string, filled: number) => {
    const [first] = PROJECT_SECTIONS
    const items = first.items.slice(0, filled).map((title, index) => ({
      id: `${first.key}-${index}`,
      title,
      content: 'écrit',
      completed: true,
    }))
    return parseProject(id, { userId: 'u', title: id, sections: { [first.key]: items } }) ?? raise()
  }
  const shares = sectionShares([project('a', 2), project('b', 1)])
  expect(shares.length).toBe(PROJECT_SECTIONS.length)
  expect(shares.reduce((sum, { total }) => sum + total, 0)).toBe(2 * 29)
  expect(shares[0]).toMatchObject({ label: 'Produit', filled: 3, total: 8 })
  expect(plain(sectionsChart(shares, 2).words)).toBe('3 points remplis sur 58 dans vos 2 derniers projets.')
  expect(sectionShares([])).toEqual([])
})

describe('products', () => {
  const candidate = (id: string, link: string, more: object = {}) =>
    parseCandidate(id, { userId: 'u', link, ...more }) ?? raise()
  const rows = productRows(
    [
      candidate('a', 'https://ex.fr/b', { salePriceCents: 1_000, costCents: 1_500, wowEffect: true }),
      candidate('b', 'https://ex.fr/c', { salePriceCents: 3_000, costCents: 1_000 }),
      candidate('c', 'https://ex.fr/a', {}),
      candidate('d', 'https://ex.fr/zéro', { salePriceCents: 0, costCents: 0 }),
    ],
    { ...NEW_SELLER, contributionPoints: null },
  )

  test('without a price or a cost, or at a price of 0, have no place in the drawing', () => {
    expect(plotted(rows).map(({ at, margin }) => [at, margin])).toEqual([
      ['a', -500],
      ['b', 667],
    ])
    expect(plain(productsChart(rows).words)).toBe(
      '1 produit sur 2 à 30 % de marge ou plus ; 2 sans prix ou sans coût.',
    )
    expect(productsChart(rows).table.rows.map((row) => row.map(plain))).toEqual([
      ['ex.fr/b', '−50,0 %', '1 sur 1'],
      ['ex.fr/c', '66,7 %', ''],
    ])
  })

  test('are sorted by the rest of a sale, highest first, and the sentence counts the losses', () => {
    const sold = soldProducts(rows)
    expect(sold.map(({ at, restCents }) => [at, restCents])).toEqual([
      ['b', 2_000],
      ['d', 0],
      ['a', -500],
    ])
    const { words, table } = restChart(sold, rows.length)
    expect(plain(words)).toBe(
      'Au mieux 20,00 € par vente, avant impôt sur le revenu, avec ex.fr/c ; 1 produit à perte.',
    )
    expect(table.rows.map((row) => row.map(plain))).toEqual([
      ['ex.fr/c', '20,00 €', '66,7 %'],
      ['Zéro (ex.fr)', '0,00 €', '–'],
      ['ex.fr/b', '−5,00 €', '−50,0 %'],
    ])
    expect(restChart([], 0).words).toBe('Aucun produit chiffré.')
  })
})

test('where the list of products is full, the sentences say which ones they are about', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...EXAMPLE_PRODUCTS[0],
      at: `${index}`,
      restCents: 100 - 10 * index,
    })) as readonly ProductRow[]
  const words = (count: number) => {
    const rows = many(count)
    const sold = soldProducts(rows)
    return [productsChart(rows), restChart(sold, rows.length)].map((chart) => plain(chart.words))
  }
  expect(words(11)).toEqual([
    '11 produits sur 11 à 30 % de marge ou plus.',
    'Au mieux 1,00 € par vente, avant impôt sur le revenu, avec Gourde filtrante.',
  ])
  expect(words(12)).toEqual([
    '12 produits sur 12 à 30 % de marge ou plus, parmi vos 12 derniers produits.',
    'Au mieux 1,00 € par vente, avant impôt sur le revenu, avec Gourde filtrante, parmi vos 12 derniers produits ; 1 produit à perte.',
  ])
})

const TODAY: LocalDate = '2026-11-24'

test('sales tests show gain or loss, budget and verdict; more sales than visits are to be checked', () => {
  const of = (id: string, numbers: string, more: object = {}) =>
    parseSalesTest(id, {
      userId: 'u',
      product: 'p',
      link: 'https://ex.fr/lampe',
      tried: ' ',
      limitCents: 5_000,
      days: 7,
      startsOn: '2026-11-23',
      numbers: { '2026-11-23': numbers },
      ...more,
    }) ?? raise()
  const rows = testRows(
    [of('a', '24 0 0 0 1200'), of('b', '1 0 0 3 9000', { tried: 'Prix\nà 39', gainCents: 0 })],
    TODAY,
  )
  expect(rows.map(({ name, kind, balanceCents }) => [name, kind, balanceCents])).toEqual([
    ['Lampe', 'early', -1_200],
    ['Prix à 39', 'to-check', -9_000],
  ])
  const hopeless = { gainCents: -120 }
  const coming = testRows([of('c', '', hopeless), of('d', '5 - - - 100', hopeless)], TODAY)
  expect(coming.map(({ kind, sales }) => [kind, sales])).toEqual([
    ['hopeless', null],
    ['costly', null],
  ])
  expect(testsChart(coming).table.rows.map((row) => [row[2], row[5]])).toEqual([
    ['non noté', 'Ne peut pas gagner'],
    ['non noté', 'Arrêtez'],
  ])
  expect(plain(testsChart(rows).words)).toBe('2 tests, 3 ventes ; 102,00 € perdus en tout.')
  expect(testsChart(rows).table.rows[0]?.map(plain)).toEqual([
    ...['Lampe', '24', '0', '− 12,00 €', '50,00 €', 'Trop tôt'],
  ])
  const whole = '140 - - 3 600'
  const gain = { gainCents: 1_000 }
  const kindOn = (today: LocalDate, numbers: string, more: object) =>
    testRows([of('e', numbers, more)], today).map(({ kind }) => kind)[0]
  expect(kindOn(TODAY, whole, gain)).toBe('go')
  expect(kindOn('2026-11-30', whole, gain), 'its days are over').toBe('over')
  expect(kindOn('2026-12-20', whole, gain), 'long ago').toBe('over')
  expect(kindOn(TODAY, whole, { ...gain, endedOn: TODAY })).toBe('over')
  expect(kindOn(TODAY, whole, { ...gain, days: 1 })).toBe('over')
  expect(kindOn(TODAY, '24 - - 0 100', { endedOn: TODAY })).toBe('over')
  expect(kindOn('2026-12-20', '140 - - 0 6000', gain), 'nobody stopped it').toBe('limit')
  expect(kindOn('2026-11-30', '3000 1 0 0 600', gain), 'its page says « Arrêter le test »').toBe('breaks')
  expect(kindOn(TODAY, '140 - - 0 6000', { ...gain, endedOn: TODAY })).toBe('over')
  expect(kindOn(TODAY, '140 - - 3 6000', {}), 'sales of an unknown gain').toBe('unknown')
  const results = testRows(
    [of('f', whole, gain), of('g', '140 - - 3 6000', {}), of('h', '24 0 0 0 1200'), of('i', '24 0 0 0 0')],
    TODAY,
  )
  expect(results.map((row) => plain(resultText(row)))).toEqual([
    ...['24,00 € gagnés', 'Résultat inconnu, budget 50,00 €'],
    ...['12,00 € perdus sur 50,00 €', '0,00 € perdus sur 50,00 €'],
  ])
  expect(plain(testsChart(results).words)).toBe('4 tests, 6 ventes ; 24,00 € gagnés, 12,00 € perdus en tout.')
  expect(plain(testsChart(results.slice(0, 1)).words)).toBe('1 test, 3 ventes ; 24,00 € gagnés en tout.')
})

test('the examples fit their charts', () => {
  expect(exampleWeeks(NOW).map(({ done }) => done)).not.toContain(0)
  expect(EXAMPLE_SECTIONS.every(({ filled, total }) => filled <= total)).toBe(true)
  expect(plotted(EXAMPLE_PRODUCTS)).toHaveLength(EXAMPLE_PRODUCTS.length)
  const rows: readonly ProductRow[] = EXAMPLE_PRODUCTS
  expect(new Set(rows.map(({ at }) => at)).size).toBe(rows.length)
})

function raise(): never {
  throw new Error('unreadable')
}
