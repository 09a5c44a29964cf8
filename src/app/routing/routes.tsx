import { Suspense, type ReactNode } from 'react'
import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { Splash } from '@/components/frame/splash'
import { addressesOf, allScreens, screensFor, type Screen } from '@/lib/screens'
import { GuestOnly } from './guest-only'
import { PageScroll } from './page-scroll'
import { ScreenBoundary } from '@/app/faults/screen-boundary'
import { ScreenFailure } from '@/app/faults/screen-failure'
import { DRAWN } from './screens'
import { SessionLayout } from '@/app/session/session-layout'
import { SlowArrival } from '@/app/opening/slow-arrival'
import { UnknownAddress } from './unknown-address'

const open = screensFor('everybody')

export const routes: RouteObject[] = [
  {
    element: (
      <ScreenBoundary Failure={ErrorPage}>
        <Suspense fallback={<Splash />}>
          <Outlet />
        </Suspense>
        <PageScroll />
        <SlowArrival />
      </ScreenBoundary>
    ),
    children: [
      {
        element: <SessionLayout />,
        children: [
          {
            // The frame remains when a screen fails.
            element: (
              <ScreenBoundary Failure={ScreenFailure}>
                <Outlet />
              </ScreenBoundary>
            ),
            children: screensFor('signed-in', 'access').flatMap((screen) => routesOf(screen)),
          },
          ...open.filter(({ name }) => name !== 'plan').flatMap((screen) => routesOf(screen)),
        ],
      },
      ...screensFor('visitor').flatMap((screen) => routesOf(screen, (part) => <GuestOnly>{part}</GuestOnly>)),
      // One question per screen, always without the frame.
      ...open.filter(({ name }) => name === 'plan').flatMap((screen) => routesOf(screen)),
      ...allScreens.flatMap(({ path, formerly = [] }) =>
        formerly.map((address) => ({ path: address, element: <Navigate to={path} replace /> })),
      ),
      { path: '*', element: <UnknownAddress /> },
    ],
  },
]

function routesOf(screen: Screen, within: (part: ReactNode) => ReactNode = (part) => part): RouteObject[] {
  const { Part } = DRAWN[screen.name]
  return addressesOf(screen).map((address) => ({ path: address, element: within(<Part />) }))
}

/** Shown when not even the frame of a screen could be rendered. */
function ErrorPage({ thrown }: { thrown: unknown }) {
  return (
    <main>
      <ScreenFailure thrown={thrown} className="min-h-dvh" />
    </main>
  )
}
