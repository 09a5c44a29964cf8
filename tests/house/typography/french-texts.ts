import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

export interface Text {
  readonly file: string
  readonly line: number
  readonly text: string
}

export function textsUnder(...folders: readonly string[]): Text[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:-support)?\.tsx?$/.test(file))
    .flatMap((file) => textsOf(file, readFileSync(file, 'utf8')))
}

export function textsOf(file: string, source: string): Text[] {
  const found: Text[] = []
  const walk = (node: Node): void => {
    if (isForMachines(node, source)) return
    const text = textOf(node)
    if (text !== null) found.push({ file, line: source.slice(0, node.end).split('\n').length, text })
    for (const child of childrenOf(node)) walk(child)
  }
  walk(parseSync(file, source).program as unknown as Node)
  return found
}

/** A node of the ESTree that the parser returns, with its position in the source. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flat().filter(isNode)
}

function textOf({ type, value }: Node): string | null {
  if (type === 'JSXText') return asDrawn(String(value).replaceAll('&nbsp;', '\u00a0'))
  if (type === 'Literal' && typeof value === 'string') return value
  if (type === 'TemplateElement') return (value as { readonly cooked: string }).cooked
  return null
}

/** As JSX reads a text: spaces at line ends are removed, and a line break between words is a space. */
function asDrawn(text: string): string {
  const lines = text.split('\n')
  const trimmed = lines.map((line, index) => {
    const started = index === 0 ? line : line.replace(/^ +/, '')
    return index === lines.length - 1 ? started : started.replace(/ +$/, '')
  })
  return trimmed.filter((line) => line !== '').join(' ')
}

/** Imports, classes, drawings, patterns, media queries, and English for developers. */
function isForMachines(node: Node, source: string): boolean {
  const sourceOf = (field: string) => {
    const child = node[field]
    return isNode(child) ? source.slice(child.start, child.end) : ''
  }
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return true
    case 'ExportNamedDeclaration':
      return isNode(node['source'])
    case 'JSXAttribute':
      return ['className', 'viewBox', 'd'].includes(sourceOf('name'))
    case 'TaggedTemplateExpression':
      return sourceOf('tag') === 'String.raw'
    case 'CallExpression':
      return sourceOf('callee').startsWith('console.')
    case 'NewExpression':
      return /(?:Error|RegExp)$/.test(sourceOf('callee'))
    case 'Literal':
      return typeof node['value'] === 'string' && /^\([a-z-]+: [^)]+\)$/.test(node['value'])
    default:
      return false
  }
}
