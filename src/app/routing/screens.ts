import {
  CalendarCheck,
  ChartColumn,
  CreditCard,
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
 * Component and icon of each screen in `lib/screens.ts`: the component is lazy, so that a visitor loads no screen behind the login; screens
 * in the navigation or palette have an icon. A missing one does not compile.
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
  product: {
    Part: lazyWithPreload(() => import('@/features/product/product-screen').then((m) => m.ProductScreen)),
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
