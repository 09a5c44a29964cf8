import { useEffect, useRef, useState } from 'react'
import type { Fault, FaultId } from '@/domain/launch/control/fault-rows'
import { runControl, type ControlAnswer, type Proposal, type RunningControl } from './run-control'

export interface ControlState {
  readonly status: 'none' | 'reading' | 'read' | 'failed'
  readonly read: Extract<ControlAnswer, { kind: 'read' }> | null
  /** Proposals so far. */
  readonly proposals: Readonly<Partial<Record<FaultId, Proposal>>>
}

const NONE: ControlState = { status: 'none', read: null, proposals: {} }

interface ControlEvents {
  /** The controlled page with the words that were taken; null: it has no such fault. */
  readonly onCorrected: (text: string | null) => void
  readonly onRead: (faults: readonly Fault[]) => void
}

export function useControl(events: ControlEvents) {
  const [state, setState] = useState(NONE)
  const running = useRef<RunningControl>(undefined)
  useEffect(() => () => running.current?.stop(), [])
  // The worker may answer after renders that changed what is held.
  const told = useRef(events)
  useEffect(() => {
    told.current = events
  })

  function take(answer: ControlAnswer | null) {
    if (answer?.kind === 'corrected') {
      told.current.onCorrected(answer.text)
      return
    }
    if (answer?.kind === 'read') told.current.onRead(answer.faults)
    setState((before) => {
      if (answer === null) return { ...before, status: 'failed' }
      return answer.kind === 'read'
        ? { status: 'read', read: answer, proposals: {} }
        : { ...before, proposals: { ...before.proposals, [answer.id]: answer.proposal } }
    })
  }

  return {
    ...state,
    control(page: Parameters<typeof runControl>[0]) {
      running.current?.stop()
      // The last result stays until the next one is there.
      setState((before) => ({ ...before, status: 'reading' }))
      running.current = runControl(page, take)
    },
    correct: (id: FaultId) => running.current?.correct(id),
  }
}
