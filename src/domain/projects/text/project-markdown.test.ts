import { describe, expect, test } from 'vitest'
import { plainMarkdown, plainMarkdownLine } from '@/domain/base/text/plain-markdown'
import { emptyContent, withItemText } from '@/domain/projects/parts'
import { planFileName, projectMarkdown } from './project-markdown'
import { planSections, type ProjectPlan } from '@/domain/projects/project'

const blank: ProjectPlan = {
  ...emptyContent(),
  title: 'Lampe Lumo',
  description: '',
  createdAt: null,
  updatedAt: null,
}

function planWith(text: string): ProjectPlan {
  return { ...blank, ...withItemText(blank, 'product', 'product-1', text) }
}

describe('a plan', () => {
  test('has the title, the facts, seven headings, the notes and the missing items', () => {
    const facts = [
      { label: 'Statut', value: 'En cours' },
      { label: 'Progression', value: '3 %' },
    ]
    const lines = projectMarkdown(planWith('Une lampe\nà pince'), facts).split('\n')
    expect(lines.slice(0, 13)).toEqual([
      '# Lampe Lumo',
      '',
      '- **Statut\u00a0:** En cours',
      '- **Progression\u00a0:** 3 %',
      '',
      '## Produit',
      '',
      '### Description du produit',
      '',
      'Une lampe  ',
      'à pince',
      '',
      '**À compléter\u00a0:** Caractéristiques principales, Avantages uniques, Points de douleur résolus',
    ])
    expect(lines.filter((line) => line.startsWith('## '))).toHaveLength(7)
    expect(lines.at(-1)).toBe('')
  })

  test('tells a blank title, and a description when there is one', () => {
    expect(projectMarkdown({ ...blank, title: ' ' }, [])).toMatch(/^# Projet sans titre\n\n## Produit/)
    expect(projectMarkdown({ ...blank, description: 'Pour *lire*' }, [])).toContain('\n\nPour \\*lire\\*\n\n')
  })

  test('counts each section', () => {
    const [product, ...others] = planSections(planWith('Une lampe').sections)
    expect(product).toMatchObject({ key: 'product', label: 'Produit', progress: 25 })
    expect(product?.filled.map(({ title }) => title)).toEqual(['Description du produit'])
    expect(product?.missing).toHaveLength(3)
    expect(others.map(({ progress, filled, missing }) => [progress, filled.length, missing.length])).toEqual([
      [0, 0, 4],
      [0, 0, 4],
      [0, 0, 4],
      [0, 0, 5],
      [0, 0, 4],
      [0, 0, 4],
    ])
  })
})

describe('a typed text', () => {
  test.each([
    ['a heading', '# Titre', '\\# Titre'],
    ['a heading in a list', '- ## Titre', '- \\## Titre'],
    ['an underlined heading', 'Titre\n---', 'Titre  \n\\---'],
    ['another one', 'Titre\n=', 'Titre  \n\\='],
    ['a rule', '- - -', '\\- - -'],
    ['another rule', '***', '\\***'],
    ['HTML', '<script>', '\\<script>'],
    ['an entity', 'R&amp;D', 'R\\&amp;D'],
    ['a fence', '```js', '\\`\\`\\`js'],
    ['another fence', '~~~', '\\~\\~\\~'],
    ['indented code', 'a\n\n      b', 'a\n\n   b'],
    ['a hidden definition', '[a]: http://b', '\\[a]: http://b'],
    ['more than', '> 50 €', '\\> 50 €'],
    ['a plus', '+ 4 €', '\\+ 4 €'],
    ['a table', '|a|\n|-|', '\\|a\\|  \n\\|-\\|'],
    ['emphasis', '5*3*2 _a_', '5\\*3\\*2 \\_a\\_'],
    ['a path', 'C:\\*', 'C:\\\\\\*'],
  ])('that looks like %s stays text', (_, typed, expected) => {
    expect(plainMarkdown(typed)).toBe(expected)
  })

  test.each([
    ['a list', '- un  \n- deux'],
    ['numbers', '1. un  \n2) deux'],
    ['an address', 'voir https://ex.fr/_a*b/~lea?c=1&lt;=2#e'],
    ['more or less', 'env. 3 € - 4 €'],
  ])('keeps %s', (_, typed) => {
    expect(plainMarkdown(typed)).toBe(typed)
  })

  test('loses control characters, repeated blank lines and spaces at the end of lines', () => {
    expect(plainMarkdown('\n\n a\u0000\r\n \n\n\nb \n')).toBe(' a\n\nb')
  })

  test('takes little time when it is all spaces', () => {
    const start = performance.now()
    plainMarkdown(`a${' '.repeat(20_000)}b${'\n '.repeat(9_000)}c`)
    expect(performance.now() - start).toBeLessThan(500)
  })

  test('fits on the line of a heading', () => {
    expect(plainMarkdownLine(' Projet\n<b> n° #')).toBe('Projet \\<b> n° \\#')
  })
})

describe('the name of the file', () => {
  const now = new Date(2026, 0, 5, 23, 30)

  test.each([
    ['Lampe de lecture Lumo', 'lampe-de-lecture-lumo-2026-01-05.md'],
    ['  Cœur & âme : été/hiver ?  ', 'coeur-ame-ete-hiver-2026-01-05.md'],
    ['مصباح', 'projet-2026-01-05.md'],
    ['../../etc', 'etc-2026-01-05.md'],
    ['é'.repeat(120), `${'e'.repeat(60)}-2026-01-05.md`],
  ])('of %s', (title, expected) => {
    expect(planFileName(title, now, 'md')).toBe(expected)
  })
})
