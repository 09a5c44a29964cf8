import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { paths } from '@/lib/paths'

// Each screen is loaded when it is first drawn, so a visitor never loads what is behind the login.
export const LoginScreen = lazyWithPreload(() =>
  import('@/features/auth/login-screen').then((m) => m.LoginScreen),
)
export const SignUpScreen = lazyWithPreload(() =>
  import('@/features/auth/sign-up-screen').then((m) => m.SignUpScreen),
)
export const TermsScreen = lazyWithPreload(() =>
  import('@/features/legal/terms-screen').then((m) => m.TermsScreen),
)
export const PrivacyScreen = lazyWithPreload(() =>
  import('@/features/legal/privacy-screen').then((m) => m.PrivacyScreen),
)
export const LegalNoticeScreen = lazyWithPreload(() =>
  import('@/features/legal/legal-notice-screen').then((m) => m.LegalNoticeScreen),
)
export const AccessibilityScreen = lazyWithPreload(() =>
  import('@/features/legal/accessibility-screen').then((m) => m.AccessibilityScreen),
)
export const DashboardScreen = lazyWithPreload(() =>
  import('@/features/dashboard/dashboard-screen').then((m) => m.DashboardScreen),
)
export const TodosScreen = lazyWithPreload(() =>
  import('@/features/todos/todos-screen').then((m) => m.TodosScreen),
)
export const CoachScreen = lazyWithPreload(() =>
  import('@/features/coach/coach-screen').then((m) => m.CoachScreen),
)
export const ProjectsScreen = lazyWithPreload(() =>
  import('@/features/projects/projects-screen').then((m) => m.ProjectsScreen),
)
export const ResearchScreen = lazyWithPreload(() =>
  import('@/features/research/research-screen').then((m) => m.ResearchScreen),
)
export const PaymentScreen = lazyWithPreload(() =>
  import('@/features/payment/payment-screen').then((m) => m.PaymentScreen),
)
export const RulesScreen = lazyWithPreload(() =>
  import('@/features/rules/rules-screen').then((m) => m.RulesScreen),
)
export const SignedInLayout = lazyWithPreload(() =>
  import('./signed-in-layout').then((m) => m.SignedInLayout),
)

/** By the first part of the address: that of a day or a conversation goes on. */
const screens: Readonly<Record<string, { preload: () => Promise<unknown> }>> = {
  [paths.home]: DashboardScreen,
  [paths.login]: LoginScreen,
  [paths.signUp]: SignUpScreen,
  [paths.terms]: TermsScreen,
  [paths.privacy]: PrivacyScreen,
  [paths.legalNotice]: LegalNoticeScreen,
  [paths.accessibility]: AccessibilityScreen,
  [paths.dashboard]: DashboardScreen,
  [paths.todos]: TodosScreen,
  [paths.coach]: CoachScreen,
  [paths.projects]: ProjectsScreen,
  [paths.research]: ResearchScreen,
  [paths.payment]: PaymentScreen,
  [paths.rules]: RulesScreen,
}

/** Loads what draws the screen of an address. Rejects when it cannot be had. */
export async function preloadScreen(path: string): Promise<void> {
  await screens[path.replace(/(?<=.)\/.*/, '')]?.preload()
}

/** Loads what somebody who is signed in sees at an address. Never rejects: who draws it asks again, and says so. */
export async function preloadSignedIn(path: string): Promise<void> {
  // A module that failed to load stays failed, in several browsers, until the page itself is loaded anew.
  if (!canLoad()) return
  await Promise.allSettled([SignedInLayout.preload(), preloadScreen(path)])
}

function canLoad(): boolean {
  return navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
}
