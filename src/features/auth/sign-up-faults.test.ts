import { describe, expect, test } from 'vitest'
import { signUpFaults } from '@/domain/account/sign-up'
import { faultOf, refusalOf, remediesOf } from './sign-up-faults'

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
  expect(refusalOf('network/offline')).toEqual({
    text: 'Problème de connexion réseau',
    field: null,
  })
  expect(refusalOf('unknown')).toEqual({
    text: "Une erreur s'est produite lors de l'inscription",
    field: null,
  })
})

describe('beside the fields', () => {
  const wrong = { fullName: '  ', email: 'x', password: 'abc' }
  const right = { fullName: 'Zoé', email: 'zoe@exemple.fr', password: 'motdepasse' }
  const attempt = { tried: wrong, refused: null }

  test('all that is wrong is said at once, in other words than the banner', () => {
    const beside = remediesOf(attempt, wrong)
    expect(Object.keys(beside).sort()).toEqual(['email', 'fullName', 'password'])
    expect(beside.password).toBe('Il manque encore 5\u00a0caractères.')
    for (const fault of signUpFaults(wrong))
      expect(Object.values(beside).join()).not.toContain(faultOf(fault).text)
  })

  test('a corrected fault disappears while typing, and the others stay', () => {
    expect(remediesOf(attempt, { ...wrong, password: 'motdepas' })).not.toHaveProperty('password')
    expect(Object.keys(remediesOf(attempt, { ...right, email: 'zoe@' }))).toEqual(['email'])
    expect(remediesOf(attempt, right)).toEqual({})
  })

  test('a field that was right is not blamed before the next attempt', () => {
    const tried = { ...right, password: 'abc' }
    expect(Object.keys(remediesOf({ tried, refused: null }, { ...tried, email: 'zoe@ex' }))).toEqual([
      'password',
    ])
  })

  test('a refusal by Auth stays until the field is changed', () => {
    const refused = { tried: right, refused: 'auth/email-already-in-use' } as const
    expect(remediesOf(refused, right)).toHaveProperty('email')
    expect(remediesOf(refused, { ...right, email: 'zoe2@exemple.fr' })).toEqual({})
    expect(remediesOf({ tried: right, refused: 'unknown' }, right)).toEqual({})
  })
})
