// One grammar of what a model writes besides its answer: channels, turns, thoughts, citations, tool calls as text. Used by the server before
// an answer is streamed and stored, and again wherever an answer is drawn, copied, exported or made into tasks.
import { COACH_EMPTY_ANSWER } from '@/domain/coach/conversation/coach-request'
import { beginsLikeCall, callArguments, isWrittenCall, namesOurTool } from '@/domain/coach/cards/written-call'
import { isBlank } from '@/domain/base/text/visible-text'
import { MARK_SIGNS, markAt, type Mark } from './model-tokens'

/** What a piece of output adds. */
export interface Heard {
  readonly text: string
  /** `text` is the whole answer: what was told before was a thought, as its closing tag says. */
  readonly isAnew: boolean
  /** Arguments of calls of our tool, for the reader of real calls. */
  readonly calls: readonly string[]
}

type Mode = 'answer' | 'thought' | 'hidden' | 'header' | 'call' | 'code' | 'over'

/** Held back: code in a line, JSON and code blocks that may be a call. */
const CODE_LINE_MAX = 1_000
const HEADER_MAX = 60
const FENCE_HEAD_MAX = 200
const FENCE_LOOK = 60
const MAYBE_MAX = 12_000
/** From the name of a function to its arguments. */
const NAME_MAX = 200

const OWN_ROLES = /^(?:assistant|model|bot|ai|chatbot|gpt)$/i
const FOREIGN_ROLES = /^(?:user|human)$/i
const HIDDEN_ROLES =
  /^(?:system|developer|tool|ipython|environment|observation|context|function|functions\..*)$/i
/** Of code blocks, by the word behind the fence. */
const THOUGHT_BLOCK = /^(?:think|thinking|thoughts?|reasoning|reflection|scratchpad|analysis)$/i
const CALL_BLOCK = /^(?:tool_code|tool_calls?|tool_use|function_calls?)$/i
const RESULT_BLOCK = /^(?:tool_outputs?|tool_results?|tool_response)$/i

interface Call {
  body: string
  /** Nesting of brackets; only braces and square ones for `json`. */
  depth: number
  json: number
  isInString: boolean
  isEscaped: boolean
  /** JSON of the answer until its end shows a call. */
  readonly isMaybe: boolean
  readonly nameMax: number
  /** The mode that follows. */
  readonly after: Mode
}

interface Fence {
  readonly sign: string
  readonly size: number
  kind: 'code' | 'maybe' | 'call' | 'hidden'
  /** Everything since the fence, while it is held. */
  body: string
  readonly headLength: number
  isLineStart: boolean
}

/** Reads output piece by piece: the same pieces or others give the same answer. Linear in its length. */
export class ModelOutput {
  #mode: Mode = 'answer'
  #input = ''
  /** Beginning of the current line of the input, and its last signs. */
  #line = ''
  #tail = ''

  #said = ''
  /** Spaces at the end of `#said`: they go with a mark that follows. */
  #gap = ''
  #isAfterMark = false
  #told = 0
  #isAnew = false
  #calls: string[] = []

  /** The name of the thought, how often it was opened again within itself, and where it began. */
  #thought = { name: '', again: 0, at: 0 }
  /** A lone closing tag ends a thought whose opening tag the provider has cut. */
  #mayBeThought = true
  /** The tag that hides. */
  #hiding = ''
  #hasBegun = false
  /** `analysisWe …assistantfinalBonjour`: channels whose marks the provider has removed. */
  #isGlued = false
  #header: 'role' | 'channel' | 'format' = 'role'
  #isToTool = false
  #call: Call | null = null
  #isFenceLeft = false
  #fence: Fence | null = null

  readonly #notes: ReadonlySet<string> | null

  /** `notes`: those whose text is in the answer. Null: they are not known before its end, and all are kept. */
  constructor(notes: ReadonlySet<string> | null = null) {
    this.#notes = notes
  }

  feed(piece: string): Heard {
    this.#input += piece
    this.#run(false)
    return this.#heard()
  }

  end(): Heard {
    this.#run(true)
    if (this.#call) this.#endCall()
    if (this.#fence) this.#endFence('')
    if (!this.#isAfterMark) this.#said += this.#gap
    this.#gap = ''
    return this.#heard()
  }

  #heard(): Heard {
    const heard = {
      text: this.#said.slice(this.#isAnew ? 0 : this.#told),
      isAnew: this.#isAnew,
      calls: this.#calls,
    }
    this.#told = this.#said.length
    this.#isAnew = false
    this.#calls = []
    return heard
  }

  #run(isEnded: boolean): void {
    let at = 0
    while (at < this.#input.length) {
      const used = this.#step(at, isEnded)
      if (used < 0) break
      this.#consume(at, used)
      at += used
    }
    this.#input = this.#input.slice(at)
  }

  #consume(at: number, length: number): void {
    if (length === 0) return
    const used = this.#input.slice(at, at + length)
    const line = used.includes('\n') ? '' : this.#line
    if (line.length < LINE_LOOK) this.#line = line + lineOf(used).slice(0, LINE_LOOK)
    // A mark that was removed leaves the line as it was.
    if (this.#isAfterMark && this.#mode === 'answer') this.#line = lineOf(this.#said.slice(-LINE_LOOK))
    this.#tail = (this.#tail + used.slice(-2)).slice(-2)
    this.#hasBegun = true
  }

  /** Number of signs that were read, possibly 0 where the mode changed; -1: more has to come. */
  #step(at: number, isEnded: boolean): number {
    switch (this.#mode) {
      case 'answer':
        return this.#readAnswer(at, isEnded)
      case 'thought':
      case 'hidden':
        return this.#readHidden(at, isEnded)
      case 'header':
        return this.#readHeader(at, isEnded)
      case 'call':
        return this.#readCall(at, isEnded)
      case 'code':
        return this.#readCode(at, isEnded)
      case 'over':
        return this.#input.length - at
    }
  }

  // The answer

  #readAnswer(at: number, isEnded: boolean): number {
    const text = this.#input
    if (this.#isFenceLeft) {
      const left = sticky(/\s*`{3,}[ \t]*/y, text, at)
      if (left === '' && !isEnded && sticky(/\s*`{0,2}$/y, text, at) !== '') return -1
      this.#isFenceLeft = false
      if (left !== '') return left.length
    }
    if (!this.#hasBegun) {
      const begun = sticky(BEGINNING, text, at)
      if (begun !== '') return this.#begin(begun)
      const start = text.slice(at, at + 40).trimStart()
      if (!isEnded && text.length - at < 40 && BEGINNINGS.some((word) => word.startsWith(start))) return -1
    }
    const plain = sticky(PLAIN, text, at)
    if (plain !== '') {
      this.#say(plain)
      return plain.length
    }
    const sign = text.charAt(at)
    if (sign === '`' || sign === '~') return this.#readBackticks(at, isEnded)
    const found = this.#markAt(at, isEnded)
    if (found === 'more') return -1
    if (found && !(found.sense === 'note' && this.#isNote(found.name))) return this.#take(found, at)
    this.#say(sign)
    return 1
  }

  /** Marks that were cut off or removed before the first sign. */
  #begin(begun: string): number {
    const word = begun.trim()
    if (word.endsWith('|>')) {
      const sense = word.includes('channel') ? 'channel' : 'turn'
      this.#turnTo({ sense, length: begun.length, name: '', isClose: false, text: '' })
    } else if (word === 'analysis' || word === 'commentary') {
      this.#isGlued = true
      this.#mode = 'hidden'
    }
    this.#drop()
    return begun.length
  }

  #markAt(at: number, isEnded: boolean): Mark | 'more' | null {
    const before = this.#tail.slice(-1)
    const found = markAt(this.#input, at, { before, isLineStart: LINE_PREFIX.test(this.#line), isEnded })
    if (!found || found === 'more' || !IN_QUOTES.has(found.sense)) return found
    // « la balise « <think> » » is a text about it.
    if (!/[«"“('`‘][\s\u00a0\u202f]?$/.test(this.#tail)) return found
    const end = at + found.length
    if (!isEnded && this.#input.length - end < 2) return 'more'
    return /^[\s\u00a0\u202f]?[»"”)'`’]/.test(this.#input.slice(end, end + 2)) ? null : found
  }

  /** A note whose text is below, or will be; « [1] » behind a space is a choice or a list. */
  #isNote(name: string): boolean {
    if (this.#notes === null || this.#notes.has(name)) return true
    return !name.startsWith('^') && !/[\p{L}\p{N}.,;:!?%€»)\]]$/u.test(this.#tail)
  }

  #say(text: string): void {
    let rest = text
    if (this.#isAfterMark) {
      const isBegun = this.#said !== ''
      if (!isBegun || (this.#gap === '' && this.#said.endsWith('\n'))) {
        // The line of a mark goes with it.
        const space = isBegun ? (/^[ \t]*\n?/.exec(rest)?.[0] ?? '') : (/^\s*/.exec(rest)?.[0] ?? '')
        rest = rest.slice(space.length)
        if (rest === '' && !(isBegun && space.endsWith('\n'))) return
      } else if (/^[\s.,;:!?)\]…»]/.test(rest)) this.#gap = ''
      this.#isAfterMark = false
    }
    let end = rest.length
    while (end > 0 && ' \t\u00a0'.includes(rest.charAt(end - 1))) end -= 1
    if (end > 0) {
      this.#said += this.#gap + rest.slice(0, end)
      this.#gap = ''
    }
    this.#gap += rest.slice(end)
  }

  /** A fence of code, or code in a line. */
  #readBackticks(at: number, isEnded: boolean): number {
    const text = this.#input
    const run = sticky(/`+|~+/y, text, at)
    const runEnd = at + run.length
    if (runEnd === text.length && !isEnded) return -1
    if (run.length >= 3 && LINE_PREFIX.test(this.#line)) {
      const [head = '', ...more] = text.slice(runEnd, runEnd + FENCE_HEAD_MAX).split('\n', 2)
      const isFence = head.length < FENCE_HEAD_MAX && !(run.startsWith('`') && head.includes('`'))
      if (isFence && more.length === 0 && !isEnded) return -1
      if (isFence) return this.#openFence(run, head, run.length + head.length + more.length, at)
    }
    if (run.startsWith('~')) {
      this.#say(run)
      return run.length
    }
    for (let end = runEnd; end < text.length && end - at <= CODE_LINE_MAX; end += 1) {
      const sign = text.charAt(end)
      if (sign === '\n') return this.#sayAlone(run)
      if (sign !== '`') continue
      const close = sticky(/`+/y, text, end)
      if (close.length === run.length && (isEnded || end + close.length < text.length)) {
        const whole = text.slice(at, end + close.length)
        const calls = namesOurTool(whole) ? callArguments(whole) : []
        this.#calls.push(...calls)
        if (calls.length > 0) this.#drop()
        else this.#say(whole)
        return whole.length
      }
      end += close.length - 1
    }
    return isEnded || text.length - at > CODE_LINE_MAX ? this.#sayAlone(run) : -1
  }

  #sayAlone(text: string): number {
    this.#say(text)
    return text.length
  }

  #drop(): void {
    this.#isAfterMark = true
  }

  // Marks

  #take(found: Mark, at: number): number {
    const { sense, isClose, length } = found
    const raw = this.#input.slice(at, at + length)
    switch (sense) {
      case 'json':
        this.#openCall({ isMaybe: true })
        return 0
      case 'function':
        return this.#openFunction(raw)
      case 'citation':
      case 'note':
        this.#drop()
        if (found.text !== '') this.#say(found.text)
        return length
      case 'call':
      case 'part':
        if (!isClose) {
          this.#openCall({})
          if (this.#call) this.#call.body = raw
        }
        break
      default:
        this.#turnTo(found)
    }
    this.#drop()
    return length
  }

  /** What a mark means outside of calls, whatever is being read. */
  #turnTo({ sense, name, isClose }: Mark): void {
    switch (sense) {
      case 'thought':
        if (isClose) this.#closeThought(name)
        else if (this.#mode === 'answer') {
          this.#mode = 'thought'
          this.#thought = { name, again: 0, at: this.#said.length }
          this.#mayBeThought = false
        } else if (this.#mode === 'thought' && this.#thought.name === name) this.#thought.again += 1
        return
      case 'answer':
        if (isClose) return
        this.#mode = 'answer'
        this.#mayBeThought = false
        return
      case 'own':
        this.#mode = 'answer'
        return
      case 'foreign':
        if (isClose) this.#mode = 'answer'
        else this.#hearOther()
        return
      case 'hidden':
        if (!isClose) {
          this.#mode = 'hidden'
          this.#hiding = name
        } else if (this.#mode === 'hidden') this.#mode = 'answer'
        return
      case 'turn':
      case 'channel':
      case 'format':
        if (sense === 'turn') this.#isToTool = false
        this.#mode = 'header'
        this.#header = sense === 'turn' ? 'role' : sense
        return
      case 'body':
        if (this.#isToTool) this.#openCall({ after: 'hidden' })
        return
      case 'end':
        this.#isToTool = false
        this.#mode = 'answer'
        return
      default:
    }
  }

  #closeThought(name: string): void {
    if (this.#mode === 'thought') {
      if (this.#thought.name === name) this.#mode = 'answer'
    } else if (this.#mode === 'hidden') this.#mode = 'answer'
    else if (this.#mayBeThought) {
      this.#takeBack(0)
      this.#mayBeThought = false
    } else if (this.#thought.again > 0 && this.#thought.name === name) {
      this.#takeBack(this.#thought.at)
      this.#thought.again -= 1
    }
  }

  #takeBack(length: number): void {
    this.#said = this.#said.slice(0, length)
    this.#gap = ''
    this.#isAnew ||= this.#told > length
    this.#drop()
  }

  /** The model writes the turn of the person. After its answer it goes on alone: nothing of that is said. */
  #hearOther(): void {
    this.#mode = isBlank(this.#said) ? 'hidden' : 'over'
    this.#hiding = ''
  }

  // Thoughts, other channels, other speakers

  #readHidden(at: number, isEnded: boolean): number {
    const text = this.#input
    if (this.#isGlued) {
      const words = sticky(/assistant(?:final|analysis|commentary)/y, text, at)
      if (words !== '') {
        if (words.endsWith('final')) {
          this.#isGlued = false
          this.#mayBeThought = false
          this.#mode = 'answer'
          this.#drop()
        }
        return words.length
      }
      if (!isEnded && text.length - at < 20 && GLUED.some((word) => word.startsWith(text.slice(at))))
        return -1
    }
    const plain = sticky(this.#isGlued ? /[^<[◁a]+/y : /[^<[◁]+/y, text, at)
    if (plain !== '') return plain.length
    const found = this.#markAt(at, isEnded)
    if (found === 'more') return -1
    if (!found) return 1
    const { sense, isClose } = found
    const isStep = ['turn', 'channel', 'own', 'foreign', 'end'].includes(sense)
    const isBegun = sense === 'answer' && !isClose
    const isOver = isClose && sense === 'hidden' && this.#mode === 'hidden' && this.#hiding === found.name
    const isThought = sense === 'thought' && (this.#mode === 'thought' || isClose)
    if (isStep || isBegun || isOver || isThought || (sense === 'body' && this.#isToTool)) this.#turnTo(found)
    if (this.#mode !== 'hidden' && this.#mode !== 'thought') this.#drop()
    return found.length
  }

  /** The role or the channel behind its mark: up to a mark, a new line or a word that is neither. */
  #readHeader(at: number, isEnded: boolean): number {
    const rest = this.#input.slice(at, at + HEADER_MAX)
    const stop = rest.search(/[<\n]/)
    if (stop === -1 && rest.length < HEADER_MAX && !isEnded) return -1
    const header = stop === -1 ? rest : rest.slice(0, stop)
    this.#mode = 'answer'
    if (this.#header === 'format') return /^\s*(?:json|code|text)?/.exec(header)?.[0].length ?? 0
    const [words, word, to] =
      /^\s*([a-z_]+(?:\.\w+)*)?(?:\s+to=([\w.:]+))?(?:\s+(?:json|code)(?=\s*$))?\s*/i.exec(header) ?? ['']
    const isForTool = to !== undefined && !/^(?:assistant|user|all)$/.test(to)
    const name = word ?? ''
    if (this.#header === 'role') {
      this.#isToTool = isForTool
      if (FOREIGN_ROLES.test(name)) this.#hearOther()
      else if (HIDDEN_ROLES.test(name)) this.#mode = 'hidden'
      else if (name !== '' && !OWN_ROLES.test(name)) return 0
      if (HIDDEN_ROLES.test(name)) this.#isToTool = false
      return words.length
    }
    if (isForTool || this.#isToTool) this.#openCall({ after: 'hidden' })
    else if (name !== '' && name !== 'final') this.#mode = 'hidden'
    else this.#mayBeThought = false
    return words.length
  }

  // Calls

  #openCall({ isMaybe = false, nameMax = Infinity, after = 'answer' }: Partial<Call>): void {
    const scan = { body: '', depth: 0, json: 0, isInString: false, isEscaped: false }
    this.#call = { ...scan, isMaybe, nameMax, after }
    this.#mode = 'call'
  }

  /** Its brackets are read with those of its arguments. */
  #openFunction(raw: string): number {
    this.#openCall({ nameMax: NAME_MAX })
    const bracket = raw.search(/[({[]/)
    const name = bracket === -1 ? raw : raw.slice(0, bracket)
    if (this.#call) this.#call.body = name
    return name.length
  }

  /** Reads to the end of the arguments; brackets in strings do not count. */
  #readCall(at: number, isEnded: boolean): number {
    const call = this.#call
    if (!call) return 0
    const text = this.#input
    const start = at
    for (let index = at; index < text.length; index += 1) {
      const sign = text.charAt(index)
      if (!call.isMaybe && (sign === '<' || (sign === '[' && call.depth === 0))) {
        const found = markAt(text, index, { before: '', isLineStart: false, isEnded })
        if (found === 'more') {
          if (index === start) return -1
          call.body += text.slice(at, index)
          return index - start
        }
        if (found && !['json', 'function', 'citation', 'note'].includes(found.sense)) {
          call.body += text.slice(at, index)
          return index - start + this.#takeInCall(found, index)
        }
      }
      if (call.isEscaped) call.isEscaped = false
      else if (call.isInString) {
        if (sign === '\\') call.isEscaped = true
        else if (sign === '"') call.isInString = false
      } else if (sign === '"') call.isInString = call.depth > 0
      else if (sign === '{' || sign === '[' || sign === '(') {
        call.depth += 1
        if (sign !== '(') call.json += 1
      } else if (sign === '}' || sign === ']' || sign === ')') {
        call.depth -= 1
        if (sign !== ')') call.json -= 1
        if (call.depth <= 0) {
          call.body += text.slice(at, index + 1)
          this.#endCall()
          return index + 1 - start
        }
      } else if (call.json > 0 && call.json === call.depth && /[^\P{L}a-zTFN]/u.test(sign)) {
        // No JSON: its end was forgotten, and a sentence begins.
        call.body += text.slice(at, index)
        this.#endCall()
        return index - start
      }
      const length = call.body.length + index + 1 - at
      if ((call.depth === 0 && length > call.nameMax) || (call.isMaybe && length > MAYBE_MAX)) {
        call.body += text.slice(at, index + 1)
        this.#endCall()
        return index + 1 - start
      }
    }
    call.body += text.slice(at)
    return text.length - start
  }

  #takeInCall(found: Mark, at: number): number {
    const call = this.#call
    const { sense, isClose, length } = found
    const isEnd =
      ['turn', 'channel', 'own', 'foreign', 'end'].includes(sense) || (sense === 'call' && isClose)
    if (!isEnd) {
      if (call) call.body += this.#input.slice(at, at + length)
      return length
    }
    this.#endCall()
    if (sense !== 'call') this.#turnTo(found)
    this.#drop()
    return length
  }

  #endCall(): void {
    const call = this.#call
    if (!call) return
    this.#call = null
    this.#mode = call.after
    if (call.isMaybe && !isWrittenCall(call.body)) {
      this.#say(call.body)
      return
    }
    this.#calls.push(...callArguments(call.body))
    this.#isFenceLeft = call.after === 'answer' && !call.isMaybe && call.body.includes('```')
    this.#drop()
  }

  // Code blocks

  #openFence(run: string, head: string, length: number, at: number): number {
    const word = /^\s*([\w-]*)/.exec(head)?.[1] ?? ''
    const kind =
      THOUGHT_BLOCK.test(word) || RESULT_BLOCK.test(word)
        ? 'hidden'
        : CALL_BLOCK.test(word)
          ? 'call'
          : 'maybe'
    this.#mode = 'code'
    this.#fence = {
      sign: run.charAt(0),
      size: run.length,
      kind,
      body: this.#input.slice(at, at + length),
      headLength: length,
      isLineStart: true,
    }
    return length
  }

  #readCode(at: number, isEnded: boolean): number {
    const fence = this.#fence
    if (!fence) return 0
    const text = this.#input
    if (fence.isLineStart) {
      const close = sticky(/[ \t>]{0,20}(?:`{3,}|~{3,})/y, text, at)
      const run = close.trimStart().replace(/^[> \t]+/, '')
      const after = at + close.length
      if (run.startsWith(fence.sign) && run.length >= fence.size) {
        const space = sticky(/[ \t\r]*/y, text, after)
        const next = text.charAt(after + space.length)
        if (next === '' && !isEnded) return -1
        if (next === '' || '\n<[【'.includes(next)) {
          this.#endFence(close)
          return close.length
        }
      } else if (!isEnded && text.length - at < 40 && sticky(/[ \t>]{0,20}[`~]*$/y, text, at) !== '')
        return -1
      fence.isLineStart = false
    }
    const newLine = text.indexOf('\n', at)
    const end = newLine === -1 ? text.length : newLine + 1
    const part = text.slice(at, end)
    fence.isLineStart = newLine !== -1
    if (fence.kind === 'code') this.#say(part)
    else fence.body += part
    if (fence.kind === 'maybe') this.#lookAtFence(fence)
    return part.length
  }

  #lookAtFence(fence: Fence): void {
    const inside = fence.body.length - fence.headLength
    if (inside < FENCE_LOOK) return
    const isCandidate = beginsLikeCall(fence.body.slice(fence.headLength, fence.headLength + FENCE_LOOK))
    if (isCandidate && inside <= MAYBE_MAX) return
    if (isCandidate && namesOurTool(fence.body.slice(0, MAYBE_MAX))) {
      fence.kind = 'call'
      return
    }
    this.#say(fence.body)
    fence.body = ''
    fence.kind = 'code'
  }

  #endFence(close: string): void {
    const fence = this.#fence
    if (!fence) return
    this.#fence = null
    this.#mode = 'answer'
    const content = fence.body.slice(fence.headLength)
    if (fence.kind === 'maybe') {
      const isCandidate = beginsLikeCall(content.slice(0, FENCE_LOOK))
      fence.kind = isCandidate && isWrittenCall(content) ? 'call' : 'code'
      if (fence.kind === 'code') this.#say(fence.body)
    }
    if (fence.kind === 'code') {
      this.#say(close)
      return
    }
    if (fence.kind === 'call') this.#calls.push(...callArguments(content))
    this.#drop()
  }
}

/** Marks of which a text may speak, in quotes. */
const IN_QUOTES: ReadonlySet<Mark['sense']> = new Set<Mark['sense']>([
  ...([
    'thought',
    'hidden',
    'answer',
    'own',
    'foreign',
    'call',
    'part',
    'turn',
    'channel',
    'format',
  ] as const),
  ...(['body', 'end', 'nothing'] as const),
])

/** Enough to know whether a line begins with more than the signs of lists and quotes. */
const LINE_LOOK = 24

function lineOf(end: string): string {
  return end.slice(end.lastIndexOf('\n') + 1)
}

const PLAIN = new RegExp(`[^\`~${MARK_SIGNS.replace(/[[\]\\^-]/g, String.raw`\$&`)}]+`, 'uy')
const LINE_PREFIX = /^[ \t>]*(?:(?:[-*+]|\d{1,3}[.)])[ \t]+)?$/
const BEGINNING =
  /\s*(?:assistantfinal|(?:analysis|commentary)(?=\p{L})|assistant(?=<\|)|\|?(?:start|im_start|channel)\|>)/uy
const BEGINNINGS = [
  ...['assistantfinal', 'analysis', 'commentary', 'assistant<|'],
  ...['start|>', 'im_start|>', 'channel|>', '|start|>', '|im_start|>', '|channel|>'],
]
const GLUED = ['assistantfinal', 'assistantanalysis', 'assistantcommentary']

/** The match at a position; '' for none. */
function sticky(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** « [^1]: … », « [1] Titre », in a list too. */
const NOTE = /^[ \t>]{0,9}(?:[-*+][ \t]+)?\[(\^?\d{1,2})\]/gm

/** The answer in what a model wrote; '' where nothing of it is an answer. */
export function answerIn(output: string): string {
  const reader = new ModelOutput(new Set(Array.from(output.matchAll(NOTE), ([, name = '']) => name)))
  const first = reader.feed(output)
  const last = reader.end()
  return last.isAnew ? last.text : first.text + last.text
}

/** The answer, and our sentence in place of none. */
export function answerOrNone(output: string): string {
  const answer = answerIn(output)
  return isBlank(answer) && !isBlank(output) ? COACH_EMPTY_ANSWER : answer
}
