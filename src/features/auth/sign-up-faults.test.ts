import { expect, test } from 'vitest'
import { faultOf, refusalOf } from './sign-up-faults'

test('every fault names its field, in the words of the specification', () => {
  expect(faultOf('password-too-short')).toEqual({
    text: 'Le mot de passe doit contenir au moins 8 caractères',
    field: 'password',
  })
  expect(faultOf('name-required')).toEqual({ text: 'Le nom est requis', field: 'fullName' })
  expect(faultOf('email-invalid')).toEqual({ text: 'Adresse email invalide', field: 'email' })
  expect(faultOf('password-too-long').text).toContain('4096')
})

test('a refusal by Auth points at the field that can mend it, when one can', () => {
  expect(refusalOf('auth/email-already-in-use')).toEqual({
    text: 'Cette adresse email est déjà utilisée',
    field: 'email',
  })
  expect(refusalOf('auth/weak-password')).toEqual({
    text: 'Le mot de passe est trop faible',
    field: 'password',
  })
  expect(refusalOf('auth/network-request-failed')).toEqual({
    text: 'Problème de connexion réseau',
    field: null,
  })
  expect(refusalOf('unknown')).toEqual({
    text: "Une erreur s'est produite lors de l'inscription",
    field: null,
  })
})
