import { shortened } from '@/domain/base/text/cut-text'
import { capital, counted } from '@/domain/base/text/french-count'
import {
  DOSSIER_PARTS,
  DOSSIER_PART_KEYS,
  type DossierChoice,
  type DossierFacts,
  type DossierPartKey,
} from '@/domain/coach/dossier/dossier-parts'
import { factsAbout } from '@/domain/coach/facts/facts'
import { isSameChoice, SHARES_ALL } from '@/domain/coach/dossier/sharing'
import { planSections } from '@/domain/projects/project'
import { isDone } from '@/domain/todos/week-of-todo'
import type { SightOf } from './use-coach-sight'

interface PartNoun {
  readonly words: string
  readonly number: 'one' | 'many'
  readonly gender: 'f' | 'm'
}

const NOUNS: Readonly<Record<DossierPartKey, PartNoun>> = {
  project: { words: 'ton projet', number: 'one', gender: 'm' },
  products: { words: 'tes produits', number: 'many', gender: 'm' },
  tasks: { words: 'tes tâches', number: 'many', gender: 'f' },
  plan: { words: 'ton plan', number: 'one', gender: 'm' },
  memories: { words: 'tes souvenirs', number: 'many', gender: 'm' },
}

/** « Ton projet et tes tâches n'ont pas pu être lus : je répondrai sans eux. » `parts`: at least one. */
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

/**
 * Contents of each shared part: « Gourde filtrante », « 5 produits ». Empty and unreadable parts are left out; a part that
 * is still being read has its label.
 */
export function seenWords({
  seen: { choice, facts },
  status,
}: {
  readonly seen: SightOf['seen']
  readonly status: SightOf['status']
}): string[] {
  if (facts.chart) return [facts.chart.name]
  if (status === 'closed' && isSameChoice(choice, SHARES_ALL)) return ['ton travail']
  return DOSSIER_PART_KEYS.filter((key) => choice[key]).flatMap((key) => {
    const words = wordsOf(key, facts, choice)
    if (words === null) return status === 'settled' ? [] : [DOSSIER_PARTS[key].label.toLowerCase()]
    return words === '' ? [] : [words]
  })
}

/** Contents of a part, shared or not: « Bougies : 12 rubriques sur 29 ». Null: not read; '': empty. */
export function heldWords(key: DossierPartKey, facts: DossierFacts): string | null {
  const words = wordsOf(key, facts, SHARES_ALL)
  const [project, ...others] = facts.projects ?? []
  if (key !== 'project' || !project) return words && capital(words)
  const sections = planSections(project.sections)
  const filled = sections.reduce((sum, section) => sum + section.filled.length, 0)
  const all = sections.reduce((sum, section) => sum + section.missing.length, filled)
  const title = shortened(project.title, TITLE_MAX)
  return joined([
    `${title}\u00a0: ${counted(filled, 'rubrique')} sur\u00a0${all}`,
    othersWords(others.length),
  ])
}

/** Null: not read; '': empty. */
function wordsOf(key: DossierPartKey, facts: DossierFacts, choice: DossierChoice): string | null {
  const { memory, plan, projects, candidates, todos, profile } = facts
  switch (key) {
    case 'project': {
      const [project, ...others] = projects ?? []
      return (
        projects && joined([project ? shortened(project.title, TITLE_MAX) : '', othersWords(others.length)])
      )
    }
    case 'products':
      return candidates && some(candidates.length, 'produit')
    case 'tasks':
      return todos && some(todos.filter((todo) => !isDone(todo, new Date())).length, 'tâche')
    case 'plan':
      return plan && profile && joined([plan.madeAt === '' ? '' : 'tes réponses', `niveau ${profile.level}`])
    case 'memories': {
      const project = (choice.project && projects?.[0]?.id) || null
      return memory && some(factsAbout(memory, project).length, 'souvenir')
    }
  }
}

function othersWords(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '1\u00a0autre projet' : `${count}\u00a0autres projets`
}

function joined(words: readonly string[]): string {
  return words.filter(Boolean).join(' · ')
}

function some(count: number, word: string): string {
  return count === 0 ? '' : counted(count, word)
}
