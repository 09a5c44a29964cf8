import { useState } from 'react'
import { hasKeptText } from '@/components/use-kept-text'
import { parseLocalDate, type LocalDate } from '@/domain/base/time/local-date'
import { dayToNote } from '@/domain/sales-tests/phase'
import type { SalesTest } from '@/domain/sales-tests/sales-test'
import { dayFault } from './day-fault'
import { dayFormKey } from './day-form'

interface ChosenDay {
  readonly text: string
  /** The first day of the test for which the typed text was refused; null: the day could be noted. */
  readonly refusedFor: LocalDate | null
  /** The first day of the test for which the day was preselected; null: the person chose it. */
  readonly offeredFor: LocalDate | null
}

/** The day whose numbers the form shows: the one to note, until the person chooses another one. */
export function useChosenDay(uid: string, test: SalesTest, today: LocalDate) {
  const firstDay = dayToNote(test, today)
  const offered: ChosenDay = { text: firstDay ?? '', refusedFor: null, offeredFor: test.startsOn }
  const [chosen, setChosen] = useState(offered)
  const day = parseLocalDate(chosen.text)
  const wrongDay = dayFault(chosen.text, test, today)
  const isRefused = wrongDay !== null && chosen.refusedFor === test.startsOn
  // It could be noted until the first day was moved or its numbers were deleted: no fault of the person.
  const isLost = wrongDay !== null && !isRefused
  // The first day was moved: another day may be the one to note. Numbers that were typed stay in sight.
  const isMoved =
    chosen.offeredFor !== null &&
    chosen.offeredFor !== test.startsOn &&
    (day === null || !hasKeptText(dayFormKey(uid, test, day)))
  const next = isLost || isMoved ? offered : chosen
  if (next.text !== chosen.text || next.offeredFor !== chosen.offeredFor) setChosen(next)

  function choose(text: string) {
    const refusedFor = dayFault(text, test, today) === null ? null : test.startsOn
    setChosen({ text, refusedFor, offeredFor: null })
  }

  return {
    firstDay,
    /** Null: no date. */
    day,
    text: next.text,
    /** Why the day of the form cannot be noted, if the person chose it; null: it can. */
    fault: isRefused ? wrongDay : null,
    canBeNoted: wrongDay === null,
    choose,
  }
}
