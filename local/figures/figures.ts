import { BoundedCounts } from './bounded-counts'
import type { LogEntry } from './log-entries'
import { Quantiles } from './quantiles'

const CODE = /^[a-z]+\/[a-z-]+$/

/** Figures of a day's log. Stores counts only: the input may be of any length. */
export class Figures {
  entries = 0
  from: Date | null = null
  to: Date | null = null
  signUps = 0
  trials = 0
  payments = 0
  paidCents = 0
  refunds = 0
  refundedCents = 0
  questions = 0
  proposals = 0
  promptTokens = 0
  completionTokens = 0
  cachedTokens = 0
  cacheWriteTokens = 0
  useful = 0
  notUseful = 0
  reconciliations = 0
  serverErrors = 0
  /** Milliseconds from the question to the first and to the last text. */
  readonly first = new Quantiles()
  readonly whole = new Quantiles()
  readonly codes = new BoundedCounts()
  readonly alerts = new BoundedCounts()
  readonly warnings = new BoundedCounts()
  /** Kinds of doubt about answers, and reasons of « Pas utile ». */
  readonly doubts = new BoundedCounts()
  readonly reasons = new BoundedCounts()
  readonly faultsByVersion = new BoundedCounts()
  readonly faultsByScreen = new BoundedCounts()
  readonly faultsByPlace = new BoundedCounts()

  add({ message, severity, at, status }: LogEntry): void {
    this.entries += 1
    if (at) {
      if (!this.from || at < this.from) this.from = at
      if (!this.to || at > this.to) this.to = at
    }
    if (status !== null && status >= 500) this.serverErrors += 1
    const [event = '', ...words] = message.trim().split(/\s+/)
    // Other entries are Google's or a program's.
    if (!/^[a-z]+\.[a-z-]+$/.test(event)) return
    this.#count(event, words)
    const [first = ''] = words
    if (CODE.test(first)) this.codes.add(first)
    const name = CODE.test(first) || event.endsWith('.unexpected') ? `${event} ${first}` : event
    if (severity === 'ERROR') this.alerts.add(name)
    if (severity === 'WARNING' && event !== 'browser.fault') this.warnings.add(name)
  }

  #count(event: string, words: readonly string[]): void {
    const number = (rank: number) => readCount(words[rank])
    switch (event) {
      case 'trial.opened':
        this.signUps += 1
        if (words[0] === 'first') this.trials += 1
        break
      case 'payment.paid':
        this.payments += 1
        this.paidCents += number(0)
        break
      case 'payment.refunded':
        this.refunds += 1
        this.refundedCents += number(0)
        break
      case 'payment.reconciled':
        this.reconciliations += 1
        break
      case 'coach.answered':
        this.#answered(words)
        break
      case 'coach.doubted':
        words.forEach((kind) => this.doubts.add(kind))
        break
      case 'coach.rated': {
        const [verdict, reason] = words
        if (verdict === 'useful') this.useful += 1
        else if (verdict === 'not-useful') this.notUseful += 1
        else if (verdict === 'reason' && reason !== undefined) this.reasons.add(reason)
        break
      }
      case 'browser.fault': {
        const [screen = '', caught = '', error = '', code = '', place = '', version = ''] = words
        this.faultsByVersion.add(version)
        this.faultsByScreen.add(screen)
        this.faultsByPlace.add([caught, error, code, place].join(' '))
        break
      }
    }
  }

  /** Fields: finish, milliseconds, to the first text, then the provider's tokens if it counted them: prompt, cached, written to the cache, completion. */
  #answered(words: readonly string[]): void {
    const [milliseconds = 0, first = 0, promptTokens = 0, cached = 0, written = 0, completionTokens = 0] =
      words.slice(1).map(readCount)
    this.questions += 1
    this.whole.add(milliseconds)
    this.first.add(first)
    // With fewer fields the provider did not count: the rest are proposals.
    if (words.length < 7) return
    this.promptTokens += promptTokens
    this.completionTokens += completionTokens
    this.cachedTokens += cached
    this.cacheWriteTokens += written
    if (readCount(words[7]) > 0) this.proposals += 1
  }
}

function readCount(word: string | undefined): number {
  const count = Number(word)
  return Number.isSafeInteger(count) && count >= 0 ? count : 0
}
