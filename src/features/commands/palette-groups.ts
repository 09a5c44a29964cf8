import type { Access } from '@/domain/access/subscription'
import type { Weekday } from '@/domain/base/time/weekday'
import { dayCommands, guideCommands, screenCommands } from './catalogue'
import type { Command, CommandGroup } from './command'
import { rank } from './rank'
import { readTodo } from '@/domain/todos/typed-todo'
import { askCommand, todoCommands, WRITE_TODO } from './typed-commands'

/** A live list in the palette: its loaded items, and the command to load more or to retry. */
export interface OfferedList {
  readonly items: readonly Command[]
  readonly further: Command | null
}

export interface Offer {
  readonly today: Weekday
  readonly access: Access | null
  /** Ids of the last chosen commands. */
  readonly recent: readonly string[]
  /** Path of the current screen, which is not offered. */
  readonly here: string
  readonly projects: OfferedList
  readonly conversations: OfferedList
  /** Searched, but not listed before text is typed. */
  readonly todos: OfferedList
  readonly products: OfferedList
  readonly links: OfferedList
  readonly lessons: readonly Command[]
}

/** Commands before text is typed, recent ones first. */
export function restingGroups({
  today,
  access,
  recent,
  here,
  projects,
  conversations,
  lessons,
}: Offer): CommandGroup[] {
  const screens = screenCommands(access)
  const days = dayCommands(today)
  const known = [...screens, ...days, ...guideCommands, ...lessons, ...projects.items, ...conversations.items]
  const latest = recent
    .flatMap((id) => known.find((command) => command.id === id) ?? [])
    .filter(({ target }) => target.to !== 'path' || target.path !== here)
  const others = (commands: readonly Command[]) => commands.filter((command) => !latest.includes(command))
  return filled([
    { id: 'recent', label: 'Récents', items: latest },
    { id: 'act', label: 'Agir', items: [WRITE_TODO] },
    { id: 'go', label: 'Aller à', items: others(screens) },
    { id: 'days', label: 'Tâches du jour', items: others(days) },
    { id: 'projects', label: 'Projets', items: withFurther(others(projects.items), projects) },
    {
      id: 'conversations',
      label: 'Conversations',
      items: withFurther(others(conversations.items), conversations),
    },
  ])
}

/** Commands for the typed text: the best group first, then actions on the text. A sentence that names a day is offered as a todo first. */
export function typedGroups(typed: string, offer: Offer): CommandGroup[] {
  const { today, access, projects, conversations, todos, products, links, lessons } = offer
  const places = [...screenCommands(access), WRITE_TODO, ...dayCommands(today)]
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
    { id: 'links', label: 'Liens', ...links, found: rank(links.items, typed) },
    { id: 'lessons', label: 'Leçons', further: null, found: rank(lessons, typed) },
    { id: 'guides', label: 'Aide', further: null, found: rank(guideCommands, typed) },
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
  const ask = access?.kind === 'none' ? null : askCommand(typed)
  const todo = { id: 'todo', label: 'Ajouter une tâche', items: todoCommands(typed, today) }
  const isTodo = readTodo(typed, today).day !== null
  return filled([
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
