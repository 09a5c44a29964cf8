import { addDays, dateAt, type LocalDate } from '../../../src/domain/base/time/local-date'
import { emptyContent, withItemText } from '../../../src/domain/projects/parts'
import { projectProgress, type Project } from '../../../src/domain/projects/project'
import { PROJECT_SECTIONS, projectItemId } from '../../../src/domain/projects/project-sections'
import { CRITERIA, parseVerdicts } from '../../../src/domain/research/candidate'
import { WEEKDAYS } from '../../../src/domain/base/time/weekday'
import { PLAIN_TODO, type Todo } from '../../../src/domain/todos/todo'
import type { WeekFacts } from '../../../src/domain/weeks/look-back'

function numbersOf(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** A person's data at the end of a week: from this week and others, partly done or undone. */
export function seededWeek(
  seed: number,
  monday: LocalDate,
): Required<WeekFacts> & { readonly open: readonly Todo[] } {
  const next = numbersOf(seed)
  const below = (count: number) => Math.floor(next() * count)
  const dayAround = () => addDays(monday, below(28) - 14)
  const todos = Array.from({ length: below(60) }, (_, index): Todo => {
    const days = Array.from({ length: below(4) }, dayAround)
    return {
      ...PLAIN_TODO,
      id: `t${index}`,
      userId: 'u',
      text: `Tâche ${index}`,
      dayOfWeek: WEEKDAYS[below(7)] ?? 'lundi',
      createdAt: dateAt(dayAround()),
      completed: next() < 0.6,
      repeats: next() < 0.3,
      doneDates: [...new Set(days)].sort(),
    }
  })
  const at = () => new Date(dateAt(dayAround()).getTime() + (next() - 0.5) * 80_000_000)
  return {
    todos,
    open: todos.filter(({ completed }) => !completed),
    candidates: Array.from({ length: below(20) }, () => ({
      createdAt: next() < 0.05 ? null : at(),
      verdicts: parseVerdicts(
        Object.fromEntries(CRITERIA.map(({ key }) => [key, next() < 0.7 ? next() < 0.5 : null])),
      ),
    })),
    projects: Array.from({ length: below(6) }, (_, index) => seededProject(`p${index}`, next, at())),
    lessons: Array.from({ length: below(8) }, at),
    xp: below(5_000),
  }
}

function seededProject(id: string, next: () => number, updatedAt: Date): Project {
  let content = { ...emptyContent(), title: `Projet ${id}` }
  for (const { key, items } of PROJECT_SECTIONS) {
    for (const index of items.keys()) {
      if (next() < 0.4) content = withItemText(content, key, projectItemId(key, index), 'Écrit')
    }
  }
  return {
    ...content,
    id,
    userId: 'u',
    description: '',
    tasks: [],
    countedItems: [],
    createdAt: updatedAt,
    updatedAt,
    progress: projectProgress(content.sections),
  }
}
