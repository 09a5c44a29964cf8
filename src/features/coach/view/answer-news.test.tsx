import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { cardHeads } from '@/domain/coach/cards/card-head'
import { AnswerNews } from './answer-news'

const answer = { role: 'assistant', content: 'Voici.', timestamp: 1 } as const
const task = { at: 1, from: 'coach', genre: 'tache', jour: 'jeudi', texte: 'Filmer', chaqueSemaine: false }
const heads = cardHeads({
  a: { ...task, n: 0 },
  b: { ...task, n: 1, state: 'accepted' },
  unreadable: { ...task, n: 2, jour: 'demain' },
  own: { ...task, n: 3, from: 'person' },
})
const said = (more: object, cards = heads, ending = 'Réponse terminée') =>
  renderToStaticMarkup(<AnswerNews ending={ending} answer={{ ...answer, ...more }} cards={cards} />)

it('counts the cards that are drawn: no unreadable one', () => {
  expect(said({})).toBe('Réponse terminée, 2\u00a0propositions')
})

it('says what the notes under the answer say', () => {
  expect(said({ dropped: 2, doubts: { vous: true } }, [])).toBe(
    'Réponse terminée, 2\u00a0propositions n’ont pas tenu, une vérification',
  )
})

it('counts a simulation that no statement has by itself', () => {
  expect(said({ dropped: 1, uncomputed: 1 }, [])).toBe('Réponse terminée, 1\u00a0calcul n’a pas pu se faire')
  expect(said({ dropped: 3, uncomputed: 2 }, [])).toBe(
    'Réponse terminée, 1\u00a0proposition n’a pas tenu, 2\u00a0calculs n’ont pas pu se faire',
  )
})

it('leaves a failure to its alert', () => {
  expect(said({}, [], '')).toBe('')
})
