import { useLocation, useNavigate } from 'react-router-dom'
import { useSignedIn } from '@/components/signed-in-context'
import { serverNow } from '@/data/session/server-clock'
import { overlayMark } from '@/components/use-overlay-entry'
import { mutate, syncOf } from '@/data/sync/current'
import { addProject } from '@/data/projects'
import { addTodos } from '@/data/todos'
import { todoPath } from '@/domain/todos/new-todo'
import { pathsOf } from '@/data/sync/entry'
import { readFields } from '@/domain/base/read-field'
import { toDay } from '@/domain/base/time/day-name'
import { localDateOf } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { todoErrorText } from '@/lib/text/todo-error-text'
import { emptyContent } from '@/domain/projects/parts'
import {
  paths,
  type BeginArrival,
  type CoachArrival,
  type EditorState,
  type ResearchArrival,
} from '@/lib/paths'
import { showToast } from '@/ui/toast'
import type { Command } from './command'
import { firstOn, laterDate } from '@/domain/todos/week-of-todo'
import { isSignedIn } from '@/data/device/session-store'
import { isDark, setTheme } from '@/data/device/theme'

interface Places {
  readonly onOpenProfile: () => void
  readonly onOpenHelp: () => void
  readonly onSignOut: () => void
}

export function useRunCommand({ onOpenProfile, onOpenHelp, onSignOut }: Places): (command: Command) => void {
  const { user } = useSignedIn()
  const navigate = useNavigate()
  const location = useLocation()

  function go(path: string, state?: BeginArrival | EditorState | CoachArrival | ResearchArrival) {
    // From editor to editor: replace the history entry, so that Back leads to the list. Also from the profile, as its own links do.
    const isEditorToEditor = path === paths.projects && state !== undefined && isEditor(location)
    const next = isEditorToEditor ? { ...overlayMark(location.state), ...state } : state
    void navigate(path, { state: next, replace: isEditorToEditor || isProfile(location) })
  }

  function addTodo(text: string, day: Weekday) {
    const today = localDateOf(new Date())
    const { ids } = addTodos(day, [text], serverNow(), laterDate(day, today))
    const [id = ''] = ids
    const path = paths.todosOf(day)
    const look = location.pathname !== path && { action: { label: 'Voir', run: () => go(path) } }
    showToast({ text: `Tâche ajoutée ${toDay(firstOn(day, today), today)}`, ...look })
    whenRefused(user.uid, id, () =>
      showToast({ text: todoErrorText('todoAdd', 'unknown'), tone: 'alert', ...look }),
    )
  }

  function addNamedProject(title: string) {
    const id = crypto.randomUUID()
    void mutate(addProject, { id, content: { ...emptyContent(), title }, earns: true })
    go(paths.projects, { project: id })
  }

  return (command) => {
    const { target } = command
    switch (target.to) {
      case 'path':
        go(target.path)
        break
      case 'begin':
        go(target.path, { begin: target.text })
        break
      case 'add-project':
        addNamedProject(target.title)
        break
      case 'project':
        go(paths.projects, { project: target.id })
        break
      case 'research':
        go(paths.research, target.arrival)
        break
      case 'ask':
        go(paths.coach, { question: target.question })
        break
      case 'add-todo':
        addTodo(target.text, target.day)
        break
      case 'profile':
        onOpenProfile()
        break
      case 'keys':
        onOpenHelp()
        break
      case 'theme':
        toggleTheme()
        break
      case 'sign-out':
        onSignOut()
        break
      case 'read':
        target.run()
        break
    }
  }
}

/** The other theme than the one on the screen; the toast goes back to the device's. */
function toggleTheme(): void {
  const next = isDark() ? 'light' : 'dark'
  setTheme(next)
  showToast({
    text: next === 'dark' ? 'Thème sombre' : 'Thème clair',
    action: { label: 'Suivre l’appareil', run: () => setTheme('device') },
  })
}

function isEditor({ pathname, state }: { pathname: string; state: unknown }): boolean {
  return pathname === paths.projects && readFields(state)?.['project'] !== undefined
}

function isProfile({ state }: { state: unknown }): boolean {
  return readFields(state)?.['profile'] !== undefined
}

/** Reports a refused new todo, because its screen may not be open. */
function whenRefused(uid: string, id: string, tell: () => void): void {
  const sync = syncOf(uid)
  let wasKept = false
  const stop = sync.subscribeEntries(() => {
    const about = sync.entries().filter((entry) => pathsOf(entry).includes(todoPath(id)))
    const isRefused = about.some(({ fault }) => fault !== null)
    wasKept ||= about.length > 0
    if (isSignedIn(uid) && (!wasKept || about.length > 0) && !isRefused) return
    stop()
    if (isRefused && isSignedIn(uid)) tell()
  })
}
