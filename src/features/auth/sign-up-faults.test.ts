import { describe, expect, test } from 'vitest'
import { signUpFaults, type SignUpFault } from '@/domain/account/sign-up'
import { faultOf, refusalOf, remediesOf } from './sign-up-faults'

const FAULTS: Readonly<Record<SignUpFault, readonly [text: string, field: string]>> = {
  'password-too-short': ['Le mot de passe doit contenir au moins 8 caractères', 'password'],
  'password-too-long': ['Un mot de passe compte au plus 4096 caractères.', 'password'],
  'name-required': ['Le nom est requis', 'fullName'],
  'name-too-long': ['Un nom compte au plus 120 caractères.', 'fullName'],
  'email-invalid': ['Adresse email invalide', 'email'],
}

test.each(Object.entries(FAULTS))(
  '%s is said in these words, and names its field',
  (fault, [text, field]) => {
    expect(faultOf(fault as SignUpFault)).toEqual({ text, field })
  },
)

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
