import { isBlank } from '@/domain/base/text/visible-text'
import type { List, Nodes, Root } from 'mdast'
import { safeLink } from './safe-link'
import { lawOfLink, lawWords } from './sources'

/** A printer per node type; a type without one prints its children. */
type Printers = {
  readonly [Type in Nodes['type']]?: (node: Extract<Nodes, { readonly type: Type }>) => string
}

function printerOf(printers: (print: (node: Nodes) => string) => Printers): (node: Nodes) => string {
  const print = (node: Nodes): string => {
    const own = table[node.type] as ((node: Nodes) => string) | undefined
    if (own) return own(node)
    return 'children' in node ? node.children.map(print).join('') : ''
  }
  const table = printers(print)
  return print
}

const CELL_GAP = ' · '

/** The text of a tree without Markdown. `hasAddresses`: adds the URL after a link's text. */
export function plainOf(root: Root, hasAddresses: boolean): string {
  const print = printerOf((print) => {
    const together = (nodes: readonly Nodes[]) => nodes.map(print).join('')
    const apart = ({ children }: { readonly children: readonly Nodes[] }) =>
      children
        .map(print)
        .filter((text) => !isBlank(text))
        .join('\n\n')
    return {
      root: apart,
      blockquote: apart,
      footnoteDefinition: apart,
      text: ({ value }) => value,
      inlineCode: ({ value }) => value,
      code: ({ value }) => value,
      break: () => '\n',
      image: ({ alt }) => alt ?? '',
      link({ url, title, children }) {
        const law = lawOfLink(url, title ?? undefined)
        if (law) return lawWords(law, (page) => (hasAddresses ? `${page}, ${url}` : page))
        const text = together(children)
        const href = hasAddresses ? safeLink(url)?.href : undefined
        return href === undefined || href.includes(text) ? text : `${text} (${href})`
      },
      list: (list) =>
        list.children.map((item, index) => itemText(markOf(list, index), apart(item))).join('\n'),
      tableRow: ({ children }) =>
        children
          .map((cell) => together(cell.children).replaceAll('\n', ' '))
          .filter((text) => text !== '')
          .join(CELL_GAP),
      table: ({ children }) => children.map(print).join('\n'),
    }
  })
  return print(root).trim()
}

function markOf({ ordered, start }: List, index: number): string {
  return ordered === true ? `${(start ?? 1) + index}. ` : '- '
}

/** Nested lists follow the item's text without an empty line; all lines are indented to the marker's width. */
function itemText(mark: string, text: string): string {
  const close = text.replace(/\n\n(?=[ \t]*(?:-|\d+\.) )/g, '\n')
  return mark + close.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)
}

export function htmlOf(root: Root): string {
  const print = printerOf((print) => {
    const all = (nodes: readonly Nodes[]) => nodes.map(print).join('')
    const within = (tag: string) => (node: { readonly children: readonly Nodes[] }) =>
      `<${tag}>${all(node.children)}</${tag}>`
    return {
      paragraph: within('p'),
      blockquote: within('blockquote'),
      strong: within('strong'),
      emphasis: within('em'),
      delete: within('del'),
      listItem: within('li'),
      heading: (heading) => within(`h${Math.min(heading.depth + 1, 6)}`)(heading),
      text: ({ value }) => escaped(value),
      inlineCode: ({ value }) => `<code>${escaped(value)}</code>`,
      code: ({ value }) => `<pre><code>${escaped(value)}</code></pre>`,
      break: () => '<br>',
      thematicBreak: () => '<hr>',
      image: ({ alt }) => escaped(alt ?? ''),
      link({ url, title, children }) {
        const law = lawOfLink(url, title ?? undefined)
        if (law) return lawWords(law, (page) => `<a href="${escaped(url)}">${escaped(page)}</a>`)
        const link = safeLink(url)
        return link ? `<a href="${escaped(link.href)}">${all(children)}</a>` : all(children)
      },
      list({ ordered, start, children }) {
        const tag = ordered === true ? 'ol' : 'ul'
        const from = ordered === true && (start ?? 1) !== 1 ? ` start="${start}"` : ''
        return `<${tag}${from}>${all(children)}</${tag}>`
      },
      table({ children: [head, ...rows] }) {
        const row = (cells: readonly Nodes[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${print(cell)}</${tag}>`).join('')}</tr>`
        return `<table>${row(head?.children ?? [], 'th')}${rows.map(({ children }) => row(children, 'td')).join('')}</table>`
      },
    }
  })
  return print(root)
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
