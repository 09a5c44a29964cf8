import { euroText } from '@/domain/base/text/euro-text'
import { shortened } from '@/domain/base/text/cut-text'
import { counted } from '@/domain/base/text/french-count'
import { onOneLine } from '@/domain/base/text/line-ends'
import { productName } from '@/domain/research/links/link-words'
import { NOT_NOTED_WORDS } from '@/domain/sales-tests/noted'
import { NUMBERS_TO_CHECK, numbersFault, type SalesTest } from '@/domain/sales-tests/sales-test'
import { verdictOf, type Verdict } from '@/domain/sales-tests/verdict'
import { type Chart } from './chart'

export interface TestRow {
  readonly id: string
  /** The hypothesis of the test, else the product's name. */
  readonly name: string
  /** `addressText` of the product, whose page has the test, also after it was deleted; null: an example. */
  readonly product: string | null
  /** null: not noted. */
  readonly visits: number | null
  /** null: not noted. */
  readonly sales: number | null
  /** In cents. */
  readonly lostCents: number
  readonly limitCents: number
  /** `to-check`: impossible numbers, which have no verdict. `hopeless`: no day is noted, and a sale brings nothing. */
  readonly kind: Verdict['kind'] | 'to-check' | 'hopeless'
}

const NAME_MAX = 40

export const VERDICT_WORDS: Readonly<Record<TestRow['kind'], string>> = {
  early: 'Trop tôt',
  limit: 'Arrêtez',
  costly: 'Arrêtez',
  hopeless: 'Ne peut pas gagner',
  breaks: 'Une étape casse',
  go: 'Continuez',
  'to-check': NUMBERS_TO_CHECK,
}

export function testRows(tests: readonly SalesTest[]): readonly TestRow[] {
  return tests.map((test) => {
    const { kind, total, lostCents } = verdictOf(test)
    const tried = onOneLine(test.tried).trim()
    return {
      id: test.id,
      product: test.product,
      name: shortened(tried === '' ? onOneLine(productName(test.link)) : tried, NAME_MAX),
      visits: total.visits,
      sales: total.sales,
      lostCents,
      limitCents: test.limitCents,
      kind: rowKind(test, kind),
    }
  })
}

function rowKind({ numbers }: SalesTest, kind: Verdict['kind']): TestRow['kind'] {
  if (numbersFault(numbers) !== null) return 'to-check'
  // A test that has not begun cannot be stopped.
  return kind === 'costly' && numbers.size === 0 ? 'hopeless' : kind
}

export function testsChart(rows: readonly TestRow[]): Chart {
  const sales = rows.reduce((sum, row) => sum + (row.sales ?? 0), 0)
  const lost = rows.reduce((sum, row) => sum + row.lostCents, 0)
  return {
    title: 'Tests de vente',
    words: `${counted(rows.length, 'test')}, ${counted(sales, 'vente')}\u00a0; ${euroText(lost)} perdus en tout.`,
    table: {
      columns: ['Test', 'Visites', 'Ventes', 'Perdu', 'Limite', 'Verdict'],
      rows: rows.map(({ name, visits, sales, lostCents, limitCents, kind }) => [
        name,
        ...[
          countText(visits),
          countText(sales),
          euroText(lostCents),
          euroText(limitCents),
          VERDICT_WORDS[kind],
        ],
      ]),
    },
  }
}

function countText(count: number | null): string {
  return count === null ? NOT_NOTED_WORDS : String(count)
}
