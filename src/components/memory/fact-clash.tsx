import { useId } from 'react'
import type { Fact } from '@/domain/coach/facts/facts'
import { formatDay } from '@/lib/text/format'
import { Button } from '@/ui/button'

interface FactClashProps {
  known: Fact
  /** The new fact. */
  said: string
  onReplace: () => void
  /** null: no room for both. */
  onKeepBoth: (() => void) | null
  onCancel: () => void
}

export function FactClash({ known, said, onReplace, onKeepBoth, onCancel }: FactClashProps) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-field border border-warning/40 bg-warning-soft p-3 text-small text-ink"
    >
      <p id={id} role="status" className="font-semibold">
        Lequel est vrai&nbsp;?
      </p>
      <dl className="flex flex-col gap-1 [overflow-wrap:anywhere]">
        <div>
          <dt className="inline text-fine">Dit le {formatDay(known.saidAt)}&nbsp;:</dt>{' '}
          <dd className="inline font-medium">{known.text}</dd>
        </div>
        <div>
          <dt className="inline text-fine">Maintenant&nbsp;:</dt>{' '}
          <dd className="inline font-medium">{said}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onReplace}>
          Remplacer
        </Button>
        {onKeepBoth && (
          <Button variant="secondary" onClick={onKeepBoth}>
            Garder les deux
          </Button>
        )}
        <Button variant="ghost" onClick={onCancel}>
          Garder l’ancien
        </Button>
      </div>
    </div>
  )
}
