import { describe, expect, test } from 'vitest'
import { passwordStrength } from './password-strength'

describe('weak: common passwords, also with capitals, digits and signs', () => {
  test.each([
    'motdepasse',
    'MotDePasse',
    'm0tdep@sse',
    'Motdepasse1!',
    'Password2026!',
    'azertyuiop',
    'poiuytreza',
    '12345678',
    '87654321',
    'aaaaaaaaaaaaaaaaaaaaaaaa',
    'abcdefghijklmnop',
    'azerty123456',
    'soleil1998',
    'Élise2004',
    'abc',
    '',
  ])('%s', (password) => {
    expect(passwordStrength(password)).toBe('weak')
  })
})

test('the name and the email of the owner add no strength', () => {
  const owner = ['Zoé Bernardin', 'zoe.bernardin@exemple.fr']
  expect(passwordStrength('bernardin.zoe')).toBe('fair')
  expect(passwordStrength('bernardin.zoe', owner)).toBe('weak')
  expect(passwordStrength('Z0eBernardin2026', owner)).toBe('weak')
})

test('capital, digit and sign alone do not make a short one strong; length does', () => {
  expect(passwordStrength('Xk9$wq2P')).toBe('fair')
  expect(passwordStrength('lampe orange sous escalier')).toBe('strong')
  expect(passwordStrength('Xk9$wq2P!fT7#mZe')).toBe('strong')
})

test('between the two there is a middle', () => {
  expect(passwordStrength('tournesol-vert')).toBe('fair')
})

test('each further character of a long password keeps or raises its level', () => {
  const order = ['weak', 'fair', 'strong']
  const typed = 'le vent 7 chante & file'
  const levels = Array.from(typed, (_, index) => order.indexOf(passwordStrength(typed.slice(0, index + 1))))
  expect(levels).toEqual([...levels].sort())
})
