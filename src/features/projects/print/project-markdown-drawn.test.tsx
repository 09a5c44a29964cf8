import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { expect, it } from 'vitest'
import { emptyContent, withItemText } from '@/domain/projects/parts'
import { projectMarkdown } from '@/domain/projects/text/project-markdown'

/** Markdown syntax, and words between. */
const PIECES = [
  ...[
    '#',
    '## ',
    '-',
    '- ',
    '* ',
    '+ ',
    '1. ',
    '> ',
    '`',
    '```',
    '~~~',
    '~',
    '=',
    '---',
    '***',
    '_',
    '__',
    '|',
  ],
  ...[
    '[',
    '](u)',
    ']: ',
    '![',
    '[^1]',
    '<div>',
    '<!--',
    '&lt;',
    '|-|',
    '\\',
    ' ',
    '    ',
    '\t',
    '\n',
    '\n\n',
  ],
  ...['mot', 'été', '12,50 €', '\n\n    mot', '\n<div>mot'],
]

function drawn(text: string): string {
  const content = { ...emptyContent(), title: 'Lampe' }
  const plan = { ...withItemText(content, 'product', 'product-1', text), description: '' }
  const markdown = projectMarkdown({ ...plan, createdAt: null, updatedAt: null }, [])
  return renderToStaticMarkup(
    <Markdown remarkPlugins={[remarkGfm]} skipHtml>
      {markdown}
    </Markdown>,
  )
}

function count(text: string, part: string): number {
  return text.split(part).length - 1
}

it('draws every word that is typed, and no heading, code, table or HTML for it', () => {
  const pieces = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 })
  const run = fc.property(pieces, (some) => {
    const typed = some.join('')
    const html = drawn(`x${typed}`)
    expect(html.match(/<h\d/g), typed).toHaveLength(1 + 7 + 1)
    expect(count(html, 'mot'), typed).toBe(count(typed, 'mot'))
    expect(count(html, '&lt;div&gt;'), typed).toBe(count(typed, '<div>'))
    expect(html, typed).not.toMatch(/<(?:code|pre|table|hr|blockquote|img|a|del|em|div|input)\b/)
  })
  fc.assert(run, { seed: 20_261_121, numRuns: 200 })
})
