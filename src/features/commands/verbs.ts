import { foldText } from '@/domain/base/text/fold-text'
import { pastedLine } from '@/domain/base/text/pasted'
import { PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'
import type { LocalDate } from '@/domain/base/time/local-date'
import { readTypedLinks } from '@/domain/research/links/link-typing'
import { paths } from '@/lib/paths'
import type { Command } from './command'
import { todoCommands } from './typed-commands'

interface Verb extends Command {
  /** The commands for the words typed behind the verb's name, « nouveau projet lampe »; none: the words do not fit. */
  readonly with?: (words: string, today: LocalDate) => readonly Command[]
}

const begin = (path: string, text = '') => ({ to: 'begin', path, text }) as const

export const VERBS: readonly Verb[] = [
  {
    id: 'new-todo',
    look: 'add',
    label: 'Nouvelle tâche',
    synonyms: 'ajouter une tâche todo créer noter',
    target: begin(paths.todos),
    with: todoCommands,
  },
  {
    id: 'new-project',
    look: 'add',
    label: 'Nouveau projet',
    synonyms: 'ajouter un projet créer commencer',
    target: begin(paths.projects),
    with: (words) =>
      words.length > PROJECT_TITLE_MAX
        ? []
        : [
            {
              id: 'new-project',
              look: 'add',
              label: `Nouveau projet «\u00a0${words}\u00a0»`,
              target: { to: 'add-project', title: words },
            },
          ],
  },
  {
    id: 'new-link',
    look: 'add',
    label: 'Ajouter un lien',
    synonyms: 'nouveau lien produit coller adresse créer',
    target: begin(paths.research),
    with: (words) =>
      (readTypedLinks(words)?.links ?? []).length === 0
        ? []
        : [
            {
              id: 'new-link',
              look: 'add',
              label: `Ajouter le lien ${words}`,
              target: begin(paths.research, words),
            },
          ],
  },
  {
    id: 'new-conversation',
    look: 'add',
    label: 'Nouvelle conversation',
    synonyms: 'commencer discussion chat coach créer',
    target: begin(paths.coach),
    with: (words) => [
      {
        id: 'new-conversation',
        look: 'add',
        label: `Nouvelle conversation\u00a0: ${words}`,
        target: begin(paths.coach, words),
      },
    ],
  },
  {
    id: 'theme',
    look: 'theme',
    label: 'Thème',
    synonyms: 'mode sombre clair couleurs nuit jour apparence dark light',
    target: { to: 'theme' },
  },
  {
    id: 'sign-out',
    look: 'sign-out',
    label: 'Se déconnecter',
    synonyms: 'déconnexion quitter sortir logout',
    target: { to: 'sign-out' },
  },
]

/** The commands of a text that begins with a verb's name, « nouveau projet lampe »; none: it begins with no name. */
export function verbWithWords(typed: string, today: LocalDate): readonly Command[] {
  const text = pastedLine(typed)
  for (const { label, with: command } of VERBS) {
    const count = label.split(' ').length
    const words = text.split(' ')
    const name = words.slice(0, count).join(' ').replace(/:$/, '')
    const rest = words.slice(count).join(' ').replace(/^:\s*/, '')
    if (rest === '' || foldText(name).trim() !== foldText(label).trim()) continue
    return command?.(rest, today) ?? []
  }
  return []
}
