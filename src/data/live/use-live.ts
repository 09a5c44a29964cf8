import { useCallback, useEffect, useState } from 'react'
import type { AppError } from '@/domain/base/errors'
import type { LiveMeta, OnError, OnValue, Unsubscribe } from './live'

export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError; readonly retry: () => void }
  | ({ readonly status: 'ready'; readonly value: T } & LiveMeta)

type Subscribe<T> = (onValue: OnValue<T>, onError: OnError) => Unsubscribe

const LOADING = { status: 'loading' } as const

/**
 * Turns a subscription into what a screen draws. `subscribe` must keep its identity while what it
 * watches is the same (`useCallback`): a new one starts over with `loading`.
 */
export function useLive<T>(subscribe: Subscribe<T>): Live<T> {
  const [attempt, setAttempt] = useState(0)
  const [live, setLive] = useState<{ of: Subscribe<T>; state: Live<T> }>({ of: subscribe, state: LOADING })

  const retry = useCallback(() => {
    setLive({ of: subscribe, state: LOADING })
    setAttempt((count) => count + 1)
  }, [subscribe])

  useEffect(
    () =>
      subscribe(
        (value, meta) => {
          setLive({ of: subscribe, state: { status: 'ready', value, ...meta } })
        },
        (error) => {
          setLive({ of: subscribe, state: { status: 'error', error, retry } })
        },
      ),
    [subscribe, retry, attempt],
  )

  // The value of an earlier subscription (another day, another user) must not show for even one frame.
  return live.of === subscribe ? live.state : LOADING
}
