import { capital } from '@/domain/base/text/french-count'
import { WEEKDAYS, type Weekday } from '@/domain/base/time/weekday'

/** A step of an answer, short enough for a task. `day`: the weekday that was removed from the text. */
export interface AdviceStep {
  readonly text: string
  readonly day: Weekday | null
}

const DAY = `(${WEEKDAYS.join('|')})`
const DAY_ALONE = new RegExp(`^${DAY}\\s*:?$`, 'iu')
/** Does not match « Lundi et jeudi : » or « Lundi - mercredi : ». */
const DAY_BEFORE = new RegExp(
  `^\\(?${DAY}\\)?(?:\\s+(?=(?:matin|midi|après-midi|soir)\\s*[:–—-])|\\s*[:–—-](?!\\s*${DAY})\\s*)`,
  'iu',
)

export function dayAlone(text: string): Weekday | null {
  return weekdayIn(DAY_ALONE.exec(text)?.[1])
}

/** « Lundi : filmer 3 plans » becomes « Filmer 3 plans » with Monday; « Lundi soir : … » becomes « Soir : … ». */
export function withoutDay(text: string): AdviceStep {
  const [before, named] = DAY_BEFORE.exec(text) ?? []
  const rest = text.slice(before?.length ?? 0)
  return before === undefined || rest === ''
    ? { text, day: null }
    : { text: capital(rest), day: weekdayIn(named) }
}

function weekdayIn(named: string | undefined): Weekday | null {
  return WEEKDAYS.find((day) => day === named?.toLowerCase()) ?? null
}
