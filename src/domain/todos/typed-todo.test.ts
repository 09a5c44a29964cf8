import { describe, expect, it } from 'vitest'
import { daysFrom, readTodo } from './typed-todo'

describe('a day that stands alone', () => {
  it.each([
    ['Comparer les prix samedi', 'Comparer les prix', 'samedi'],
    ['Appeler Paul mardi', 'Appeler Paul', 'mardi'],
    ['appeler Paul pour Mardi', 'appeler Paul', 'mardi'],
    ['Envoyer le devis ce jeudi', 'Envoyer le devis', 'jeudi'],
    ['poster la vidéo, demain', 'poster la vidéo', 'dimanche'],
    ['Demain\u00a0: poster la vidéo', 'poster la vidéo', 'dimanche'],
    ['Demain, poster la vidéo', 'poster la vidéo', 'dimanche'],
    ['DEMAIN: poster', 'poster', 'dimanche'],
    ['Mardi - appeler Paul', 'appeler Paul', 'mardi'],
    ['Pour mercredi : filmer', 'filmer', 'mercredi'],
    ['Filmer – jeudi', 'Filmer', 'jeudi'],
    ['Filmer : lundi', 'Filmer', 'lundi'],
    ['Filmer (vendredi)', 'Filmer', 'vendredi'],
    ['Appeler Paul demain.', 'Appeler Paul', 'dimanche'],
    ['Appeler Paul demain\u00a0!', 'Appeler Paul\u00a0!', 'dimanche'],
    ['Appeler Paul 14h mardi', 'Appeler Paul 14h', 'mardi'],
    ['Fête des mères dimanche', 'Fête des mères', 'dimanche'],
    ['+ Écrire la fiche lundi', 'Écrire la fiche', 'lundi'],
    ['Mardi : répondre à 3 clients, puis filmer', 'répondre à 3 clients, puis filmer', 'mardi'],
    ['Relancer Lundine mardi', 'Relancer Lundine', 'mardi'],
  ])('%s', (typed, text, day) => {
    expect(readTodo(typed, 'samedi')).toMatchObject({ text, day })
  })

  it.each([
    'Appeler Paul demain matin',
    'Demain matin : appeler Paul',
    'demain soir, poster',
    'Dimanche de Pâques : fermer la boutique',
    'Vendredi saint',
    'Vendredi saint : fermer',
    'lundi de Pentecôte',
    'Préparer le lundi de Pâques',
    'Black Friday vendredi',
    'Cyber Monday, lundi',
    'mardi gras',
    'relire le mardi gras du client',
    'le lundi 7',
    'Livrer le lundi 7',
    'samedi 12 décembre',
    'Samedi 12 décembre : marché de Noël',
    'Lundi 14h : appeler',
    'les lundis',
    'Poster les lundis',
    'Poster le lundi',
    'avant-demain',
    'Rendre le devis après-demain',
    'Finir avant demain',
    'Reporter la réunion à mardi',
    'D’ici vendredi',
    'Finir d’ici vendredi',
    'Préparer la réunion du lundi',
    'Filmer samedi et dimanche',
    'mardi et jeudi : poster',
    'Lundi, mardi : poster',
    'Poster lundi, mercredi',
    'Poster de lundi à vendredi',
    'Poster chaque lundi',
    'Poster le 12 samedi',
    'Finir la fiche avant vendredi',
    'En promo jusqu’à mercredi',
    'Ouvert sauf dimanche',
    'Noël tombe vendredi',
    'La réunion est mardi',
    'jeudi appeler',
    'samedi prochain',
    'Tester le titre «\u00a0Livré demain\u00a0»',
    'Tester "livré demain"',
    'Poster avec #lundi',
    'Appeler (Paul mardi)',
    'On livre demain\u00a0?',
    'Aujourd’hui ou demain',
    'Ce week-end, samedi',
    'lundi de fête',
    'mardi',
    'Mardi :',
    'demain',
  ])('is no part of a sentence: %s', (typed) => {
    expect(readTodo(typed, 'samedi')).toEqual({ text: typed, day: null, whole: typed })
  })

  it('leaves the words as they were typed beside', () => {
    expect(readTodo('+ Comparer  les prix samedi', 'lundi')).toEqual({
      text: 'Comparer  les prix',
      day: 'samedi',
      whole: 'Comparer  les prix samedi',
    })
  })

  it('reads a long text in time', () => {
    for (const part of [' ', '- ', ', ', 'mardi ', '(', 'de ', '. ']) {
      const began = performance.now()
      readTodo(`a${part.repeat(200_000 / part.length)}b`, 'lundi')
      readTodo(`lundi${part.repeat(200_000 / part.length)}b`, 'lundi')
      expect(performance.now() - began).toBeLessThan(300)
    }
  })
})

it('says the days from today on', () => {
  expect(daysFrom('samedi').slice(0, 3)).toEqual(['samedi', 'dimanche', 'lundi'])
})
