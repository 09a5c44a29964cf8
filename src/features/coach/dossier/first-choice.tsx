import { useId } from 'react'
import { sharesAnything, SHARES_ALL, SHARES_NOTHING } from '@/domain/coach/dossier/sharing'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { SightSwitches } from './sight-switches'
import type { SightOf } from './use-coach-sight'

interface FirstChoiceProps {
  sight: SightOf
  /** The item that the coach writes next; null: no draft waits for the choice. */
  item: string | null
  /** A switch was pressed: it applies at once, and the card remains for the others. */
  onChoose: () => void
  onAnswered: () => void
}

/** Asks before anything is shared. A question may be sent without an answer and then shares nothing. */
export function FirstChoiceCard({ sight, item, onChoose, onAnswered }: FirstChoiceProps) {
  const id = useId()

  function answer(choice: typeof SHARES_ALL) {
    sight.share(choice)
    onAnswered()
  }

  return (
    <Card className="print:hidden">
      <section aria-labelledby={id} className="flex flex-col gap-2">
        <p id={id} className="font-semibold">
          Je réponds mieux si je vois ton travail. Que veux-tu me montrer&nbsp;?
        </p>
        {item !== null && (
          <p className="text-small text-muted">{`Ensuite, je rédige «\u00a0${item}\u00a0».`}</p>
        )}
        <SightSwitches sight={sight} onChoose={onChoose} />
        <div className="flex flex-wrap items-center gap-2.5">
          {sharesAnything(sight.choice) ? (
            <Button onClick={onAnswered}>C’est bon</Button>
          ) : (
            <>
              <Button onClick={() => answer(SHARES_ALL)}>Tout partager</Button>
              <Button variant="ghost" onClick={() => answer(SHARES_NOTHING)}>
                Ne rien partager
              </Button>
            </>
          )}
        </div>
      </section>
    </Card>
  )
}
