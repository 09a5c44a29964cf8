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
  const kept = startOf(text, room)
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
  const kept = startOf(line, max)
  return kept + cutMark(text.length - kept.length)
}

const LINK_START = 30
const LINK_END = 20

/** The shop and the end of the path, which identifies the product. */
export function shortLink(link: string): string {
  const label = linkLabel(link)
  if (label.length <= LINK_START + LINK_END) return label
  return `${label.slice(0, LINK_START)}…${label.slice(-LINK_END)}`.replace(/\p{Surrogate}/gu, '')
}
