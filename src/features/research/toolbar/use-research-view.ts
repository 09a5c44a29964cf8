import { useState } from 'react'
import { readStored, writeStored } from '@/data/device/device-storage'
import { readFields, readOneOf, readText } from '@/domain/base/read-field'
import { DIRECTIONS, PRODUCT_SORTS } from '@/domain/research/product-rows'
import { FILTERS, SCOPES, SORTS, UNNARROWED, WHOLE_VIEW, type ResearchView } from '../tables/toolbar-view'

/** The view, stored until the tab is closed. Arriving at a link shows the tables, without filter and search. */
export function useResearchView(
  uid: string,
  isArrival: boolean,
): [ResearchView, (view: ResearchView) => void] {
  const key = `research.view.${uid}` as const
  const [view, setView] = useState(() => {
    const stored = readView(readStored(key, 'session'))
    return isArrival ? { ...stored, ...UNNARROWED, scope: WHOLE_VIEW.scope } : stored
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
    const order = readFields(fields?.['order'])
    return {
      scope: readOneOf(fields?.['scope'], SCOPES, WHOLE_VIEW.scope),
      sort: readOneOf(fields?.['sort'], SORTS, WHOLE_VIEW.sort),
      filter: readOneOf(fields?.['filter'], FILTERS, WHOLE_VIEW.filter),
      search: readText(fields?.['search']),
      order: {
        by: readOneOf(order?.['by'], PRODUCT_SORTS, WHOLE_VIEW.order.by),
        direction: readOneOf(order?.['direction'], DIRECTIONS, WHOLE_VIEW.order.direction),
      },
    }
  } catch {
    return WHOLE_VIEW
  }
}
