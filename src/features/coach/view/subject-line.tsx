import { Eye, TextCursorInput } from 'lucide-react'
import type { ReactNode } from 'react'
import type { useSubject } from './use-subject'

const SHOWING = {
  project: 'Montrer ce projet au coach',
  products: 'Montrer ce produit au coach',
  week: 'Montrer ta semaine au coach',
} as const

interface SubjectLineProps {
  subject: ReturnType<typeof useSubject>
  /** The field, where what is pressed here goes on. */
  onDone: () => void
}

/** Above the field: what the coach was opened for, as far as it is not in the field or in the notes. */
export function SubjectLine({ subject: { offered, hidden, show, add }, onDone }: SubjectLineProps) {
  if (offered === null && hidden === null) return null
  return (
    <div className="flex flex-wrap gap-2">
      {offered !== null && (
        <Chip
          onPress={() => {
            add()
            onDone()
          }}
        >
          <TextCursorInput aria-hidden className="size-4 shrink-0 text-brand-text" />
          <span className="line-clamp-2">
            <span className="font-semibold">Ajouter&nbsp;: </span>
            {offered}
          </span>
        </Chip>
      )}
      {hidden !== null && (
        <Chip
          onPress={() => {
            show()
            onDone()
          }}
        >
          <Eye aria-hidden className="size-4 shrink-0 text-brand-text" />
          {SHOWING[hidden]}
        </Chip>
      )}
    </div>
  )
}

export function Chip({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-target max-w-full items-center gap-2 rounded-field border border-line bg-surface px-3 py-1.5 text-left text-small font-medium [overflow-wrap:anywhere] transition-colors duration-quick hover:border-brand hover:bg-brand-soft"
    >
      {children}
    </button>
  )
}
