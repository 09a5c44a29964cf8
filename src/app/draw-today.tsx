import type { ReactNode } from 'react'
import { Link, MemoryRouter } from 'react-router-dom'
import { AppShell } from '@/components/frame/app-shell'
import { DrawnScreensContext } from '@/components/frame/drawn-screens'
import { OfflineWords } from '@/components/frame/offline-banner'
import { SiteLinkContext } from '@/components/frame/site-link'
import { SignedInContext, type SignedIn } from '@/components/signed-in-context'
import { useTodos } from '@/components/todos/use-todos'
import { newProfileFields, parseProfile } from '@/domain/account/profile'
import { weekdayOf } from '@/domain/base/weekday'
import { DashboardScreen } from '@/features/dashboard/dashboard-screen'
import { TodoRow } from '@/features/todos/todo-row'
import { TodosScreen } from '@/features/todos/todos-screen'
import { paths } from '@/lib/paths'
import { DRAWN } from './screens'

/**
 * Today's screen around the rows that `vite/prerender/today.js` fills with what the device knows: our own components, so that
 * nothing moves when the app draws them again. While pages are drawn, `useTodos` has a sample of each sort of row.
 */
export function DrawnTodos() {
  return (
    <Drawn path={paths.todos} samples={<PhoneRows />}>
      <TodosScreen />
    </Drawn>
  )
}

/** The dashboard down to its first card, likewise: what follows has nothing in its place while pages are drawn. */
export function DrawnHome() {
  return (
    <Drawn path={paths.home}>
      <DashboardScreen />
    </Drawn>
  )
}

function Drawn({ path, samples, children }: { path: string; samples?: ReactNode; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <SiteLinkContext value={Link}>
        <DrawnScreensContext value={DRAWN}>
          <SignedInContext value={SOMEBODY}>
            <AppShell onOpenProfile={nothing}>{children}</AppShell>
            <div data-samples="">
              <OfflineWords />
              {samples}
            </div>
          </SignedInContext>
        </DrawnScreensContext>
      </SiteLinkContext>
    </MemoryRouter>
  )
}

/** Whatever day it is built on. */
const now = new Date(2000, 0, 3, 12)

function PhoneRows() {
  const { items } = useTodos('', weekdayOf(now), now)
  return items.map((todo) => (
    <TodoRow
      key={todo.id}
      todo={todo}
      now={now}
      change={undefined}
      editing={null}
      isPhone
      actions={NO_ACTIONS}
    />
  ))
}

const nothing = () => undefined
const NO_ACTIONS = { edit: nothing, closeEdit: nothing, remove: nothing, askWhereTo: nothing }

const SOMEBODY: SignedIn = {
  user: { uid: 'sample', email: '', createdAt: now },
  profile: {
    status: 'ready',
    value: parseProfile({
      ...newProfileFields({ fullName: '-', email: '', createdAt: now }),
      hasSeenWelcome: true,
    }),
    isPending: false,
    isFromCache: false,
  },
  access: null,
  trial: { createdAt: now, hadTrial: false },
  now,
  deviceNow: now,
}
