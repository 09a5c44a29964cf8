import { useId, useState } from 'react'
import { SHARES_ALL, SHARES_NOTHING } from '@/domain/coach/sharing'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { AlwaysField } from './always-field'
import { DossierText, useDossier } from './dossier-text'
import { UnreadNotice } from './unread-notice'
import { unreadOf, type SightOf } from './use-coach-sight'

interface FirstChoiceProps {
  sight: SightOf
  /** Part by part. */
  onPick: () => void
  /** It disappears with the answer. */
  onAnswered?: () => void
}

/** The same among the messages. */
export function FirstChoiceCard(props: FirstChoiceProps) {
  return (
    <Card className="print:hidden">
      <FirstChoice {...props} />
    </Card>
  )
}

/** What is asked before the coach is told anything. A question may be sent without an answer: nothing goes with it then. */
export function FirstChoice({ sight, onPick, onAnswered }: FirstChoiceProps) {
  const [isAlways, setIsAlways] = useState(false)
  const id = useId()
  const { text } = useDossier(sight, SHARES_ALL)
  const unread = sight.status === 'settled' ? unreadOf(SHARES_ALL, sight.facts) : []

  function answer(choice: typeof SHARES_ALL) {
    sight.share(choice, isAlways)
    onAnswered?.()
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <p id={id} className="font-semibold">
        Je réponds mieux si je vois ton travail. Que veux-tu me montrer&nbsp;?
      </p>
      <DossierText
        name="Texte que le coach verrait"
        text={sight.status === 'reading' && text === '' ? 'Lecture…' : text}
        className="max-h-24 sm:max-h-36"
      />
      <UnreadNotice parts={unread} onRetry={sight.retry} />
      <AlwaysField isOn={isAlways} onChange={setIsAlways} />
      <div className="grid gap-2.5 sm:grid-cols-3 @md:grid-cols-3">
        <Button variant="secondary" onClick={() => answer(SHARES_ALL)}>
          Tout partager
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            answer(SHARES_NOTHING)
            onPick()
          }}
        >
          Choisir
        </Button>
        <Button variant="secondary" onClick={() => answer(SHARES_NOTHING)}>
          Ne rien partager
        </Button>
      </div>
    </section>
  )
}
