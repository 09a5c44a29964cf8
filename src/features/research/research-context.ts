import { createContext, useContext } from 'react'
import type { Place } from '@/data/research/find-link'
import type { LiveCandidate } from '@/data/research/research'

/** What every table of the screen shares; its functions keep their identity. */
export interface Research {
  readonly uid: string
  /** The tables that are stored, as they stand when asked. */
  readonly savedPlaces: () => readonly Place[]
  readonly createProject: (candidate: LiveCandidate, tableName: string | null) => void
}

export const ResearchContext = createContext<Research | null>(null)

export function useResearch(): Research {
  const value = useContext(ResearchContext)
  if (!value) throw new Error('useResearch is used outside the research screen')
  return value
}
