import { useEffect, useEffectEvent, useMemo } from 'react'
import { homelessLinks, moveToLoose } from '@/data/research/held'
import { heldSectionsQuery, sectionsQuery } from '@/data/research/section-lists'
import type { Entry } from '@/data/sync/entry'
import { useDeviceList, useLiveList } from '@/data/sync/use-live'
import { showToast } from '@/ui/toast'
import { tablesOf } from './research-tables'

/** `entries`: of the research. */
export function useResearchTables(uid: string, entries: readonly Entry[]) {
  const sections = useLiveList(uid, sectionsQuery(uid))
  const unsaved = useDeviceList(uid, heldSectionsQuery(uid))
  const { items, list, hasMore } = sections
  const tables = useMemo(() => tablesOf(items, unsaved), [items, unsaved])
  const isWhole = list.status === 'ready' && list.isLive && !hasMore
  useHomelessLinks(uid, entries, isWhole ? tables.map(({ id }) => id) : null)
  return { sections, tables }
}

/** Links of a section that was deleted elsewhere become drafts of « Mes liens ». `sectionIds`: of all sections; null: not known. */
function useHomelessLinks(uid: string, entries: readonly Entry[], sectionIds: readonly string[] | null) {
  const homeless = sectionIds ? homelessLinks(entries, new Set(sectionIds)) : []
  const move = useEffectEvent(() => {
    moveToLoose(uid, homeless)
    const products = homeless.length === 1 ? 'de ce produit' : 'de ces produits'
    showToast({
      text: `Le tableau ${products} a été supprimé\u00a0: à enregistrer dans «\u00a0Mes liens\u00a0»`,
      tone: 'alert',
    })
  })
  const ids = homeless.map(({ candidate }) => candidate.id).join(' ')
  useEffect(() => {
    if (ids !== '') move()
  }, [ids])
}
