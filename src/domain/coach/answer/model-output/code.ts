import { beginsLikeCall, isWrittenCall, namesOurTool } from '@/domain/coach/cards/written-call'
import { MAYBE_MAX } from './call-scan'
import { sticky } from './sticky'

/** Longest code in a line, and longest line behind a fence. */
const CODE_LINE_MAX = 1_000
const FENCE_HEAD_MAX = 200
/** Enough of a block to see whether a call begins. */
const LOOK = 60

const THOUGHT_BLOCK = /^(?:think|thinking|thoughts?|reasoning|reflection|scratchpad|analysis)$/i
const CALL_BLOCK = /^(?:tool_code|tool_calls?|tool_use|function_calls?)$/i
const RESULT_BLOCK = /^(?:tool_outputs?|tool_results?|tool_response)$/i

/** A block of code: shown as it comes, held while it may be a call, or dropped. */
export class CodeBlock {
  kind: 'code' | 'maybe' | 'call' | 'hidden'
  readonly #sign: string
  readonly #size: number
  readonly #headLength: number
  /** Everything since the fence, while it is held. */
  #body: string
  #isLineStart = true

  /** `head`: the fence and its line. */
  constructor(run: string, head: string) {
    const word = /^\s*([\w-]*)/.exec(head.slice(run.length))?.[1] ?? ''
    const isHidden = THOUGHT_BLOCK.test(word) || RESULT_BLOCK.test(word)
    this.kind = isHidden ? 'hidden' : CALL_BLOCK.test(word) ? 'call' : 'maybe'
    this.#sign = run.charAt(0)
    this.#size = run.length
    this.#body = head
    this.#headLength = head.length
  }

  /** The fence that closes the block at the beginning of a line. '': none; `more`: what came may become one. */
  closing(text: string, at: number, isEnded: boolean): string {
    if (!this.#isLineStart) return ''
    const close = sticky(/[ \t>]{0,20}(?:`{3,}|~{3,})/y, text, at)
    const run = close.replace(/^[> \t]+/, '')
    if (run.startsWith(this.#sign) && run.length >= this.#size) {
      const after = at + close.length
      const next = text.charAt(after + sticky(/[ \t\r]*/y, text, after).length)
      if (next === '' && !isEnded) return 'more'
      // A mark may follow without a new line.
      return next === '' || '\n<[【'.includes(next) ? close : ''
    }
    const isBegun = !isEnded && text.length - at < 40 && sticky(/[ \t>]{0,20}[`~]*$/y, text, at) !== ''
    return isBegun ? 'more' : ''
  }

  /** Reads to the end of a line, or of what came. Returns what is shown of it. */
  read(line: string): string {
    this.#isLineStart = line.endsWith('\n')
    if (this.kind === 'code') return line
    this.#body += line
    return this.kind === 'maybe' ? this.#look() : ''
  }

  /** What is shown of the block at its end; its text is a call where `kind` says so. */
  end(): { readonly shown: string; readonly call: string } {
    const content = this.#body.slice(this.#headLength)
    if (this.kind === 'maybe') {
      this.kind = beginsLikeCall(content.slice(0, LOOK)) && isWrittenCall(content) ? 'call' : 'code'
      if (this.kind === 'code') return { shown: this.#body, call: '' }
    }
    return { shown: '', call: this.kind === 'call' ? content : '' }
  }

  #look(): string {
    const inside = this.#body.length - this.#headLength
    if (inside < LOOK) return ''
    const isCandidate = beginsLikeCall(this.#body.slice(this.#headLength, this.#headLength + LOOK))
    if (isCandidate && inside <= MAYBE_MAX) return ''
    if (isCandidate && namesOurTool(this.#body.slice(0, MAYBE_MAX))) {
      this.kind = 'call'
      return ''
    }
    this.kind = 'code'
    const held = this.#body
    this.#body = ''
    return held
  }
}

/** The line of a fence, with its end. `more`: not whole yet. '': no fence. */
export function fenceLine(text: string, at: number, run: string, isEnded: boolean): string {
  const start = at + run.length
  const [head = '', ...more] = text.slice(start, start + FENCE_HEAD_MAX).split('\n', 2)
  if (head.length >= FENCE_HEAD_MAX || (run.startsWith('`') && head.includes('`'))) return ''
  if (more.length === 0 && !isEnded) return 'more'
  return text.slice(at, start + head.length + more.length)
}

/** Code in a line, with its marks. `more`: not whole yet. '': no code. */
export function codeInLine(text: string, at: number, run: string, isEnded: boolean): string {
  for (let end = at + run.length; end < text.length && end - at <= CODE_LINE_MAX; end += 1) {
    const sign = text.charAt(end)
    if (sign === '\n') return ''
    if (sign !== '`') continue
    const close = sticky(/`+/y, text, end)
    const isWhole = isEnded || end + close.length < text.length
    if (close.length === run.length && isWhole) return text.slice(at, end + close.length)
    end += close.length - 1
  }
  return isEnded || text.length - at > CODE_LINE_MAX ? '' : 'more'
}
