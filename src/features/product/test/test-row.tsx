import { PendingMark } from '@/components/pending-mark'
import { useSignedIn } from '@/components/signed-in-context'
import type { LiveSalesTest } from '@/data/sales-test-lists'
import { localDateOf } from '@/domain/base/time/local-date'
import { phaseOf } from '@/domain/sales-tests/phase'
import { NUMBERS_TO_CHECK, numbersFault } from '@/domain/sales-tests/sales-test'
import { verdictOf } from '@/domain/sales-tests/verdict'
import { verdictLine } from '@/domain/sales-tests/verdict-words'

/** A folded test: what was tried, and what came of it. `test`: with the gain that counts. */
export function TestRow({ test }: { test: LiveSalesTest }) {
  const { deviceNow } = useSignedIn()
  const phase = phaseOf(test, localDateOf(deviceNow))
  const verdict = verdictOf(test)
  const isPossible = numbersFault(test.numbers) === null
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold wrap-anywhere text-ink">{test.tried}</span>
      <span className="flex flex-wrap items-center gap-x-3 text-small text-muted">
        <span className="tabular-nums">
          {isPossible ? verdictLine(test, verdict, phase) : NUMBERS_TO_CHECK}
        </span>
        {test.isPending && <PendingMark />}
      </span>
    </span>
  )
}
