import { expect, test } from 'vitest'
import { progressWords } from './todo-words'

test.each([
  [0, 0, false, ''],
  [0, 1, false, '0 faite sur 1 tâche'],
  [1, 1, false, 'La tâche est faite, bravo\u00a0!'],
  [1, 2, false, '1 faite sur 2 tâches'],
  [2, 2, false, 'Tout est fait, bravo\u00a0!'],
  [0, 0, true, ''],
  [1, 1, true, '1 faite sur 1 tâche affichée'],
  [0, 2, true, '0 faite sur 2 tâches affichées'],
  [2, 2, true, '2 faites sur 2 tâches affichées'],
])('%i of %i todos, with more (%o): %s', (done, total, hasMore, words) => {
  expect(progressWords(done, total, hasMore)).toBe(words)
})
