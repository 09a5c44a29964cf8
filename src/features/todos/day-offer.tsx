import { CalendarDays } from 'lucide-react'
import { Button } from '@/ui/button'
import { KeyCaps } from '@/ui/key-caps'

interface DayOfferProps {
  /** « à demain », « au lundi 30 nov. » */
  words: string
  onTake: () => void
  onRefuse: () => void
}

/**
 * « appeler le fournisseur vendredi » on the list of another day: Enter adds the todo to Friday without its last word, Esc leaves the words
 * as typed. Both keys have a button.
 */
export function DayOffer({ words, onTake, onRefuse }: DayOfferProps) {
  return (
    <div
      role="group"
      aria-label="Jour lu dans le texte"
      className="absolute z-10 flex flex-wrap gap-1 rounded-card border border-line bg-raised p-1 shadow-pop max-sm:inset-x-4 max-sm:bottom-full max-sm:mb-2 sm:top-full sm:left-0 sm:mt-1"
      // Leaves a phone's keyboard open.
      onPointerDown={(event) => event.preventDefault()}
    >
      <Button variant="secondary" onClick={onTake}>
        <CalendarDays aria-hidden className="size-4 text-muted" />
        {`Ajouter ${words}`}
        <Key name="Entrée" />
      </Button>
      <Button variant="ghost" onClick={onRefuse}>
        Garder tel quel
        <Key name="Échap" />
      </Button>
    </div>
  )
}

/** Not part of the button's name; a touch screen has no such key. */
function Key({ name }: { name: string }) {
  return (
    <span aria-hidden className="max-sm:hidden pointer-coarse:hidden">
      <KeyCaps keys={[name]} />
    </span>
  )
}
