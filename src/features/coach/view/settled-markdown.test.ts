import { describe, expect, it } from 'vitest'
import { settledMarkdown } from './settled-markdown'

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
