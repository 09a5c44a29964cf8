// Everything that reads a model's Markdown (rendering, copying, steps, cards) uses this file, so that all agree on its dialect.
import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified, type PluggableList } from 'unified'
import { htmlOf, plainOf } from './answer-print'
import { withEdges, withoutEdges } from './answer-edges'
import { answerSource, isInCode, settledLine } from './answer-source'
import { cleanMessage } from '@/domain/coach/conversation/clean-message'
import { frenchSpaces } from './french-spaces'
import { withKeysInWords } from './own-keys'
import { answerIn, answerOrNone } from './model-output/answer-in'
import { withWrittenSources } from './sources'

/** « ~20 € et ~30 € »: a single tilde is no strikethrough. */
const GFM = { singleTilde: false } as const

/** Plugins to render `drawnMarkdown`: the dialect of `readAnswer`, plus French spaces. */
export const ANSWER_PLUGINS: PluggableList = [
  [remarkGfm, GFM],
  () => (root, file) => polish(root as Root, String(file)),
  () => setSpaces,
]

const parser = unified().use(remarkParse).use(remarkGfm, GFM)

/** The Markdown to render. `isComing`: the answer still grows, or was stopped. Null: too long to parse; render it as text. */
export function drawnMarkdown(answer: string, isComing: boolean): string | null {
  const source = answerSource(isComing ? answer : answerOrNone(answer))
  return source === null || !isComing || isInCode(source) ? source : withEdges(settled(source))
}

/** An answer as a Markdown tree. Null: too much for the parser. */
export function readAnswer(answer: string): Root | null {
  const source = answerSource(answer)
  if (source === null) return null
  const root = parser.parse(source)
  polish(root, source)
  return root
}

export function plainText(answer: string): string {
  const root = readAnswer(answer)
  return root ? plainOf(root, false) : answerAlone(answer)
}

export function plainLine(answer: string): string {
  return plainText(answer).replace(/\s+/g, ' ').trim()
}

/** An answer for the clipboard, as HTML and as text with the URLs of its links. */
export function copiedAnswer(answer: string): { readonly text: string; readonly html: string } {
  const said = answerOrNone(answer)
  const root = readAnswer(said) ?? { type: 'root', children: [{ type: 'text', value: answerAlone(said) }] }
  setSpaces(root)
  return { text: plainOf(root, true), html: htmlOf(root) }
}

/** An answer whose Markdown is not parsed. */
export function answerAlone(answer: string): string {
  return withWrittenSources(cleanMessage(answerIn(answer))).trim()
}

const BREAK_TAG = /^<br ?\/?>$/i
const STYLE_TAG = /<!--[^]*?-->|<\/?(?:b|strong|i|em|u|s|sup|sub|small|mark|span|font|a)(?: [^<>]*)?>/gi

/** Turns `<br>` into a line break, drops other tags of style, replaces our keys by their labels, removes the edges, and restores the stars of « 5*3*2 ». */
function polish(root: Root, source: string): void {
  freeStars(root, source)
  eachText(root, (text) => withKeysInWords(withoutEdges(text)))
}

const STAR_IN_A_WORD = /^[\p{L}\p{N}]\*[\p{L}\p{N}]$/u

/** Emphasis with a star between letters or digits is no emphasis: its stars become text again. */
function freeStars(node: Nodes, source: string): void {
  if (!('children' in node)) return
  const isFreed = (child: Nodes) => {
    const [start, end] = [child.position?.start.offset ?? 0, child.position?.end.offset ?? 0]
    return (
      child.type === 'emphasis' &&
      [start, end - 1].some((at) => STAR_IN_A_WORD.test(source.slice(Math.max(0, at - 1), at + 2)))
    )
  }
  node.children.forEach((child) => freeStars(child, source))
  const star = { type: 'text', value: '*' } as const
  const children = (node.children as PhrasingContent[]).flatMap((child) =>
    isFreed(child) && 'children' in child ? [star, ...child.children, star] : [child],
  )
  Object.assign(node, { children })
}

/** No line begins with French punctuation. Display only: stored todos keep ordinary spaces, because they are compared and searched. */
function setSpaces(root: Root): void {
  eachText(root, frenchSpaces)
}

function eachText(node: Nodes, change: (text: string) => string): void {
  if (node.type === 'text') node.value = change(node.value)
  else if (node.type === 'html' && BREAK_TAG.test(node.value)) Object.assign(node, { type: 'break' })
  // Any other tag is text: « <prénom> » is a place to fill in.
  else if (node.type === 'html')
    Object.assign(node, { type: 'text', value: withoutEdges(node.value.replace(STYLE_TAG, '')) })
  else if ('children' in node && !isBareAddress(node))
    node.children.forEach((child) => eachText(child, change))
}

function isBareAddress(node: Nodes): boolean {
  if (node.type !== 'link') return false
  const [only] = node.children
  return node.children.length === 1 && only?.type === 'text' && node.url.endsWith(only.value)
}

function settled(source: string): string {
  const held = withoutComingTable(source)
  const lineStart = held.lastIndexOf('\n') + 1
  return held.slice(0, lineStart) + settledLine(held.slice(lineStart))
}

/** Hides a table's head until its rule arrives; until then it would render as a line of pipes. */
function withoutComingTable(source: string): string {
  if (!source.slice(source.trimEnd().lastIndexOf('\n\n') + 1).includes('|')) return source
  const last = lastBlock(parser.parse(source))
  const start = last?.position?.start.offset
  // « A | B » over « --- » is a heading until the next character arrives.
  if (start === undefined || (last?.type !== 'paragraph' && last?.type !== 'heading')) return source
  if (last.type === 'heading' && source.startsWith('#', start)) return source
  const pipe = source.indexOf('|', start)
  return pipe === -1 ? source : source.slice(0, source.lastIndexOf('\n', pipe) + 1)
}

function lastBlock(node: Root | RootContent): Root | RootContent | undefined {
  const isContainer = ['root', 'list', 'listItem', 'blockquote', 'footnoteDefinition'].includes(node.type)
  if (!isContainer || !('children' in node)) return node
  const child = node.children.at(-1)
  return child && lastBlock(child)
}
