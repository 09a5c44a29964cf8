import { useEffect, useEffectEvent, useState } from 'react'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import type { Sought } from './sought'

type Watch<T> = (name: string, onValue: OnValue<T | null>, onError: OnError) => Unsubscribe

const NONE = { of: '', values: new Map<string, unknown>(), hasFailed: false }

/** Some documents by their names, each watched by itself. `found`: undefined while not all of them are known. */
export function useEach<T>(names: readonly string[], watch: Watch<T>): Sought<readonly (T | null)[]> {
  const [attempt, setAttempt] = useState(0)
  const of = `${attempt} ${names.join(' ')}`
  const [state, setState] = useState<{
    readonly of: string
    readonly values: ReadonlyMap<string, unknown>
    readonly hasFailed: boolean
  }>(NONE)
  const watchOne = useEffectEvent(watch)

  useEffect(() => {
    const [, ...wanted] = of.split(' ')
    const change = (next: (before: typeof state) => Partial<typeof state>) =>
      setState((before) => {
        const known = before.of === of ? before : { ...NONE, of }
        return { ...known, ...next(known) }
      })
    const stops = wanted
      .filter((name) => name !== '')
      .map((name) =>
        watchOne(
          name,
          (value, { isFromCache }) => {
            // The local cache alone does not know what is nowhere.
            if (value === null && isFromCache) return
            change(({ values }) => ({ values: new Map(values).set(name, value) }))
          },
          () => change(() => ({ hasFailed: true })),
        ),
      )
    return () => stops.forEach((stop) => stop())
  }, [of])

  const values = state.of === of ? state.values : NONE.values
  const hasFailed = state.of === of && state.hasFailed
  const isKnown = names.every((name) => values.has(name))
  return {
    found: isKnown ? names.map((name) => values.get(name) as T | null) : undefined,
    retry: hasFailed ? () => setAttempt((count) => count + 1) : null,
  }
}
