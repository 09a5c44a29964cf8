import { createContext, useContext } from 'react'
import type { Place } from '@/data/research/find-link'
import type { LiveCandidate } from '@/data/research/candidate-lists'

/** Shared by all tables of the screen; the functions are stable. */
export interface Research {
  readonly uid: string
  /** The stored tables at the time of the call. */
  readonly savedPlaces: () => readonly Place[]
  /** Name of a table; null: of « Mes liens ». */
  readonly nameOf: (sectionId: string | null) => string
  /** « Ajouter un lien »: the screen's field comes into this table. */
  readonly openField: (tableId: string) => void
  readonly createProject: (candidate: LiveCandidate, tableName: string | null) => void
}

export const ResearchContext = createContext<Research | null>(null)

export function useResearch(): Research {
  const value = useContext(ResearchContext)
  if (!value) throw new Error('useResearch is used outside the research screen')
  return value
}
