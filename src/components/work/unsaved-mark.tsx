import type { ReactNode } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { syncOf } from '@/data/sync/current'
import { faultText } from '@/data/sync/entry-words'
import { useEntries } from '@/data/sync/use-live'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

interface UnsavedMarkProps {
  /** Numbers of refused entries of the journal: `doc.refused`. */
  refused: readonly number[]
  /** The subject's own sentence, where the server gave no reason that a person could act on. */
  sentence?: string
  /** Runs after « Abandonner »: the mark, and perhaps its row, is gone. */
  onGivenUp?: () => void
  /** The text that is not saved, where nothing beside the mark shows it. */
  children?: ReactNode
}

/** Beside a document whose change the server refused: send it again, or give it up. Draws nothing without one. */
export function UnsavedMark({ refused, sentence, onGivenUp, children }: UnsavedMarkProps) {
  const { uid } = useSignedIn().user
  const entries = useEntries(uid).filter(
    ({ number, state }) => refused.includes(number) && state === 'refused',
  )
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
          <Button variant="secondary" onClick={() => void retryAll(uid, numbers)}>
            Réessayer
          </Button>
          <Button variant="ghost" onClick={() => void syncOf(uid).giveUp(numbers).then(onGivenUp)}>
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

async function retryAll(uid: string, numbers: readonly number[]): Promise<void> {
  for (const number of numbers) await syncOf(uid).retry(number)
}
