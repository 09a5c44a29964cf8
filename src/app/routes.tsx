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
const screens = {
  [paths.login]: () => import('@/features/auth/login-screen').then((m) => ({ default: m.LoginScreen })),
  [paths.signUp]: () => import('@/features/auth/sign-up-screen').then((m) => ({ default: m.SignUpScreen })),
  [paths.terms]: () => import('@/features/legal/terms-screen').then((m) => ({ default: m.TermsScreen })),
  [paths.privacy]: () =>
    import('@/features/legal/privacy-screen').then((m) => ({ default: m.PrivacyScreen })),
  [paths.legalNotice]: () =>
    import('@/features/legal/legal-notice-screen').then((m) => ({ default: m.LegalNoticeScreen })),
  [paths.accessibility]: () =>
    import('@/features/legal/accessibility-screen').then((m) => ({ default: m.AccessibilityScreen })),
  [paths.dashboard]: () =>
    import('@/features/dashboard/dashboard-screen').then((m) => ({ default: m.DashboardScreen })),
  [paths.todos]: () => import('@/features/todos/todos-screen').then((m) => ({ default: m.TodosScreen })),
  [paths.coach]: () => import('@/features/coach/coach-screen').then((m) => ({ default: m.CoachScreen })),
  [paths.projects]: () =>
    import('@/features/projects/projects-screen').then((m) => ({ default: m.ProjectsScreen })),
  [paths.research]: () =>
    import('@/features/research/research-screen').then((m) => ({ default: m.ResearchScreen })),
  [paths.payment]: () =>
    import('@/features/payment/payment-screen').then((m) => ({ default: m.PaymentScreen })),
  [paths.rules]: () => import('@/features/rules/rules-screen').then((m) => ({ default: m.RulesScreen })),
}
const LoginScreen = lazy(screens[paths.login])
const SignUpScreen = lazy(screens[paths.signUp])
const TermsScreen = lazy(screens[paths.terms])
const PrivacyScreen = lazy(screens[paths.privacy])
const LegalNoticeScreen = lazy(screens[paths.legalNotice])
const AccessibilityScreen = lazy(screens[paths.accessibility])
const DashboardScreen = lazy(screens[paths.dashboard])
const TodosScreen = lazy(screens[paths.todos])
const CoachScreen = lazy(screens[paths.coach])
const ProjectsScreen = lazy(screens[paths.projects])
const ResearchScreen = lazy(screens[paths.research])
const PaymentScreen = lazy(screens[paths.payment])
const RulesScreen = lazy(screens[paths.rules])

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

/** Loads what draws the screen of an address, days and conversations included. Rejects when it cannot be had. */
export async function bringScreen(path: string): Promise<void> {
  const byPath: Readonly<Record<string, () => Promise<unknown>>> = screens
  await byPath[path.replace(/(?<=.)\/.*/, '')]?.()
}
