import { ConfirmDialog } from '@/ui/popups/confirm-dialog'

/** Todos per write; a longer list is confirmed in parts. */
const MOST_AT_ONCE = 100
const SHOWN = 5

interface PasteQuestionProps {
  todos: readonly string[]
  onAdd: (todos: readonly string[], rest: readonly string[]) => void
  onRefuse: () => void
}

export function PasteQuestion({ todos, onAdd, onRefuse }: PasteQuestionProps) {
  const now = todos.slice(0, MOST_AT_ONCE)
  const rest = todos.slice(MOST_AT_ONCE)
  const count = now.length === 1 ? '1 tâche' : `${now.length} tâches`
  return (
    <ConfirmDialog
      isOpen
      title={`Ajouter ${count}\u00a0?`}
      confirmLabel={`Ajouter ${count}`}
      cancelLabel="Non, garder le texte"
      onOpenChange={onRefuse}
      onConfirm={() => onAdd(now, rest)}
    >
      <ul className="flex flex-col gap-1.5">
        {now.slice(0, SHOWN).map((text, index) => (
          <li key={index} dir="auto" className="truncate">
            {text}
          </li>
        ))}
      </ul>
      {now.length > SHOWN && <p className="mt-1.5">et {now.length - SHOWN} de plus</p>}
      {rest.length > 0 && (
        <p className="mt-3 text-small">
          {`On ajoute ${MOST_AT_ONCE} tâches à la fois\u00a0: les ${rest.length} suivantes vous seront proposées juste après.`}
        </p>
      )}
    </ConfirmDialog>
  )
}
