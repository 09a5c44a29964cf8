import { useEffect, useEffectEvent, useMemo, type RefObject } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { isDocumentId, readFields, readOneOf, readText } from '@/domain/base/read-field'
import { readAddress } from '@/domain/research/candidate-address'
import { tableIdOf } from '@/domain/research/section'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { nameButtonId } from './row-ids'

interface Arrival {
  readonly tableId: string
  /** Null: for the table itself. */
  readonly candidateId: string | null
  readonly todo: 'judge' | 'project' | 'nothing'
}

/** The target that another screen asked for; null: none. Parsed, because the history outlives versions of the app. */
export function useArrival(): Arrival | null {
  const location: Location<unknown> = useLocation()
  const { state } = location
  return useMemo(() => {
    const fields = readFields(state)
    const section = readText(fields?.['section'])
    if (isDocumentId(section)) return { tableId: section, candidateId: null, todo: 'nothing' }
    const address = readAddress(readText(fields?.['candidate']))
    const todo = readOneOf(fields?.['todo'], ['judge', 'project', 'nothing'], 'nothing')
    return address && { tableId: tableIdOf(address.sectionId), candidateId: address.id, todo }
  }, [state])
}

interface ArrivedAt {
  readonly tableId: string
  readonly frame: RefObject<HTMLElement | null>
  readonly items: readonly LiveCandidate[]
  /** The table's candidates are loaded. */
  readonly isRead: boolean
  readonly judge: (candidate: LiveCandidate) => void
  readonly project: (candidate: LiveCandidate) => void
}

/** Starts the requested task once the table has the candidate. */
export function useArrivalAt({ tableId, frame, items, isRead, judge, project }: ArrivedAt): void {
  const arrival = useArrival()
  const navigate = useNavigate()
  const isHere = arrival?.tableId === tableId
  const candidate = isHere ? items.find(({ id }) => id === arrival.candidateId) : undefined

  const begin = useEffectEvent(async () => {
    // Clears the request: neither a reload nor Back starts the task again.
    await navigate('.', { replace: true, state: null, preventScrollReset: true })
    if (!candidate || !arrival) document.getElementById(nameButtonId(tableId))?.focus()
    else if (arrival.todo === 'judge') judge(candidate)
    else if (arrival.todo === 'project') project(candidate)
  })

  useEffect(() => {
    // A table is only read near the window.
    if (isHere) frame.current?.scrollIntoView({ block: 'start' })
  }, [isHere, frame])

  const isFound = candidate !== undefined || (isHere && arrival.candidateId === null && isRead)
  useEffect(() => {
    if (isFound) void begin()
  }, [isFound])
}
