import type { LocalDate } from '../../src/domain/base/time/local-date'
import { addDays } from '../../src/domain/base/time/local-date'
import type { Source } from '../../src/domain/base/sources'

type Sources = Readonly<Record<string, Source>>

const LASTS_DAYS = 365

/** Pages without a check date: to be checked before the release, not an error of the code. */
function neverOpened(sources: Sources): string[] {
  return Object.keys(sources).filter((key) => sources[key]?.checkedOn === null)
}

/** Pages whose check date is more than a year ago or in the future. */
export function outOfDate(sources: Sources, today: LocalDate): string[] {
  return Object.keys(sources).filter((key) => {
    const checkedOn = sources[key]?.checkedOn ?? null
    return checkedOn !== null && (checkedOn > today || addDays(checkedOn, LASTS_DAYS) < today)
  })
}

export function sourceGaps(sources: Sources, today: LocalDate): string[] {
  const unopened = neverOpened(sources)
  return [
    ...(unopened.length === 0
      ? []
      : [
          `src/domain/base/sources.ts: nobody has opened ${unopened.join(', ')}: open each, and write the day (docs/deploy.md, section 12).`,
        ]),
    ...outOfDate(sources, today).map(
      (key) =>
        `src/domain/base/sources.ts: ${key} was opened on ${String(sources[key]?.checkedOn)}: open it again and write the day.`,
    ),
  ]
}
