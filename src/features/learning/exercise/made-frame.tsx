import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { UnsavedMark } from '@/components/work/unsaved-mark'
import { pathsOf } from '@/data/sync/journal'
import { useEntries } from '@/data/sync/use-live'

interface MadeFrameProps {
  /** What became of it. */
  words: ReactNode
  /** The documents that hold it. */
  documents?: readonly string[]
  /** After « Abandonner » nothing of the exercise is there. */
  onGivenUp?: () => void
  actions: ReactNode
  children?: ReactNode
}

/** One exercise that was done: what it left, and its undo. */
export function MadeFrame({ words, documents = [], onGivenUp, actions, children }: MadeFrameProps) {
  const { uid } = useSignedIn().user
  // Also those that change nothing on the screen: texts for a project that was deleted.
  const refused = useEntries(uid)
    .filter((entry) => entry.state === 'refused' && pathsOf(entry).some((path) => documents.includes(path)))
    .map(({ number }) => number)
  const isRefused = refused.length > 0
  return (
    <div className="flex flex-col gap-2 rounded-field border border-line p-3 sm:p-4">
      {isRefused ? (
        <UnsavedMark refused={refused} {...(onGivenUp && { onGivenUp })} />
      ) : (
        <p role="status" className="flex items-start gap-2.5 text-small font-semibold text-success">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{words}</span>
        </p>
      )}
      {children}
      {!isRefused && <div className="-mx-3 -mb-1 flex flex-wrap items-center gap-1">{actions}</div>}
    </div>
  )
}
