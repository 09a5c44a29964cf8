import {
  CalendarCheck,
  ChartColumn,
  CreditCard,
  FlaskConical,
  GraduationCap,
  House,
  LifeBuoy,
  ListChecks,
  MessageCircle,
  PackageSearch,
  PanelsTopLeft,
  Route,
  type LucideIcon,
} from 'lucide-react'
import { canLoad } from '@/lib/can-load'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { screenOf, type OfferedScreen, type ScreenName } from '@/lib/screens'

type Part = ReturnType<typeof lazyWithPreload<object>>
type Drawn = {
  readonly [Name in ScreenName]: { readonly Part: Part } & (Name extends OfferedScreen
    ? { readonly Icon: LucideIcon }
    : object)
}

/**
 * What draws each screen of `lib/screens.ts`: its part, loaded when it is first drawn, so that a visitor never loads what is
 * behind the login; and the sign of those that the navigation or the palette leads to. A screen without them does not compile.
 */
export const DRAWN: Drawn = {
  home: {
    Icon: House,
    Part: lazyWithPreload(() =>
      import('@/features/dashboard/dashboard-screen').then((m) => m.DashboardScreen),
    ),
  },
  todos: {
    Icon: ListChecks,
    Part: lazyWithPreload(() => import('@/features/todos/todos-screen').then((m) => m.TodosScreen)),
  },
  weeks: {
    Icon: CalendarCheck,
    Part: lazyWithPreload(() => import('@/features/weeks/weeks-screen').then((m) => m.WeeksScreen)),
  },
  coach: {
    Icon: MessageCircle,
    Part: lazyWithPreload(() => import('@/features/coach/coach-screen').then((m) => m.CoachScreen)),
  },
  projects: {
    Icon: PanelsTopLeft,
    Part: lazyWithPreload(() => import('@/features/projects/projects-screen').then((m) => m.ProjectsScreen)),
  },
  research: {
    Icon: PackageSearch,
    Part: lazyWithPreload(() => import('@/features/research/research-screen').then((m) => m.ResearchScreen)),
  },
  salesTests: {
    Icon: FlaskConical,
    Part: lazyWithPreload(() =>
      import('@/features/sales-tests/sales-tests-screen').then((m) => m.SalesTestsScreen),
    ),
  },
  analyses: {
    Icon: ChartColumn,
    Part: lazyWithPreload(() => import('@/features/analyses/analyses-screen').then((m) => m.AnalysesScreen)),
  },
  learning: {
    Icon: GraduationCap,
    Part: lazyWithPreload(() => import('@/features/learning/learning-screen').then((m) => m.LearningScreen)),
  },
  payment: {
    Icon: CreditCard,
    Part: lazyWithPreload(() => import('@/features/payment/payment-screen').then((m) => m.PaymentScreen)),
  },
  plan: {
    Icon: Route,
    Part: lazyWithPreload(() => import('@/features/plan/my-plan-screen').then((m) => m.MyPlanScreen)),
  },
  help: {
    Icon: LifeBuoy,
    Part: lazyWithPreload(() => import('@/features/help/help-screen').then((m) => m.HelpScreen)),
  },
  login: {
    Part: lazyWithPreload(() => import('@/features/auth/login-screen').then((m) => m.LoginScreen)),
  },
  signUp: {
    Part: lazyWithPreload(() => import('@/features/auth/sign-up-screen').then((m) => m.SignUpScreen)),
  },
  terms: {
    Part: lazyWithPreload(() => import('@/features/legal/terms-screen').then((m) => m.TermsScreen)),
  },
  privacy: {
    Part: lazyWithPreload(() => import('@/features/legal/privacy-screen').then((m) => m.PrivacyScreen)),
  },
  legalNotice: {
    Part: lazyWithPreload(() =>
      import('@/features/legal/legal-notice-screen').then((m) => m.LegalNoticeScreen),
    ),
  },
  accessibility: {
    Part: lazyWithPreload(() =>
      import('@/features/legal/accessibility-screen').then((m) => m.AccessibilityScreen),
    ),
  },
  rules: {
    Part: lazyWithPreload(() => import('@/features/rules/rules-screen').then((m) => m.RulesScreen)),
  },
}

export const SignedInLayout = lazyWithPreload(() =>
  import('@/app/session/signed-in-layout').then((m) => m.SignedInLayout),
)

/** Loads what draws the screen of an address. Rejects when it cannot be had. */
export async function preloadScreen(path: string): Promise<void> {
  const name = screenOf(path)
  if (name) await DRAWN[name].Part.preload()
}

/** Loads what somebody who is signed in sees at an address. Never rejects: who draws it asks again, and says so. */
export async function preloadSignedIn(path: string): Promise<void> {
  // A module that failed to load stays failed, in several browsers, until the page itself is loaded anew.
  if (!canLoad()) return
  await Promise.allSettled([SignedInLayout.preload(), preloadScreen(path)])
}
