import { expect, it } from 'vitest'
import { openTaskOf } from './open-task'
import { PLAIN_TODO, type Todo } from './todo'

const NOW = new Date(2026, 10, 28, 12)
const made = (text: string, changed: Partial<Todo> = {}): Todo => ({
  ...PLAIN_TODO,
  id: text,
  userId: 'u',
  text,
  dayOfWeek: 'samedi',
  createdAt: NOW,
  ...changed,
})

it('finds the open task with the words of a duty, whatever its case', () => {
  const task = made('  obtenir votre numéro eori (gratuit)')
  expect(openTaskOf('Obtenir votre numéro EORI (gratuit)', [made('Autre'), task], NOW)).toBe(task)
})

it.each<[string, readonly Todo[]]>([
  ['deleted', []],
  ['done', [made('Obtenir un numéro', { completed: true, doneDates: ['2026-11-28'] })]],
  ['renamed', [made('Obtenir un numéro EORI')]],
])('finds none when it was %s', (_, todos) => {
  expect(openTaskOf('Obtenir un numéro', todos, NOW)).toBeNull()
})
