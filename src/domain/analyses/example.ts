import { PROJECT_SECTIONS } from '@/domain/projects/project-sections'
import { NO_VERDICT_LABEL, VERDICT_LABELS } from '@/domain/research/candidate-score'
import type { ProductRow } from '@/domain/research/product-rows'
import type { TestRow } from './sales-test-chart'
import type { SectionShare } from './section-chart'
import { mondaysShown, type WeekPoint } from './week-points'

/** Sample values of a chart, marked « exemple », while the person has no data. */

const DONE = [3, 4, 2, 5, 6, 5, 7, 6, 8, 7, 9, 4]
const LEFT = [4, 3, 4, 3, 2, 3, 2, 3, 1, 2, 1]
const DAYS = [2, 2, 1, 3, 3, 3, 4, 3, 5, 4, 5, 2]

export function exampleWeeks(now: Date): readonly WeekPoint[] {
  let xp = 620
  return mondaysShown(now).map((monday, index) => {
    const done = DONE[index] ?? 0
    xp += done * 20
    return {
      monday,
      done,
      xp,
      left: LEFT[index] ?? null,
      days: DAYS[index] ?? 0,
      isUnderWay: index === DONE.length - 1,
      isWhole: index < DONE.length - 1,
      isBefore: false,
    }
  })
}

const FILLED = [4, 3, 2, 3, 1, 1, 0]

export const EXAMPLE_SECTIONS: readonly SectionShare[] = PROJECT_SECTIONS.map(({ label, items }, index) => ({
  label,
  filled: FILLED[index] ?? 0,
  total: items.length,
}))

export const EXAMPLE_PRODUCTS: readonly ProductRow[] = [
  product('Gourde filtrante', 41, 7, VERDICT_LABELS.promising),
  product('Lampe à pince', 34, 5, VERDICT_LABELS.unsure),
  product('Tapis pliable', 18, 6, VERDICT_LABELS.promising),
  product('Porte-clés lumineux', 52, 3, VERDICT_LABELS.weak),
  product('Brosse vapeur', 8, 2, NO_VERDICT_LABEL),
]

export const EXAMPLE_TESTS: readonly TestRow[] = [
  {
    id: '1',
    name: 'Fiche de la gourde',
    product: null,
    visits: 240,
    sales: 5,
    balanceCents: 3_400,
    limitCents: 6_000,
    kind: 'go',
  },
  {
    id: '2',
    name: 'Publicité du tapis',
    product: null,
    visits: 64,
    sales: 0,
    balanceCents: -2_400,
    limitCents: 5_000,
    kind: 'early',
  },
  {
    id: '3',
    name: 'Lampe à 39\u00a0€',
    product: null,
    visits: 180,
    sales: 1,
    balanceCents: -4_000,
    limitCents: 4_000,
    kind: 'limit',
  },
]

function product(name: string, margin: number, yes: number, verdict: string): ProductRow {
  return {
    at: name,
    name,
    shop: name,
    margin: margin * 10,
    priceCents: 2_990,
    restCents: margin * 30,
    isBeforeIncomeTax: true,
    score: { yes, no: 8 - yes, answered: 8, unanswered: 0, total: 8 },
    verdict,
  }
}
