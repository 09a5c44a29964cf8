import { expect, test } from 'vitest'
import { errorText } from './error-text'
import { todoErrorText } from './todo-error-text'

type Place = Parameters<typeof errorText>[0]

// Sentences of the specification, with or without a full stop as there.
test.each<[Place, string]>([
  ['profileLoad', 'Utilisateur non connecté'],
  ['profileSave', 'Utilisateur non connecté.'],
  ['password', 'Utilisateur non connecté.'],
  ['accountDelete', 'Utilisateur non connecté.'],
  ['projectLoad', 'Utilisateur non connecté'],
  ['projectSave', 'Utilisateur non connecté'],
  ['projectDelete', 'Utilisateur non connecté'],
  ['candidateSave', 'Utilisateur non connecté !'],
  ['sectionDelete', 'Utilisateur non connecté !'],
  ['coach', 'Vous devez être connecté pour utiliser le chat'],
])('a session that ended under an open screen, %s: %s', (place, sentence) => {
  expect(errorText(place, 'session/signed-out')).toBe(sentence)
})

test('a list of todos that cannot be set up is no list that cannot be loaded', () => {
  expect(todoErrorText('todoLoad', 'session/signed-out')).toBe(
    'Vous devez être connecté pour voir vos tâches',
  )
  expect(todoErrorText('todoLoad', 'data/not-set-up')).toBe('Erreur lors de la configuration')
  expect(todoErrorText('todoLoad', 'data/missing-index')).toBe('Erreur lors de la configuration')
  expect(todoErrorText('todoLoad', 'data/denied')).toBe('Erreur lors du chargement des tâches')
})

test.each<[Place, Parameters<typeof errorText>[1], string | RegExp]>([
  ['refund', 'payment/nothing-to-refund', 'Il n’y a pas de paiement à rembourser.'],
  ['refund', 'payment/internal', /^Votre rétractation n’a pas pu être enregistrée\./],
  ['password', 'auth/too-many-requests', /^Trop de tentatives\. Patientez quelques minutes/],
  ['password', 'unknown', 'Erreur lors du changement de mot de passe.'],
])('%s, %s: %s', (place, code, sentence) => {
  expect(errorText(place, code)).toMatch(sentence)
})

test('an error code without its own sentence gets the general sentence of the place', () => {
  expect(errorText('profileSave', 'data/denied')).toBe('Erreur lors de la mise à jour du profil.')
  expect(errorText('sectionDelete', 'unknown')).toBe('Impossible de supprimer la section.')
})
