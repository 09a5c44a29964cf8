import { parseJson, readFields, readInteger, readList, readText } from '@/domain/base/read-field'
import { plainProposal } from '@/domain/coach/cards/plain-proposal'
import { keepHandle, parseProposed, PROPOSALS_MAX, type Proposed } from '@/domain/coach/cards/proposal'
import { PROPOSAL_LIST_NAME, PROPOSAL_TOOL_NAME } from '@/domain/coach/cards/proposal-tool'

/** Of the arguments of all calls; far above what five proposals need. */
const ARGUMENT_CHARACTERS_MAX = 12_000
/** Far above the one that we ask for. */
const CALLS_MAX = 20

/** Of one call; five proposals have a tenth of them. */
const BRACES_MAX = 200

/** A call of our function, its arguments as far as they have come. */
class Call {
  readonly index: number
  readonly isOurs: boolean
  #text = ''
  /** Up to here the text was looked through. */
  #read = 0
  /** How many elements were whole, and where the last one ended. */
  #count = 0
  #braces = 0
  #wholeEnd = 0

  constructor(index: number, name: string) {
    this.index = index
    this.isOurs = name === PROPOSAL_TOOL_NAME
  }

  /** The elements of the list that this piece completes: the text up to a brace, closed by us, is JSON only at the end of one. */
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

  /** Whether an element has begun and not ended. */
  get isCut(): boolean {
    return parseJson(this.#text) === null && /[[,]\s*\{/.test(this.#text.slice(this.#wholeEnd))
  }

  #next(): number {
    return this.#text.indexOf('}', this.#read) + 1
  }
}

/** What the model proposes, out of the tool calls of a stream: each as soon as it is whole, none that cannot be read. */
export class ProposalReader {
  /** How many could be shown. */
  shown = 0
  /** Those that were unreadable, or one too many. */
  #dropped = 0
  readonly #secret: string
  #characters = 0
  #calls: readonly Call[] = []

  /** `secret`: what holds it is not shown. */
  constructor(secret: string) {
    this.#secret = secret
  }

  /** With those that were cut. */
  get dropped(): number {
    return this.#dropped + this.#calls.filter(({ isCut }) => isCut).length
  }

  /** The proposals that a `delta.tool_calls` completes. */
  read(toolCalls: unknown): Proposed[] {
    return readList(toolCalls).flatMap((each) => this.#readCall(each))
  }

  #readCall(data: unknown): Proposed[] {
    const fields = readFields(data)
    const called = readFields(fields?.['function'])
    const name = readText(called?.['name'])
    const call = this.#callOf(fields?.['index'], name)
    const room = ARGUMENT_CHARACTERS_MAX - this.#characters
    if (!call?.isOurs || room <= 0) return []
    const piece = readText(called?.['arguments'])
    this.#characters += piece.length
    return call.feed(piece.slice(0, room)).flatMap((element) => this.#parse(element) ?? [])
  }

  /** Some providers send whole calls without an index: each names its function then. */
  #callOf(sent: unknown, name: string): Call | undefined {
    const last = this.#calls.at(-1)
    const index = readInteger(
      sent,
      0,
      Number.MAX_SAFE_INTEGER,
      name === '' ? (last?.index ?? 0) : this.#calls.length,
    )
    const known = this.#calls.find((call) => call.index === index)
    if (known || this.#calls.length === CALLS_MAX) return known
    const call = new Call(index, name)
    this.#calls = [...this.#calls, call]
    return call
  }

  #parse(element: unknown): Proposed | null {
    const proposed = this.shown < PROPOSALS_MAX ? parseProposed(element, keepHandle) : null
    if (!proposed || JSON.stringify(proposed).includes(this.#secret)) {
      this.#dropped += 1
      return null
    }
    this.shown += 1
    return plainProposal(proposed)
  }
}
