import { describe, expect, test } from 'vitest'
import { isEmail, signUpFaults } from './sign-up'

const good = { fullName: 'Ana Silva', email: 'ana@example.com', password: 'motdepasse' }

describe('all faults, in the specified order', () => {
  test.each([
    [
      'everything wrong',
      { fullName: '  ', email: 'x', password: 'abc' },
      ['password-too-short', 'name-required', 'email-invalid'],
    ],
    ['seven characters', { ...good, password: '1234567' }, ['password-too-short']],
    ['password past the bound', { ...good, password: 'a'.repeat(4097) }, ['password-too-long']],
    ['name and e-mail wrong', { ...good, fullName: ' \t ', email: 'x' }, ['name-required', 'email-invalid']],
    [
      'name past the bound',
      { ...good, fullName: 'a'.repeat(121), email: 'x' },
      ['name-too-long', 'email-invalid'],
    ],
    ['e-mail wrong', { ...good, email: 'x' }, ['email-invalid']],
    ['nothing wrong', good, []],
    ['eight characters', { ...good, password: '12345678' }, []],
    ['blanks around', { ...good, fullName: ` ${'a'.repeat(120)} `, email: ' ana@example.com ' }, []],
    ['a password of blanks counts as typed', { ...good, password: ' '.repeat(8) }, []],
  ])('%s', (_, form, faults) => {
    expect(signUpFaults(form)).toEqual(faults)
  })
})

test.each([
  ['ana@example.com', true],
  ['a+b@ex-ample.co.uk', true],
  ['ana@example', false],
  ['ana example@ex.fr', false],
  ['ana@@example.fr', false],
  ['@example.fr', false],
  ['ana@.', false],
  ['', false],
  [`${'a'.repeat(250)}@ex.fr`, false],
])('%s is an address: %s', (typed, expected) => {
  expect(isEmail(typed)).toBe(expected)
})
