import { House, ListChecks, MessageCircle, PackageSearch, PanelsTopLeft, type LucideIcon } from 'lucide-react'
import { paths } from '@/lib/paths'

export interface ShellSection {
  /** Shorter than the dashboard's shortcuts, whose names stay unique on their page. */
  readonly name: string
  readonly path: string
  readonly Icon: LucideIcon
}

/** Where the navigation of every signed-in screen leads. */
export const SHELL_SECTIONS: readonly ShellSection[] = [
  { name: 'Accueil', path: paths.home, Icon: House },
  { name: 'Tâches', path: paths.todos, Icon: ListChecks },
  { name: 'Coach', path: paths.coach, Icon: MessageCircle },
  { name: 'Projets', path: paths.projects, Icon: PanelsTopLeft },
  { name: 'Produits', path: paths.research, Icon: PackageSearch },
]

const TITLES: Readonly<Record<string, string>> = {
  [paths.home]: 'Tableau de bord',
  [paths.todos]: 'Mes Tâches',
  [paths.coach]: 'Coach Boom',
  [paths.projects]: 'Mes Projets',
  [paths.research]: 'Recherche de produits',
  [paths.payment]: 'Paiement sécurisé',
  [paths.rules]: 'Documentation',
}

/** `/todos/lundi` is the screen `/todos`; `/dashboard` is the home. */
export function screenOf(pathname: string): string {
  const first = `/${pathname.split('/')[1] ?? ''}`
  return first === paths.dashboard ? paths.home : first
}

export function titleOf(pathname: string): string {
  const title = TITLES[screenOf(pathname)]
  return !title || title === 'Coach Boom' ? 'Coach Boom' : `${title} – Coach Boom`
}
