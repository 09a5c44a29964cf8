import { expect, it } from 'vitest'
import type { Card } from '@/domain/coach/card'
import type { ProposedTodo } from '@/domain/coach/proposal'
import { PLAIN_TODO, type Todo } from '@/domain/todos/todo'
import { movedOnWords, todoStanding, type TodoFacts } from './todo-standing'

const proposed: ProposedTodo = {
  genre: 'tache',
  jour: 'jeudi',
  texte: 'Filmer 3 plans',
  chaqueSemaine: false,
  pourquoi: null,
}
const card: Card = {
  id: 'c1',
  at: 1,
  order: 0,
  from: 'person',
  proposed,
  target: 't1',
  state: 'accepted',
  replaced: null,
}
const todo: Todo = {
  ...PLAIN_TODO,
  id: 't1',
  userId: 'u1',
  text: 'Filmer 3 plans',
  dayOfWeek: 'jeudi',
  createdAt: new Date(0),
}
const facts: TodoFacts = { todo, isRefused: false, isWaiting: false, isListed: false }
const standing = (state: Card['state'], changed: Partial<TodoFacts>) =>
  todoStanding({ ...card, state }, proposed, { ...facts, ...changed })

it('takes back only a task that is as the card made it', () => {
  expect(standing('accepted', {})).toBe('made')
  expect(standing('edited', {})).toBe('made')
  expect(standing('accepted', { todo: { ...todo, completed: true } })).toBe('moved-on')
  expect(standing('accepted', { todo: { ...todo, text: 'Filmer 4 plans' } })).toBe('moved-on')
  expect(standing('accepted', { todo: { ...todo, dayOfWeek: 'lundi' } })).toBe('moved-on')
  expect(standing('accepted', { todo: { ...todo, repeats: true } })).toBe('moved-on')
  expect(standing('accepted', { todo: { ...todo, date: '2026-11-26' } })).toBe('moved-on')
  expect(standing('accepted', { todo: null })).toBe('moved-on')
})

it('says nothing of a task before it is known', () => {
  expect(standing('accepted', { todo: undefined })).toBe('looking')
  expect(standing('accepted', { todo: null, isWaiting: true })).toBe('looking')
})

it('offers a refused task again, and a task that is there already not at all', () => {
  expect(standing('accepted', { isRefused: true, todo: undefined })).toBe('refused')
  expect(standing('open', { todo: undefined })).toBe('open')
  expect(standing('open', { todo: undefined, isListed: true })).toBe('listed')
  expect(standing('ignored', { isListed: true })).toBe('folded')
  expect(standing('undone', { todo: null })).toBe('folded')
})

it('says why a task is no longer the card’s', () => {
  expect(movedOnWords(null, proposed)).toBe('Retirée de tes tâches depuis')
  expect(movedOnWords({ ...todo, completed: true, dayOfWeek: 'lundi' }, proposed)).toBe('Faite')
  expect(movedOnWords({ ...todo, repeats: true }, proposed)).toBe('Revient chaque jeudi')
  expect(movedOnWords({ ...todo, dayOfWeek: 'lundi' }, proposed)).toBe('Déplacée à lundi')
  expect(movedOnWords({ ...todo, text: 'Filmer' }, proposed)).toBe('Modifiée depuis')
})

it('that comes again every week is as the card made it until it is ticked', () => {
  const weekly = { ...proposed, chaqueSemaine: true }
  const made = (changed: Partial<Todo>) =>
    todoStanding(card, weekly, { ...facts, todo: { ...todo, repeats: true, ...changed } })
  expect(made({})).toBe('made')
  expect(made({ completed: true, doneDates: ['2026-11-19'] })).toBe('moved-on')
})
