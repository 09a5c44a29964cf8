import { shortened } from '@/domain/base/cut-text'
import { counted } from '@/domain/base/french-count'
import {
  DOSSIER_PARTS,
  DOSSIER_PART_KEYS,
  type DossierChoice,
  type DossierFacts,
  type DossierPartKey,
} from '@/domain/coach/dossier-parts'
import { factsAbout } from '@/domain/coach/facts'
import { isSameChoice, SHARES_ALL } from '@/domain/coach/sharing'
import { isDone } from '@/domain/todos/week-of-todo'
import type { SightOf } from './use-coach-sight'

const UNREAD: Readonly<Record<DossierPartKey, string>> = {
  me: 'souvenirs et réponses\u00a0: pas lus',
  project: 'projet\u00a0: pas lu',
  projects: 'autres projets\u00a0: pas lus',
  products: 'produits\u00a0: pas lus',
  learning: 'niveau\u00a0: pas lu',
  week: 'tâches\u00a0: pas lues',
}

const TITLE_MAX = 32

/** The work first: on a phone the end is cut. */
const NAMED: readonly DossierPartKey[] = [...DOSSIER_PART_KEYS.filter((key) => key !== 'me'), 'me']

/**
 * « Gourde filtrante », « 5 produits »: what each shared part comes to; a part without anything to tell is not named.
 * Before anything is read nobody knows which those are.
 */
export function seenWords({ choice, facts, status }: Pick<SightOf, 'choice' | 'facts' | 'status'>): string[] {
  if (status === 'closed' && isSameChoice(choice, SHARES_ALL)) return ['ton travail']
  return NAMED.filter((key) => choice[key]).flatMap((key) => {
    const words = wordsOf(key, facts, choice)
    if (words === null) return status === 'settled' ? [UNREAD[key]] : [DOSSIER_PARTS[key].label]
    return words === '' ? [] : [words]
  })
}

/** null: not read; '': nothing to tell. */
function wordsOf(key: DossierPartKey, facts: DossierFacts, choice: DossierChoice): string | null {
  const { memory, plan, projects, candidates, todos, profile } = facts
  switch (key) {
    case 'me':
      return (
        memory &&
        plan &&
        [
          some(factsAbout(memory, (choice.project && projects?.[0]?.id) || null).length, 'souvenir'),
          plan.madeAt === '' ? '' : 'tes réponses',
        ]
          .filter(Boolean)
          .join(' · ')
      )
    case 'project':
      return projects && shortened(projects[0]?.title ?? '', TITLE_MAX)
    case 'projects': {
      const count = (projects?.length ?? 1) - 1
      if (projects && count < 1) return ''
      return projects && (count === 1 ? '1\u00a0autre projet' : `${count}\u00a0autres projets`)
    }
    case 'products':
      return candidates && some(candidates.length, 'produit')
    case 'learning':
      return profile && `niveau ${profile.level}`
    case 'week':
      return todos && some(todos.filter((todo) => !isDone(todo, new Date())).length, 'tâche')
  }
}

function some(count: number, word: string): string {
  return count === 0 ? '' : counted(count, word)
}
