import { expect, it } from 'vitest'
import { isNumber, NUMBER_WORDS, numberOf } from './number-words'

const WITHIN = new RegExp(String.raw`\b${NUMBER_WORDS}`, 'i')
const WHOLE = new RegExp(`^${NUMBER_WORDS}$`)

it.each<[string, number]>([
  ['14', 14],
  ['un', 1],
  ['Deux', 2],
  ['neuf', 9],
  ['onze', 11],
  ['dix-sept', 17],
  ['vingt et un', 21],
  ['vingt-et-une', 21],
  ['quarante-huit', 48],
  ['soixante et onze', 71],
  ['soixante-douze', 72],
  ['quatre-vingts', 80],
  ['quatre-vingt-dix-huit', 98],
  ['quatre vingt dix', 90],
  ['septante-cinq', 75],
  ['cent', 100],
  ['cent quatre-vingts', 180],
  ['deux cents', 200],
  ['trois cent soixante-cinq', 365],
  ['mille', 1_000],
  ['deux mille', 2_000],
  ['deux mille quatre cent dix', 2_410],
  ['une quinzaine de', 15],
  ['dizaine', 10],
  ['une centaine de', 100],
  ['trois-quatre', 4],
  ['dix quinze', 15],
])('reads « %s » as %i, and finds the whole of it', (words, value) => {
  expect(numberOf(words)).toBe(value)
  if (/\D/.test(words)) {
    expect(WITHIN.exec(`Il en reste ${words} jours.`)?.[0].trimEnd()).toBe(words)
  }
})

it('reads every number up to 1,999 from its words', () => {
  for (let value = 1; value < 2_000; value += 1) {
    const words = spelled(value)
    expect(numberOf(words), words).toBe(value)
    expect(WHOLE.test(words), words).toBe(true)
  }
})

const SMALL =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
]

function spelled(value: number): string {
  if (value >= 1_000) return ['mille', ...(value > 1_000 ? [spelled(value - 1_000)] : [])].join(' ')
  if (value >= 100) {
    const [hundreds, rest] = [Math.floor(value / 100), value % 100]
    const head = hundreds === 1 ? 'cent' : `${SMALL[hundreds]} cent${rest === 0 ? 's' : ''}`
    return rest === 0 ? head : `${head} ${spelled(rest)}`
  }
  if (value < 20) return SMALL[value] ?? ''
  const ten = Math.floor(value / 10)
  const rest = value - 10 * (ten === 7 || ten === 9 ? ten - 1 : ten)
  const head = TENS[ten] ?? ''
  if (rest === 0) return ten === 8 ? 'quatre-vingts' : head
  return `${head}${(rest === 1 || rest === 11) && ten < 8 ? '-et-' : '-'}${SMALL[rest]}`
}

it.each(['', 'neuve', 'lampe', 'de', 'vingt lampes'])('reads no number in « %s »', (words) => {
  expect(numberOf(words)).toBeNaN()
})

it('takes « un » alone for no number of several', () => {
  expect(['3', 'deux', 'mille', 'un', 'une', 'des'].map(isNumber)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
