import { parseJson, readFields } from '@/domain/base/read-field'

export const PUT_OFF_MS = 24 * 3_600_000
const KEPT = 60

/** End of the pause by step key, in ms since 1970. */
export type PutOff = ReadonlyMap<string, number>

/** Ignores unreadable entries, past ones, and those later than a pause can be. */
export function readPutOff(text: string | null, now: Date): PutOff {
  const time = now.getTime()
  const entries = Object.entries(readFields(parseJson(text)) ?? {}).flatMap(([key, until]) =>
    typeof until === 'number' && until > time && until <= time + PUT_OFF_MS ? [[key, until] as const] : [],
  )
  return new Map(entries.sort(([, a], [, b]) => a - b).slice(-KEPT))
}

export function withPutOff(putOff: PutOff, key: string, now: Date): PutOff {
  const others = [...putOff].filter(([other]) => other !== key)
  return new Map([...others, [key, now.getTime() + PUT_OFF_MS] as const].slice(-KEPT))
}

export function putOffText(putOff: PutOff): string {
  return JSON.stringify(Object.fromEntries(putOff))
}
