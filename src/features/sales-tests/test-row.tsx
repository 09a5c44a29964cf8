import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PendingMark } from '@/components/pending-mark'
import type { LiveSalesTest } from '@/data/sales-tests'
import { linkLabel } from '@/domain/research/links/candidate-link'
import { NUMBERS_TO_CHECK, numbersFault } from '@/domain/sales-tests/sales-test'
import { verdictOf } from '@/domain/sales-tests/verdict'
import { paths } from '@/lib/paths'
import { verdictTitle } from './verdict-words'

const look =
  'flex min-h-target w-full items-center gap-3 rounded-field px-2 py-2 text-left no-underline hover:bg-brand-soft'

/** A test in a list, with its verdict. Without `onOpen` it links to its product's tests. */
export function TestRow({ test, onOpen }: { test: LiveSalesTest; onOpen?: () => void }) {
  const text = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere text-ink">{test.tried}</span>
        <span className="flex flex-wrap items-center gap-x-3 text-small text-muted">
          {!onOpen && <span className="wrap-anywhere">{linkLabel(test.link)}</span>}
          <span>
            {numbersFault(test.numbers) === null ? verdictTitle(verdictOf(test)) : NUMBERS_TO_CHECK}
          </span>
          {test.isPending && <PendingMark />}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
    </>
  )
  return onOpen ? (
    <button type="button" className={look} onClick={onOpen}>
      {text}
    </button>
  ) : (
    <Link to={paths.salesTestsOf(test.product)} className={look}>
      {text}
    </Link>
  )
}
