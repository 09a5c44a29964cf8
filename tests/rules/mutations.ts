export interface Mutation {
  /** Line numbers start at 1. */
  readonly line: number
  readonly what: string
  readonly rules: string
  /** Null: a shared function. */
  readonly collection: string | null
}

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly depth: number
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly by: string
  readonly what: string
}

/**
 * Every small weakening of the rules: a removed operand, a reversed comparison, a bound moved by one, a removed name. Made from the text,
 * so that new rules are covered without a change here.
 */
export function mutationsOf(rules: string): Mutation[] {
  const tokens = tokenize(rules)
  const edits = [
    ...operandEdits(rules, tokens),
    ...tokens.flatMap((_, rank) => [
      ...operatorEdits(tokens, rank),
      ...numberEdits(tokens, rank),
      ...stringEdits(tokens, rank),
      ...nameEdits(tokens, rank),
      ...methodEdits(tokens, rank),
    ]),
  ]
  return edits.map(({ start, end, by, what }) => ({
    line: rules.slice(0, start).split('\n').length,
    what,
    rules: rules.slice(0, start) + by + rules.slice(end),
    collection: collectionAt(rules, start),
  }))
}

function tokenize(rules: string): Token[] {
  const pattern = /\/\/.*|'[^']*'|"[^"]*"|&&|\|\||[=!<>]=|\d+|[A-Za-z_]\w*|\S/g
  // The text before the first match block is syntax: the version, the service.
  const from = rules.indexOf('match /databases')
  let depth = 0
  return [...rules.matchAll(pattern)].flatMap(({ 0: text, index }) => {
    if (text.startsWith('//') || index < from) return []
    if (')]}'.includes(text)) depth -= 1
    const token = { text, start: index, end: index + text.length, depth }
    if ('([{'.includes(text)) depth += 1
    return token
  })
}

/** Each operand of `&&` becomes true, each of `||` false and true; a condition without either becomes true. */
function operandEdits(rules: string, tokens: readonly Token[]): Edit[] {
  const edits = new Map<string, Edit>()
  const replace = (first: number, last: number, by: string): void => {
    const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0]
    if (first > last || tokens[first]?.text === by) return
    const what = `${shorten(rules.slice(start, end))} -> ${by}`
    edits.set(`${start}:${end}:${by}`, { start, end, by, what })
  }
  tokens.forEach(({ text, depth }, rank) => {
    const isLogic = text === '&&' || text === '||'
    const isCondition = text === 'return' || (text === 'if' && depth > 0)
    if (!isLogic && !isCondition) return
    const after = edge(tokens, rank, depth, 1)
    replace(rank + 1, after, 'true')
    if (text === '||') replace(rank + 1, after, 'false')
    if (!isLogic) return
    const before = edge(tokens, rank, depth, -1)
    replace(before, rank - 1, 'true')
    if (text === '||') replace(before, rank - 1, 'false')
  })
  return [...edits.values()]
}

/** The last token of the operand on one side of an operator. */
function edge(tokens: readonly Token[], from: number, depth: number, step: 1 | -1): number {
  const ends = ['&&', '||', '?', ':', 'return', 'if', ';', ',']
  let rank = from + step
  for (let token = tokens[rank]; token; token = tokens[rank]) {
    if (token.depth < depth || (token.depth === depth && ends.includes(token.text))) break
    rank += step
  }
  return rank - step
}

const turned: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<=': ['<', '>='],
  '>=': ['>', '<='],
  '>': ['>='],
  '<': ['<='],
  '!': [''],
  '+': ['-'],
  '-': ['+'],
}

function operatorEdits(tokens: readonly Token[], rank: number): Edit[] {
  const token = tokens[rank]
  // The sign of a number, as in `>= -100`, is no operator: the rules know no « + » there.
  if (token?.text === '-' && /^(?:[=!<>]=|[<>(,])$/.test(tokens[rank - 1]?.text ?? '')) return []
  return (token ? (turned[token.text] ?? []) : []).map((by) => change(tokens, rank, by))
}

function numberEdits(tokens: readonly Token[], rank: number): Edit[] {
  const text = tokens[rank]?.text ?? ''
  if (!/^\d+$/.test(text)) return []
  return [Number(text) + 1, Number(text) - 1].map((by) => change(tokens, rank, String(by)))
}

/** Removes a name from a list, or weakens a pattern. */
function stringEdits(tokens: readonly Token[], rank: number): Edit[] {
  const { text, start, end } = tokens[rank] ?? { text: '', start: 0, end: 0 }
  const [quote] = text
  if (quote !== "'" && quote !== '"') return []
  const content = text.slice(1, -1)
  if (tokens[rank - 2]?.text === 'matches') {
    return patternsLike(content).map(({ by, what }) => ({ start, end, by: quote + by + quote, what }))
  }
  const other = change(tokens, rank, `${quote}${content}_${quote}`)
  const [before, after] = [tokens[rank - 1], tokens[rank + 1]]
  if (after?.text === ',') return [other, { start, end: after.end, by: '', what: `${text} left out` }]
  if (after?.text === ']' && before?.text === ',') {
    return [other, { start: before.start, end, by: '', what: `${text} left out` }]
  }
  return [other]
}

/** The pattern with one class, bound or group weakened. */
function patternsLike(pattern: string): { by: string; what: string }[] {
  const variants = [{ by: '.*', what: `${pattern} -> .*` }]
  const parts = /\[\^?(?:\[:\w+:\]|[^\]])+\]|\{\d+(?:,\d+)?\}|\([^)]*\)\??|[?+*]/g
  for (const { 0: part, index } of pattern.matchAll(parts)) {
    const [before, after] = [pattern.slice(0, index), pattern.slice(index + part.length)]
    for (const open of openingsOf(part)) {
      variants.push({ by: before + open + after, what: `${before} [${part} -> ${open}] ${after}` })
    }
  }
  return variants
}

function openingsOf(part: string): string[] {
  if (part.startsWith('(')) return ['.*']
  if (part.startsWith('{')) return bounds(part)
  if (part === '?' || part === '+') return ['*']
  const refused = part.startsWith('[^')
    ? (part.slice(2, -1).match(/\[:\w+:\]|\\\\x\{\w+\}(?:-\\\\x\{\w+\})?|./g) ?? [])
    : []
  return part.startsWith('[') ? ['.', ...refused.map((one) => part.replace(one, ''))] : []
}

function bounds(part: string): string[] {
  return [...part.matchAll(/\d+/g)].flatMap(({ 0: digits, index }) =>
    [Number(digits) + 1, Number(digits) - 1].map(
      (by) => part.slice(0, index) + String(by) + part.slice(index + digits.length),
    ),
  )
}

/** Replaces a field's name, a type or a function by a weaker one. */
function nameEdits(tokens: readonly Token[], rank: number): Edit[] {
  const [before, token, after] = [tokens[rank - 1], tokens[rank], tokens[rank + 1]]
  if (!token || !/^[A-Za-z_]/.test(token.text)) return []
  if (token.text === 'hasOnly') return [change(tokens, rank, 'hasAny')]
  if (token.text === 'getAfter') return [change(tokens, rank, 'get')]
  if (token.text === 'get' && after?.text === '(' && before?.text !== '.')
    return [change(tokens, rank, 'getAfter')]
  const isField = before?.text === '.' && after?.text !== '('
  return isField ? [change(tokens, rank, `${token.text}_`)] : []
}

/** Removes one method of `allow get, delete`. */
function methodEdits(tokens: readonly Token[], rank: number): Edit[] {
  const [comma, next] = [tokens[rank], tokens[rank + 1]]
  const first = tokens[rank - 1]
  if (comma?.text !== ',' || !next || !first || tokens[rank - 2]?.text !== 'allow') return []
  return [
    { start: first.start, end: comma.end, by: '', what: `${first.text} left out` },
    { start: comma.start, end: next.end, by: '', what: `${next.text} left out` },
  ]
}

function change(tokens: readonly Token[], rank: number, by: string): Edit {
  const { text, start, end } = tokens[rank] ?? { text: '', start: 0, end: 0 }
  const near = tokens.slice(Math.max(0, rank - 4), rank + 5)
  const words = near.map((token) => (token.start === start ? `[${text} -> ${by || 'nothing'}]` : token.text))
  return { start, end, by, what: words.join(' ') }
}

// Every block ends with a brace at its own indentation.
function collectionAt(rules: string, position: number): string | null {
  const blocks = [...rules.matchAll(/^ {4}match \/(\w+)\/.*\{\n[^]*?\n {4}\}/gm)]
  const block = blocks.find(({ 0: text, index }) => index <= position && position < index + text.length)
  return block?.[1] ?? null
}

function shorten(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 90)
}
