import { expect, it } from 'vitest'
import { plainAddress } from './plain-address'

it.each([
  'lea.moreau@gmail.com',
  ' LEA.Moreau@Gmail.com ',
  'leamoreau@gmail.com',
  'l.e.a.moreau+boutique+2@gmail.com',
  'lea.moreau@googlemail.com',
  'Lea.Moreau@GOOGLEMAIL.COM.',
  'ｌｅａｍｏｒｅａｕ@ｇｍａｉｌ．ｃｏｍ',
  'lea\u00a0moreau@gmail.com',
])('reads %j as one mailbox', (typed) => {
  expect(plainAddress(typed)).toBe('leamoreau@gmail.com')
})

it.each([
  ['lea.moreau+a@exemple.fr', 'lea.moreau@exemple.fr'],
  ['Léa@exemple.fr', 'léa@exemple.fr'],
  ['Le\u0301a@exemple.fr', 'léa@exemple.fr'],
  ['lea@bücher.example', 'lea@xn--bcher-kva.example'],
  ['lea@xn--bcher-kva.example', 'lea@xn--bcher-kva.example'],
  ['+tag@exemple.fr', '+tag@exemple.fr'],
  ['"a@b"@exemple.fr', '"a@b"@exemple.fr'],
])('keeps apart what is another mailbox: %j', (typed, plain) => {
  expect(plainAddress(typed)).toBe(plain)
})

it.each(['', ' ', 'lea', '@exemple.fr', 'lea@', 'lea@.'])('finds no address in %j', (typed) => {
  expect(plainAddress(typed)).toBeNull()
})
