import { shortened } from '@/domain/base/text/cut-text'
import { agreed, capital, counted } from '@/domain/base/text/french-count'
import {
  DOSSIER_PARTS,
  DOSSIER_PART_KEYS,
  hasMore,
  PRODUCTS,
  type DossierChoice,
  type DossierFacts,
  type DossierPartKey,
} from '@/domain/coach/dossier/dossier-parts'
import { factsAbout } from '@/domain/coach/facts/facts'
import { isSameChoice, SHARES_ALL } from '@/domain/coach/dossier/sharing'
import { planSections } from '@/domain/projects/project'
import { isDone } from '@/domain/todos/week-of-todo'
import type { ShownScope } from './use-coach-scope'

const ONE = 'n’a pas pu être lu\u00a0: je répondrai sans lui.'
const SEVERAL = 'n’ont pas pu être lus\u00a0: je répondrai sans eux.'

/** A part, and the rest of the sentence where it alone could not be read. */
const UNREAD: Readonly<Record<DossierPartKey, readonly [name: string, alone: string]>> = {
  project: ['ton projet', ONE],
  products: ['tes produits', SEVERAL],
  tasks: ['tes tâches', 'n’ont pas pu être lues\u00a0: je répondrai sans elles.'],
  plan: ['ton plan', ONE],
  memories: ['tes souvenirs', SEVERAL],
}
const list = new Intl.ListFormat('fr')

/** « Ton projet et tes tâches n'ont pas pu être lus : je répondrai sans eux. » `keys`: at least one. */
export function unreadSentence(keys: readonly DossierPartKey[]): string {
  const parts = keys.map((key) => UNREAD[key])
  const [only, ...others] = parts
  const rest = only && others.length === 0 ? only[1] : SEVERAL
  return `${capital(list.format(parts.map(([name]) => name)))} ${rest}`
}

const TITLE_MAX = 32

/**
 * Contents of each shared part: « Gourde filtrante », « 5 produits ». Empty and unreadable parts are left out; a part that
 * is still being read has its label.
 */
export function sharedWords({ shared, status }: Pick<ShownScope, 'shared' | 'status'>): string[] {
  const { choice, facts } = shared
  if (facts.chart) return [facts.chart.name]
  if (status === 'closed' && isSameChoice(choice, SHARES_ALL)) return ['ton travail']
  return DOSSIER_PART_KEYS.filter((key) => choice[key]).flatMap((key) => {
    const words = wordsOf(key, facts, choice)
    if (words === null) return status === 'settled' ? [] : [DOSSIER_PARTS[key].label.toLowerCase()]
    return words === '' ? [] : [words]
  })
}

/** Contents of a part, shared or not: « Bougies : 12 points sur 29 ». Null: not read; '': empty. */
export function heldWords(key: DossierPartKey, facts: DossierFacts): string | null {
  const words = wordsOf(key, facts, SHARES_ALL)
  const [project, ...others] = facts.projects ?? []
  if (key !== 'project' || !project) return words && capital(words)
  const sections = planSections(project.sections)
  const filled = sections.flatMap((section) => section.filled).length
  const all = filled + sections.flatMap(({ missing }) => missing).length
  const title = shortened(project.title, TITLE_MAX)
  return joined([
    `${title}\u00a0: ${counted(filled, 'point')} sur\u00a0${all}`,
    othersWords(others.length, hasMore(facts, 'projects')),
  ])
}

/** Null: not read; '': empty. */
function wordsOf(key: DossierPartKey, facts: DossierFacts, choice: DossierChoice): string | null {
  const { memory, plan, projects, candidates, todos, profile } = facts
  switch (key) {
    case 'project': {
      const [project, ...others] = projects ?? []
      return (
        projects &&
        joined([
          project ? shortened(project.title, TITLE_MAX) : '',
          othersWords(others.length, hasMore(facts, 'projects')),
        ])
      )
    }
    case 'products':
      return (
        candidates &&
        some(
          Math.min(candidates.length, PRODUCTS),
          'produit',
          candidates.length > PRODUCTS || hasMore(facts, 'products') || hasMore(facts, 'tables'),
        )
      )
    case 'tasks':
      return (
        todos &&
        some(todos.filter((todo) => !isDone(todo, new Date())).length, 'tâche', hasMore(facts, 'openTodos'))
      )
    case 'plan':
      return plan && profile && joined([plan.madeAt === '' ? '' : 'tes réponses', `niveau ${profile.level}`])
    case 'memories': {
      const project = (choice.project && projects?.[0]?.id) || null
      return memory && some(factsAbout(memory, project).length, 'souvenir')
    }
  }
}

function othersWords(count: number, isLeast: boolean): string {
  return count === 0 ? '' : `${least(isLeast)}${counted(count, 'autre')} ${agreed(count, 'projet')}`
}

function joined(words: readonly string[]): string {
  return words.filter(Boolean).join(' · ')
}

/** `isLeast`: there are more than were read. */
function some(count: number, word: string, isLeast = false): string {
  return count === 0 ? '' : `${least(isLeast)}${counted(count, word)}`
}

function least(isLeast: boolean): string {
  return isLeast ? 'au moins ' : ''
}
