import type { Guard, ScreenFacts } from './screen-facts'

export type { ScreenFacts, Tint } from './screen-facts'

/**
 * Every screen, in the order of navigation, palette and footer. Components are registered by name in `app/routing/screens.ts`; this file
 * imports none, so that links, the build and the tests can use it. `/` shows the landing page to visitors.
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
      words: 'todo to-do liste à faire aujourd’hui journée semaine planning',
    },
    tint: 'todos',
    isStart: true,
  },
  weeks: {
    path: '/bilan',
    detail: ':monday',
    title: 'Bilan de la semaine',
    guard: 'signed-in',
    under: '/todos',
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
  launch: {
    path: '/mise-en-vente',
    also: ['/mise-en-vente/:project/:part'],
    detail: ':project',
    title: 'Mise en vente',
    guard: 'signed-in',
    under: '/projects',
    palette: {
      name: 'Mise en vente',
      words:
        'vendre obligations loi fiche boutique shopify woocommerce contrôle page courriers lettres rétractation médiateur',
    },
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
      words: 'produits produit liens candidats critères prix marge fournisseur test de vente',
    },
    tint: 'research',
  },
  product: {
    path: '/search/:product',
    detail: ':part',
    title: 'Produit',
    guard: 'signed-in',
    under: '/search',
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
    title: 'Modules d’apprentissage',
    guard: 'signed-in',
    palette: {
      name: 'Modules d’apprentissage',
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
      hint: 'Retrouver l’accès',
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
    palette: { name: 'Aide', words: 'guides mode d’emploi comment faire question perdu débuter' },
  },
  login: { path: '/login', title: 'Connectez-vous à votre compte', guard: 'visitor' },
  signUp: { path: '/signup', title: 'Créez votre compte', guard: 'visitor' },
  terms: {
    path: '/cgv',
    title: 'Conditions générales d’utilisation et de vente',
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
    title: 'Déclaration d’accessibilité',
    guard: 'everybody',
    footer: 'Accessibilité',
  },
  rules: {
    path: '/rules',
    title: 'Documentation',
    guard: 'signed-in',
    palette: {
      name: 'Documentation des données',
      words: 'règles accès structure champs collections fonctionnalités index base firestore rgpd données',
    },
  },
} as const satisfies Readonly<Record<string, ScreenFacts>>

type Screens = typeof SCREENS
export type ScreenName = keyof Screens
export type ScreenFor<Allowed extends Guard> = {
  [Name in ScreenName]: Screens[Name]['guard'] extends Allowed ? Name : never
}[ScreenName]
/** Screens in the navigation or the palette; each has an icon. */
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

/** `/todos/lundi` is the screen `todos`; `/dashboard` is `home`. The longest address decides. null: no screen. */
export function screenOf(pathname: string): ScreenName | null {
  const asked = partsOf(pathname)
  const holding = allScreens.flatMap(({ name, path, also = [] }) =>
    [path, ...also].flatMap((address) => {
      const parts = partsOf(address)
      // The start holds its own address alone.
      const isOfScreen = parts.length > 0 || asked.length === 0
      return isOfScreen && isHeld(parts, asked) ? [{ name, length: parts.length }] : []
    }),
  )
  const [longest] = holding.sort((a, b) => b.length - a.length)
  return longest?.name ?? null
}

/** The addresses of a screen without its redirects, in the router's syntax. */
export function addressesOf({ path, also = [], detail }: ScreenFacts): readonly string[] {
  return [path, ...also, ...(detail ? [`${path}/${detail}`] : [])]
}

/** Whether the router has a screen or a redirect there. */
export function isAddress(pathname: string): boolean {
  const asked = partsOf(pathname)
  return allScreens.some((screen) =>
    [...addressesOf(screen), ...(screen.formerly ?? [])].some((address) => {
      const parts = partsOf(address)
      return parts.length === asked.length && isHeld(parts, asked)
    }),
  )
}

function partsOf(address: string): readonly string[] {
  return address.split('/').filter((part) => part !== '')
}

/** Whether an address begins with the parts of another one, in any case, as the router compares them. */
function isHeld(parts: readonly string[], asked: readonly string[]): boolean {
  return parts.every((part, at) =>
    part.startsWith(':') ? at < asked.length : part === asked[at]?.toLowerCase(),
  )
}

/** Path of the screen whose label is current in the navigation, if it has one; null: no screen. */
export function currentLabel(pathname: string): string | null {
  const name = screenOf(pathname)
  if (name === null) return null
  const { path, under = path }: ScreenFacts = SCREENS[name]
  return under
}

export function tabTitle(heading: string): string {
  return heading === 'Coach Boom' ? heading : `${heading} – Coach Boom`
}
