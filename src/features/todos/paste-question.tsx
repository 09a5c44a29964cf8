import { useState } from 'react'
import { agreed, counted } from '@/domain/base/text/french-count'
import type { PastedTodo } from '@/domain/base/text/pasted-list'
import { Checkbox } from '@/ui/fields/checkbox'
import { ConfirmDialog } from '@/ui/popups/confirm-dialog'

/** Todos per write; a longer list is confirmed in parts. */
const MOST_AT_ONCE = 100
const SHOWN = 5

interface PasteQuestionProps {
  todos: readonly PastedTodo[]
  onAdd: (texts: readonly string[], rest: readonly PastedTodo[]) => void
  onRefuse: () => void
}

/** Shows what was read before it is added. What is done in the pasted list stays out, unless the person asks for it. */
export function PasteQuestion({ todos, onAdd, onRefuse }: PasteQuestionProps) {
  const [isDoneWanted, setIsDoneWanted] = useState(false)
  const open = todos.filter(({ isDone }) => !isDone)
  const done = todos.length - open.length
  const areAllDone = open.length === 0
  const chosen = isDoneWanted || areAllDone ? todos : open
  const now = chosen.slice(0, MOST_AT_ONCE)
  const later = chosen.length - now.length
  const count = counted(now.length, 'tâche')
  const doneWords = `${counted(done, 'tâche')} déjà ${agreed(done, 'faite')}`
  return (
    <ConfirmDialog
      isOpen
      title={
        areAllDone ? `Ajouter ${count} déjà ${agreed(now.length, 'faite')}\u00a0?` : `Ajouter ${count}\u00a0?`
      }
      confirmLabel={`Ajouter ${count}`}
      cancelLabel="Non, garder le texte"
      onOpenChange={onRefuse}
      onConfirm={() => {
        const added = new Set(now)
        onAdd(
          now.map(({ text }) => text),
          later > 0 ? todos.filter((todo) => !added.has(todo)) : [],
        )
      }}
    >
      <ul className="flex flex-col gap-1.5">
        {now.slice(0, SHOWN).map(({ text }, index) => (
          <li key={index} dir="auto" className="truncate">
            {text}
          </li>
        ))}
      </ul>
      {now.length > SHOWN && <p className="mt-1.5">et {now.length - SHOWN} de plus</p>}
      {later > 0 && (
        <p className="mt-3 text-small">
          {`On ajoute ${MOST_AT_ONCE} tâches à la fois\u00a0: ${later === 1 ? 'la suivante vous sera proposée' : `les ${later} suivantes vous seront proposées`} juste après.`}
        </p>
      )}
      {areAllDone && (
        <p className="mt-3 text-small">
          Dans la liste collée, elles sont cochées ou barrées. Elles seront ajoutées comme tâches à faire.
        </p>
      )}
      {done > 0 && !areAllDone && (
        <>
          <p className="mt-3 text-small">
            {isDoneWanted
              ? `${doneWords} dans la liste collée, ${agreed(done, 'ajoutée')} comme ${agreed(done, 'tâche')} à faire.`
              : `${doneWords} ${agreed(done, 'laissée')} de côté.`}
          </p>
          <label className="-ml-2.5 flex cursor-pointer items-center text-small text-ink">
            <Checkbox checked={isDoneWanted} onChange={({ target }) => setIsDoneWanted(target.checked)} />
            {done === 1 ? 'L’ajouter aussi' : 'Les ajouter aussi'}
          </label>
        </>
      )}
    </ConfirmDialog>
  )
}
