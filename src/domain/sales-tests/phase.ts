import { addDays, type LocalDate } from '@/domain/base/time/local-date'
import { isEnded, numbersFault, type SalesTest } from './sales-test'
import { verdictOf } from './verdict'

/** Days after the end of a test in which the person is asked to decide. */
const DECISION_DAYS = 7

/**
 * `coming`: it begins later. `running`: numbers are expected. `to-decide`: it is over since at most `DECISION_DAYS`. `past`: over since
 * longer, or ended by the person.
 */
export type TestPhase = 'coming' | 'running' | 'to-decide' | 'past'

/** A test is over after its last planned day, once all planned days are recorded, or when its verdict says to stop. */
export function phaseOf(test: SalesTest, today: LocalDate): TestPhase {
  // The person decided: they ended it.
  if (test.endedOn !== null) return 'past'
  if (today < test.startsOn) return 'coming'
  const lastPlanned = addDays(test.startsOn, test.days - 1)
  const lastNumbered = [...test.numbers.keys()].at(-1) ?? test.startsOn
  const isStopped = isOver(test)
  if (!isStopped && today <= lastPlanned) return 'running'
  const end = isStopped || lastNumbered > lastPlanned ? lastNumbered : lastPlanned
  return today <= addDays(end, DECISION_DAYS) ? 'to-decide' : 'past'
}

/**
 * The day whose numbers are noted next: today, and of a test whose planned days are over the first of them without numbers. null: the test is
 * to come.
 */
export function dayToNote(test: SalesTest, today: LocalDate): LocalDate | null {
  const { startsOn, days, numbers } = test
  if (today < startsOn) return null
  if (isEnded(test) || today <= addDays(startsOn, days - 1)) return today
  const planned = Array.from({ length: days }, (_, at) => addDays(startsOn, at))
  return planned.find((day) => !numbers.has(day)) ?? today
}

/** By its numbers alone; impossible numbers end nothing. */
function isOver(test: SalesTest): boolean {
  if (numbersFault(test.numbers) !== null) return false
  const { kind, isOver: isRecorded } = verdictOf(test)
  return isRecorded || kind === 'limit' || kind === 'costly'
}
