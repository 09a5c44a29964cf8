import { useEffect, useEffectEvent, useMemo, type RefObject } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { readFields, readOneOf, readText } from '@/domain/base/read-field'
import { readAddress, type CandidateAddress } from '@/domain/research/candidate-address'
import { LOOSE_TABLE } from '@/domain/research/research-draft'
import type { LiveCandidate } from '@/data/research/candidates'
import type { ResearchArrival } from '@/lib/paths'
import type { RowActions } from './candidate/candidate-row'

interface Arrival {
  readonly address: CandidateAddress
  readonly todo: ResearchArrival['todo'] | 'nothing'
}

/** What another screen sent one here for; null: nothing. The history outlives versions of the app. */
export function useArrival(): Arrival | null {
  const location: Location<unknown> = useLocation()
  const { state } = location
  return useMemo(() => {
    const fields = readFields(state)
    const address = readAddress(readText(fields?.['candidate']))
    const todo = readOneOf(fields?.['todo'], ['judge', 'figures', 'project', 'nothing'], 'nothing')
    return address && { address, todo }
  }, [state])
}

/** Begins, once the table has the link, what one came to do with it. */
export function useArrivalAt(
  tableId: string,
  frame: RefObject<HTMLElement | null>,
  items: readonly LiveCandidate[],
  actions: RowActions,
): void {
  const arrival = useArrival()
  const navigate = useNavigate()
  const isHere = arrival !== null && (arrival.address.sectionId ?? LOOSE_TABLE) === tableId
  const candidate = isHere ? items.find(({ id }) => id === arrival.address.id) : undefined

  const begin = useEffectEvent(async () => {
    if (!candidate || !arrival) return
    // Once: neither a reload nor Back begins it again.
    await navigate('.', { replace: true, state: null, preventScrollReset: true })
    if (arrival.todo === 'judge') actions.evaluate(candidate, true)
    if (arrival.todo === 'figures') actions.openSheet?.(candidate)
    if (arrival.todo === 'project') actions.createProject(candidate)
  })

  useEffect(() => {
    // A table is read when it comes near the window.
    if (isHere) frame.current?.scrollIntoView({ block: 'start' })
  }, [isHere, frame])

  const isFound = candidate !== undefined
  useEffect(() => {
    if (isFound) void begin()
  }, [isFound])
}
