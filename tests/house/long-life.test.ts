import { expect, test } from 'vitest'
import { parseConversation } from '@/domain/coach/conversation/conversation'
import { parseLearning } from '@/domain/learning/progress'
import { parseProject } from '@/domain/projects/project'
import { parseCandidate } from '@/domain/research/candidate'
import { parseSection } from '@/domain/research/section'
import { parseTodo } from '@/domain/todos/todo'
import { isFolded } from '@/domain/todos/week-of-todo'
import { parseWeek } from '@/domain/weeks/week'
import { FIRST_WEEK, lifeOf, THOUSANDTH_DAY, type LifeSize } from '../support/samples/long-life'

// The benchmark's documents must pass the product's own parsers.

const now = new Date(2026, 10, 23, 9)
const PARSERS: Readonly<Record<string, (id: string, data: unknown) => unknown>> = {
  todos: parseTodo,
  conversations: parseConversation,
  weeks: parseWeek,
  projects: parseProject,
  product: parseCandidate,
  products: parseCandidate,
  sections: parseSection,
  learning: (_, data) => (parseLearning(data).size > 0 ? data : null),
}

test.each<[string, LifeSize]>([
  ['first week', FIRST_WEEK],
  ['thousandth day', THOUSANDTH_DAY],
])('every document of the %s is read by its parser, and there are as many as it says', (_, size) => {
  const counts: Record<string, number> = {}
  const paths = new Set<string>()
  let folded = 0
  for (const [path, fields] of lifeOf('u1', size, now)) {
    const [id = '', collection = ''] = path.split('/').reverse()
    const read = PARSERS[collection]?.(id, fields) ?? null
    if (read === null) throw new Error(`${path} is not read: ${JSON.stringify(fields)}`)
    counts[collection] = (counts[collection] ?? 0) + 1
    if (collection === 'todos' && isFolded(read as NonNullable<ReturnType<typeof parseTodo>>, now))
      folded += 1
    paths.add(path)
  }
  const products = (counts['product'] ?? 0) + (counts['products'] ?? 0)
  expect({ ...counts, products }).toMatchObject({
    todos: size.todosDone + 7 * 8 + 12,
    conversations: size.conversations,
    weeks: size.weeks,
    projects: size.projects,
    sections: size.tables,
    products: size.products,
  })
  expect(folded).toBe(size.todosDone)
  expect(paths.size).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0))
})
