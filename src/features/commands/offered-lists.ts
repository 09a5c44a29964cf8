import { recentConversationsQuery } from '@/data/coach/conversations'
import { LESSON_TABLE } from '@/data/learning'
import { projectsQuery, type LiveProject } from '@/data/project-lists'
import { recentCandidates } from '@/data/research/recent-candidates'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { sectionsQuery, type LiveSection } from '@/data/research/section-lists'
import { salesTestsQuery, type LiveSalesTest } from '@/data/sales-test-lists'
import { openTodos, type LiveTodo } from '@/data/todo-lists'
import { capital } from '@/domain/base/text/french-count'
import { dayName } from '@/domain/base/time/day-name'
import { localDateOf } from '@/domain/base/time/local-date'
import { dueOn } from '@/domain/todos/week-of-todo'
import type { Conversation } from '@/domain/coach/conversation/conversation'
import { projectStatusLabel } from '@/domain/projects/project-status'
import { CONVERSATIONS_PER_QUERY, DOCUMENTS_PER_QUERY, TODOS_PER_QUERY } from '@/domain/base/text/text-limits'
import type { Lesson } from '@/domain/learning/lessons'
import { candidateName } from '@/domain/research/candidate'
import { addressText } from '@/domain/research/candidate-address'
import { linkHost, productName } from '@/domain/research/links/link-words'
import { shownTitle } from '@/domain/projects/project'
import { SALES_TESTS_PER_QUERY } from '@/domain/sales-tests/sales-test'
import { isBlank } from '@/domain/base/text/visible-text'
import { formatMoment } from '@/lib/text/format'
import { paths } from '@/lib/paths'
import type { Command } from './command'

/** Number of documents read, one per line of the palette. */
const RECENT = 20

export const PROJECTS = {
  id: 'projects',
  read: projectsQuery,
  sizes: [RECENT, DOCUMENTS_PER_QUERY],
  further: 'Chercher dans les projets plus anciens',
  failed: 'Vos projets n’ont pas pu être lus',
  toCommand: ({ id, title, status }: LiveProject): Command => ({
    id: `project.${id}`,
    look: 'projects',
    label: shownTitle({ title }),
    hint: projectStatusLabel(status),
    target: { to: 'project', id },
  }),
} as const

/** Read with the first typed letter: open todos, newest first. */
export const TODOS = {
  id: 'todos',
  read: openTodos,
  sizes: [RECENT, TODOS_PER_QUERY],
  further: 'Chercher dans les tâches plus anciennes',
  failed: 'Vos tâches n’ont pas pu être lues',
  toCommand: (todo: LiveTodo, now: Date): Command => ({
    id: `todo.${todo.id}`,
    look: 'todos',
    label: todo.text,
    hint: todo.repeats ? `Chaque ${todo.dayOfWeek}` : capital(dayName(dueOn(todo, now), localDateOf(now))),
    target: { to: 'path', path: paths.todosOf(todo.dayOfWeek) },
  }),
} as const

/** A section of the research: a product with links of its sellers. */
export const TABLES = {
  id: 'tables',
  read: sectionsQuery,
  sizes: [RECENT, DOCUMENTS_PER_QUERY],
  further: 'Chercher dans les tableaux plus anciens',
  failed: 'Vos tableaux n’ont pas pu être lus',
  toCommand: ({ id, product }: LiveSection): Command => ({
    id: `section.${id}`,
    look: 'research',
    label: product,
    target: { to: 'research', arrival: { section: id } },
  }),
} as const

/** The pages of the newest links of the research. */
export const PRODUCTS = {
  id: 'products',
  read: (uid: string, size: number) => recentCandidates(uid, size, { tables: RECENT }),
  sizes: [RECENT, DOCUMENTS_PER_QUERY],
  further: 'Chercher dans les produits plus anciens',
  failed: 'Vos produits n’ont pas pu être lus',
  toCommand: (candidate: LiveCandidate): Command => ({
    id: `product.${candidate.id}`,
    look: 'research',
    label: candidateName(candidate),
    hint: linkHost(candidate.link),
    target: { to: 'path', path: paths.product(addressText(candidate)) },
  }),
} as const

/** Sales tests by what they try, which is searched with the name of their product. */
export const SALES_TESTS = {
  id: 'sales-tests',
  read: salesTestsQuery,
  sizes: [RECENT, SALES_TESTS_PER_QUERY],
  further: 'Chercher dans les tests plus anciens',
  failed: 'Vos tests de vente n’ont pas pu être lus',
  toCommand: ({
    id,
    product,
    link,
    tried,
  }: Pick<LiveSalesTest, 'id' | 'product' | 'link' | 'tried'>): Command => {
    const name = productName(link)
    return {
      id: `sales-test.${id}`,
      look: 'research',
      label: isBlank(tried) ? 'Test de vente' : tried,
      hint: name,
      synonyms: `test de vente ${name}`,
      target: { to: 'path', path: paths.product(product, 'test') },
    }
  },
} as const

/** Lessons by their title; the file with their table is read with the first typed letter. */
export const LESSONS = {
  id: 'lessons',
  read: () => LESSON_TABLE,
  sizes: [RECENT, RECENT],
  further: '',
  failed: 'Les leçons n’ont pas pu être lues',
  toCommand: ({ id, title }: Pick<Lesson, 'id' | 'title'>): Command => ({
    id: `lesson.${id}`,
    look: 'learning',
    label: title,
    hint: 'Leçon',
    target: { to: 'path', path: paths.lesson(id) },
  }),
} as const

export const CONVERSATIONS = {
  id: 'conversations',
  read: recentConversationsQuery,
  sizes: [RECENT, CONVERSATIONS_PER_QUERY],
  further: 'Chercher dans les conversations plus anciennes',
  failed: 'Vos conversations n’ont pas pu être lues',
  toCommand: ({ id, title, timestamp }: Conversation, now: Date): Command => ({
    id: `conversation.${id}`,
    look: 'coach',
    label: title,
    hint: formatMoment(timestamp, now),
    target: { to: 'path', path: paths.conversation(id) },
  }),
} as const
