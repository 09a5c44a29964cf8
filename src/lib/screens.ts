/** Who may see a screen. Everybody else is sent to `/`. */
export type Guard =
  | 'everybody'
  /** For who is not signed in: who is has no business there. */
  | 'visitor'
  | 'signed-in'
  /** As `signed-in`; shut inside for who has neither a trial nor a paid month. */
  | 'access'

/** The colour by which a screen is known, where it is not plain. */
export type Tint = 'todos' | 'coach' | 'projects' | 'research' | 'success'

export interface ScreenFacts {
  readonly path: `/${string}`
  /** What may follow the path, as the router writes it. */
  readonly detail?: `:${string}`
  /** Other addresses of the same screen, and those that lead to it. */
  readonly also?: readonly `/${string}`[]
  readonly formerly?: readonly `/${string}`[]
  /** The screen's heading, but for the dashboard, which greets; and what its tab is called. */
  readonly title: string
  readonly guard: Guard
  /** Its short name in the header of a large screen and in the bar of a phone. */
  readonly navigation?: string
  /** Not in the bar of a phone, which has no room for it: another screen leads there. */
  readonly isWideOnly?: true
  /** Its name among the round shortcuts of the dashboard, where that is another one. */
  readonly shortcut?: string
  /** Its link under the pages, which everybody may follow. */
  readonly footer?: string
  readonly palette?: {
    readonly name: string
    readonly hint?: string
    /** Other words that lead there. */
    readonly words: string
    /** First of all for who has no access, and not offered to anybody else. */
    readonly isWayToAccess?: true
  }
  readonly tint?: Tint
  /** The installed app begins here: what draws it comes with the frame of the signed-in screens. */
  readonly isStart?: true
}

/**
 * Every screen of the product, in the order of the navigation, of the palette and of the links under the pages. What
 * draws a screen stands beside its name in `app/routing/screens.ts`; this half loads nothing, so that links, the build and the
 * tests can read it. `/` shows the landing page to visitors.
 */
export const SCREENS = {
  home: {
    path: '/',
    also: ['/dashboard'],
    title: 'Tableau de bord',
    guard: 'signed-in',
    navigation: 'Accueil',
    palette: { name: 'Tableau de bord', words: 'accueil dashboard début progression niveau' },
  },
  todos: {
    path: '/todos',
    detail: ':day',
    title: 'Mes Tâches',
    guard: 'signed-in',
    navigation: 'Tâches',
    palette: {
      name: 'Mes Tâches',
      words: "todo to-do liste à faire aujourd'hui journée semaine planning",
    },
    tint: 'todos',
    isStart: true,
  },
  weeks: {
    path: '/bilan',
    detail: ':monday',
    title: 'Bilan de la semaine',
    guard: 'signed-in',
    palette: {
      name: 'Bilan de la semaine',
      words: 'revue clore semaine priorités mes semaines fait dimanche retour review',
    },
    tint: 'todos',
  },
  coach: {
    path: '/coach',
    detail: ':conversation',
    title: 'Coach Boom',
    guard: 'access',
    navigation: 'Coach',
    palette: { name: 'Coach Boom', words: 'chat conversation question ia assistant aide message' },
    tint: 'coach',
  },
  projects: {
    path: '/projects',
    title: 'Mes Projets',
    guard: 'signed-in',
    navigation: 'Projets',
    palette: { name: 'Mes Projets', words: 'plan business boutique idées notes' },
    tint: 'projects',
  },
  research: {
    path: '/search',
    title: 'Recherche de produits',
    guard: 'signed-in',
    navigation: 'Produits',
    shortcut: 'Recherche',
    palette: {
      name: 'Recherche de produits',
      words: 'produits produit liens candidats critères marge fournisseur',
    },
    tint: 'research',
  },
  salesTests: {
    path: '/tests',
    detail: ':product',
    title: 'Tests de vente',
    guard: 'signed-in',
    palette: {
      name: 'Tests de vente',
      words: 'test vente publicité visites paniers ventes verdict arrêter continuer commandes',
    },
    tint: 'research',
  },
  analyses: {
    path: '/analyses',
    title: 'Mes analyses',
    guard: 'signed-in',
    navigation: 'Analyses',
    isWideOnly: true,
    palette: {
      name: 'Mes analyses',
      words: 'analyse chiffres graphiques statistiques tendances rythme xp niveaux marge score avancées',
    },
  },
  learning: {
    path: '/modules',
    detail: ':lesson',
    title: "Modules d'apprentissage",
    guard: 'signed-in',
    palette: {
      name: "Modules d'apprentissage",
      words: 'leçons leçon cours apprendre formation exercices exercice modules débuter',
    },
  },
  payment: {
    path: '/payement',
    formerly: ['/dashboard/payement', '/paiement'],
    title: 'Paiement sécurisé',
    guard: 'signed-in',
    palette: {
      name: 'Paiement',
      hint: "Retrouver l'accès",
      words: 'payer carte abonnement accès prix tarif',
      isWayToAccess: true,
    },
    tint: 'success',
  },
  plan: {
    path: '/plan',
    title: 'Votre plan en 5 questions',
    guard: 'everybody',
    palette: {
      name: 'Votre plan en 5 questions',
      words: 'plan commencer début démarrer questions objectif première semaine refaire onboarding',
    },
  },
  help: {
    path: '/aide',
    detail: ':guide',
    title: 'Aide',
    guard: 'everybody',
    footer: 'Aide',
    palette: { name: 'Aide', words: "guides mode d'emploi comment faire question perdu débuter" },
  },
  login: { path: '/login', title: 'Connectez-vous à votre compte', guard: 'visitor' },
  signUp: { path: '/signup', title: 'Créez votre compte', guard: 'visitor' },
  terms: {
    path: '/cgv',
    title: "Conditions générales d'utilisation et de vente",
    guard: 'everybody',
    footer: 'Conditions générales',
  },
  privacy: {
    path: '/confidentialite',
    title: 'Politique de confidentialité',
    guard: 'everybody',
    footer: 'Confidentialité',
  },
  legalNotice: {
    path: '/mentions-legales',
    title: 'Mentions légales',
    guard: 'everybody',
    footer: 'Mentions légales',
  },
  accessibility: {
    path: '/accessibilite',
    title: "Déclaration d'accessibilité",
    guard: 'everybody',
    footer: 'Accessibilité',
  },
  rules: {
    path: '/rules',
    title: 'Documentation',
    guard: 'signed-in',
  },
} as const satisfies Readonly<Record<string, ScreenFacts>>

type Screens = typeof SCREENS
export type ScreenName = keyof Screens
/** The screens that one of these guards stands before. */
export type ScreenFor<Allowed extends Guard> = {
  [Name in ScreenName]: Screens[Name]['guard'] extends Allowed ? Name : never
}[ScreenName]
/** The screens that the navigation or the palette leads to, which have a sign for each. */
export type OfferedScreen = {
  [Name in ScreenName]: Screens[Name] extends { navigation: string } | { palette: object } ? Name : never
}[ScreenName]

export interface Screen<Name extends ScreenName = ScreenName> extends ScreenFacts {
  readonly name: Name
}

export const allScreens: readonly Screen[] = Object.entries<ScreenFacts>(SCREENS).map(([name, facts]) => ({
  ...facts,
  name: name as ScreenName,
}))

export const offeredScreens = allScreens.filter(
  (screen): screen is Screen<OfferedScreen> =>
    screen.navigation !== undefined || screen.palette !== undefined,
)

export function screensFor<Allowed extends Guard>(...allowed: Allowed[]): Screen<ScreenFor<Allowed>>[] {
  const isAllowed = ({ guard }: Screen) => (allowed as readonly Guard[]).includes(guard)
  return allScreens.filter((screen): screen is Screen<ScreenFor<Allowed>> => isAllowed(screen))
}

/** `/todos/lundi` is the screen `todos`; `/dashboard` is `home`. null for an address that leads elsewhere. */
export function screenOf(pathname: string): ScreenName | null {
  const first = `/${pathname.split('/')[1] ?? ''}` as const
  return allScreens.find(({ path, also }) => path === first || also?.includes(first))?.name ?? null
}

/** What the tab is called on a page with this heading. */
export function tabTitle(heading: string): string {
  return heading === 'Coach Boom' ? heading : `${heading} – Coach Boom`
}
