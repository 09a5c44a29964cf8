// One grammar of what a model writes besides its answer: channels, turns, thoughts, citations, tool calls as text. Used by the server before
// an answer is streamed and stored, and again wherever an answer is drawn, copied, exported or made into tasks.
import { callArguments, isWrittenCall, namesOurTool } from '@/domain/coach/cards/written-call'
import { CallScan } from './call-scan'
import { CodeBlock, codeInLine, fenceLine } from './code'
import { beginningOf, gluedAt, headerAt } from './header'
import { InputPlace } from './input-place'
import { PLAIN } from './mark-shapes'
import type { Mark } from './mark'
import { markAt } from './marks'
import { Said } from './said'
import { sticky } from './sticky'
import { IN_ARGUMENTS, TURNS, Turns } from './turns'

/** What a piece of output adds. */
export interface Received {
  readonly text: string
  /** `text` is the whole answer: what was given before was a thought, as its closing tag says. */
  readonly isAnew: boolean
  /** Arguments of calls of our tool, for the reader of real calls. */
  readonly calls: readonly string[]
}

/** Reads output piece by piece: the same pieces or others give the same answer. Linear in its length. */
export class ModelOutput {
  #input = ''
  readonly #place = new InputPlace()
  readonly #said = new Said()
  readonly #turns = new Turns(this.#said)
  #calls: string[] = []
  readonly #notes: ReadonlySet<string> | null

  #isGlued = false
  #isFenceLeft = false
  #block: CodeBlock | null = null

  /** `notes`: those whose text is in the answer. Null: they are not known before its end, and all are kept. */
  constructor(notes: ReadonlySet<string> | null = null) {
    this.#notes = notes
  }

  feed(piece: string): Received {
    this.#input += piece
    this.#run(false)
    return this.#received()
  }

  end(): Received {
    this.#run(true)
    if (this.#turns.mode === 'call') this.#endCall()
    if (this.#block) this.#endBlock(this.#block, '')
    this.#said.end()
    return this.#received()
  }

  #received(): Received {
    const received = { ...this.#said.added(), calls: this.#calls }
    this.#calls = []
    return received
  }

  #run(isEnded: boolean): void {
    let at = 0
    while (at < this.#input.length) {
      const used = this.#step(at, isEnded)
      if (used < 0) break
      const line = this.#said.isAfterMark && this.#turns.mode === 'answer' ? this.#said.text : null
      this.#place.read(this.#input.slice(at, at + used), line)
      at += used
    }
    this.#input = this.#input.slice(at)
  }

  /** Number of signs that were read, possibly 0 where the mode changed; -1: more has to come. */
  #step(at: number, isEnded: boolean): number {
    switch (this.#turns.mode) {
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
        return this.#block ? this.#readBlock(this.#block, at, isEnded) : 0
      case 'over':
        return this.#input.length - at
    }
  }

  #say(text: string): number {
    this.#said.say(text)
    return text.length
  }

  #readAnswer(at: number, isEnded: boolean): number {
    const text = this.#input
    if (this.#isFenceLeft) {
      const left = sticky(/\s*`{3,}[ \t]*/y, text, at)
      if (left === '' && !isEnded && sticky(/\s*`{0,2}$/y, text, at) !== '') return -1
      this.#isFenceLeft = false
      if (left !== '') return left.length
    }
    if (!this.#place.hasBegun) {
      const begun = beginningOf(text, at, isEnded)
      if (begun !== '') return begun === 'more' ? -1 : this.#begin(begun)
    }
    const plain = sticky(PLAIN, text, at)
    if (plain !== '') return this.#say(plain)
    const sign = text.charAt(at)
    if (sign === '`' || sign === '~') return this.#readBackticks(at, isEnded)
    const found = this.#markAt(at, isEnded)
    if (found === 'more') return -1
    if (found && !(found.sense === 'note' && this.#isNote(found.name))) return this.#take(found, at)
    return this.#say(sign)
  }

  #begin(begun: string): number {
    const word = begun.trim()
    if (word.endsWith('|>')) this.#turns.openHeader(word.includes('channel') ? 'channel' : 'role')
    else if (word === 'analysis' || word === 'commentary') {
      this.#isGlued = true
      this.#turns.mode = 'hidden'
    }
    this.#said.drop()
    return begun.length
  }

  #markAt(at: number, isEnded: boolean): Mark | 'more' | null {
    const before = this.#place.tail.slice(-1)
    const found = markAt(this.#input, at, { before, isLineStart: this.#place.isLineStart, isEnded })
    if (!found || found === 'more' || IN_ARGUMENTS.has(found.sense)) return found
    // « la balise « <think> » » is a text about it.
    if (!this.#place.isQuoteOpen) return found
    const end = at + found.length
    if (!isEnded && this.#input.length - end < 2) return 'more'
    return /^[\s\u00a0\u202f]?[»"”)'`’]/.test(this.#input.slice(end, end + 2)) ? null : found
  }

  /** A note whose text is below, or will be; « [1] » behind a space is a choice or a list. */
  #isNote(name: string): boolean {
    if (this.#notes === null || this.#notes.has(name)) return true
    return !name.startsWith('^') && !/[\p{L}\p{N}.,;:!?%€»)\]]$/u.test(this.#place.tail)
  }

  /** A fence of code, or code in a line. */
  #readBackticks(at: number, isEnded: boolean): number {
    const text = this.#input
    const run = sticky(/`+|~+/y, text, at)
    if (at + run.length === text.length && !isEnded) return -1
    if (run.length >= 3 && this.#place.isLineStart) {
      const head = fenceLine(text, at, run, isEnded)
      if (head === 'more') return -1
      if (head !== '') {
        this.#turns.mode = 'code'
        this.#block = new CodeBlock(run, head)
        return head.length
      }
    }
    const code = run.startsWith('`') ? codeInLine(text, at, run, isEnded) : ''
    if (code === 'more') return -1
    const calls = namesOurTool(code) ? callArguments(code) : []
    if (calls.length === 0) return this.#say(code === '' ? run : code)
    this.#calls.push(...calls)
    this.#said.drop()
    return code.length
  }

  #take(found: Mark, at: number): number {
    const { sense, isClose, length } = found
    const raw = this.#input.slice(at, at + length)
    if (sense === 'json') {
      this.#turns.openCall(new CallScan({ isMaybe: true }))
      return 0
    }
    if (sense === 'function') {
      // Its brackets are read with those of its arguments.
      const body = /^[^({[]*/.exec(raw)?.[0] ?? ''
      this.#turns.openCall(new CallScan({ body, isFunction: true }))
      return body.length
    }
    if ((sense === 'call' || sense === 'part') && !isClose) this.#turns.openCall(new CallScan({ body: raw }))
    else this.#turns.take(found)
    this.#said.drop()
    if (found.text !== '') this.#said.say(found.text)
    return length
  }

  /** Thoughts, other channels, other speakers. */
  #readHidden(at: number, isEnded: boolean): number {
    const text = this.#input
    const glued = this.#isGlued ? gluedAt(text, at, isEnded) : ''
    if (glued === 'more') return -1
    if (glued.endsWith('final')) {
      this.#isGlued = false
      this.#turns.mayBeThought = false
      this.#turns.mode = 'answer'
      this.#said.drop()
    }
    if (glued !== '') return glued.length
    const plain = sticky(this.#isGlued ? /[^<[◁a]+/y : /[^<[◁]+/y, text, at)
    if (plain !== '') return plain.length
    const found = this.#markAt(at, isEnded)
    if (found === 'more') return -1
    if (!found) return 1
    if (this.#turns.countsHidden(found)) this.#turns.take(found)
    if (this.#turns.mode !== 'hidden' && this.#turns.mode !== 'thought') this.#said.drop()
    return found.length
  }

  #readHeader(at: number, isEnded: boolean): number {
    const header = headerAt(this.#input, at, this.#turns.header, isEnded)
    if (!header) return -1
    this.#turns.follow(header)
    return header.length
  }

  #readCall(at: number, isEnded: boolean): number {
    const call = this.#turns.call
    const text = this.#input
    for (let index = at; index < text.length; index += 1) {
      const sign = text.charAt(index)
      if (!call.isMaybe && (sign === '<' || (sign === '[' && call.depth === 0))) {
        const found = markAt(text, index, { before: '', isLineStart: false, isEnded })
        if (found === 'more') return index === at ? -1 : index - at
        if (found && !IN_ARGUMENTS.has(found.sense)) return index - at + this.#takeInCall(found, index)
      }
      const read = call.read(sign)
      if (read === 'on') continue
      this.#endCall()
      return index - at + (read === 'end' ? 1 : 0)
    }
    return text.length - at
  }

  #takeInCall(found: Mark, at: number): number {
    const { sense, isClose, length } = found
    const isEnd = TURNS.has(sense) || (sense === 'call' && isClose)
    if (isEnd) {
      this.#endCall()
      if (sense !== 'call') this.#turns.take(found)
    } else this.#turns.call.body += this.#input.slice(at, at + length)
    return length
  }

  #endCall(): void {
    const { body, isMaybe, after } = this.#turns.call
    this.#turns.mode = after
    if (isMaybe && !isWrittenCall(body)) {
      this.#say(body)
      return
    }
    this.#calls.push(...callArguments(body))
    this.#isFenceLeft = after === 'answer' && !isMaybe && body.includes('```')
    this.#said.drop()
  }

  #readBlock(block: CodeBlock, at: number, isEnded: boolean): number {
    const close = block.closing(this.#input, at, isEnded)
    if (close === 'more') return -1
    if (close !== '') {
      this.#endBlock(block, close)
      return close.length
    }
    const newLine = this.#input.indexOf('\n', at)
    const line = this.#input.slice(at, newLine === -1 ? undefined : newLine + 1)
    this.#say(block.read(line))
    return line.length
  }

  #endBlock(block: CodeBlock, close: string): void {
    const { shown, call } = block.end()
    this.#block = null
    this.#turns.mode = 'answer'
    this.#calls.push(...(call === '' ? [] : callArguments(call)))
    if (block.kind === 'code') this.#say(shown + close)
    else this.#said.drop()
  }
}
