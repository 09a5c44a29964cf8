import { describe, expect, it } from 'vitest'
import { daysFrom, dayWord, readTodo } from './typed-todo'

describe('readTodo', () => {
  it.each([
    ['Appeler Paul mardi', 'Appeler Paul', 'mardi'],
    ['appeler Paul pour Mardi', 'appeler Paul', 'mardi'],
    ['poster la vidéo, demain', 'poster la vidéo', 'dimanche'],
    ['Demain\u00a0: poster la vidéo', 'poster la vidéo', 'dimanche'],
    ['jeudi appeler', 'appeler', 'jeudi'],
    ['+ lundi de fête', 'de fête', 'lundi'],
  ])('%s', (typed, text, day) => {
    expect(readTodo(typed, 'samedi')).toEqual({ text, day })
  })

  it.each([
    'relire le mardi gras du client',
    'Préparer la réunion du lundi',
    'Filmer samedi et dimanche',
    'mardi et jeudi : poster',
    'Poster chaque lundi',
    'Finir la fiche avant vendredi',
    'En promo jusqu’à mercredi',
  ])('leaves a day inside of a sentence: %s', (typed) => {
    expect(readTodo(typed, 'samedi')).toEqual({ text: typed, day: null })
  })

  it('leaves a day that stands alone', () => {
    expect(readTodo('mardi', 'samedi')).toEqual({ text: 'mardi', day: null })
  })

  it('keeps the text as it was written when no day is named', () => {
    expect(readTodo('  Écrire  la fiche ', 'lundi')).toEqual({ text: 'Écrire  la fiche', day: null })
  })
})

it('says the days from today on', () => {
  expect(daysFrom('samedi').slice(0, 3)).toEqual(['samedi', 'dimanche', 'lundi'])
  expect(['samedi', 'dimanche', 'lundi'].map((day) => dayWord(day as 'lundi', 'samedi'))).toEqual([
    "aujourd'hui",
    'demain',
    'lundi',
  ])
})
