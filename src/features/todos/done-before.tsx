import { useCallback, useEffect, useMemo, useRef, useState, type ComponentProps } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { ShowMore } from '@/components/show-more'
import { useSignedIn } from '@/components/signed-in-context'
import { useLiveList } from '@/data/sync/use-live'
import { COUNTED_MAX, countDone, todosDoneOn, type LiveTodo } from '@/data/todo-lists'
import { localDateOf, mondayOf, type LocalDate } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { isFolded } from '@/domain/todos/week-of-todo'
import { todoErrorText } from '@/lib/text/todo-error-text'
import { formatNumber } from '@/lib/text/format'
import { Folded } from './folded'
import { TodoRows } from './todo-rows'
import { TodoRowsSkeleton } from './todo-rows-skeleton'

interface DoneBeforeProps extends Pick<ComponentProps<typeof TodoRows>, 'heading'> {
  day: Weekday
  todos: readonly LiveTodo[]
  /** The list is complete and confirmed by the server. */
  isSettled: boolean
  /** The server cannot be asked for the number. */
  isOffline: boolean
}

/** `exact: false`: there are more. */
interface Count {
  readonly of: LocalDate
  readonly number: number
  readonly exact: boolean
}

/** Todos done in earlier weeks, folded. They are only counted until a person opens them, and then read. */
export function DoneBefore({ day, todos, isSettled, isOffline, ...rows }: DoneBeforeProps) {
  const { user, deviceNow: now } = useSignedIn()
  const monday = mondayOf(localDateOf(now))
  const [isOpen, setIsOpen] = useState(false)
  const [count, setCount] = useState<Count | 'unknown' | null>(null)
  const asked = useRef<LocalDate | null>(null)
  const doneNow = todos.filter((todo) => todo.completed && !isFolded(todo, now)).length

  useEffect(() => {
    // One count per week is enough: ticks of this week change the total, not the number done earlier.
    if (!isSettled || asked.current === monday) return
    asked.current = monday
    countDone(user.uid, day).then(
      (all) => setCount({ of: monday, number: Math.max(0, all - doneNow), exact: all < COUNTED_MAX }),
      () => setCount('unknown'),
    )
  }, [user.uid, day, monday, isSettled, doneNow])

  const note = useCallback((number: number) => setCount({ of: monday, number, exact: true }), [monday])
  const known = count === 'unknown' || count?.of !== monday ? null : count
  const isThere = known ? known.number > 0 : count === 'unknown' || isOffline
  if (!isThere && !isOpen) return null
  return (
    <Folded name={known ? `Faites avant (${countText(known)})` : 'Faites avant'} onOpenChange={setIsOpen}>
      <Archive day={day} onWhole={note} {...rows} />
    </Folded>
  )
}

function countText({ number, exact }: Count): string {
  return exact ? formatNumber(number) : `plus de\u00a0${formatNumber(Math.floor(number / 100) * 100)}`
}

interface ArchiveProps extends Pick<DoneBeforeProps, 'day' | 'heading'> {
  /** Called with the number of todos once all are loaded. */
  onWhole: (count: number) => void
}

function Archive({ day, onWhole, ...rows }: ArchiveProps) {
  const { user, deviceNow: now } = useSignedIn()
  const listed = useLiveList(user.uid, todosDoneOn(user.uid, day))
  const { list, items, hasMore, isKnown, isOffline } = listed
  const before = useMemo(() => items.filter((todo) => isFolded(todo, now)), [items, now])
  const isWhole = isKnown && !hasMore && list.status === 'ready'
  useEffect(() => {
    if (isWhole) onWhole(before.length)
  }, [isWhole, onWhole, before.length])

  if (list.status === 'error') {
    return <ErrorNotice text={todoErrorText('todoLoad', list.error.code)} onRetry={list.retry} />
  }
  return (
    <div className="flex flex-col gap-3">
      {before.length > 0 && <TodoRows todos={before} now={now} {...rows} />}
      {before.length === 0 && !isKnown && !isOffline && <TodoRowsSkeleton />}
      {before.length === 0 && !hasMore && (isKnown || isOffline) && (
        <p className="py-2 text-small text-muted">
          {isKnown
            ? 'Rien n’a été fait ce jour-là avant cette semaine.'
            : 'Hors ligne\u00a0: ce qui a été fait avant n’est pas sur cet appareil.'}
        </p>
      )}
      <ShowMore {...listed} />
    </div>
  )
}
