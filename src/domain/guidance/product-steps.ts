import { localDateOf, type LocalDate } from '@/domain/base/time/local-date'
import { isGoodMargin, saleOf } from '@/domain/money/sale'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import { addressText, type PlacedCandidate } from '@/domain/research/candidate-address'
import { ANSWERS_FOR_A_VERDICT, isPromising, scoreOf } from '@/domain/research/candidate-score'
import { phaseOf } from '@/domain/sales-tests/phase'
import type { SalesTest } from '@/domain/sales-tests/sales-test'
import type { GuidanceFacts, LinkReason, Step } from './next-steps'

/** Money is being spent: a test that is over is decided first, then each running one gets its numbers of today. */
export function testSteps({ tests }: Pick<GuidanceFacts, 'tests'>, now: Date): Step[] {
  const today = localDateOf(now)
  const newest = newestOfEachProduct(tests ?? []).map((test) => ({ test, phase: phaseOf(test, today) }))
  return [
    ...newest.flatMap(({ test, phase }): Step[] => (phase === 'to-decide' ? [{ kind: 'decide', test }] : [])),
    ...newest.flatMap(({ test, phase }): Step[] =>
      phase === 'running' && !test.numbers.has(today) ? [{ kind: 'note', test, today }] : [],
    ),
  ]
}

/** A later test of a product replaces its earlier ones: those need nothing any more. */
export function newestOfEachProduct<T extends SalesTest>(tests: readonly T[]): readonly T[] {
  const seen = new Set<string>()
  return tests.filter(({ product }) => !seen.has(product) && seen.add(product))
}

/** From a promising product to its test, the nearest to a sale first. A product that was tested is led by its test. */
export function saleSteps({ candidates, tests, seller }: GuidanceFacts): Step[] {
  if (!candidates || !tests || !seller) return []
  const sales = untestedPromising(candidates, tests).map((candidate) => ({
    candidate,
    sale: saleOf(candidate.figures, seller),
  }))
  return [
    ...sales.flatMap(({ candidate, sale }): Step[] =>
      sale && sale.restCents > 0 ? [{ kind: 'launch', candidate, sale }] : [],
    ),
    ...sales.flatMap(({ candidate, sale }): Step[] =>
      sale && sale.restCents > 0
        ? []
        : [{ kind: 'statement', candidate, restCents: sale?.restCents ?? null }],
    ),
  ]
}

function untestedPromising(
  candidates: readonly PlacedCandidate[],
  tests: readonly SalesTest[],
): readonly PlacedCandidate[] {
  const tested = new Set(tests.map(({ product }) => product))
  return candidates.filter((candidate) => isPromising(candidate) && !tested.has(addressText(candidate)))
}

function unjudged(candidates: readonly PlacedCandidate[]): readonly PlacedCandidate[] {
  return candidates.filter(({ verdicts }) => scoreOf(verdicts).answered < ANSWERS_FOR_A_VERDICT)
}

export function candidateSteps({ candidates, projects, seller }: GuidanceFacts): Step[] {
  if (!candidates) return []
  const good = candidates.flatMap((candidate): Step[] => {
    const sale = seller && isPromising(candidate) ? saleOf(candidate.figures, seller) : null
    return sale && isGoodMargin(sale) === true ? [{ kind: 'project', candidate, sale }] : []
  })
  return [
    ...unjudged(candidates).map((candidate): Step => ({ kind: 'judge', candidate })),
    ...(projects?.length === 0 ? good : []),
  ]
}

/**
 * A product more, where none leads on: before the work on a project, and after it for a person whose project says already what is sold, and
 * who has a product, only none to test.
 */
export function linkSteps(
  facts: GuidanceFacts,
  now: Date,
): Readonly<Record<'beforeProject' | 'afterProject', readonly Step[]>> {
  const reason = missingLink(facts, localDateOf(now))
  const isWritten = facts.projects?.some(({ sections }) =>
    sections.product.every(({ completed }) => completed),
  )
  const isLater = reason === 'another' && isWritten === true
  const none = { beforeProject: [], afterProject: [] }
  return reason === null
    ? none
    : { ...none, [isLater ? 'afterProject' : 'beforeProject']: [{ kind: 'link', reason } satisfies Step] }
}

function missingLink(facts: GuidanceFacts, today: LocalDate): LinkReason | null {
  const { candidates, hasSections, plan, projects, tests } = facts
  if (!candidates) return null
  if (candidates.length === 0 && !hasChosen(plan)) return hasSections === false ? 'first' : 'unseen'
  if (!tests || !isBeforeFirstSale(facts) || hasOpenTest(tests, today)) return null
  if (candidates.length === 0) return 'chosen'
  const leads = [...unjudged(candidates), ...untestedPromising(candidates, tests)]
  return projects && leads.length === 0 ? 'another' : null
}

/** The person said so in the plan. */
export function hasChosen(plan: StoredPlan | null): boolean {
  return plan?.madeAt !== '' && plan?.answers.stage === 'product'
}

function isBeforeFirstSale({ plan, hasSold }: GuidanceFacts): boolean {
  return plan !== null && hasSold === false && !plan.declared.includes('sales')
}

function hasOpenTest(tests: readonly SalesTest[], today: LocalDate): boolean {
  return newestOfEachProduct(tests).some((test) => phaseOf(test, today) !== 'past')
}
