import { entriesOf, type Live, type Lives } from './live'

/** Time that what was read remains open, so that its documents are not read again by what is read next: a further page, the next screen. */
const OVERLAP_MS = 1_000

/**
 * A followed value as React's external store: it is opened by the render that needs it, so that its value is there at once, and closed once
 * nothing listens, also where that render was never shown.
 */
export class Followed<T> {
  private last: T | undefined = undefined
  private stop: (() => void) | null = null
  private closing: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()

  private readonly begin: (tell: (value: T) => void) => (() => void) | undefined
  private readonly isSame: (a: T, b: T) => boolean

  /** `begin` tells a value in the same call. */
  constructor(
    begin: (tell: (value: T) => void) => (() => void) | undefined,
    isSame: (a: T, b: T) => boolean,
  ) {
    this.begin = begin
    this.isSame = isSame
    this.open()
    this.closeLater()
  }

  value = (): T => this.last as T

  subscribe = (listener: () => void): (() => void) => {
    clearTimeout(this.closing)
    this.listeners.add(listener)
    if (!this.stop) this.open()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.closeLater()
    }
  }

  private open(): void {
    let isOpen = true
    const end = this.begin((value) => {
      if (!isOpen || (this.last !== undefined && this.isSame(this.last, value))) return
      this.last = value
      for (const listener of this.listeners) listener()
    })
    this.stop = () => {
      isOpen = false
      end?.()
    }
  }

  private closeLater(): void {
    this.closing = setTimeout(() => {
      this.stop?.()
      this.stop = null
    }, OVERLAP_MS)
  }
}

/** Whether both draw the same. Of a live value the time of its answer does not matter, which changes all the time. */
export function isSameLive<T>(a: Live<T>, b: Live<T>): boolean {
  if (a === b) return true
  if (a.status === 'error' && b.status === 'error') return a.error === b.error && a.retry === b.retry
  if (a.status !== 'ready' || b.status !== 'ready') return a.status === b.status
  return (
    isSameValue(a.value, b.value) &&
    a.isEmpty === b.isEmpty &&
    a.isLive === b.isLive &&
    a.hasMore === b.hasMore &&
    (a.isLive || a.since === b.since)
  )
}

/** Parsed documents keep their identity (`listOf`); the lists that are made of them do not. */
function isSameValue(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b)
  return a.length === b.length && a.every((item, index) => Object.is(item, b[index]))
}

export function areSameLives<Values extends object>(a: Lives<Values>, b: Lives<Values>): boolean {
  const [before, after] = [new Map(entriesOf(a)), entriesOf(b)]
  return (
    before.size === after.length &&
    after.every(([name, live]) => {
      const known = before.get(name)
      return known !== undefined && isSameLive(known, live)
    })
  )
}
