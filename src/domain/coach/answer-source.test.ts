import { describe, expect, it } from 'vitest'
import { boundedMarkdown, safeLink, settledMarkdown } from './answer-text'

describe('boundedMarkdown', () => {
  it.each(['', '> Une **note**.\n\n1. un\n   - deux\n\n| a | b |', '    code', '---', '**gras** au début'])(
    'leaves an honest answer alone: %j',
    (text) => {
      expect(boundedMarkdown(text)).toBe(text)
    },
  )

  it('keeps eight levels of quotes', () => {
    expect(boundedMarkdown(`${'> '.repeat(20)}fond`)).toBe(`${'> '.repeat(8).trimEnd()} fond`)
  })

  it('keeps eight levels of indentation', () => {
    expect(boundedMarkdown(`${' '.repeat(200)}- fond`)).toBe(`${' '.repeat(32)}- fond`)
  })

  it('gives up on a text that is made of marks', () => {
    expect(boundedMarkdown('*a'.repeat(700))).toBeNull()
    expect(boundedMarkdown('*a\n\n'.repeat(5_000))).toBeNull()
  })
})

describe('settledMarkdown', () => {
  it.each([
    ['plain text stays', 'Une phrase', 'Une phrase'],
    ['open bold is closed', 'Un **mot impor', 'Un **mot impor**'],
    ['half-closed bold is closed', 'Un **mot*', 'Un **mot**'],
    ['closed code stays', 'Un `mot`', 'Un `mot`'],
    ['marks without a word wait', 'Un **', 'Un '],
    ['closed bold stays', 'Un **mot** et', 'Un **mot** et'],
    ['a link without its end shows its text', 'Lis [ceci](https://ex', 'Lis ceci'],
    ['a whole link stays', 'Lis [ceci](https://ex.fr) et', 'Lis [ceci](https://ex.fr) et'],
    ['the head of a table waits', 'Voici :\n\n| A | B', 'Voici :\n'],
    ['so does its rule', 'Voici :\n\n| A | B |\n| --', 'Voici :\n'],
    ['a table with its rule is drawn', '| A | B |\n| - | - |\n', '| A | B |\n| - | - |\n'],
    ['its rows come one by one', '| A | B |\n| - | - |\n| 1', '| A | B |\n| - | - |\n| 1'],
    ['code is left alone', '```\nlet a = b **', '```\nlet a = b **'],
  ])('%s', (_name, text, expected) => {
    expect(settledMarkdown(text)).toBe(expected)
  })
})

describe('safeLink', () => {
  it.each([
    ['https://www.exemple.fr/page?q=1', 'www.exemple.fr'],
    ['http://exemple.fr:8080', 'exemple.fr:8080'],
    ['mailto:bonjour@exemple.fr', 'bonjour@exemple.fr'],
    ['HTTPS://EXEMPLE.FR', 'exemple.fr'],
  ])('lets %s through and says where it leads', (href, destination) => {
    expect(safeLink(href)?.destination).toBe(destination)
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '/payement',
    '#ancre',
    '//exemple.fr',
    'https://banque.fr@pirate.example/',
    'mailto:',
    '',
    undefined,
  ])('keeps %s as plain text', (href) => {
    expect(safeLink(href)).toBeNull()
  })

  it('shows the real host of a name that imitates another', () => {
    expect(safeLink('https://exеmple.fr')?.destination).toMatch(/^xn--/)
  })
})
