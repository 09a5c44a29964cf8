import { hasAccess, type Access } from '@/domain/access/subscription'
import { weekdayLabel, WEEKDAYS, type Weekday } from '@/domain/base/time/weekday'
import { paths } from '@/lib/paths'
import { offeredScreens, type OfferedScreen, type Screen } from '@/lib/screens'
import type { Command } from './command'
import { daysFrom } from '@/domain/todos/typed-todo'

const PROFILE: Command = {
  id: 'profile',
  look: 'profile',
  label: 'Mon Profil',
  synonyms: 'compte réglages paramètres nom mot de passe abonnement contact supprimer reçus données',
  target: { to: 'profile' },
}

const KEYS: Command = {
  id: 'keys',
  look: 'keys',
  label: 'Raccourcis clavier',
  synonyms: 'touches clavier aide raccourci',
  target: { to: 'keys' },
}

/** The screens of the navigation, most used first, home last. Without access, the payment comes first. */
export function screenCommands(access: Access | null): readonly Command[] {
  const isShut = access !== null && !hasAccess(access)
  const commandsOf = (isWanted: (screen: Screen) => boolean) =>
    offeredScreens.filter(isWanted).flatMap(toCommand)
  return [
    ...commandsOf(({ palette }) => isShut && palette?.isWayToAccess === true),
    ...commandsOf(({ name, navigation }) => navigation !== undefined && name !== 'home'),
    ...commandsOf(({ name }) => name === 'home'),
    PROFILE,
    ...commandsOf(({ navigation, palette }) => navigation === undefined && !palette?.isWayToAccess),
    KEYS,
  ]
}

function toCommand({ name, path, palette }: Screen<OfferedScreen>): Command[] {
  if (!palette) return []
  const { name: label, hint, words } = palette
  return [
    { id: name, look: name, label, ...(hint && { hint }), synonyms: words, target: { to: 'path', path } },
  ]
}

/** The week from today on, as the screen of the todos shows it. */
export function dayCommands(today: Weekday): readonly Command[] {
  return daysFrom(today).map((day) => {
    const place = (WEEKDAYS.indexOf(day) - WEEKDAYS.indexOf(today) + WEEKDAYS.length) % WEEKDAYS.length
    const hint = place === 0 ? 'Aujourd’hui' : place === 1 ? 'Demain' : undefined
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
