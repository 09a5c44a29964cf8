import type { ReactNode } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { giveUp } from '@/components/give-up'
import { retryEntries } from '@/data/sync/current'
import { faultText } from '@/data/sync/entry-words'
import { useEntries } from '@/data/sync/use-live'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

interface UnsavedMarkProps {
  /** Numbers of refused entries of the journal: `doc.refused`. */
  refused: readonly number[]
  /** The subject's own sentence, for refusals without a reason that the person can act on. */
  sentence?: string
  /** Runs after « Abandonner »: the mark, and perhaps its row, is removed. */
  onGivenUp?: () => void
  /** The unsaved text, where nothing next to the mark shows it. */
  children?: ReactNode
}

/** Retry or discard a refused change, next to its document. Renders nothing without one. */
export function UnsavedMark({ refused, sentence, onGivenUp, children }: UnsavedMarkProps) {
  const { uid } = useSignedIn().user
  const entries = useEntries(uid).filter(({ number, fault }) => refused.includes(number) && fault !== null)
  const fault = entries[0]?.fault
  if (!fault) return null
  const numbers = entries.map(({ number }) => number)
  const isOwnToSay = fault === 'denied' || fault === 'unknown'
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => retryEntries(uid, numbers)}>
            Réessayer
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              giveUp(uid, numbers)
              onGivenUp?.()
            }}
          >
            Abandonner
          </Button>
        </span>
      }
    >
      <strong>Non enregistré</strong>
      {` · ${(isOwnToSay ? sentence : undefined) ?? faultText(fault)}`}
      {children}
    </Notice>
  )
}
