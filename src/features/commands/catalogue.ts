import { hasAccess, type Access } from '@/domain/access/subscription'
import { weekdayLabel, WEEKDAYS, type Weekday } from '@/domain/base/weekday'
import { paths } from '@/lib/paths'
import type { Command } from './command'
import { daysFrom } from './task-words'

const SCREENS: readonly Command[] = [
  {
    id: 'tasks',
    look: 'tasks',
    label: 'Mes Tâches',
    synonyms: "todo to-do liste à faire aujourd'hui journée semaine planning",
    target: { to: 'path', path: paths.todos },
  },
  {
    id: 'coach',
    look: 'coach',
    label: 'Coach Boom',
    synonyms: 'chat conversation question ia assistant aide message',
    target: { to: 'path', path: paths.coach },
  },
  {
    id: 'projects',
    look: 'projects',
    label: 'Mes Projets',
    synonyms: 'plan business boutique idées notes',
    target: { to: 'path', path: paths.projects },
  },
  {
    id: 'research',
    look: 'research',
    label: 'Recherche',
    synonyms: 'produits recherche produit liens candidats critères marge fournisseur',
    target: { to: 'path', path: paths.research },
  },
  {
    id: 'home',
    look: 'home',
    label: 'Tableau de bord',
    synonyms: 'accueil dashboard début progression niveau modules',
    target: { to: 'path', path: paths.home },
  },
  {
    id: 'profile',
    look: 'profile',
    label: 'Mon Profil',
    synonyms:
      'compte réglages paramètres nom mot de passe abonnement contact déconnexion se déconnecter supprimer reçus données',
    target: { to: 'profile' },
  },
  {
    id: 'rules',
    look: 'rules',
    label: 'Documentation',
    synonyms: 'règles données structure aide',
    target: { to: 'path', path: paths.rules },
  },
  {
    id: 'help',
    look: 'help',
    label: 'Raccourcis clavier',
    synonyms: 'touches clavier aide raccourci',
    target: { to: 'help' },
  },
]

const PAYMENT: Command = {
  id: 'payment',
  look: 'payment',
  label: 'Paiement',
  hint: "Retrouver l'accès",
  synonyms: 'payer carte abonnement accès prix tarif',
  target: { to: 'path', path: paths.payment },
}

/** The screens, the most used first; who has no access finds the way to it at the top. */
export function screenCommands(access: Access | null): readonly Command[] {
  return access && !hasAccess(access) ? [PAYMENT, ...SCREENS] : SCREENS
}

/** The week as the screen of the tasks shows it, from today on. */
export function dayCommands(today: Weekday): readonly Command[] {
  return daysFrom(today).map((day) => {
    const place = (WEEKDAYS.indexOf(day) - WEEKDAYS.indexOf(today) + WEEKDAYS.length) % WEEKDAYS.length
    const hint = place === 0 ? "Aujourd'hui" : place === 1 ? 'Demain' : undefined
    return {
      id: `day.${day}`,
      look: 'day',
      label: weekdayLabel(day),
      ...(hint && { hint }),
      synonyms: `tâches jour ${hint ?? ''}`,
      target: { to: 'path', path: paths.todosOf(day) },
    }
  })
}
