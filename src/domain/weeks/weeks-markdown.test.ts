import { expect, test } from 'vitest'
import { parseWeek } from './week'
import { weeksMarkdown } from './weeks-markdown'

test('the weeks of the archive are named by their date in words, newest first', () => {
  const weeks = ['2026-06-01', '2026-11-23'].flatMap(
    (monday) => parseWeek(`u_${monday}`, { userId: 'u', monday }) ?? [],
  )
  const text = weeksMarkdown(weeks, () => 'hier')
  expect(text.match(/^## .*$/gm)).toEqual([
    '## Semaine du lundi 23\u00a0novembre 2026',
    '## Semaine du lundi 1er\u00a0juin 2026',
  ])
})
