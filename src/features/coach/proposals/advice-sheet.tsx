import { useMemo, useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { newTodoIds } from '@/data/todos/todo-id'
import { isAmong } from '@/data/todos/few-todos'
import { counted } from '@/domain/base/french-count'
import { weekdayOf, type Weekday } from '@/domain/base/weekday'
import { adviceLines } from '@/domain/coach/advice-lines'
import type { ChatMessage } from '@/domain/coach/conversation'
import type { ProposedTodo } from '@/domain/coach/proposal'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Dialog } from '@/ui/dialog'
import { DayPills } from './day-pills'
import { takeTodos, type CardOf, type CardPlace } from './take-advice'
import { useTodosSaying } from './use-todos-of-cards'

interface AdviceSheetProps {
  answer: ChatMessage
  place: CardPlace
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What an answer advises, line by line: the person says what becomes a task, and on which day. */
export function AdviceSheet({ answer, place, isOpen, onOpenChange }: AdviceSheetProps) {
  const { deviceNow } = useSignedIn()
  const lines = useMemo(() => adviceLines(answer.content), [answer.content])
  // Made once: « Ajouter » pressed twice is one task a line.
  const [ids] = useState(() => {
    const todos = newTodoIds(lines.length, deviceNow)
    return lines.map((_, index) => ({ id: crypto.randomUUID(), target: todos[index] ?? '' }))
  })
  const [days, setDays] = useState<ReadonlyMap<string, Weekday>>(new Map())
  const [lastDay, setLastDay] = useState(() => weekdayOf(deviceNow))
  const known = useTodosSaying(place.uid, lines)
  const chosen = lines.flatMap((text, index) => {
    const day = days.get(text)
    const made = ids[index]
    return day && made && !isAmong(known, day, text) ? [{ ...made, text, day }] : []
  })

  function choose(text: string, day: Weekday | null) {
    if (day) setLastDay(day)
    setDays((before) => {
      const next = new Map(before)
      if (day) next.set(text, day)
      else next.delete(text)
      return next
    })
  }

  function add() {
    const order = place.cards.get(answer.timestamp)?.length ?? 0
    takeTodos(
      place,
      chosen.map(({ id, target, text, day }, index): CardOf<ProposedTodo> => ({
        ...{ id, target, at: answer.timestamp, order: order + index, from: 'person' },
        proposed: { genre: 'tache', jour: day, texte: text, chaqueSemaine: false, pourquoi: null },
        ...{ state: 'accepted', replaced: null },
      })),
    )
    onOpenChange(false)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="En faire…"
      closeLabel="Fermer sans rien ajouter"
      footer={
        <Button disabled={chosen.length === 0} onClick={add}>
          {chosen.length === 0 ? 'Ajouter' : `Ajouter ${counted(chosen.length, 'tâche')}`}
        </Button>
      }
    >
      <p className="mb-3 text-small text-muted">Coche ce que tu veux faire, et choisis le jour.</p>
      <ul className="-mx-2 flex flex-col divide-y divide-line">
        {lines.map((text) => {
          const day = days.get(text)
          return (
            <li key={text} className="flex flex-col py-1">
              <label className="flex cursor-pointer items-start">
                <Checkbox
                  checked={day !== undefined}
                  onChange={(event) => choose(text, event.target.checked ? lastDay : null)}
                />
                <span dir="auto" className="min-w-0 flex-1 py-2.5 pr-2 [overflow-wrap:anywhere]">
                  {text}
                </span>
              </label>
              {day && (
                <div className="px-2 pb-3 sm:pl-11">
                  <DayPills
                    label={`Jour de «\u00a0${text}\u00a0»`}
                    day={day}
                    onChange={(next) => choose(text, next)}
                  />
                  {isAmong(known, day, text) && (
                    <p role="status" className="mt-2 text-small font-medium text-muted">
                      Déjà dans ta liste
                    </p>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
