import { useEffect, useLayoutEffect } from 'react'
import { readSession, subscribeSession } from '@/data/device/session-store'
import type { Todo } from '@/domain/todos/todo'
import { isDone } from '@/domain/todos/week-of-todo'

/**
 * What `vite/prerender/today.js` drew of today's tasks before any of this was loaded. It stands in front of the app, which
 * draws itself out of sight, until the list of the day, or the dashboard, can take its place.
 */
const MARK = 'data-today'
/** A tick that the local cache does not show by then was refused, or changed elsewhere: the list says what is true. */
const LIMIT_MS = 3_000

const LOOK_MS = 50

let isClaimed = false
/** When the list of today was first there. */
let shownAt: number | undefined

function earlyTodos(): HTMLElement | null {
  return document.documentElement.hasAttribute(MARK) ? document.getElementById('today') : null
}

/** Shows the app. The focus goes to the same box or link there. */
function endEarlyTodos(): void {
  const early = earlyTodos()
  if (!early) return
  const focused = early.contains(document.activeElement) ? document.activeElement : null
  const selector = focused && twinSelector(focused)
  early.remove()
  document.documentElement.removeAttribute(MARK)
  const twin = selector ? document.querySelector<HTMLElement>(`#root ${selector}`) : null
  twin?.focus({ preventScroll: true })
}

function twinSelector(focused: Element): string | null {
  const row = focused.closest('[data-row]')?.getAttribute('data-row')
  if (row !== null && row !== undefined) return `[data-row="${CSS.escape(row)}"] input[type=checkbox]`
  const mark = ['data-tick', 'data-next-step'].find((name) => focused.hasAttribute(name))
  if (mark) return `[${mark}]`
  const href = focused.getAttribute('href')
  return href === null ? null : `a[href="${CSS.escape(href)}"]`
}

/** Somebody signed out, here or elsewhere, or nobody can be asked who is here: nothing of theirs stays in front. */
export function endEarlyTodosWithSession(): void {
  subscribeSession(() => {
    const session = readSession()
    const isTheirs = session.status === 'signed-in' && session.user.uid === earlyTodos()?.dataset['of']
    if (session.status !== 'unknown' && !isTheirs) endEarlyTodos()
  })
}

interface Shown {
  readonly isShown: boolean
  /** What comes a moment later and would move something; not waited for longer than a tick. */
  readonly isComplete?: boolean
}

/** For who shows today's tasks: the early ones go when `isShown` and the list says of each tick what they say. */
export function useEarlyTodosUntil(
  { isShown, isComplete = true }: Shown,
  todos: readonly Todo[],
  now: Date,
): void {
  useLayoutEffect(() => {
    isClaimed = true
    return () => {
      isClaimed = false
    }
  }, [])

  useLayoutEffect(() => {
    if (!isShown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const early = earlyTodos()
      if (!early) return
      shownAt ??= performance.now()
      // Under a finger nothing is taken away: its press would end nowhere.
      const isReady = isComplete && early.querySelector(':active') === null && isSame(early, todos, now)
      if (isReady || performance.now() - shownAt > LIMIT_MS) endEarlyTodos()
      else timer = setTimeout(look, LOOK_MS)
    }
    look()
    return () => clearTimeout(timer)
  }, [isShown, isComplete, todos, now])
}

function isSame(early: HTMLElement, todos: readonly Todo[], now: Date): boolean {
  const ticks = JSON.parse(early.dataset['ticks'] ?? '{}') as Readonly<Record<string, boolean>>
  return todos.every((todo) => ticks[todo.id] === undefined || ticks[todo.id] === isDone(todo, now))
}

/** Beside the screen of an address: whatever was drawn there is not today's list. */
export function useNoEarlyTodos(): void {
  useEffect(() => {
    if (!isClaimed) endEarlyTodos()
  })
}
