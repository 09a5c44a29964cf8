import { parseJson, readFields, readInteger, readList, readText } from '@/domain/base/read-field'
import { plainProposal } from '@/domain/coach/cards/plain-proposal'
import {
  keepHandle,
  parseProposed,
  PROPOSAL_LIST_NAME,
  PROPOSAL_TOOL_NAME,
  PROPOSALS_MAX,
} from '@/domain/coach/cards/proposal'
import type { Proposed, ProposalKind } from '@/domain/coach/cards/card-kinds'

/** Maximum over all calls; far above the length of nine proposals. */
const ARGUMENT_CHARACTERS_MAX = 20_000
/** Far above the one expected call. */
const CALLS_MAX = 20

/** Per call; nine proposals have a fifth of these. */
const BRACES_MAX = 200

/** A call for nothing. */
const NOTHING = /^\s*(?:null|\{\s*\}|\[\s*\])?\s*$/

class Call {
  readonly index: number
  readonly isOurs: boolean
  #text = ''
  /** Position up to which the text was searched. */
  #read = 0
  /** Number of complete elements, and the end of the last one. */
  #count = 0
  #braces = 0
  #wholeEnd = 0

  constructor(index: number, name: string) {
    this.index = index
    this.isOurs = name === PROPOSAL_TOOL_NAME
  }

  /** Elements that this piece completes. The text up to a brace, closed with `]}`, parses as JSON only at the end of an element. */
  feed(piece: string): readonly unknown[] {
    this.#text += piece
    const found: unknown[] = []
    for (let end = this.#next(); end > 0 && this.#braces < BRACES_MAX; end = this.#next()) {
      this.#read = end
      this.#braces += 1
      const list = readList(readFields(parseJson(`${this.#text.slice(0, end)}]}`))?.[PROPOSAL_LIST_NAME])
      if (list.length <= this.#count) continue
      found.push(...list.slice(this.#count))
      this.#count = list.length
      this.#wholeEnd = end
    }
    return found
  }

  /** What was asked for beside the found elements: a cut one, texts in the place of objects, or, in a real call, no list at all, which is one. */
  lost(isReal: boolean): number {
    const whole = parseJson(this.#text)
    const list = readFields(whole)?.[PROPOSAL_LIST_NAME]
    if (Array.isArray(list)) return Math.max(0, list.length - this.#count)
    if (whole === null && /[[,]\s*\{/.test(this.#text.slice(this.#wholeEnd))) return 1
    return isReal && this.#count === 0 && !NOTHING.test(this.#text) ? 1 : 0
  }

  #next(): number {
    return this.#text.indexOf('}', this.#read) + 1
  }
}

const SIMULATION: ProposalKind = 'simuler'

/** Reads the model's proposals from the tool calls of a stream, each as soon as it is complete; drops unreadable ones. */
export class ProposalReader {
  shown = 0
  /** Unreadable proposals and those above the maximum. */
  #dropped = 0
  #uncomputed = 0
  #characters = 0
  #calls: readonly Call[] = []
  readonly #written: Call[] = []
  /** Proposals as JSON: a model may call the tool and write the same call. */
  readonly #known = { called: new Set<string>(), written: new Set<string>() }

  /** Includes incomplete proposals. */
  get dropped(): number {
    const real = this.#calls.filter(({ isOurs }) => isOurs)
    const lost = [...real.map((call) => call.lost(true)), ...this.#written.map((call) => call.lost(false))]
    return lost.reduce((sum, each) => sum + each, this.#dropped)
  }

  /** Of the dropped ones, the simulations: mostly of an input or a value that no product has. */
  get uncomputed(): number {
    return this.#uncomputed
  }

  /** Our tool was called, not only written about. */
  get isCalled(): boolean {
    return this.#calls.some(({ isOurs }) => isOurs)
  }

  read(toolCalls: unknown): Proposed[] {
    return readList(toolCalls).flatMap((each) => this.#readCall(each))
  }

  /** Reads a whole call that is written in the answer. */
  readWritten(args: string): Proposed[] {
    if (this.#written.length === CALLS_MAX) return []
    const call = new Call(this.#written.length, PROPOSAL_TOOL_NAME)
    this.#written.push(call)
    return this.#feed(call, args, 'written')
  }

  #readCall(data: unknown): Proposed[] {
    const fields = readFields(data)
    const called = readFields(fields?.['function'])
    const name = readText(called?.['name'])
    const call = this.#callOf(fields?.['index'], name)
    return call?.isOurs ? this.#feed(call, argumentsIn(called?.['arguments']), 'called') : []
  }

  #feed(call: Call, piece: string, kind: 'called' | 'written'): Proposed[] {
    const room = ARGUMENT_CHARACTERS_MAX - this.#characters
    if (room <= 0) return []
    this.#characters += piece.length
    return call.feed(piece.slice(0, room)).flatMap((element) => this.#parse(element, kind) ?? [])
  }

  /** Only the first piece of a call has its function's name. */
  #callOf(sent: unknown, name: string): Call | undefined {
    const index = readInteger(sent, 0, Number.MAX_SAFE_INTEGER, 0)
    const known = this.#calls.find((call) => call.index === index)
    if (known || this.#calls.length === CALLS_MAX) return known
    const call = new Call(index, name)
    this.#calls = [...this.#calls, call]
    return call
  }

  #parse(element: unknown, kind: 'called' | 'written'): Proposed | null {
    const json = JSON.stringify(element)
    if (this.#known[kind === 'called' ? 'written' : 'called'].has(json)) return null
    this.#known[kind].add(json)
    const hasRoom = this.shown < PROPOSALS_MAX
    const parsed = hasRoom ? parseProposed(element, keepHandle) : null
    const proposed = parsed && plainProposal(parsed)
    if (!proposed) {
      this.#dropped += 1
      if (hasRoom && readFields(element)?.['genre'] === SIMULATION) this.#uncomputed += 1
      return null
    }
    this.shown += 1
    return proposed
  }
}

/** A piece of text, or the whole as Mistral's documents allow it too. */
function argumentsIn(sent: unknown): string {
  return readFields(sent) ? JSON.stringify(sent) : readText(sent)
}
