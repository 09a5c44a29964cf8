import { linkLabel } from '@/domain/research/links/link-words'
import { startOf } from '@/domain/base/text/cut-text'
import { onOneLine } from '@/domain/base/text/line-ends'

/** Short names for documents: a model copies them, and cannot invent an existing one. */
export type Handles = Map<string, string>

/** The next handle of that letter. */
export function name(handles: Handles, letter: 'P' | 'C' | 'T', id: string): string {
  const count = [...handles.keys()].filter((handle) => handle.startsWith(letter)).length
  const handle = `${letter}${count + 1}`
  handles.set(handle, id)
  return handle
}

/** The mark says to the model and to the person that the text is incomplete. */
export function cutAt(text: string, max: number): { text: string; cut: number } {
  if (text.length <= max) return { text, cut: 0 }
  const room = max - cutMark(text.length).length
  const kept = wholeStart(text, room)
  const cut = text.length - kept.length
  return { text: kept + cutMark(cut), cut }
}

function cutMark(count: number): string {
  return ` (coupé\u00a0: ${count} signes)`
}

/** The beginning of a text on one line: a line break would look like another fact. */
export function excerpt(text: string, max: number): string {
  // Cut first, so that a text of 20,000 characters is not processed as a whole.
  const line = onOneLine(text.slice(0, max * 4))
  if (line.length <= max && text.length <= max * 4) return line
  // With what follows, which shows whether the end of the line is in an amount.
  const kept = wholeStart(onOneLine(text.slice(0, max * 4 + AMOUNT_MAX)), Math.min(max, line.length))
  return kept + cutMark(text.length - kept.length)
}

/** At most `max` characters that end between two words and in no amount: the coach would take « 2 » of « 29,90 € » for a price. */
function wholeStart(text: string, max: number): string {
  const start = startOf(text, Math.max(0, max))
  for (let at = start.length; at > 0; at -= 1) {
    const [before, after] = [start[at - 1] ?? '', text[at] ?? '']
    const isGap = /\s/u.test(after) || /\s/u.test(before)
    if (isGap && !isInAmount(text, at)) return start.slice(0, at).trimEnd()
  }
  // One word longer than the room, like an address or a text without spaces.
  return start.replace(/[\d.,]+$/u, '')
}

/** Longer than any number with its unit. */
const AMOUNT_MAX = 40
/** A number, alone or before the middle of « 12 pour cent », « 6 à 8 semaines » and « 2 ou 3 »: its unit is still to come. */
const NUMBER_AT_END = /\d[.,]?\s*(?:pour|à|a|ou|et|mille|millions?|milliards?|[xX×÷/=+−–-])?\s*$/u
/** A sign whose number is still to come, like « € » of « € 29 » and of « 29 € 90 ». */
const SIGN_AT_END = /(?:[\p{Sc}×÷=+−≈~<>]|(?:\d|\p{L})\s*(?:euros?|eur))\s*$/iu
const NUMBER_AT_START =
  /^\s*(?:\d|(?:et\s)?(?:cinq|dix|quinze|vingt|trente|quarante|soixante|quatre-vingt)\p{L}*)/iu

function isInAmount(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - AMOUNT_MAX), at)
  if (NUMBER_AT_END.test(before)) return true
  return SIGN_AT_END.test(before) && NUMBER_AT_START.test(text.slice(at, at + AMOUNT_MAX))
}

const LINK_START = 30
const LINK_END = 20

/** The shop and the end of the path, which identifies the product. */
export function shortLink(link: string): string {
  const label = linkLabel(link)
  if (label.length <= LINK_START + LINK_END) return label
  return `${label.slice(0, LINK_START)}…${label.slice(-LINK_END)}`.replace(/\p{Surrogate}/gu, '')
}
