import { useEffect, useMemo, useState, type RefObject } from 'react'
import { agreed, counted } from '@/domain/base/text/french-count'
import {
  findConversations,
  isSearch,
  type FoundConversation,
} from '@/domain/coach/conversation/conversation-list'
import { Button } from '@/ui/button'
import type { History } from './use-history'

interface HistorySearch {
  readonly text: string
  readonly change: (text: string) => void
  /** `texts` and `stopped` search the texts read so far; only `texts` reads further pages. */
  readonly depth: 'none' | 'titles' | 'texts' | 'stopped'
  readonly readTexts: () => void
  readonly stop: () => void
  readonly found: readonly FoundConversation[]
}

/** Titles are searched while typing; texts by pages, because each page is read from the server. */
export function useHistorySearch(history: History): HistorySearch {
  const { conversations, status, hasMore, readMore } = history
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<'titles' | 'texts' | 'stopped'>('titles')
  const depth = isSearch(text) ? asked : 'none'

  const isReading = depth === 'texts' && status === 'ready' && hasMore
  useEffect(() => {
    if (isReading) readMore()
  }, [isReading, readMore])

  const found = useMemo(
    () => findConversations(conversations, text, asked === 'titles' ? 'titles' : 'texts'),
    [conversations, text, asked],
  )
  return {
    text,
    change(next) {
      setText(next)
      if (!isSearch(next)) setAsked('titles')
    },
    depth,
    readTexts: () => setAsked('texts'),
    stop: () => setAsked('stopped'),
    found,
  }
}

interface SearchProgressProps {
  history: History
  search: HistorySearch
  /** Takes the focus when the button disappears. */
  fieldRef: RefObject<HTMLElement | null>
}

/** Progress of the search, claiming no more than was read, and its next step. */
export function SearchProgress({ history, search, fieldRef }: SearchProgressProps) {
  if (search.depth === 'none') return null
  const [label, choose] = nextStep(history, search)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p role="status" className="min-w-0 text-small text-muted">
        {progressText(history, search)}
      </p>
      {choose && (
        <Button
          variant="secondary"
          onClick={() => {
            fieldRef.current?.focus()
            choose()
          }}
        >
          {label}
        </Button>
      )}
    </div>
  )
}

function nextStep(
  history: History,
  { depth, readTexts, stop }: HistorySearch,
): readonly [label: string, choose: (() => void) | null] {
  if (depth === 'titles') return ['Chercher dans les textes', readTexts]
  if (depth === 'texts' && history.status !== 'error' && !isWhole(history)) return ['Arrêter', stop]
  const goesOn = depth === 'stopped' && history.status === 'ready' && history.hasMore
  return ['Continuer', goesOn ? readTexts : null]
}

function isWhole({ status, hasMore }: History): boolean {
  return status === 'ready' && !hasMore
}

function progressText(history: History, { depth, found }: HistorySearch): string {
  const { conversations, isFromCache } = history
  const read = `${counted(conversations.length, 'conversation')} ${agreed(conversations.length, 'lue')}`
  if (depth === 'titles') {
    const titles =
      found.length === 0
        ? 'Aucun titre ne convient'
        : `${counted(found.length, 'titre')} ${agreed(found.length, 'trouvé')}`
    return isWhole(history) && !isFromCache ? `${titles}.` : `${titles}, ${read}.`
  }
  const sums = `${read}, ${found.length === 0 ? 'aucune' : found.length}\u00a0${agreed(found.length, 'trouvée')}`
  if (isWhole(history))
    return isFromCache ? `${sums} sur cet appareil.` : `Recherche terminée\u00a0: ${sums}.`
  if (depth === 'stopped') return `Recherche arrêtée\u00a0: ${sums}.`
  return history.status === 'error' ? `${sums}.` : `${sums}…`
}
