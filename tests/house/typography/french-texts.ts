import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

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
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => textsOf(file, readFileSync(file, 'utf8')))
}

export function textsOf(file: string, source: string): Text[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest)
  const found: Text[] = []
  const walk = (node: ts.Node): void => {
    if (isForMachines(node, tree)) return
    const text = textOf(node)
    if (text !== null) {
      const { line } = tree.getLineAndCharacterOfPosition(node.end)
      found.push({ file, line: line + 1, text })
    }
    ts.forEachChild(node, walk)
  }
  walk(tree)
  return found
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return asDrawn(node.text.replaceAll('&nbsp;', '\u00a0'))
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text
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

/** Imports, classes, patterns, media queries, and English for developers. */
function isForMachines(node: ts.Node, tree: ts.SourceFile): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true
  if (ts.isJsxAttribute(node)) return node.name.getText(tree) === 'className'
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText(tree) === 'String.raw'
  if (ts.isCallExpression(node)) return node.expression.getText(tree).startsWith('console.')
  if (ts.isNewExpression(node)) return node.expression.getText(tree).endsWith('Error')
  return ts.isStringLiteral(node) && /^\([a-z-]+: [^)]+\)$/.test(node.text)
}
