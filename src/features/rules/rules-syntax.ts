/** A `function name(params) { … }` of the rules; the expression that it returns, its `let` lines left out. */
export interface RuleFunction {
  readonly name: string
  readonly params: readonly string[]
  readonly returns: string
}

/** A `match /path { … }`, with what is written directly inside it. */
export interface RuleMatch {
  readonly path: string
  readonly allows: readonly { readonly verbs: readonly string[]; readonly condition: string }[]
  readonly functions: readonly RuleFunction[]
  readonly matches: readonly RuleMatch[]
}

const STRING_OR_COMMENT = /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|\/\/.*$/gm
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g
const PIECE =
  /\bmatch\s+(\S+)\s*\{|\bfunction\s+(\w+)\(([^)]*)\)\s*\{|\ballow\s+([\w,\s]+?)\s*(?::\s*if\s|;)/g
const CLOSING: Record<string, string> = { '{': '}', '(': ')', '[': ']' }

/** Reads the part of the rules language that ours are written in. Throws on brackets that do not close. */
export function parseRules(source: string): RuleMatch {
  const text = source.replace(STRING_OR_COMMENT, (_, string: string | undefined) => string ?? '')
  return readBlock('', text)
}

function readBlock(path: string, body: string): RuleMatch {
  const allows: { verbs: string[]; condition: string }[] = []
  const functions: RuleFunction[] = []
  const matches: RuleMatch[] = []
  const masked = withoutStrings(body)
  PIECE.lastIndex = 0
  for (let found = PIECE.exec(masked); found; found = PIECE.exec(masked)) {
    const [piece, matchPath, functionName, params = '', verbs] = found
    const start = found.index + piece.length
    let end: number
    if (verbs === undefined) {
      end = closingOf(masked, start - 1)
      const inner = body.slice(start, end)
      if (matchPath !== undefined) matches.push(readBlock(matchPath, inner))
      else if (functionName !== undefined) functions.push(readFunction(functionName, params, inner))
    } else {
      end = piece.endsWith(';') ? start - 1 : masked.indexOf(';', start)
      allows.push({ verbs: listOf(verbs), condition: oneLine(body.slice(start, end)) })
    }
    // What was nested has moved the one regular expression on.
    PIECE.lastIndex = end
  }
  return { path, allows, functions, matches }
}

function readFunction(name: string, params: string, body: string): RuleFunction {
  const [, returned = ''] = /\breturn\s([^]*);/.exec(body) ?? []
  return { name, params: listOf(params), returns: oneLine(returned) }
}

/** The parts of an expression that this operator joins at its top level. */
export function splitTop(expression: string, operator: '&&' | '||' | ','): string[] {
  const masked = withoutStrings(expression)
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < masked.length; at += 1) {
    const sign = masked.charAt(at)
    if (sign in CLOSING) at = closingOf(masked, at)
    else if (masked.startsWith(operator, at)) {
      parts.push(expression.slice(from, at).trim())
      from = at + operator.length
    }
  }
  return [...parts, expression.slice(from).trim()].filter((part) => part !== '')
}

/** The strings of a list that is written out, like `['userId', 'createdAt']`. */
export function stringsIn(list: string): string[] {
  return (list.match(STRING) ?? []).map((string) => string.slice(1, -1))
}

/** Of the same length, so that what is found in the one is at the same place in the other. */
function withoutStrings(text: string): string {
  return text.replace(STRING, (string) => ' '.repeat(string.length))
}

function closingOf(masked: string, opening: number): number {
  const open = masked.charAt(opening)
  const close = CLOSING[open]
  let depth = 0
  for (let at = opening; at < masked.length; at += 1) {
    if (masked[at] === open) depth += 1
    else if (masked[at] === close && --depth === 0) return at
  }
  throw new Error(`The rules have a « ${open} » that does not close.`)
}

function listOf(text: string): string[] {
  return text.split(',').flatMap((item) => item.trim() || [])
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
