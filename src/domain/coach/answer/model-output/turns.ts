import { isBlank } from '@/domain/base/text/visible-text'
import { CallScan } from './call-scan'
import type { Header, HeaderKind } from './header'
import type { Mark } from './mark'
import type { Said } from './said'

type Mode = 'answer' | 'thought' | 'hidden' | 'header' | 'call' | 'code' | 'over'

export const TURNS: ReadonlySet<Mark['sense']> = new Set<Mark['sense']>([
  'turn',
  'channel',
  'own',
  'foreign',
  'end',
])

/** No marks within the arguments of a call; of all others a text may speak, in quotes. */
export const IN_ARGUMENTS: ReadonlySet<Mark['sense']> = new Set<Mark['sense']>([
  'json',
  'function',
  'citation',
  'note',
])

/** Whose words are being read, and what a mark changes in that. */
export class Turns {
  mode: Mode = 'answer'
  header: HeaderKind = 'role'
  call = new CallScan({})
  #isToTool = false
  /** The name of the thought, how often it was opened again within itself, and where it began. */
  #thought = { name: '', again: 0, at: 0 }
  /** A lone closing tag ends a thought whose opening tag the provider has cut. */
  mayBeThought = true
  /** The tag that hides. */
  #hiding = ''
  readonly #said: Said

  constructor(said: Said) {
    this.#said = said
  }

  /** What a mark means outside of calls, whatever is being read. */
  take({ sense, name, isClose }: Mark): void {
    if (sense === 'turn' || sense === 'end') this.#isToTool = false
    if (sense === 'thought') {
      if (isClose) this.#closeThought(name)
      else this.#openThought(name)
    } else if (sense === 'hidden') {
      if (!isClose) this.#hide(name)
      else if (this.mode === 'hidden') this.mode = 'answer'
    } else if (sense === 'turn' || sense === 'channel' || sense === 'format') {
      this.openHeader(sense === 'turn' ? 'role' : sense)
    } else if (sense === 'answer' && !isClose) {
      this.mode = 'answer'
      this.mayBeThought = false
    } else if (sense === 'foreign' && !isClose) this.#readOther()
    else if (sense === 'own' || sense === 'foreign' || sense === 'end') this.mode = 'answer'
    else if (sense === 'body' && this.#isToTool) this.openCall(new CallScan({ after: 'hidden' }))
  }

  #openThought(name: string): void {
    if (this.mode === 'thought' && this.#thought.name === name) this.#thought.again += 1
    if (this.mode !== 'answer') return
    this.mode = 'thought'
    this.#thought = { name, again: 0, at: this.#said.text.length }
    this.mayBeThought = false
  }

  #closeThought(name: string): void {
    const isSame = this.#thought.name === name
    if (this.mode === 'hidden' || (this.mode === 'thought' && isSame)) this.mode = 'answer'
    else if (this.mode === 'answer' && this.mayBeThought) {
      this.#said.takeBack(0)
      this.mayBeThought = false
    } else if (this.mode === 'answer' && isSame && this.#thought.again > 0) {
      this.#said.takeBack(this.#thought.at)
      this.#thought.again -= 1
    }
  }

  #hide(name: string): void {
    this.mode = 'hidden'
    this.#hiding = name
  }

  /** The model writes the turn of the person. After its answer it goes on alone: nothing of that is said. */
  #readOther(): void {
    if (isBlank(this.#said.text)) this.#hide('')
    else this.mode = 'over'
  }

  openHeader(kind: HeaderKind): void {
    this.mode = 'header'
    this.header = kind
  }

  /** Whether a mark counts within what is hidden. */
  countsHidden({ sense, isClose, name }: Mark): boolean {
    if (TURNS.has(sense)) return true
    if (sense === 'answer') return !isClose
    if (sense === 'hidden') return isClose && this.mode === 'hidden' && this.#hiding === name
    if (sense === 'thought') return isClose || this.mode === 'thought'
    return sense === 'body' && this.#isToTool
  }

  openCall(call: CallScan): void {
    this.call = call
    this.mode = 'call'
  }

  /** The words behind a role's or a channel's mark. */
  follow({ whose, isToTool }: Header): void {
    this.mode = 'answer'
    if (this.header === 'role') this.#isToTool = isToTool
    if (this.header === 'channel' && (isToTool || this.#isToTool)) {
      this.openCall(new CallScan({ after: 'hidden' }))
    } else if (whose === 'foreign') this.#readOther()
    else if (whose === 'hidden') this.#hide('')
    else if (whose === 'final') this.mayBeThought = false
  }
}
