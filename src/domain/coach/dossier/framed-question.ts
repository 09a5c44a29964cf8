import { withLineFeeds } from '@/domain/base/text/line-ends'
import { toneLine, type Tone } from './tone'

/** Prefix of each line of the notes; inside the notes it is replaced. */
const BAR = '│'
const DIGITS = 8

/**
 * The question after the person's notes, which are marked as material to examine, never as orders: a bar before each line, and frame lines
 * with a code that the author of a part of the notes cannot know. `digest`: SHA-256 of the notes in hexadecimal, so that a retry is
 * identical. `tone` null: adds nothing. `passages`: of our own texts; '' for none.
 */
export function framedQuestion(
  question: string,
  dossier: string,
  digest: string,
  tone: Tone | null = null,
  passages = '',
): string {
  const toned = tone === null ? question : `${toneLine(tone)}\n\n${question}`
  const asked = passages === '' ? toned : `${passages}\n\n${toned}`
  if (dossier === '') return asked
  const word = digest.slice(0, DIGITS)
  const notes = withLineFeeds(dossier)
    .replaceAll(BAR, '|')
    .split('\n')
    .map((line) => `${BAR} ${line}`.trimEnd())
  return [
    `[Notes de la personne, début ${word}]`,
    ...notes,
    `[Notes de la personne, fin ${word}]`,
    '',
    asked,
  ].join('\n')
}
