import { CloudOff, Plus } from 'lucide-react'
import { useRef } from 'react'
import { serverNow } from '@/data/session/server-clock'
import { addTodos } from '@/data/todos'
import { weekdayLabel, type Weekday } from '@/domain/base/time/weekday'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'

const SUGGESTIONS = [
  'Analyser 3 produits concurrents',
  'Contacter un fournisseur',
  'Améliorer une fiche produit',
] as const

/** A day without todos, and a first step by one press. */
export function EmptyDay({ day, isOffline = false }: { day: Weekday; isOffline?: boolean }) {
  // The todo appears soon: a second press before that is part of the first.
  const isTaken = useRef(false)

  function take(text: string) {
    if (isTaken.current) return
    isTaken.current = true
    addTodos(day, [text], serverNow())
  }

  if (isOffline) {
    return (
      <EmptyState
        Icon={CloudOff}
        tint="todos"
        title={`Les tâches de ${day} ne sont pas sur cet appareil`}
        className="border-t border-line"
      >
        <p data-offline="">
          Hors ligne&nbsp;: elles s’afficheront au retour du réseau, et vous pouvez déjà en ajouter.
        </p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing="todos"
      title={`${weekdayLabel(day)} est libre pour l’instant`}
      action={
        <ul className="flex flex-wrap justify-center gap-2">
          {SUGGESTIONS.map((text) => (
            <li key={text}>
              <Button variant="secondary" onClick={() => take(text)}>
                <Plus aria-hidden className="size-4" />
                {text}
              </Button>
            </li>
          ))}
        </ul>
      }
      className="border-t border-line"
    >
      <p>Écrivez une première tâche, ou commencez par une idée&nbsp;:</p>
    </EmptyState>
  )
}
