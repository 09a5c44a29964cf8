// The marks that models write beside their answers: templates of OpenAI (harmony, ChatML), Llama, Mistral, Gemma, DeepSeek, Qwen, Kimi, GLM,
// Phi, Granite, Command; tags of thoughts and of calls; citations. `ModelOutput` gives them their meaning.
import { mark, type Mark } from './mark'
import {
  AT_LINE_START,
  BRACKETS,
  CLOSES,
  CONTROLS,
  family,
  OWN_THOUGHT,
  TAGS,
  WITH_ATTRIBUTE,
} from './mark-names'
import { NEEDS_BOUNDARY, SHAPES } from './mark-shapes'

/** `more`: the text ends within what may become a mark. Null: no mark. */
export type Found = Mark | 'more' | null

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
