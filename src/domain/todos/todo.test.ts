import { describe, expect, test } from 'vitest'
import { TASK_MAX } from '@/domain/base/text-limits'
import { byPlace, checkTaskText, parseTodo, placeOf, splitPastedTasks, type Todo } from './todo'

const stored = {
  userId: 'ana',
  text: 'Appeler le fournisseur',
  completed: true,
  dayOfWeek: 'mardi',
  createdAt: new Date('2026-11-21T10:00:00Z'),
}

describe('stored tasks', () => {
  test('are read, with what a feature added', () => {
    expect(parseTodo('t1', stored)).toEqual({ id: 't1', ...stored, placedAt: null, xpCounted: false })
    const placedAt = new Date('2026-11-20T10:00:00Z')
    expect(parseTodo('t1', { ...stored, placedAt, xpCounted: true })).toMatchObject({
      placedAt,
      xpCounted: true,
    })
  })

  test('fall back where a field cannot be read', () => {
    expect(parseTodo('t1', { ...stored, completed: 'yes', createdAt: 'hier' })).toMatchObject({
      completed: false,
      createdAt: new Date(0),
    })
  })

  test.each([
    ['text', { ...stored, text: ' ' }],
    ['owner', { ...stored, userId: 3 }],
    ['known day', { ...stored, dayOfWeek: 'blursday' }],
    ['field', null],
  ])('without %s are left out', (_, data) => {
    expect(parseTodo('t1', data)).toBeNull()
  })
})

test('newest first, a restored task at its old place, ties in one order', () => {
  const at = (id: string, created: number, placed?: number): Todo => ({
    ...stored,
    id,
    dayOfWeek: 'mardi',
    createdAt: new Date(created),
    placedAt: placed === undefined ? null : new Date(placed),
    xpCounted: false,
  })
  const tasks = [at('a', 1), at('b', 3), at('c', 9, 2), at('d', 3), at('e', 4)]
  const order = ['e', 'd', 'b', 'c', 'a']
  expect([...tasks].sort(byPlace).map((task) => task.id)).toEqual(order)
  expect(
    [...tasks]
      .reverse()
      .sort(byPlace)
      .map((task) => task.id),
  ).toEqual(order)
  expect(byPlace(at('a', 1), at('a', 1))).toBe(0)
  expect(placeOf(at('c', 9, 2))).toEqual(new Date(2))
})

test.each([
  ['  Écrire la fiche ', { text: 'Écrire la fiche' }],
  ['a\tb\u0000c', { text: 'a b c' }],
  ['<img src=x onerror=alert(1)>', { text: '<img src=x onerror=alert(1)>' }],
  ['', { fault: 'blank' }],
  [' \n\u0007 ', { fault: 'blank' }],
  ['\u200b\u200d', { fault: 'blank' }],
  ['a\u202ecba\u2028d', { text: 'a cba d' }],
  ['👩\u200d💻', { text: '👩\u200d💻' }],
  ['a'.repeat(TASK_MAX), { text: 'a'.repeat(TASK_MAX) }],
  [` ${'a'.repeat(TASK_MAX)} `, { text: 'a'.repeat(TASK_MAX) }],
  ['a'.repeat(TASK_MAX + 1), { fault: 'too-long' }],
])('typed %j', (typed, expected) => {
  expect(checkTaskText(typed)).toEqual(expected)
})

describe('pasted lines', () => {
  test.each([
    ['- lait\n* pain\n• riz\n– thé', ['lait', 'pain', 'riz', 'thé']],
    ['1. un\n2) deux\n10. dix', ['un', 'deux', 'dix']],
    ['- [ ] à faire\n- [x] fait\n[] vide\n☐ case\n✅ cochée', ['à faire', 'fait', 'vide', 'case', 'cochée']],
    ['•\tcollé de Word\n  - en retrait', ['collé de Word', 'en retrait']],
    ['un\r\ndeux\rtrois\n\n  \n', ['un', 'deux', 'trois']],
    ['3 produits à tester', ['3 produits à tester']],
    [
      '-20 % sur le stock\n3.5 kg de café\n*important*',
      ['-20 % sur le stock', '3.5 kg de café', '*important*'],
    ],
    ['2026. bilan\n[notes](https://ex.fr)', ['2026. bilan', '[notes](https://ex.fr)']],
    ['-\n1.\n- [ ]\n•', []],
    ['', []],
  ])('%j', (pasted, tasks) => {
    expect(splitPastedTasks(pasted)).toEqual(tasks)
  })

  test('a line longer than a task is cut at words, and loses none', () => {
    const line = Array.from({ length: 300 }, (_, index) => `mot${index}`).join(' ')
    const tasks = splitPastedTasks(line)
    expect(tasks.join(' ')).toBe(line)
    expect(tasks.every((task) => 'text' in checkTaskText(task))).toBe(true)
  })

  test('a word longer than a task is cut between characters', () => {
    const tasks = splitPastedTasks(`a${'😀'.repeat(TASK_MAX)}`)
    expect(tasks.map((task) => task.length)).toEqual([TASK_MAX - 1, TASK_MAX, 2])
    expect(tasks.every((task) => !/[\ud800-\udbff]$/.test(task))).toBe(true)
  })
})
