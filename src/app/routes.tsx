import { Suspense } from 'react'
import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { Splash } from '@/components/splash'
import { paths } from '@/lib/paths'
import { ErrorPage } from './error-page'
import { GuestOnly } from './guest-only'
import { ScreenFailure } from './screen-failure'
import {
  AccessibilityScreen,
  CoachScreen,
  DashboardScreen,
  LegalNoticeScreen,
  LoginScreen,
  PaymentScreen,
  PrivacyScreen,
  ProjectsScreen,
  ResearchScreen,
  RulesScreen,
  SignUpScreen,
  TermsScreen,
  TodosScreen,
} from './screens'
import { SessionLayout } from './session-layout'
import { SlowArrival } from './slow-arrival'

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
