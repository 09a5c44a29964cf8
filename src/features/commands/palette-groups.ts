import type { Access } from '@/domain/access/subscription'
import { weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { readTodo } from '@/domain/todos/typed-todo'
import { dayCommands, screenCommands } from './catalogue'
import type { Command, CommandGroup } from './command'
import { rank } from './rank'
import { askCommand, todoCommands } from './typed-commands'
import { VERBS, verbWithWords } from './verbs'

/** A live list in the palette: its loaded items, and the command to load more or to retry. */
export interface OfferedList {
  readonly items: readonly Command[]
  readonly further: Command | null
}

export interface Offer {
  readonly today: LocalDate
  readonly access: Access | null
  readonly projects: OfferedList
  readonly conversations: OfferedList
  /** Searched, but not listed before text is typed. */
  readonly todos: OfferedList
  readonly products: OfferedList
  readonly tables: OfferedList
  readonly salesTests: OfferedList
  readonly lessons: OfferedList
}

/** Commands before text is typed. */
export function restingGroups({ today, access, projects, conversations }: Offer): CommandGroup[] {
  return filled([
    { id: 'act', label: 'Agir', items: VERBS },
    { id: 'go', label: 'Aller à', items: screenCommands(access) },
    { id: 'days', label: 'Tâches du jour', items: dayCommands(weekdayOfDate(today)) },
    { id: 'projects', label: 'Projets', items: withFurther(projects.items, projects) },
    { id: 'conversations', label: 'Conversations', items: withFurther(conversations.items, conversations) },
  ])
}

/**
 * Commands for the typed text: a verb with its words first, then the best group, then actions on the text. A sentence that names a day is
 * offered as a todo before the results, also behind a verb: « Nouveau projet avec Paul demain ».
 */
export function typedGroups(typed: string, offer: Offer): CommandGroup[] {
  const { today, access, projects, conversations, todos, products, tables, salesTests, lessons } = offer
  const places = [...VERBS, ...screenCommands(access), ...dayCommands(weekdayOfDate(today))]
  const lists = [
    { id: 'go', label: 'Aller à', further: null, found: rank(places, typed) },
    { id: 'projects', label: 'Projets', ...projects, found: rank(projects.items, typed) },
    {
      id: 'conversations',
      label: 'Conversations',
      ...conversations,
      found: rank(conversations.items, typed),
    },
    { id: 'todos', label: 'Tâches', ...todos, found: rank(todos.items, typed) },
    { id: 'products', label: 'Produits', ...products, found: rank(products.items, typed) },
    { id: 'tables', label: 'Tableaux', ...tables, found: rank(tables.items, typed) },
    { id: 'sales-tests', label: 'Tests de vente', ...salesTests, found: rank(salesTests.items, typed) },
    { id: 'lessons', label: 'Leçons', ...lessons, found: rank(lessons.items, typed) },
  ]
  const results = lists
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => (b.found[0]?.score ?? 0) - (a.found[0]?.score ?? 0))
    .map(({ id, label, found, further }) => ({
      id,
      label,
      items: withFurther(
        found.map(({ command }) => command),
        { further },
      ),
    }))
  const elsewhere = lists.flatMap(({ found, further }) => (found.length === 0 && further ? [further] : []))
  const verbs = verbWithWords(typed, today)
  const ask = access?.kind === 'none' ? null : askCommand(typed)
  const todo = {
    id: 'todo',
    label: 'Ajouter une tâche',
    items: verbs.some(({ target }) => target.to === 'add-todo') ? [] : todoCommands(typed, today),
  }
  const isTodo = readTodo(typed, weekdayOfDate(today)).day !== null
  return filled([
    { id: 'act', label: 'Agir', items: verbs },
    ...(isTodo ? [todo, ...results] : [...results, todo]),
    { id: 'ask', label: 'Demander', items: ask ? [ask] : [] },
    { id: 'further', label: 'Chercher plus loin', items: elsewhere },
  ])
}

function withFurther(
  items: readonly Command[],
  { further }: Pick<OfferedList, 'further'>,
): readonly Command[] {
  return further ? [...items, further] : items
}

function filled(groups: readonly CommandGroup[]): CommandGroup[] {
  return groups.filter(({ items }) => items.length > 0)
}
