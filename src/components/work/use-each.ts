import { useEffect, useEffectEvent, useState } from 'react'
import { follow } from '@/data/sync/follow'
import type { Query } from '@/data/sync/query'
import type { Sought } from './sought'

const NONE = { of: '', values: new Map<string, unknown>(), hasFailed: false }

/** Some documents by their names, each followed by itself. `found`: undefined while not all of them are known. */
export function useEach<T>(
  uid: string,
  names: readonly string[],
  queryOf: (name: string) => Query<T | null> | null,
): Sought<readonly (T | null)[]> {
  const [attempt, setAttempt] = useState(0)
  const of = `${attempt} ${names.join(' ')}`
  const [state, setState] = useState<{
    readonly of: string
    readonly values: ReadonlyMap<string, unknown>
    readonly hasFailed: boolean
  }>(NONE)
  const queryNow = useEffectEvent(queryOf)

  useEffect(() => {
    const [, ...wanted] = of.split(' ')
    const change = (next: (before: typeof state) => Partial<typeof state>) =>
      setState((before) => {
        const known = before.of === of ? before : { ...NONE, of }
        return { ...known, ...next(known) }
      })
    const stops = wanted.flatMap((name) => {
      const query = queryNow(name)
      if (!query) return []
      const found = (value: T | null) =>
        change(({ values }) => ({ values: new Map(values).set(name, value) }))
      return follow(uid, query)(
        (value, { isLive }) => {
          // This device alone does not know what is nowhere.
          if (value !== null || isLive) found(value)
        },
        (error) => {
          // A section that was deleted belongs to nobody, and so does what is left in it.
          if (error.code === 'data/denied') found(null)
          else change(() => ({ hasFailed: true }))
        },
      )
    })
    return () => stops.forEach((stop) => stop())
  }, [uid, of])

  const values = state.of === of ? state.values : NONE.values
  const hasFailed = state.of === of && state.hasFailed
  const isKnown = names.every((name) => values.has(name))
  return {
    found: isKnown ? names.map((name) => values.get(name) as T | null) : undefined,
    retry: hasFailed ? () => setAttempt((count) => count + 1) : null,
  }
}
