import { CircleCheck, ListChecks, ListPlus, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSignedIn } from '@/components/signed-in-context'
import { DayPills } from '@/components/work/day-pills'
import { offerUndo } from '@/components/offer-undo'
import { serverNow } from '@/data/session/server-clock'
import { addTodos } from '@/data/todos'
import { dayName, toDay } from '@/domain/base/time/day-name'
import { addDays, weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import type { ChosenDuty } from '@/domain/launch/duties/duties'
import { kindOf, type DutyKind } from '@/domain/launch/duties/duty-conditions'
import { priceText } from '@/domain/launch/duties/duties-text'
import type { Todo } from '@/domain/todos/todo'
import { dueOn, firstOn, laterDate } from '@/domain/todos/week-of-todo'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { OfficialPage } from '../official-page'
import type { LaunchEdit } from '../use-launch'

interface DutyRowProps {
  duty: ChosenDuty
  /** The open task of this duty: one with its words. A renamed task is another one, a deleted one is none. */
  task: Todo | null
  edit: LaunchEdit
  isMarked: boolean
  onAsk: () => void
}

const MARKED: Readonly<Record<DutyKind, { action: string; state: string }>> = {
  duty: { action: "Je l'ai", state: 'en main' },
  aid: { action: 'C’est vu', state: 'vu' },
  check: { action: 'Mes réponses sont justes', state: 'confirmées' },
}

export function DutyRow({ duty, task, edit, isMarked, onAsk }: DutyRowProps) {
  const titleId = useId()
  const [isPlanning, setIsPlanning] = useState(false)
  const { id, title, text, reasons, price, trap } = duty
  const kind = kindOf(id)
  // Answers to read again are confirmed, not had.
  const isOfAnswers = kind === 'check'
  const canPlan = !task && !isMarked && !isOfAnswers
  // What is in hand takes two lines; paper has it all.
  const told = isMarked && 'hidden print:flex'
  return (
    <li
      aria-labelledby={titleId}
      className={cn(
        'flex flex-col gap-2 rounded-card border bg-surface p-4 shadow-card break-inside-avoid sm:px-6 sm:py-5',
        isOfAnswers && !isMarked ? 'border-warning/40 bg-warning-soft' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <h3 id={titleId} className="min-w-0 flex-1 basis-60 text-body leading-snug font-bold">
          {isMarked && (
            <CircleCheck aria-hidden className="mr-2 inline size-4.5 -translate-y-0.5 text-success" />
          )}
          {title}
          {isMarked && <span className="sr-only print:not-sr-only">{`\u00a0(${MARKED[kind].state})`}</span>}
        </h3>
        {!isOfAnswers && (
          <span
            className={cn(
              'shrink-0 rounded-full px-2.5 py-0.5 text-fine font-semibold',
              price === 'free' ? 'bg-success-soft text-success' : 'bg-canvas text-muted',
            )}
          >
            {priceText(duty)}
          </span>
        )}
      </div>
      <p className={cn('max-w-reading text-small', told)}>{text}</p>
      <p className={cn('text-fine text-muted', told)}>{`Pourquoi vous\u00a0: ${reasons.join(' · ')}`}</p>
      {trap !== undefined && (
        <p className={cn('flex max-w-reading items-start gap-2 text-small text-warning', told)}>
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {trap}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <OfficialPage basis={duty} today={edit.today} aboutId={titleId} />
        <span className="flex flex-wrap gap-2 sm:ml-auto print:hidden">
          {isOfAnswers && (
            <Button variant="secondary" onClick={onAsk}>
              Relire mes réponses
            </Button>
          )}
          <Button
            variant={isMarked || isOfAnswers ? 'ghost' : 'secondary'}
            aria-pressed={isMarked}
            aria-describedby={titleId}
            onClick={() => edit.mark(id)}
            className={isMarked ? 'bg-success-soft text-success' : ''}
          >
            {MARKED[kind].action}
          </Button>
          {task && <TaskLink task={task} titleId={titleId} today={edit.today} />}
          {canPlan && (
            <Button
              variant="ghost"
              aria-expanded={isPlanning}
              aria-describedby={titleId}
              onClick={() => setIsPlanning(!isPlanning)}
            >
              <ListPlus aria-hidden className="size-4" />
              En faire une tâche
            </Button>
          )}
        </span>
      </div>
      {isPlanning && canPlan && (
        <Planning title={title} today={edit.today} onDone={() => setIsPlanning(false)} />
      )}
    </li>
  )
}

/** « Dans vos tâches, samedi » */
function TaskLink({ task, titleId, today }: { task: Todo; titleId: string; today: LocalDate }) {
  const { deviceNow } = useSignedIn()
  return (
    <Link
      to={paths.todosOf(task.dayOfWeek)}
      aria-describedby={titleId}
      className={buttonClass({ variant: 'ghost' })}
    >
      <ListChecks aria-hidden className="size-4" />
      {`Dans vos tâches, ${task.repeats ? `chaque ${task.dayOfWeek}` : dayName(dueOn(task, deviceNow), today)}`}
    </Link>
  )
}

/** The day of the task; tomorrow, unless another one is chosen. */
function Planning({ title, today, onDone }: { title: string; today: LocalDate; onDone: () => void }) {
  const [day, setDay] = useState(() => weekdayOfDate(addDays(today, 1)))

  function add() {
    const { takeBack } = addTodos(day, [title], serverNow(), laterDate(day, today))
    offerUndo(`Tâche ajoutée ${toDay(firstOn(day, today), today)}`, takeBack)
    onDone()
  }

  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-line pt-3 print:hidden">
      <div className="min-w-0 flex-1 basis-72">
        <DayPills label="Jour de la tâche" day={day} from={today} onChange={setDay} />
      </div>
      <Button onClick={add}>Ajouter la tâche</Button>
      <Button variant="ghost" onClick={onDone}>
        Annuler
      </Button>
    </div>
  )
}
