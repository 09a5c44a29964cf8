import { useMemo } from 'react'
import type { SentCandidate } from '@/domain/research/research-draft'
import { useResearchDrafts } from './use-research-drafts'

/** The links that one table was to get and that the server refused. */
export function useRefusedLinks(uid: string, tableId: string): readonly SentCandidate[] {
  const { sentCandidates } = useResearchDrafts(uid)
  return useMemo(
    () => sentCandidates.filter((sent) => sent.tableId === tableId && sent.state === 'refused'),
    [sentCandidates, tableId],
  )
}
