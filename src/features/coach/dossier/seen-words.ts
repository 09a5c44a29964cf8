import { shortened } from '@/domain/base/cut-text'
import { capital, counted } from '@/domain/base/french-count'
import {
  DOSSIER_PARTS,
  DOSSIER_PART_KEYS,
  type DossierChoice,
  type DossierFacts,
  type DossierPartKey,
} from '@/domain/coach/dossier-parts'
import { factsAbout } from '@/domain/coach/facts'
import { isSameChoice, SHARES_ALL } from '@/domain/coach/sharing'
import { planSections } from '@/domain/projects/project'
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

interface PartNoun {
  readonly words: string
  readonly number: 'one' | 'many'
  readonly gender: 'f' | 'm'
}

const NOUNS: Readonly<Record<DossierPartKey, PartNoun>> = {
  me: { words: 'tes souvenirs', number: 'many', gender: 'm' },
  project: { words: 'ton projet', number: 'one', gender: 'm' },
  projects: { words: 'tes autres projets', number: 'many', gender: 'm' },
  products: { words: 'tes produits', number: 'many', gender: 'm' },
  learning: { words: 'tes leçons', number: 'many', gender: 'f' },
  week: { words: 'tes tâches', number: 'many', gender: 'f' },
}

/** « Ton projet et tes tâches n'ont pas pu être lus : je répondrai sans eux. » `parts`: one at least. */
export function unreadSentence(parts: readonly DossierPartKey[]): string {
  const nouns = parts.map((key) => NOUNS[key])
  const words = nouns.map((noun) => noun.words)
  const listed = [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' et ')
  const isFeminine = nouns.every(({ gender }) => gender === 'f')
  const isOne = nouns.length === 1 && nouns[0]?.number === 'one'
  if (isOne) return `${capital(listed)} n’a pas pu être lu\u00a0: je répondrai sans lui.`
  const [read, them] = isFeminine ? ['lues', 'elles'] : ['lus', 'eux']
  return `${capital(listed)} n’ont pas pu être ${read}\u00a0: je répondrai sans ${them}.`
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

/** What a part holds, shared or not: « Bougies : 12 rubriques sur 29 ». null: not read; '': nothing to tell. */
export function heldWords(key: DossierPartKey, facts: DossierFacts): string | null {
  const words = wordsOf(key, facts, SHARES_ALL)
  const [project] = facts.projects ?? []
  if (key !== 'project' || !words || !project) return words
  const sections = planSections(project.sections)
  const filled = sections.reduce((sum, section) => sum + section.filled.length, 0)
  const all = sections.reduce((sum, section) => sum + section.missing.length, filled)
  return `${words}\u00a0: ${counted(filled, 'rubrique')} sur\u00a0${all}`
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
