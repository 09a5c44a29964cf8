import { parseJson, readFields } from '@/domain/base/read-field'
import { addDays, localDateOf, startOfDate } from '@/domain/base/time/local-date'

const KEPT = 60

/** End of the pause by step key, in ms since 1970. */
export type PutOff = ReadonlyMap<string, number>

/** « À demain ! »: a pause ends with the day of the device. */
function endOfPause(now: Date): number {
  return startOfDate(addDays(localDateOf(now), 1)).getTime()
}

/** Ignores unreadable entries, past ones, and those later than a pause can be. */
export function readPutOff(text: string | null, now: Date): PutOff {
  const entries = Object.entries(readFields(parseJson(text)) ?? {}).flatMap(([key, until]) =>
    typeof until === 'number' && until > now.getTime() && until <= endOfPause(now)
      ? [[key, until] as const]
      : [],
  )
  return new Map(entries.sort(([, a], [, b]) => a - b).slice(-KEPT))
}

export function withPutOff(putOff: PutOff, key: string, now: Date): PutOff {
  const others = [...putOff].filter(([other]) => other !== key)
  return new Map([...others, [key, endOfPause(now)] as const].slice(-KEPT))
}

export function putOffText(putOff: PutOff): string {
  return JSON.stringify(Object.fromEntries(putOff))
}
