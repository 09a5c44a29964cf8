import { expect, test } from 'vitest'
import { withShortClassNames } from './short-class-names'

const page = (styles: string, markup: string) => `<head><style>${styles}</style></head><body>${markup}</body>`

test('a name becomes the same letters in the styles and in the markup, the most used first', () => {
  const html = page(
    '.mt-4{margin-top:1rem}.flex{display:flex}',
    '<p class="flex mt-4"></p><p class="flex"></p>',
  )
  expect(withShortClassNames(html)).toBe(
    page('.b{margin-top:1rem}.a{display:flex}', '<p class="a b"></p><p class="a"></p>'),
  )
})

test('names with signs in them are read to their end', () => {
  const html = page(
    String.raw`.mt-2\.5{margin:.625rem}.mt-2{margin:.5rem}.sm\:mt-2:hover{margin:0}.w-2\/3,.\[\&_a\]\:p-1 a{width:66.6%}`,
    '<p class="mt-2.5 mt-2 sm:mt-2 w-2/3 [&amp;_a]:p-1"></p>',
  )
  expect(withShortClassNames(html)).toBe(
    page(
      '.c{margin:.625rem}.b{margin:.5rem}.d:hover{margin:0}.e,.a a{width:66.6%}',
      '<p class="c b d e a"></p>',
    ),
  )
})

test('a name without a rule goes, a rule without a name stays', () => {
  const html = page(
    '.flex{display:flex}.gone{color:red}',
    '<svg class="lucide flex"></svg><b class="lucide"></b>',
  )
  expect(withShortClassNames(html)).toBe(
    page('.a{display:flex}.gone{color:red}', '<svg class="a"></svg><b></b>'),
  )
})

test('past z there are two letters', () => {
  const names = Array.from({ length: 28 }, (_, index) => `n-${String(index).padStart(2, '0')}`)
  const short = withShortClassNames(
    page(names.map((name) => `.${name}{top:0}`).join(''), `<p class="${names.join(' ')}"></p>`),
  )
  expect(short).toContain('class="a b c d e f g h i j k l m n o p q r s t u v w x y z aa ab"')
})
