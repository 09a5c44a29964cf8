import { describe, expect, it } from 'vitest'
import { parseProject } from '@/domain/projects/project'
import { PROJECT_SECTIONS, projectItemId } from '@/domain/projects/project-sections'
import { parseTodo } from '@/domain/todos/todo'
import { parseCards } from '@/domain/coach/cards/card'
import type { Card } from '@/domain/coach/cards/card-kinds'
import { FOLLOW_UPS_MAX, followUps, type FollowUpFacts } from './follow-ups'

/** A Sunday. */
const NOW = new Date(2026, 10, 22, 15, 0)
const NOTHING: FollowUpFacts = { cards: [], project: null, todos: null, messages: [] }

const TODO = { genre: 'tache', jour: 'jeudi', texte: 'Filmer 3 plans', chaqueSemaine: false, pourquoi: null }
const ITEM = { genre: 'element', projet: null, element: 'product-1', texte: 'Une lampe', pourquoi: null }

function cards(...states: readonly [object, Card['state']][]): readonly Card[] {
  return parseCards(
    Object.fromEntries(
      states.map(([proposed, state], n) => [`c${n}`, { at: 1, n, target: 't', state, ...proposed }]),
    ),
  )
}

function projectWithout(...empty: readonly string[]) {
  const sections = Object.fromEntries(
    PROJECT_SECTIONS.map(({ key, items }) => [
      key,
      items.map((title, index) => {
        const content = empty.includes(title) ? '' : 'écrit'
        return { id: projectItemId(key, index), title, content, completed: content !== '' }
      }),
    ]),
  )
  const project = parseProject('p', { userId: 'u', title: 'Lampe', status: 'in_progress', sections })
  if (!project) throw new Error('unreadable')
  return project
}

function todos(...open: readonly [day: string, completed?: boolean][]) {
  return open.map(([dayOfWeek, completed = false], index) => {
    const todo = parseTodo(`t${index}`, { userId: 'u', text: 'x', dayOfWeek, completed })
    if (!todo) throw new Error('unreadable')
    return todo
  })
}

function thread(question: string, answer = 'Voici.'): FollowUpFacts['messages'] {
  return [
    { role: 'user', content: question },
    { role: 'assistant', content: answer },
  ]
}

const FREE_DAYS = 'Propose-moi une petite tâche pour lundi ou mardi.'
const BUDGET = 'Aide-moi à écrire « Budget moyen » pour mon projet « Lampe ».'

const ANOTHER = 'Remplis « Description du produit » autrement.'

const CASES: readonly [string, Partial<FollowUpFacts>, readonly string[]][] = [
  ['nothing is known', {}, []],
  [
    'several proposals are open',
    { cards: cards([TODO, 'open'], [ITEM, 'open']) },
    ['Par laquelle de ces propositions commencer, et pourquoi ?'],
  ],
  ['one is open beside one that was taken', { cards: cards([TODO, 'open'], [ITEM, 'accepted']) }, []],
  [
    'two are open beside one that was taken',
    { cards: cards([TODO, 'open'], [TODO, 'open'], [TODO, 'accepted']) },
    ['Comment bien commencer « Filmer 3 plans » ?'],
  ],
  ['a task was taken', { cards: cards([TODO, 'edited']) }, ['Comment bien commencer « Filmer 3 plans » ?']],
  ['a text is open', { cards: cards([ITEM, 'open']) }, [ANOTHER]],
  [
    'another text was asked for before',
    { cards: cards([ITEM, 'open']), messages: thread(ANOTHER) },
    [ANOTHER],
  ],
  ['a text was taken', { cards: cards([ITEM, 'accepted']) }, []],
  ['all was put aside', { cards: cards([TODO, 'ignored'], [TODO, 'undone']) }, []],
  ['one says why itself', { cards: cards([{ ...TODO, pourquoi: 'Cela se voit' }, 'open']) }, []],
  ['a key of ours in its text', { cards: cards([{ ...TODO, texte: 'Revoir noSection' }, 'open']) }, []],
  [
    'an id of ours in its text',
    { cards: cards([{ ...TODO, texte: 'Remplir offer-1, wowEffect' }, 'open']) },
    ['Pourquoi me proposes-tu « Remplir « Offre principale », effet wow » ?'],
  ],
  [
    'the answer says where to begin',
    { cards: cards([TODO, 'open'], [ITEM, 'open']), messages: thread('Et ?', 'Commence par filmer.') },
    [],
  ],
  ['a text is missing, of which nobody speaks', { project: projectWithout('Budget moyen') }, []],
  [
    'a text is missing, after another that was asked for',
    { project: projectWithout('Budget moyen'), messages: thread('Écris « Prix et MOQ »') },
    [BUDGET],
  ],
  [
    'a text is missing, after another that was proposed',
    { project: projectWithout('Budget moyen', 'Description du produit'), cards: cards([ITEM, 'accepted']) },
    [BUDGET],
  ],
  [
    'the text that is missing was asked for in other words',
    { project: projectWithout('Budget moyen'), messages: thread('Quel est le budget moyen ?') },
    [],
  ],
  [
    'a text that a sale needs comes before the first one in the editor',
    { project: projectWithout('Concurrents directs', 'Prix et MOQ'), cards: cards([ITEM, 'accepted']) },
    ['Aide-moi à écrire « Prix et MOQ » pour mon projet « Lampe ».'],
  ],
  ['a project is full', { project: projectWithout(), cards: cards([ITEM, 'accepted']) }, []],
  [
    'no task on the next two days',
    { todos: todos(['dimanche'], ['mercredi'], ['lundi', true]) },
    [FREE_DAYS],
  ],
  ['a task tomorrow', { todos: todos(['lundi']) }, []],
  [
    'a task was just proposed for tomorrow',
    { todos: [], cards: cards([{ ...TODO, jour: 'lundi' }, 'ignored']) },
    [],
  ],
  [
    'the answer has just proposed a task in its text',
    { todos: [], messages: thread('Et ?', 'Filme demain.') },
    [],
  ],
  ['a task the day after', { todos: todos(['mardi']) }, []],
  [
    'the last question is not repeated',
    { project: projectWithout('Budget moyen'), todos: [], messages: thread(BUDGET) },
    [FREE_DAYS],
  ],
  [
    'an earlier question is not repeated',
    { todos: [], messages: [...thread(FREE_DAYS), ...thread('Et ?')] },
    [],
  ],
]

describe('the follow-up questions', () => {
  it.each(CASES)('%s', (_, facts, questions) => {
    const found = followUps({ ...NOTHING, ...facts }, NOW)
    expect(found.map((question) => question.replaceAll('\u00a0', ' '))).toEqual(questions)
  })

  it('are at most three, in the order of the work', () => {
    const messages = thread('Écris « Prix et MOQ »')
    const all = { cards: cards([TODO, 'open']), project: projectWithout('Budget moyen'), todos: [], messages }
    const found = followUps({ ...NOTHING, ...all }, NOW)
    expect(found).toHaveLength(FOLLOW_UPS_MAX)
    expect(found[2]).toBe(FREE_DAYS)
  })
})
