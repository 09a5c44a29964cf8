import {
  CalendarCheck,
  ChartColumn,
  CreditCard,
  FileText,
  GraduationCap,
  House,
  LifeBuoy,
  ListChecks,
  MessageCircle,
  PackageSearch,
  PanelsTopLeft,
  Route,
  Store,
  type LucideIcon,
} from 'lucide-react'
import type { Asking } from '@/data/sync/live'
import { canLoad } from '@/lib/can-load'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { SCREENS, screenOf, type OfferedScreen, type ScreenName } from '@/lib/screens'

type Part = ReturnType<typeof lazyWithPreload<object>>

/** What a screen shows first, at its address; `detail`: the part of the address after the screen's own path. */
export type ScreenQueries = (uid: string, now: Date, detail: readonly string[]) => readonly Asking<object>[]

type Drawn = {
  readonly [Name in ScreenName]: {
    readonly Part: Part
    readonly queries?: () => Promise<ScreenQueries>
  } & (Name extends OfferedScreen ? { readonly Icon: LucideIcon } : object)
}

/**
 * Component, icon and first queries of each screen in `lib/screens.ts`: the component is lazy, so that a visitor loads no screen behind the
 * login; screens in the navigation or palette have an icon. A missing one does not compile. The queries are in the file of the component:
 * they are asked before it is drawn (`app/opening/opening.ts`). The frame asks for the profile itself.
 */
export const DRAWN: Drawn = {
  home: {
    Icon: House,
    Part: lazyWithPreload(() =>
      import('@/features/dashboard/dashboard-screen').then((m) => m.DashboardScreen),
    ),
    queries: () => import('@/features/dashboard/dashboard-screen').then((m) => m.dashboardQueries),
  },
  todos: {
    Icon: ListChecks,
    Part: lazyWithPreload(() => import('@/features/todos/todos-screen').then((m) => m.TodosScreen)),
    queries: () => import('@/features/todos/todos-screen').then((m) => m.todosQueries),
  },
  weeks: {
    Icon: CalendarCheck,
    Part: lazyWithPreload(() => import('@/features/weeks/weeks-screen').then((m) => m.WeeksScreen)),
    queries: () => import('@/features/weeks/weeks-screen').then((m) => m.weeksQueries),
  },
  coach: {
    Icon: MessageCircle,
    Part: lazyWithPreload(() => import('@/features/coach/coach-screen').then((m) => m.CoachScreen)),
    queries: () => import('@/features/coach/coach-screen').then((m) => m.coachQueries),
  },
  projects: {
    Icon: PanelsTopLeft,
    Part: lazyWithPreload(() => import('@/features/projects/projects-screen').then((m) => m.ProjectsScreen)),
    queries: () => import('@/features/projects/projects-screen').then((m) => m.overviewQueries),
  },
  launch: {
    Icon: Store,
    Part: lazyWithPreload(() => import('@/features/launch/launch-screen').then((m) => m.LaunchScreen)),
    queries: () => import('@/features/launch/launch-screen').then((m) => m.launchQueries),
  },
  research: {
    Icon: PackageSearch,
    Part: lazyWithPreload(() => import('@/features/research/research-screen').then((m) => m.ResearchScreen)),
    queries: () => import('@/features/research/research-screen').then((m) => m.researchQueries),
  },
  product: {
    Part: lazyWithPreload(() => import('@/features/product/product-screen').then((m) => m.ProductScreen)),
    queries: () => import('@/features/product/product-screen').then((m) => m.productQueries),
  },
  analyses: {
    Icon: ChartColumn,
    Part: lazyWithPreload(() => import('@/features/analyses/analyses-screen').then((m) => m.AnalysesScreen)),
    queries: () => import('@/features/analyses/analyses-screen').then((m) => m.analysesQueries),
  },
  learning: {
    Icon: GraduationCap,
    Part: lazyWithPreload(() => import('@/features/learning/learning-screen').then((m) => m.LearningScreen)),
    queries: () => import('@/features/learning/learning-screen').then((m) => m.learningQueries),
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
    Icon: FileText,
    Part: lazyWithPreload(() => import('@/features/rules/rules-screen').then((m) => m.RulesScreen)),
  },
}

export const SignedInLayout = lazyWithPreload(() =>
  import('@/app/session/signed-in-layout').then((m) => m.SignedInLayout),
)

/** Loads the component for an address. Rejects if the load fails. */
export async function preloadScreen(path: string): Promise<void> {
  const name = screenOf(path)
  if (name) await DRAWN[name].Part.preload()
}

/** Preloads a signed-in screen; says whether it came. Never rejects: rendering loads it again and reports the error. */
export async function preloadSignedIn(path: string): Promise<boolean> {
  // In several browsers a module that failed to load stays failed until the page is reloaded.
  if (!canLoad()) return false
  const parts = await Promise.allSettled([SignedInLayout.preload(), preloadScreen(path)])
  return parts.every(({ status }) => status === 'fulfilled')
}

/** What the screen at an address shows first; empty: nothing of the account, or its code did not come. */
export async function queriesOf(path: string, uid: string, now: Date): Promise<readonly Asking<object>[]> {
  const name = screenOf(path)
  const queries = name && (await DRAWN[name].queries?.().catch(() => null))
  if (!name || !queries) return []
  const own = SCREENS[name].path.split('/').filter((part) => part !== '' && !part.startsWith(':'))
  return queries(
    uid,
    now,
    path
      .split('/')
      .filter((part) => part !== '')
      .slice(own.length),
  )
}
