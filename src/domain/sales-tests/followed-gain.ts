import { gainOf } from '@/domain/money/sale'
import type { SellerInputs } from '@/domain/money/sale-inputs'
import { addressText, type PlacedCandidate } from '@/domain/research/candidate-address'
import type { LocalDate } from '@/domain/base/time/local-date'
import { keepsGain } from './phase'
import type { SalesTest } from './sales-test'

/** The test with the gain that counts: of its product's statement, unless it keeps its own. `statementGain` null: no statement. */
export function withGain<Test extends SalesTest>(
  test: Test,
  statementGain: number | null,
  today: LocalDate,
): Test {
  return statementGain === null || keepsGain(test, today) ? test : { ...test, gainCents: statementGain }
}

/** Tests of several products, with the gain that counts. A product that is not among the candidates was deleted or could not be read. */
export function withGains<Test extends SalesTest>(
  tests: readonly Test[],
  candidates: readonly PlacedCandidate[],
  seller: SellerInputs,
  today: LocalDate,
): readonly Test[] {
  const gains = new Map(
    candidates.map((candidate) => [addressText(candidate), gainOf(candidate.figures, seller)]),
  )
  return tests.map((test) => withGain(test, gains.get(test.product) ?? null, today))
}

/** Products that are not among the candidates, of tests that follow their statement, as `addressText`. */
export function missingProducts(
  tests: readonly SalesTest[],
  candidates: readonly PlacedCandidate[],
  today: LocalDate,
): readonly string[] {
  const known = new Set(candidates.map(addressText))
  const following = tests.filter((test) => !keepsGain(test, today) && !known.has(test.product))
  return [...new Set(following.map(({ product }) => product))]
}
