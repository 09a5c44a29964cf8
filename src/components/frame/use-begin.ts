import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { readFields } from '@/domain/base/read-field'

/** The text with which a navigation asked this screen to start its own verb (`BeginArrival`); null: it did not ask. */
export function useBegun(): string | null {
  const location: Location<unknown> = useLocation()
  const text = readFields(location.state)?.['begin']
  return typeof text === 'string' ? text : null
}

/** Starts the verb that a navigation asked for, once the screen is ready. Neither a reload nor Back starts it again. */
export function useBegin(begin: (text: string) => void, isReady = true): void {
  const text = useBegun()
  const navigate = useNavigate()
  const start = useEffectEvent(async (words: string) => {
    await navigate('.', { replace: true, state: null, preventScrollReset: true })
    begin(words)
  })
  useEffect(() => {
    if (text !== null && isReady) void start(text)
  }, [text, isReady])
}
