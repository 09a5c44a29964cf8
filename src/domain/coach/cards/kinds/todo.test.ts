import { expect, test } from 'vitest'
import { todoCard } from './todo'

test.each([
  ['of today', 'vendredi', false, '2026-11-27'],
  ['of the next week', 'lundi', false, '2026-11-30'],
  ['of every week', 'vendredi', true, undefined],
] as const)(
  'a proposed task %s has the day of its acceptance, whenever its write arrives',
  (_, jour, chaqueSemaine, date) => {
    const card = {
      id: 'x',
      at: 1,
      order: 0,
      from: 'coach',
      target: 'made',
      state: 'accepted',
      doneAt: new Date(2026, 10, 27, 23, 59).getTime(),
      ground: {},
      over: {},
      proposed: { genre: 'tache', jour, texte: 'Filmer', chaqueSemaine, pourquoi: null },
    } as const
    const [write] = todoCard.make(
      card,
      null,
      { uid: 'u', at: new Date(2026, 10, 28), conversation: 'c' },
      null,
    )
    expect(write?.kind === 'set' && write.fields['date']).toBe(date)
  },
)
