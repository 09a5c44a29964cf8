// A tool call that a model writes into its answer, in place of a real one.
import { parseJson, readFields, readList, type Fields } from '@/domain/base/read-field'
import { kindNamed, PROPOSAL_KINDS } from './card-kinds'
import { PROPOSAL_LIST_NAME, PROPOSAL_TOOL_NAME } from './proposal'

/** First keys of a call's JSON in a code block; other blocks are the person's, and are drawn while they come. */
const CALL_KEYS = [
  'name',
  'arguments',
  'parameters',
  'args',
  'type',
  'id',
  'index',
  'function',
  'function_call',
  'tool',
  'tool_name',
  'tool_call',
  'tool_calls',
  'tool_uses',
  'action',
  'action_input',
  'recipient_name',
  'recipient',
  'role',
  'content',
  PROPOSAL_LIST_NAME,
  ...PROPOSAL_KINDS.flatMap((kind) => kindNamed(kind).shape.schema.required ?? []),
]

const NAME_KEY = '"(?:name|tool|tool_name|function|action|recipient|recipient_name)"'
const NAMESPACE = String.raw`(?:functions\.|default_api\.)?`
const CALLED = String.raw`(?<![\p{L}\p{N}_])${PROPOSAL_TOOL_NAME}(?:\.call)?\s*\(\s*(?:[{[]|${PROPOSAL_LIST_NAME})`

const OURS = new RegExp(
  [
    String.raw`${NAME_KEY}\s*:\s*"${NAMESPACE}${PROPOSAL_TOOL_NAME}"`,
    String.raw`\\?"${PROPOSAL_LIST_NAME}\\?"\s*:\s*\[\s*(?:[{\]]|$)`,
    String.raw`^[\s[{]*"genre"\s*:\s*"(?:${PROPOSAL_KINDS.join('|')})"`,
    CALLED,
    String.raw`(?:<function=|\bname=)["']?${PROPOSAL_TOOL_NAME}(?![\p{L}\p{N}_])`,
  ].join('|'),
  'u',
)

/** The beginning of a code block that contains a call. */
const BEGINS = new RegExp(
  [
    String.raw`^\s*(?:(?:\/\/|#)[^\n]*\n\s*)?(?:(?:\[\s*)?\{\s*"(?:${CALL_KEYS.join('|')})"\s*:`,
    String.raw`\[?(?:print\(\s*)?(?:(?:functions|default_api)\.\w+|${PROPOSAL_TOOL_NAME})(?:\.call)?\s*[({:]`,
    String.raw`<\/?(?:\w+:)?(?:tool_calls?|function_calls?|function=|invoke|tool_use|tool_code)`,
    String.raw`\[TOOL_CALLS\]|to=functions\.)`,
  ].join('|'),
  'u',
)

export function beginsLikeCall(text: string): boolean {
  return BEGINS.test(text)
}

export function namesOurTool(text: string): boolean {
  return OURS.test(text)
}

/** True for a call of our tool, also an incomplete one, and for the JSON of any other call. */
export function isWrittenCall(text: string): boolean {
  return OURS.test(text) || isCall(parseJson(text)) || (/^\s*</.test(text) && ANY_CALL.test(text))
}

const ANY_CALL = /"name"\s*:[^]*"(?:arguments|parameters)"\s*:|<(?:\w+:)?(?:invoke name|function)=/

function isCall(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isCall)
  const fields = readFields(value)
  if (!fields) return false
  if (isProposal(fields)) return true
  if (['tool_calls', 'tool_uses'].some((key) => readList(fields[key]).some(isCall))) return true
  if (['function', 'function_call', 'tool_call'].some((key) => isCall(fields[key]))) return true
  const name = ['name', 'tool', 'tool_name', 'action', 'recipient_name', 'function'].map((key) => fields[key])
  return name.some((each) => typeof each === 'string' && /^[\w.-]{1,60}$/.test(each)) && hasArguments(fields)
}

function isProposal(value: unknown): boolean {
  const genre = readFields(value)?.['genre']
  return PROPOSAL_KINDS.some((kind) => kind === genre)
}

function hasArguments(fields: Fields): boolean {
  const keys = ['arguments', 'parameters', 'args', 'action_input']
  if (fields['type'] === 'tool_use') keys.push('input')
  return keys.some((key) => typeof fields[key] === 'string' || readFields(fields[key]) !== null)
}

const NAMED = new RegExp(
  String.raw`(?:${NAME_KEY}\s*:\s*"|<function=["']?|\bname=["'])${NAMESPACE}([\w.-]+)|\b(?:functions|default_api)\.([\w-]+)`,
)
const LIST = new RegExp(
  String.raw`${PROPOSAL_LIST_NAME}["']?\s*(?:[:=>]|<\/arg_key>\s*<arg_value>)\s*(?=\[)`,
  'g',
)
const ELEMENTS = /\[?\s*\{\s*"genre"/

/** The arguments of each call of our tool in a written text, in the form of a real call; also cut ones. Empty for other tools. */
export function callArguments(written: string): readonly string[] {
  const body = pythonAsJson(/\\"(?:propositions|genre)\\"/.test(written) ? unescaped(written) : written)
  const [, quoted, dotted] = NAMED.exec(body) ?? []
  const name = quoted ?? dotted
  if (name !== undefined && name !== PROPOSAL_TOOL_NAME && name !== PROPOSAL_LIST_NAME) return []
  const starts = [...body.matchAll(LIST)].map(({ index, 0: head }) => index + head.length)
  if (starts.length > 0) {
    return starts.map((start, at) => `{"${PROPOSAL_LIST_NAME}":${body.slice(start, starts[at + 1])}`)
  }
  const whole = parseJson(body)
  const proposals = (Array.isArray(whole) ? whole : [whole]).filter(isProposal)
  if (proposals.length > 0) return [JSON.stringify({ [PROPOSAL_LIST_NAME]: proposals })]
  const elements = ELEMENTS.exec(body)
  if (!elements) return []
  const list = body.slice(elements.index)
  return [`{"${PROPOSAL_LIST_NAME}":${list.startsWith('[') ? '' : '['}${list}`]
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

/** One level of JSON escapes: arguments are often a string that contains JSON. */
function unescaped(text: string): string {
  return text.replace(
    /\\(?:u([\da-fA-F]{4})|([^]))/g,
    (_, code: string | undefined, sign: string | undefined) =>
      code === undefined ? (ESCAPES[sign ?? ''] ?? sign ?? '') : String.fromCharCode(parseInt(code, 16)),
  )
}

const PYTHON: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null' }

function pythonAsJson(text: string): string {
  return text.replace(/"(?:[^"\\]|\\[^])*(?:"|\\?$)|\b(?:True|False|None)\b/g, (part) => PYTHON[part] ?? part)
}
