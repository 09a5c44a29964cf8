import { CloudOff, Plus, Sprout } from 'lucide-react'
import { useSignedIn } from '@/components/signed-in-context'
import { addTodos } from '@/data/todos'
import { weekdayLabel, type Weekday } from '@/domain/weekday'
import { Button } from '@/ui/button'

const SUGGESTIONS = [
  'Analyser 3 produits concurrents',
  'Contacter un fournisseur',
  'Améliorer une fiche produit',
] as const

/** A day without tasks, and a first step in one tap. */
export function EmptyDay({ day, isOffline = false }: { day: Weekday; isOffline?: boolean }) {
  const { user } = useSignedIn()
  const Icon = isOffline ? CloudOff : Sprout
  return (
    <div className="flex flex-col items-center gap-4 border-t border-line px-2 pt-8 pb-4 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-tint-tasks text-ink-tasks">
        <Icon aria-hidden className="size-7" />
      </span>
      {isOffline ? (
        <p className="max-w-sm text-muted">
          {`Hors ligne\u00a0: les tâches de ${day} ne sont pas sur cet appareil. Elles s'afficheront au retour du réseau, et vous pouvez déjà en ajouter.`}
        </p>
      ) : (
        <>
          <div className="flex flex-col gap-1">
            <p className="text-heading font-bold">{`${weekdayLabel(day)} est libre pour l'instant`}</p>
            <p className="text-muted">Écrivez une première tâche, ou commencez par une idée{'\u00a0:'}</p>
          </div>
          <ul className="flex flex-wrap justify-center gap-2">
            {SUGGESTIONS.map((text) => (
              <li key={text}>
                <Button variant="secondary" onClick={() => addTodos(user.uid, day, [text], new Date())}>
                  <Plus aria-hidden className="size-4" />
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
