import { expect, test } from 'vitest'
import { inDigits } from './number-words'

test.each([
  ['quarante-sept euros', '47 euros'],
  ['Vingt-neuf euros quatre-vingt-dix, ton prix', '29 euros 90, ton prix'],
  ['soixante et onze euros', '71 euros'],
  ['soixante-dix-neuf €', '79 €'],
  ['quatre-vingt-dix-neuf euros', '99 euros'],
  ['quatre-vingts euros', '80 euros'],
  ['deux cent quatre-vingt-un euros', '281 euros'],
  ['mille six cents euros', '1600 euros'],
  ['deux mille trois cent quatre euros', '2304 euros'],
  ['pour cent euros', 'pour 100 euros'],
  ['quinze pour cent', '15 pour cent'],
  ['cent pour cent', '100 pour cent'],
  ['une vingtaine d’euros', 'environ 20 euros'],
  ['une douzaine d’euros', 'environ 12 euros'],
  ['un millier d’euros', 'environ 1000 euros'],
  ['vingt‑neuf euros', '29 euros'],
  ['zéro euro', '0 euro'],
  ['octante euros', '80 euros'],
  ['trois-quatre euros', '4 euros'],
  ['1,6 k€', '1\u202f600\u00a0€'],
  ['2k€ de stock', '2\u202f000\u00a0€ de stock'],
  ['12 K de stock', '12\u202f000\u00a0€ de stock'],
  ['neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf euros', '999999 euros'],
  ['12 mille euros', '12\u202f000\u00a0€'],
  ['deux cents balles', '200 euros'],
  ['47,35 e', '47,35\u00a0€'],
])('« %s » is read as « %s »', (words, digits) => {
  expect(inDigits(words)).toBe(digits)
})

test.each([
  'trois vidéos par semaine',
  'deux ou trois idées',
  'le vingt novembre',
  'quelques centaines d’euros',
  '29,90 €',
])('« %s » stays', (text) => {
  expect(inDigits(text)).toBe(text)
})
