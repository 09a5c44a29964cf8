import { lazy, Suspense } from 'react'
import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { Splash } from '@/components/splash'
import { paths } from '@/lib/paths'
import { ErrorPage } from './error-page'
import { GuestOnly } from './guest-only'
import { ScreenFailure } from './screen-failure'
import { SessionLayout } from './session-layout'
import { SlowArrival } from './slow-arrival'

// Each screen is loaded when it is first drawn, so a visitor never loads what is behind the login.
const publicScreens = {
  [paths.login]: () => import('@/features/auth/login-screen').then((m) => ({ default: m.LoginScreen })),
  [paths.signUp]: () => import('@/features/auth/sign-up-screen').then((m) => ({ default: m.SignUpScreen })),
  [paths.terms]: () => import('@/features/legal/terms-screen').then((m) => ({ default: m.TermsScreen })),
  [paths.privacy]: () =>
    import('@/features/legal/privacy-screen').then((m) => ({ default: m.PrivacyScreen })),
  [paths.legalNotice]: () =>
    import('@/features/legal/legal-notice-screen').then((m) => ({ default: m.LegalNoticeScreen })),
  [paths.accessibility]: () =>
    import('@/features/legal/accessibility-screen').then((m) => ({ default: m.AccessibilityScreen })),
}
const LoginScreen = lazy(publicScreens[paths.login])
const SignUpScreen = lazy(publicScreens[paths.signUp])
const TermsScreen = lazy(publicScreens[paths.terms])
const PrivacyScreen = lazy(publicScreens[paths.privacy])
const LegalNoticeScreen = lazy(publicScreens[paths.legalNotice])
const AccessibilityScreen = lazy(publicScreens[paths.accessibility])
const DashboardScreen = lazy(() =>
  import('@/features/dashboard/dashboard-screen').then((m) => ({ default: m.DashboardScreen })),
)
const TodosScreen = lazy(() =>
  import('@/features/todos/todos-screen').then((m) => ({ default: m.TodosScreen })),
)
const CoachScreen = lazy(() =>
  import('@/features/coach/coach-screen').then((m) => ({ default: m.CoachScreen })),
)
const ProjectsScreen = lazy(() =>
  import('@/features/projects/projects-screen').then((m) => ({ default: m.ProjectsScreen })),
)
const ResearchScreen = lazy(() =>
  import('@/features/research/research-screen').then((m) => ({ default: m.ResearchScreen })),
)
const PaymentScreen = lazy(() =>
  import('@/features/payment/payment-screen').then((m) => ({ default: m.PaymentScreen })),
)
const RulesScreen = lazy(() =>
  import('@/features/rules/rules-screen').then((m) => ({ default: m.RulesScreen })),
)
/** Every address of the app. */
export const routes: RouteObject[] = [
  {
    element: (
      <>
        <Suspense fallback={<Splash />}>
          <Outlet />
        </Suspense>
        <SlowArrival />
      </>
    ),
    errorElement: <ErrorPage />,
    children: [
      {
        element: <SessionLayout />,
        children: [
          {
            // The frame stays when a screen cannot be drawn.
            errorElement: <ScreenFailure />,
            children: [
              { path: paths.home, element: <DashboardScreen /> },
              { path: paths.dashboard, element: <DashboardScreen /> },
              { path: paths.coach, element: <CoachScreen /> },
              { path: paths.conversation(':conversation'), element: <CoachScreen /> },
              { path: paths.todos, element: <TodosScreen /> },
              { path: `${paths.todos}/:day`, element: <TodosScreen /> },
              { path: paths.projects, element: <ProjectsScreen /> },
              { path: paths.research, element: <ResearchScreen /> },
              { path: paths.payment, element: <PaymentScreen /> },
              { path: paths.rules, element: <RulesScreen /> },
            ],
          },
        ],
      },
      { path: paths.login, element: <GuestOnly children={<LoginScreen />} /> },
      { path: paths.signUp, element: <GuestOnly children={<SignUpScreen />} /> },
      { path: paths.terms, element: <TermsScreen /> },
      { path: paths.privacy, element: <PrivacyScreen /> },
      { path: paths.legalNotice, element: <LegalNoticeScreen /> },
      { path: paths.accessibility, element: <AccessibilityScreen /> },
      { path: '/dashboard/payement', element: <Navigate to={paths.payment} replace /> },
      { path: '/paiement', element: <Navigate to={paths.payment} replace /> },
      { path: '*', element: <Navigate to={paths.home} replace /> },
    ],
  },
]

/** Loads what draws a page that was drawn when the product was built. Rejects when it cannot be had. */
export async function bringScreen(path: string): Promise<void> {
  const screens: Readonly<Record<string, () => Promise<unknown>>> = publicScreens
  await screens[path]?.()
}
