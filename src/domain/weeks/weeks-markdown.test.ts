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

const textOf = (fields: Readonly<Record<string, unknown>>) => {
  const week = parseWeek('u_2026-11-23', { userId: 'u', monday: '2026-11-23', ...fields })
  return weeksMarkdown(week ? [week] : [], () => 'dimanche')
}

test('the counts of the closing are written, and unknown ones left out', () => {
  const stats = { done: 12, left: 0, found: 5, judged: 2, xp: 1_340, projects: { p: 3, q: 4 } }
  expect(textOf({ stats, closedAt: new Date() })).toContain(
    [
      'Close le dimanche\n\n### En chiffres\n\n- Tâches faites\u00a0: 12',
      '- Tâches restées\u00a0: 0',
      '- Produits repérés\u00a0: 5',
      '- Produits repérés avec un verdict\u00a0: 2',
      '- Points de projets remplis, en tout\u00a0: 7',
      '- XP, en tout\u00a0: 1\u202f340\n',
    ].join('\n'),
  )
  expect(textOf({})).not.toContain('En chiffres')
})

test('a typed text shows as typed: it becomes no heading and no link', () => {
  const text = textOf({ done: ['# Appeler *Léa*'], went: '## Fini\n<b>ici</b>', priorities: ['[x](y)'] })
  expect(text).toContain('- \\# Appeler \\*Léa\\*')
  expect(text).toContain('\\## Fini  \n\\<b>ici\\</b>')
  expect(text).toContain('- \\[x](y)')
})

test('a review without a readable time of closing names none', () => {
  expect(textOf({ went: 'Bien' })).not.toContain('Close le')
})
