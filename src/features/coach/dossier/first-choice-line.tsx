import { useState } from 'react'
import { SHARES_ALL } from '@/domain/coach/dossier/sharing'
import { Button } from '@/ui/button'
import { ScopeDialog } from './scope-bar'
import type { ShownScope } from './use-coach-scope'

interface FirstChoiceProps {
  scope: ShownScope
  /** The item that the coach writes next; null: no draft waits for the choice. */
  item: string | null
  /** The dialog is open: the line stays, although a switch may already have answered it. */
  onChoosing: (isChoosing: boolean) => void
  onAnswered: () => void
}

/**
 * One line above the ideas, before anything is shared. A question may be sent without an answer and then shares nothing.
 */
export function FirstChoiceLine({ scope, item, onChoosing, onAnswered }: FirstChoiceProps) {
  const [isOpen, setIsOpen] = useState(false)

  function setOpen(isNowOpen: boolean) {
    setIsOpen(isNowOpen)
    onChoosing(isNowOpen)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-field bg-brand-soft py-1.5 pr-1.5 pl-4 print:hidden">
      <p className="min-w-0 flex-1 basis-56 py-1 text-small font-semibold">
        Je réponds mieux si je vois ton travail. Que veux-tu me montrer&nbsp;?
        {item !== null && <span className="font-normal">{` Ensuite, je rédige «\u00a0${item}\u00a0».`}</span>}
      </p>
      <div className="flex items-center gap-1">
        <Button
          onClick={() => {
            scope.share(SHARES_ALL)
            onAnswered()
          }}
        >
          Tout montrer
        </Button>
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          onClick={() => {
            scope.begin()
            setOpen(true)
          }}
        >
          Choisir
        </Button>
      </div>
      <ScopeDialog
        scope={scope}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onDone={() => {
          if (!scope.isAnswered) scope.share(scope.choice)
          setIsOpen(false)
          onAnswered()
        }}
      />
    </div>
  )
}
