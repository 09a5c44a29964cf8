import { useState } from 'react'
import { readStored, writeStored } from '@/data/device/device-storage'
import { readFields, readOneOf, readText } from '@/domain/base/read-field'
import { FILTERS, SCOPES, SORTS, WHOLE_VIEW, type ResearchView } from '../tables/toolbar-view'

/** The view, stored until the tab is closed. Arriving at a link shows the tables, without filter and search. */
export function useResearchView(
  uid: string,
  isArrival: boolean,
): [ResearchView, (view: ResearchView) => void] {
  const key = `research.view.${uid}` as const
  const [view, setView] = useState(() => {
    const stored = readView(readStored(key, 'session'))
    return isArrival ? { ...WHOLE_VIEW, sort: stored.sort } : stored
  })
  return [
    view,
    (next) => {
      setView(next)
      writeStored(key, JSON.stringify(next), 'session')
    },
  ]
}

function readView(stored: string | null): ResearchView {
  try {
    const fields = readFields(JSON.parse(stored ?? 'null'))
    return {
      scope: readOneOf(fields?.['scope'], SCOPES, WHOLE_VIEW.scope),
      sort: readOneOf(fields?.['sort'], SORTS, WHOLE_VIEW.sort),
      filter: readOneOf(fields?.['filter'], FILTERS, WHOLE_VIEW.filter),
      search: readText(fields?.['search']),
    }
  } catch {
    return WHOLE_VIEW
  }
}
