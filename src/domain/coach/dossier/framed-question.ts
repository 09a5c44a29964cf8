import { withLineFeeds } from '@/domain/base/text/line-ends'
import { toneLine, type Tone } from './tone'

/** What stands before each line of the notes; in the notes themselves it is another sign. */
const BAR = '│'
const DIGITS = 8

/**
 * The question with the notes of the person before it, marked as notes to examine and never orders: a bar at each line,
 * and frame lines with a word that whoever wrote only a part of the notes cannot know. `digest` is the SHA-256 of the
 * notes in hexadecimal: the same notes give the same frame, so a retry is identical. `tone`: how the person likes to be
 * spoken to; null adds nothing.
 */
export function framedQuestion(
  question: string,
  dossier: string,
  digest: string,
  tone: Tone | null = null,
): string {
  const asked = tone === null ? question : `${toneLine(tone)}\n\n${question}`
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
