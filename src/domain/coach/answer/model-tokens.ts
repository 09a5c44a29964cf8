// The marks that models write beside their answers: templates of OpenAI (harmony, ChatML), Llama, Mistral, Gemma, DeepSeek, Qwen, Kimi, GLM,
// Phi, Granite, Command; tags of thoughts and of calls; citations. `ModelOutput` gives them their meaning.
import { PROPOSAL_LIST_NAME, PROPOSAL_TOOL_NAME } from '@/domain/coach/cards/proposal'

export type Sense =
  /** The text inside is no answer. */
  | 'thought'
  | 'hidden'
  /** The text inside is the answer. */
  | 'answer'
  | 'own'
  /** The turn of another speaker. */
  | 'foreign'
  /** A tool call, and a part of one. */
  | 'call'
  | 'part'
  /** A call that is written as a function of a program, and JSON that may be one. */
  | 'function'
  | 'json'
  /** Followed by a role, by a channel, by the format of a call. */
  | 'turn'
  | 'channel'
  | 'format'
  /** The end of the words that follow these. */
  | 'body'
  | 'end'
  /** A citation, with the text that remains of it. */
  | 'citation'
  /** « 20 %[1] » and « [^1] »: a citation where the text has no such note. */
  | 'note'
  | 'nothing'

export interface Mark {
  readonly length: number
  readonly sense: Sense
  /** Different names of thoughts do not close one another. */
  readonly name: string
  readonly isClose: boolean
  /** What remains of it. */
  readonly text: string
}

/** `more`: the text ends within what may become a mark. Null: no mark. */
export type Found = Mark | 'more' | null

function mark(length: number, sense: Sense, more: Partial<Mark> = {}): Mark {
  return { length, sense, name: '', isClose: false, text: '', ...more }
}

const THINK = ['think', 'thinking', 'thought', 'thoughts']

/** Names that are also words of French, or of a form to fill in: marks at the beginning of a line alone. */
const AT_LINE_START: ReadonlySet<string> = new Set([
  ...['réflexion', 'raisonnement', 'pensée', 'pensées', 'analyse', 'brouillon', 'plan', 'planning', 'hidden'],
  ...['answer', 'final', 'response', 'output', 'reply', 'réponse', 'reponse', 'result', 'system', 'context'],
])

function named(sense: Sense, ...names: readonly string[]): readonly (readonly [string, Sense])[] {
  return names.map((name) => [name, sense])
}

const TAGS: ReadonlyMap<string, Sense> = new Map([
  ...named('thought', ...THINK, 'reasoning', 'reason', 'reflection', 'reflect', 'scratchpad', 'scratch_pad'),
  ...named('thought', 'analysis', 'internal', 'inner_thoughts', 'internal_thoughts', 'inner_monologue'),
  ...named('thought', 'internal_monologue', 'internal_reasoning', 'monologue', 'cot', 'chain_of_thought'),
  ...named('thought', 'rationale', 'deliberation', 'thinking_process', 'thought_process', 'antthinking'),
  ...named('thought', 'réflexion', 'raisonnement', 'pensée', 'pensées', 'analyse', 'brouillon', 'plan'),
  ...named('thought', 'planning', 'hidden', 'self_reflection', 'critique', 'search_quality_reflection'),
  ...named('answer', 'answer', 'final', 'final_answer', 'response', 'final_response', 'output', 'reply'),
  ...named('answer', 'réponse', 'reponse', 'result'),
  ...named('call', 'tool_call', 'tool_calls', 'tool_use', 'tool_uses', 'function_call', 'function_calls'),
  ...named('call', 'functioncall', 'toolcall', 'function', 'invoke', 'use_tool', 'tool_code', 'tool'),
  ...named('call', 'execute_tool', PROPOSAL_TOOL_NAME),
  ...named('part', 'parameter', 'parameters', 'arguments', 'arg_key', 'arg_value', 'tool_name'),
  ...named('part', PROPOSAL_LIST_NAME),
  ...named('hidden', 'tool_response', 'tool_responses', 'tool_result', 'tool_results', 'tool_output'),
  ...named('hidden', 'tool_outputs', 'function_results', 'function_result', 'function_response'),
  ...named('hidden', 'search_results', 'search_quality_score', 'render', 'sys', 'system', 'context'),
  ...named('hidden', 'system_reminder', 'system-reminder'),
  ...named('turn', 'start_of_turn'),
  ...named('end', 'end_of_turn', 'eos', 'eod'),
  ...named('nothing', 's', 'bos', 'pad', 'unk', 'sop', 'eop', 'co', 'cite', 'citation', 'end_of_utterance'),
])

/** Ordinary words of HTML or XML, which are marks of a call with an attribute alone. */
const WITH_ATTRIBUTE: ReadonlySet<string> = new Set(['function', 'invoke', 'parameter', 'render'])

const BRACKETS: ReadonlyMap<string, Sense> = new Map([
  ...named('thought', 'think', 'thinking', 'thought', 'reasoning', 'reflection', 'scratchpad'),
  ...named('call', 'tool_calls', 'tool_call'),
  ...named('part', 'args', 'call_id'),
  ...named('foreign', 'inst'),
  ...named('hidden', 'system_prompt', 'available_tools', 'tool_results', 'tool_content'),
  ...named('nothing', 'bos', 'eos', 'gmask'),
])

const CONTROLS: ReadonlyMap<string, Sense> = new Map([
  ...named('turn', 'start', 'im_start', 'start_header_id', 'start_of_role', 'start_of_turn_token', 'turn'),
  ...named('turn', 'im_system', 'im_user', 'im_assistant', 'header_start'),
  ...named('channel', 'channel'),
  ...named('format', 'constrain'),
  ...named('body', 'message', 'end_header_id', 'end_of_role', 'im_middle', 'im_sep', 'header_end'),
  ...named('own', 'assistant', 'model', 'bot', 'ai', 'chatbot_token', 'start_response', 'start_text'),
  ...named('own', 'begin_of_solution', 'begin_of_answer', 'response'),
  ...named('foreign', 'user', 'human', 'user_token', 'user_id'),
  ...named('hidden', 'system', 'developer', 'tool', 'observation', 'ipython', 'environment', 'system_token'),
  ...named('hidden', 'context', 'tool_response', 'tool_result', 'tool_results', 'tool_outputs_begin'),
  ...named('hidden', 'tool_output_begin', 'start_tool_result'),
  ...named('thought', ...THINK, 'begin_of_thought', 'start_thinking', 'reasoning', 'begin_of_thinking'),
  ...named('call', 'python_tag', 'plugin', 'start_action', 'action_start', 'function_call', 'function_calls'),
  ...named('call', 'tool_call', 'tool_calls', 'tool_call_begin', 'tool_calls_begin', 'tool_call_start'),
  ...named('call', 'tool_calls_section_begin', 'tool_list_start'),
  ...named('part', 'tool_sep', 'tool_call_argument_begin', 'interpreter'),
  ...named(
    'end',
    'end',
    'return',
    'call',
    'im_end',
    'endoftext',
    'endofprompt',
    'eot_id',
    'eom_id',
    'eot',
    'eom',
  ),
])

/** Begin with « end » and close a thought or a call. */
const CLOSES: ReadonlyMap<string, Sense> = new Map([
  ...named('thought', 'end_of_thought', 'end_thinking', 'end_of_thinking'),
  ...named('call', 'end_action', 'action_end', 'tool_call_end', 'tool_calls_end', 'tool_calls_section_end'),
  ...named('hidden', 'tool_outputs_end', 'tool_output_end', 'end_tool_result'),
])

function family(name: string): string {
  return THINK.includes(name) || /thought|thinking/.test(name) ? 'think' : name
}

const CONTROL = /<(?:[|｜] ?(\/?)([\p{L}\p{N}_▁:. -]{1,60})[|｜]?|(\/?)([\p{L}\p{N}_▁-]{1,60})([|｜]))>/uy
const CONTROL_BEGUN = /<(?:[|｜][\p{L}\p{N}_▁:./ -]{0,62}[|｜]?|\/?[\p{L}\p{N}_▁-]{1,60}[|｜])$/uy

function controlAt(text: string, at: number, isEnded: boolean): Found {
  CONTROL.lastIndex = at
  const [whole, slash, before, tailSlash, tail] = CONTROL.exec(text) ?? []
  if (whole === undefined) {
    CONTROL_BEGUN.lastIndex = at
    return !isEnded && CONTROL_BEGUN.test(text) ? 'more' : null
  }
  const name = (before ?? tail ?? '').toLowerCase().trim().replace(/[▁ ]/g, '_')
  // Gemma closes `<|channel>` with `<channel|>`.
  const isTail = tail !== undefined
  if (isTail && !CONTROLS.has(name)) return null
  const closes = CLOSES.get(name)
  const sense = closes ?? CONTROLS.get(name) ?? (/^e(?:nd_|o[stm]_)/.test(name) ? 'end' : 'nothing')
  const isPaired = sense === 'thought' || sense === 'call' || sense === 'hidden'
  const isClose = closes !== undefined || slash === '/' || tailSlash === '/' || (isTail && isPaired)
  if (isTail && !isPaired) return mark(whole.length, 'end', { name })
  return mark(whole.length, sense, { name: sense === 'thought' ? family(name) : name, isClose })
}

const NAME = /<<?(\/?) ?((?:\p{L}+:)?[\p{L}_][\p{L}\p{N}_-]{0,40})/uy
const NAME_BEGUN = /<<?\/? ?[\p{L}\p{N}_:-]{0,41}$/uy
/** Attributes have « = »: « 5 < s et 6 > 2 » is no tag. */
const AFTER_NAME = /(?:=[^<>]{0,300}|\s{1,9}[\w:-]{1,40}\s{0,3}=[^<>]{0,300}|\s{0,9}\/?)>/y
const AFTER_NAME_BEGUN = /(?:=[^<>]{0,300}|\s{1,9}(?:[\w:-]{1,40}\s{0,3}(?:=[^<>]{0,300})?)?|\s{0,9}\/?)$/y
/** `<my_thoughts>`, `<deep_think>` */
const OWN_THOUGHT =
  /^(?:\p{L}+[_-])*(?:think|thinking|thoughts?|reasoning|monologue|scratchpad)(?:[_-]\p{L}+)*$/u

function tagAt(text: string, at: number, isEnded: boolean, isLineStart: boolean): Found {
  NAME_BEGUN.lastIndex = at
  if (!isEnded && NAME_BEGUN.test(text)) return 'more'
  NAME.lastIndex = at
  const [head, slash, full = ''] = NAME.exec(text) ?? []
  if (head === undefined) return null
  const name = full.toLowerCase().replace(/^\p{L}+:/u, '')
  const sense = TAGS.get(name) ?? (OWN_THOUGHT.test(name) ? 'thought' : undefined)
  const isClose = slash === '/'
  if (!sense || (!isClose && !isLineStart && AT_LINE_START.has(name))) return null
  AFTER_NAME.lastIndex = at + head.length
  const rest = AFTER_NAME.exec(text)?.[0]
  if (rest === undefined) {
    AFTER_NAME_BEGUN.lastIndex = at + head.length
    return !isEnded && AFTER_NAME_BEGUN.test(text) ? 'more' : null
  }
  if (head.includes(' ') && (sense !== 'thought' || rest.includes('='))) return null
  if (!isClose && WITH_ATTRIBUTE.has(name) && !/[=:]/.test(rest + full)) return null
  if (head.startsWith('<<')) {
    if (text.length === at + head.length + rest.length && !isEnded) return 'more'
    if (text.charAt(at + head.length + rest.length) !== '>') return null
    return mark(head.length + rest.length + 1, sense, { name, isClose })
  }
  const length = head.length + rest.length
  // `<think/>` is empty.
  if (rest.endsWith('/>')) return mark(length, 'nothing')
  return mark(length, sense, { name: sense === 'thought' ? family(name) : name, isClose })
}

const BRACKET = /\[(\/?)([A-Za-z_]{3,16})\]/y
const BRACKET_BEGUN = /\[\/?([A-Za-z_]{0,16})$/y

function bracketAt(text: string, at: number, isEnded: boolean): Found {
  BRACKET.lastIndex = at
  const [whole, slash, full = ''] = BRACKET.exec(text) ?? []
  if (whole !== undefined) {
    const sense = BRACKETS.get(full.toLowerCase())
    // Only of capitals: « [think] » may be a text.
    if (!sense || full !== full.toUpperCase()) return full === 'gMASK' ? mark(whole.length, 'nothing') : null
    return mark(whole.length, sense, { name: family(full.toLowerCase()), isClose: slash === '/' })
  }
  BRACKET_BEGUN.lastIndex = at
  const begun = isEnded ? undefined : BRACKET_BEGUN.exec(text)?.[1]
  if (begun === undefined) return null
  return [...BRACKETS.keys()].some((name) => name.startsWith(begun.toLowerCase())) ? 'more' : null
}

interface Shape {
  readonly whole: RegExp
  readonly begun: RegExp
  readonly read: (match: RegExpExecArray) => Mark | null
}

/** A mark by its parts, so that its beginning is recognised at the end of a text that grows. */
function shape(parts: readonly string[], read: (match: RegExpExecArray) => Mark | null): Shape {
  const begun = parts.slice(0, -1).reduceRight((rest, part) => `${part}(?:$|${rest})`, '$')
  return { whole: new RegExp(parts.join(''), 'uy'), begun: new RegExp(begun, 'uy'), read }
}

function letters(word: string): string[] {
  return [...word].map((sign) => sign.replace(/[.()[\]|]/, String.raw`\$&`))
}

const cited = (match: RegExpExecArray) => mark(match[0].length, 'citation')
const TURN = [...letters('turn'), String.raw`\d{1,4}`, '[a-z]{1,12}', String.raw`\d{1,4}`]

/** `\ue200entity\ue202["company","Shopify"]\ue201` names Shopify; `\ue200url\ue202Titre\ue202turn0search0\ue201` has a title. */
function privateText(inner: string): string {
  const [kind = '', ...fields] = inner.split('\ue202')
  if (kind === 'entity') return /^\[\s*"[^"]*"\s*,\s*"([^"]*)"/.exec(fields.join(''))?.[1] ?? ''
  return kind === 'url' ? (fields[0] ?? '') : ''
}

const CITED_IN_CORNERS = /†|^(?:\d[\d:,;–\- ]*|(?:oaicite|source|cite|turn)[^【】]*)$/i

const JSON_PARTS = [
  ...[String.raw`\{`, String.raw`\s{0,20}`, '"', String.raw`[\w-]{1,40}`, '"', String.raw`\s{0,5}`, ':'],
]
const readJson = (match: RegExpExecArray) => mark(match[0].length, 'json')
const call = (match: RegExpExecArray) => mark(match[0].length, 'function')
const ARGUMENTS = [String.raw`\(`, String.raw`\s{0,20}`, `(?=[{[p])`]

/** By their first sign. */
const SHAPES: Readonly<Record<string, readonly Shape[]>> = {
  '【': [
    shape(['【', String.raw`[^【】\n]{0,80}`, '】'], (match) =>
      CITED_IN_CORNERS.test(match[0].slice(1, -1).trim()) ? cited(match) : null,
    ),
  ],
  '\ue200': [
    shape(['\ue200', String.raw`[^\ue200\ue201\n]{0,400}`, '\ue201'], (match) =>
      mark(match[0].length, 'citation', { text: privateText(match[0].slice(1, -1)) }),
    ),
    shape(['\ue200'], cited),
  ],
  '\ue201': [shape(['\ue201'], cited)],
  ':': [
    shape(
      [
        ...[':', ':{0,2}', ...letters('contentReference'), String.raw`\[`, String.raw`[^\]\n]{0,60}`],
        ...[String.raw`\]`, String.raw`\{`, String.raw`[^}\n]{0,60}`, String.raw`\}`],
      ],
      cited,
    ),
  ],
  '[': [
    // A list of Bing's sources.
    shape(['\\[', '\\^', '\\d{1,3}', '\\^', '\\]', ':'], (match) =>
      mark(match[0].length, 'citation', { text: `${match[0].replace(/\D/g, '')}. ` }),
    ),
    shape(['\\[', '\\^', '\\d{1,3}', '\\^', '\\]'], cited),
    shape(['\\[', '\\d{1,3}', '[:\\d]{0,6}', '†', '[^\\]\\n]{0,60}', '\\]'], cited),
    shape([...letters('[[cit'), '[a-z_]{1,8}', '[: ]{1,2}', '[\\d,;: –-]{1,40}', ...letters(']]')], cited),
    shape([...letters('[source'), '[: ]{1,2}', '\\d{1,3}', '\\]'], cited),
    shape([...letters('[file:'), '\\d{1,3}', '\\]'], cited),
    shape([...letters('[ref_'), '\\d{1,3}', '\\]'], cited),
    // Calls of Llama are lists.
    shape(['\\[', ...letters(PROPOSAL_TOOL_NAME), ...ARGUMENTS], call),
    // « [[1]](https://… » is a link.
    shape([...letters('[['), String.raw`\d{1,3}`, ...letters(']](')], (match) =>
      mark(match[0].length, 'citation', { text: match[0].slice(1).replace(']]', ']') }),
    ),
    shape(
      [String.raw`\[`, String.raw`\^?`, String.raw`[1-9]\d?`, String.raw`\]`, String.raw`(?!\(|:|\[[^\d^])`],
      (match) => mark(match[0].length, 'note', { name: match[0].slice(1, -1) }),
    ),
    shape(
      [...letters('[cite'), '[a-z_]{0,7}', '[: ]{0,2}', String.raw`[\d,.;: –-]{0,40}`, String.raw`\]`],
      cited,
    ),
    shape([...letters('[citation'), '[: ]{1,2}', String.raw`[\d,;: –-]{1,40}`, String.raw`\]`], cited),
    shape([...letters('[oaicite'), '[: ]', String.raw`\d{1,4}`, String.raw`\]`], cited),
    shape([...letters('[doc'), String.raw`\d{1,3}`, String.raw`\]`], cited),
    shape([...letters('[web:'), String.raw`[\d,: ]{1,20}`, String.raw`\]`], cited),
    shape([String.raw`\[`, ...TURN, String.raw`[,;\w ]{0,60}`, String.raw`\]`], cited),
    shape([String.raw`\[`, String.raw`\s{0,20}`, ...JSON_PARTS], readJson),
  ],
  '(': [shape([String.raw`\(`, ...TURN, String.raw`[,;\w ]{0,60}`, String.raw`\)`], cited)],
  '{': [shape(JSON_PARTS, readJson)],
  c: [
    shape([...letters('cite'), ...TURN, String.raw`(?!\d)`], cited),
    shape([...letters('commentary to=functions.'), String.raw`[\w:]{1,40}`, String.raw`(?![\w:])`], call),
  ],
  f: [
    shape([...letters('filecite'), ...TURN, String.raw`(?!\d)`], cited),
    shape(
      [...letters('functions.'), '[a-z_]{1,40}', String.raw`[:\d]{0,4}`, String.raw`\s{0,3}`, '(?=[({[])'],
      call,
    ),
  ],
  t: [
    shape([...TURN, String.raw`(?!\d)`], cited),
    shape([...letters('to=functions.'), String.raw`[\w:]{1,40}`, String.raw`(?![\w:])`], call),
    shape([...letters(`to=${PROPOSAL_TOOL_NAME}`), String.raw`(?!\w)`], call),
  ],
  e: [
    shape([...letters('entity['), String.raw`[^\]\n]{1,200}`, String.raw`\]`], (match) =>
      mark(match[0].length, 'citation', { text: privateText(`entity\ue202${match[0].slice(6)}`) }),
    ),
  ],
  d: [shape([...letters('default_api.'), '[a-z_]{1,40}', ...ARGUMENTS], call)],
  p: [
    shape([...letters(PROPOSAL_TOOL_NAME), String.raw`[:\s]{0,4}`, String.raw`(?=\{)`], call),
    shape([...letters(PROPOSAL_TOOL_NAME), ...ARGUMENTS], call),
    shape([...letters(`${PROPOSAL_TOOL_NAME}.call`), ...ARGUMENTS], call),
    shape([...letters('print('), '[a-z_.]{1,60}', ...ARGUMENTS], call),
  ],
  a: [shape([...letters('assistant to=functions.'), String.raw`[\w:]{1,40}`, String.raw`(?![\w:])`], call)],
  A: [
    shape(letters(`Action: ${PROPOSAL_TOOL_NAME}\nAction Input:`), (match) =>
      mark(match[0].length, 'nothing'),
    ),
  ],
}

/** Words that are marks within others: « vitecite » is none, « fin.citeturn0search1 » is. */
const NEEDS_BOUNDARY = /^(?:function|json)$/

/** First signs of all marks; in code none is one. */
export const MARK_SIGNS = `<◁${Object.keys(SHAPES).join('')}`

const KIMI = /◁(\/?)think▷/y
const KIMI_BEGUN = /◁(?:$|\/?(?:$|t(?:$|h(?:$|i(?:$|n(?:$|k$))))))/y

export interface Place {
  /** The sign before the mark; '' at the beginning. */
  readonly before: string
  readonly isLineStart: boolean
  /** Nothing follows the text. */
  readonly isEnded: boolean
}

/** The mark that begins at `at`. */
export function markAt(text: string, at: number, { before, isLineStart, isEnded }: Place): Found {
  const sign = text.charAt(at)
  if (sign === '<') return controlAt(text, at, isEnded) ?? tagAt(text, at, isEnded, isLineStart)
  if (sign === '◁') {
    KIMI.lastIndex = at
    KIMI_BEGUN.lastIndex = at
    const [whole, slash] = KIMI.exec(text) ?? []
    if (whole !== undefined) return mark(whole.length, 'thought', { name: 'think', isClose: slash === '/' })
    return !isEnded && KIMI_BEGUN.test(text) ? 'more' : null
  }
  const bracket = sign === '[' ? bracketAt(text, at, isEnded) : null
  if (bracket) return bracket
  const isInWord = /[\p{L}\p{N}_&?.]/u.test(before)
  for (const { whole, begun, read } of SHAPES[sign] ?? []) {
    begun.lastIndex = at
    if (!isEnded && begun.test(text)) return 'more'
    whole.lastIndex = at
    const match = whole.exec(text)
    const found = match && read(match)
    if (found && !(isInWord && NEEDS_BOUNDARY.test(found.sense))) return found
  }
  return null
}
