// Marks that are no tags: citations, JSON, calls written as functions.
import { PROPOSAL_TOOL_NAME } from '@/domain/coach/cards/proposal'
import { mark, type Mark } from './mark'

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
  return Array.from(word, (sign) => sign.replace(/[.()[\]|]/, String.raw`\$&`))
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
export const SHAPES: Readonly<Record<string, readonly Shape[]>> = {
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
    // « [1](https://… » and « [1][guide] » are links.
    shape(
      [
        String.raw`\[`,
        String.raw`\^?`,
        String.raw`[1-9]\d?`,
        String.raw`\]`,
        String.raw`(?!\(|\[[^\d^[\]\n][^[\]\n]{0,60}\])`,
      ],
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

/** Begin only where a word begins; a citation also stands behind a word, as in « fin.citeturn0search1 ». */
export const NEEDS_BOUNDARY = /^(?:function|json)$/

/** Text in which neither a mark nor code begins. */
const SIGNS = `\`~<◁${Object.keys(SHAPES).join('')}`
export const PLAIN = new RegExp(`[^${SIGNS.replace(/[[\]\\^-]/g, String.raw`\$&`)}]+`, 'uy')
