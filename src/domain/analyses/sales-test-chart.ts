import { euroText } from '@/domain/base/text/euro-text'
import { shortened } from '@/domain/base/text/cut-text'
import { counted } from '@/domain/base/text/french-count'
import { onOneLine } from '@/domain/base/text/line-ends'
import type { LocalDate } from '@/domain/base/time/local-date'
import { productName } from '@/domain/research/links/link-words'
import { NOT_NOTED_WORDS } from '@/domain/sales-tests/noted'
import { phaseOf } from '@/domain/sales-tests/phase'
import { isEnded, NUMBERS_TO_CHECK, numbersFault, type SalesTest } from '@/domain/sales-tests/sales-test'
import { verdictOf, type Verdict } from '@/domain/sales-tests/verdict'
import { balanceText } from '@/domain/sales-tests/verdict-words'
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
  /** In cents; null: the gain of its sales is unknown. */
  readonly balanceCents: number | null
  readonly limitCents: number
  /**
   * `to-check`: impossible numbers, which have no verdict. `hopeless`: no day is noted, and a sale brings nothing. `unknown`: the gain of its
   * sales is. `over`: it is decided, or past its days without a verdict that says to stop.
   */
  readonly kind: Verdict['kind'] | 'to-check' | 'hopeless' | 'unknown' | 'over'
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
  unknown: 'Gain inconnu',
  over: 'Fini',
}

export function testRows(tests: readonly SalesTest[], today: LocalDate): readonly TestRow[] {
  return tests.map((test) => {
    const { total, balanceCents } = verdictOf(test)
    const tried = onOneLine(test.tried).trim()
    return {
      id: test.id,
      product: test.product,
      name: shortened(tried === '' ? onOneLine(productName(test.link)) : tried, NAME_MAX),
      visits: total.visits,
      sales: total.sales,
      balanceCents,
      limitCents: test.limitCents,
      kind: rowKind(test, today),
    }
  })
}

function rowKind(test: SalesTest, today: LocalDate): TestRow['kind'] {
  if (numbersFault(test.numbers) !== null) return 'to-check'
  const { kind, balanceCents } = verdictOf(test)
  const isStop = kind === 'limit' || kind === 'costly' || kind === 'breaks'
  const phase = phaseOf(test, today)
  if (balanceCents === null && kind === 'early') return 'unknown'
  if (isEnded(test) || (!isStop && (phase === 'to-decide' || phase === 'past'))) return 'over'
  // A test that has not begun cannot be stopped.
  return kind === 'costly' && test.numbers.size === 0 ? 'hopeless' : kind
}

function lostOf({ balanceCents }: Pick<TestRow, 'balanceCents'>): number {
  return Math.max(0, -(balanceCents ?? 0))
}

/** « 105,00 € gagnés », « 12,00 € perdus sur 50,00 € » */
export function resultText({
  balanceCents,
  limitCents,
}: Pick<TestRow, 'balanceCents' | 'limitCents'>): string {
  if (balanceCents === null) return `Résultat inconnu, budget ${euroText(limitCents)}`
  if (balanceCents > 0) return `${euroText(balanceCents)} gagnés`
  return `${euroText(lostOf({ balanceCents }))} perdus sur ${euroText(limitCents)}`
}

export function testsChart(rows: readonly TestRow[]): Chart {
  const sales = rows.reduce((sum, row) => sum + (row.sales ?? 0), 0)
  const lost = rows.reduce((sum, row) => sum + lostOf(row), 0)
  const won = rows.reduce((sum, { balanceCents }) => sum + Math.max(0, balanceCents ?? 0), 0)
  const results = [
    ...(won > 0 ? [`${euroText(won)} gagnés`] : []),
    ...(lost > 0 || won === 0 ? [`${euroText(lost)} perdus`] : []),
  ].join(', ')
  return {
    title: 'Tests de vente',
    words: `${counted(rows.length, 'test')}, ${counted(sales, 'vente')}\u00a0; ${results} en tout.`,
    table: {
      columns: ['Test', 'Visites', 'Ventes', 'Gagné ou perdu', 'Budget', 'Verdict'],
      rows: rows.map(({ name, visits, sales: sold, balanceCents, limitCents, kind }) => [
        name,
        ...[
          countText(visits),
          countText(sold),
          balanceText(balanceCents),
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
