import { Link } from 'react-router-dom'
import type { Card } from '@/domain/coach/card'
import { Button, buttonClass } from '@/ui/button'
import { answer, type CardPlace } from './take-advice'

// What all kinds of cards offer in the same words.

interface PressProps {
  onPress: () => void
}

/** Opens the card's fields. */
export function EditAction({ onPress, isDisabled = false }: PressProps & { isDisabled?: boolean }) {
  return (
    <Button variant="ghost" disabled={isDisabled} onClick={onPress}>
      Modifier
    </Button>
  )
}

export function IgnoreAction({ card, place }: { card: Card; place: CardPlace }) {
  return (
    <Button variant="ghost" onClick={() => void answer(place, card, 'ignored')}>
      Ignorer
    </Button>
  )
}

/** Of what the server refused. */
export function RetryAction({ onPress }: PressProps) {
  return (
    <Button variant="secondary" onClick={onPress}>
      Réessayer
    </Button>
  )
}

/** For as long as what was made is as it was made. */
export function UndoAction({ onPress }: PressProps) {
  return (
    <Button variant="ghost" onClick={onPress}>
      Annuler l'ajout
    </Button>
  )
}

/** Where it stands now. `project`: the one that the list opens. */
export function SeeAction({ to, project = null }: { to: string; project?: string | null }) {
  return (
    <Link to={to} state={project === null ? null : { project }} className={buttonClass({ variant: 'ghost' })}>
      Voir
    </Link>
  )
}
