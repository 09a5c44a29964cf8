import { Repeat2, Scissors, Trash2, type LucideIcon } from 'lucide-react'
import { Suspense, useState, type ComponentProps } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { useIdleLoad } from '@/components/use-idle-load'
import { dateAt, type LocalDate } from '@/domain/base/time/local-date'
import { agreed } from '@/domain/base/text/french-count'
import type { Todo } from '@/domain/todos/todo'
import { dueOn } from '@/domain/todos/week-of-todo'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { formatWeekdayAndDay } from '@/lib/text/format'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/fields/select-field'
import { dayLabel } from './day-label'
import { letGo, putOffTo, repeatWeekly } from './left-verbs'

const CutForm = lazyWithPreload(() => import('./cut-form').then((m) => m.CutForm))

interface LeftTodoProps {
  todo: Todo
  days: readonly LocalDate[]
  onDecided: () => void
}

export function LeftTodo({ todo, days, onDecided }: LeftTodoProps) {
  const { deviceNow: now } = useSignedIn()
  const [isCutting, setCutting] = useState(false)
  useIdleLoad(CutForm.preload, true)
  const options = [
    { value: '', label: 'Reporter à…' },
    ...days.map((date) => ({ value: date, label: dayLabel(date) })),
  ]

  function decide(act: () => void) {
    act()
    onDecided()
  }

  return (
    <div className="flex flex-col gap-2">
      <p dir="auto" className="text-heading font-semibold wrap-anywhere">
        {todo.text}
      </p>
      <p className="text-fine text-muted">
        {`Prévue ${formatWeekdayAndDay(dateAt(dueOn(todo, now)))}`}
        {todo.putOff > 0 && `, reportée ${todo.putOff}\u00a0${agreed(1, 'fois')}`}
      </p>
      <div
        role="group"
        aria-label={todo.text}
        className="flex flex-wrap items-center gap-x-1 gap-y-2 max-sm:-mx-1.5 max-sm:justify-between max-sm:gap-x-0"
      >
        <SelectField
          label={`Reporter «\u00a0${todo.text}\u00a0» à`}
          isLabelHidden
          options={options}
          value=""
          className="max-sm:mx-1.5 max-sm:w-full sm:w-44"
          onChange={(date) => {
            const chosen = days.find((each) => each === date)
            if (chosen) decide(() => putOffTo(todo, chosen))
          }}
        />
        <Verb Icon={Repeat2} onClick={() => decide(() => repeatWeekly(todo))}>
          Chaque semaine
        </Verb>
        <Verb Icon={Scissors} aria-expanded={isCutting} onClick={() => setCutting(!isCutting)}>
          Diviser
        </Verb>
        <Verb Icon={Trash2} onClick={() => decide(() => letGo(todo))}>
          Laisser tomber
        </Verb>
      </div>
      {isCutting && (
        <Suspense fallback={null}>
          <CutForm
            todo={todo}
            days={days}
            onDone={() => {
              setCutting(false)
              onDecided()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function Verb({ Icon, children, ...props }: ComponentProps<'button'> & { Icon: LucideIcon }) {
  return (
    <Button variant="ghost" className="px-3 max-sm:px-1.5 max-sm:text-fine max-sm:[&>svg]:hidden" {...props}>
      <Icon aria-hidden className="size-4" />
      {children}
    </Button>
  )
}
