import { shortened } from '@/domain/base/text/cut-text'
import type { Passage } from '@/domain/launch/control/page-text'

/** Characters on both sides of a marked passage, and of the passage itself. */
const [AROUND, PASSAGE_MAX] = [60, 240]

/** A passage in its line, marked. */
export function PassageText({ text, passage }: { text: string; passage: Passage }) {
  const { from, to } = wholeWords(text, passage)
  // Within the line of the passage.
  const [after] = text.slice(to, to + AROUND).split('\n')
  const before = text
    .slice(Math.max(0, from - AROUND), from)
    .split('\n')
    .at(-1)
  return (
    <q
      dir="auto"
      className="block border-l-2 border-line-strong pl-3 text-small wrap-anywhere text-muted before:content-none after:content-none"
    >
      {before}
      <mark className="rounded-mark bg-warning-soft px-0.5 font-medium text-ink">
        {shortened(text.slice(from, to), PASSAGE_MAX)}
      </mark>
      {after}
    </q>
  )
}

/** A rule may find the root of a word alone. */
function wholeWords(text: string, { from, to }: Passage): Passage {
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at))
  let [start, end] = [from, to]
  while (start > 0 && isLetter(start) && isLetter(start - 1)) start -= 1
  while (end < text.length && isLetter(end - 1) && isLetter(end)) end += 1
  return { from: start, to: end }
}
