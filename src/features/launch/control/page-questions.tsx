import { useId } from 'react'
import type { PageDocument } from '@/domain/launch/control/context'
import { Checkbox } from '@/ui/fields/checkbox'
import { DOCUMENTS } from './controlled'

interface DocumentsProps {
  held: readonly PageDocument[]
  onHold: (document: PageDocument, isHeld: boolean) => void
}

/** What the text of a page cannot say. */
export function Documents({ held, onHold }: DocumentsProps) {
  const id = useId()
  return (
    <fieldset>
      <legend className="text-small font-semibold">Documents que vous avez en main</legend>
      <div className="-ml-2.5 flex flex-wrap gap-x-4">
        {DOCUMENTS.map(({ value, label }) => (
          <label key={value} htmlFor={`${id}-${value}`} className="flex items-center text-small">
            <Checkbox
              id={`${id}-${value}`}
              checked={held.includes(value)}
              onChange={({ target }) => onHold(value, target.checked)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface PageOwnerProps {
  isOwn: boolean
  onSay: (isOwn: boolean) => void
}

/** Whose page it is: a page of another shop is read to learn from it, and says nothing about the project. */
export function PageOwner({ isOwn, onSay }: PageOwnerProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 print:hidden">
      <label htmlFor={id} className="-ml-2.5 flex items-center text-small font-semibold">
        <Checkbox
          id={id}
          aria-describedby={`${id}-counts`}
          checked={isOwn}
          onChange={({ target }) => onSay(target.checked)}
        />
        C’est la page de ce projet
      </label>
      <p id={`${id}-counts`} className="text-small text-muted">
        {isOwn ? 'Ce résultat compte pour le projet.' : 'Ce résultat ne compte pas pour le projet.'}
      </p>
    </div>
  )
}
