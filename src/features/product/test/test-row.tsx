import { ChevronRight } from 'lucide-react'
import { PendingMark } from '@/components/pending-mark'
import type { LiveSalesTest } from '@/data/sales-tests'
import { NUMBERS_TO_CHECK, numbersFault } from '@/domain/sales-tests/sales-test'
import { verdictOf } from '@/domain/sales-tests/verdict'
import { verdictTitle } from './verdict-words'

/** A test in a list, with its verdict. */
export function TestRow({ test, onOpen }: { test: LiveSalesTest; onOpen: () => void }) {
  return (
    <button
      type="button"
      className="flex min-h-target w-full items-center gap-3 rounded-field px-2 py-2 text-left hover:bg-brand-soft"
      onClick={onOpen}
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere text-ink">{test.tried}</span>
        <span className="flex flex-wrap items-center gap-x-3 text-small text-muted">
          <span>
            {numbersFault(test.numbers) === null ? verdictTitle(verdictOf(test)) : NUMBERS_TO_CHECK}
          </span>
          {test.isPending && <PendingMark />}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
    </button>
  )
}
