import { parseJson, readFields, readInteger, readList, readText } from '@/domain/base/read-field'
import { plainProposal } from '@/domain/coach/plain-proposal'
import { keepHandle, parseProposed, PROPOSALS_MAX, type Proposed } from '@/domain/coach/proposal'
import { PROPOSAL_LIST_NAME, PROPOSAL_TOOL_NAME } from '@/domain/coach/proposal-tool'
import { createElementScanner, type ElementScanner } from './element-scanner'

/** Of the arguments of all calls; far above what five proposals need. */
const ARGUMENT_CHARACTERS_MAX = 12_000
/** Far above the one that we ask for. */
const CALLS_MAX = 20

interface Call {
  readonly index: number
  /** null: a function that is not ours. */
  readonly scanner: ElementScanner | null
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
    return this.#dropped + this.#calls.filter(({ scanner }) => scanner?.isOpen).length
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
    if (!call?.scanner || room <= 0) return []
    const piece = readText(called?.['arguments'])
    this.#characters += piece.length
    return call.scanner.feed(piece.slice(0, room)).flatMap((element) => this.#parse(element) ?? [])
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
    const scanner = name === PROPOSAL_TOOL_NAME ? createElementScanner(PROPOSAL_LIST_NAME) : null
    const call = { index, scanner }
    this.#calls = [...this.#calls, call]
    return call
  }

  #parse(element: string): Proposed | null {
    const proposed = this.shown < PROPOSALS_MAX ? parseProposed(parseJson(element), keepHandle) : null
    if (!proposed || JSON.stringify(proposed).includes(this.#secret)) {
      this.#dropped += 1
      return null
    }
    this.shown += 1
    return plainProposal(proposed)
  }
}
