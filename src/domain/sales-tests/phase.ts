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
 * The gain of a test that is over stays as it was. One that was not known by then is none to keep. A verdict that says to stop ends no test
 * here: it follows from the gain. `test`: as it is stored.
 */
export function keepsGain(test: SalesTest, today: LocalDate): boolean {
  return test.gainCents !== null && (isEnded(test) || today > addDays(lastOwnDay(test), DECISION_DAYS))
}

/** The last day that was planned or noted, whichever is later. */
export function lastOwnDay({ startsOn, days, numbers }: SalesTest): LocalDate {
  const planned = addDays(startsOn, days - 1)
  const noted = [...numbers.keys()].at(-1) ?? planned
  return noted > planned ? noted : planned
}

/** The last day whose numbers may still be added: the end of an ended test, else today. */
export function lastDayOf(test: SalesTest, today: LocalDate): LocalDate {
  const complete = test.numbers.size >= test.days ? lastOwnDay(test) : today
  return [test.endedOn ?? today, complete, today].toSorted()[0] ?? today
}

/**
 * The day whose numbers are noted next: today, and of a test whose planned days are over the first of them without numbers, of an ended one
 * its last day. null: the test is to come, or was ended before it began.
 */
export function dayToNote(test: SalesTest, today: LocalDate): LocalDate | null {
  const { startsOn, days, numbers } = test
  const last = lastDayOf(test, today)
  if (last < startsOn) return null
  if (isEnded(test)) return last
  if (today <= addDays(startsOn, days - 1)) return today
  const planned = Array.from({ length: days }, (_, at) => addDays(startsOn, at))
  return planned.find((day) => !numbers.has(day)) ?? today
}

/** By its numbers alone; impossible numbers end nothing. */
function isOver(test: SalesTest): boolean {
  if (numbersFault(test.numbers) !== null) return false
  const { kind, isOver: isRecorded } = verdictOf(test)
  return isRecorded || kind === 'limit' || kind === 'costly'
}
