import { createContext, startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { Router, type Location, type Navigator, type UNSAFE_createBrowserHistory } from 'react-router-dom'
import { SiteGoContext } from '@/components/frame/site-link'
import { keepScroll, stayInPlaceAt } from './page-scroll'

/** The browser's session history; one in memory for the pages that are built. */
export type AppHistory = Pick<
  ReturnType<typeof UNSAFE_createBrowserHistory>,
  'action' | 'location' | 'listen' | 'createHref' | 'createURL' | 'encodeLocation' | 'go' | 'push' | 'replace'
>

/** Path that was asked for; the shown screen changes only when the next one is loaded. */
export const WantedPathContext = createContext('')

interface AppRouterProps {
  readonly history: AppHistory
  readonly children: ReactNode
}

/** A router without loaders and actions: `createBrowserRouter` has them, and twice the code. */
export function AppRouter({ history, children }: AppRouterProps) {
  const [wanted, setWanted] = useState(history.location.pathname)
  const [shown, setShown] = useState<{ action: AppHistory['action']; location: Location }>(() => ({
    action: history.action,
    location: history.location,
  }))
  const navigator = useMemo(() => navigatorOf(history), [history])

  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        keepScroll()
        setWanted(location.pathname)
        startTransition(() => setShown({ action, location }))
      }),
    [history],
  )

  return (
    <SiteGoContext value={navigator.push}>
      <WantedPathContext value={wanted}>
        <Router navigator={navigator} navigationType={shown.action} location={shown.location}>
          {children}
        </Router>
      </WantedPathContext>
    </SiteGoContext>
  )
}

function navigatorOf(history: AppHistory): Navigator {
  const { createHref, createURL, encodeLocation, go } = history
  const step =
    (change: AppHistory['push']): Navigator['push'] =>
    (to, state, options) => {
      change(to, state)
      if (options?.preventScrollReset) stayInPlaceAt(history.location)
    }
  const [push, replace] = [step(history.push), step(history.replace)]
  /** A link pressed twice, before its screen is shown, is one entry: Back leaves it at once. */
  const isPressedAgain: (...asked: Parameters<Navigator['push']>) => boolean = (to, state) =>
    state === undefined && createHref(to) === createHref(history.location)
  return {
    createHref,
    createURL,
    encodeLocation,
    go,
    push: (...asked) => (isPressedAgain(...asked) ? replace : push)(...asked),
    replace,
  }
}
