import type { LocalDate } from '../../src/domain/base/time/local-date'
import { addDays } from '../../src/domain/base/time/local-date'
import type { Source } from '../../src/domain/base/sources'

type Sources = Readonly<Record<string, Source>>

const LASTS_DAYS = 365

/** The official pages that nobody has opened yet: a gap before the product opens, and no fault of the code. */
export function neverOpened(sources: Sources): string[] {
  return Object.keys(sources).filter((key) => sources[key]?.checkedOn === null)
}

/** Those whose day is over a year old, or has yet to come: what they said then is no longer vouched for by anybody. */
export function outOfDate(sources: Sources, today: LocalDate): string[] {
  return Object.keys(sources).filter((key) => {
    const checkedOn = sources[key]?.checkedOn ?? null
    return checkedOn !== null && (checkedOn > today || addDays(checkedOn, LASTS_DAYS) < today)
  })
}

/** What is to be said of the official pages before a deployment. */
export function sourceGaps(sources: Sources, today: LocalDate): string[] {
  const unopened = neverOpened(sources)
  return [
    ...(unopened.length === 0
      ? []
      : [
          `src/domain/base/sources.ts: nobody has opened ${unopened.join(', ')}; docs/deploy.md, section 12, has the list.`,
        ]),
    ...outOfDate(sources, today).map(
      (key) =>
        `src/domain/base/sources.ts: ${key} was opened on ${String(sources[key]?.checkedOn)}: open it again and write the day.`,
    ),
  ]
}
