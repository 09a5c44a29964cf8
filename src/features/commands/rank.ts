import { foldText } from '@/domain/base/text/fold-text'
import type { Command } from './command'

/** A synonym ranks below all labels that contain the typed text. */
const LABEL = { exact: 100, start: 60, word: 40, inside: 15 } as const
const SYNONYM_WORD = 10
/** Shorter parts occur in too many labels. */
const INSIDE_FROM = 3

/** How well a command matches; 0: not at all. Every typed term must match. */
export function scoreOf(
  { label, synonyms = '' }: Pick<Command, 'label' | 'synonyms'>,
  typed: string,
): number {
  const wanted = foldText(typed).trim()
  if (wanted === '') return 0
  const name = foldText(label)
  if (name.trim() === wanted) return LABEL.exact
  if (name.startsWith(` ${wanted}`)) return LABEL.start
  const others = foldText(synonyms)
  const scores = wanted.split(' ').map((word) => {
    if (name.includes(` ${word}`)) return LABEL.word
    if (others.includes(` ${word}`)) return SYNONYM_WORD
    return word.length >= INSIDE_FROM && name.includes(word) ? LABEL.inside : 0
  })
  return Math.min(...scores)
}

/** The matches, best first; the sort is stable. */
export function rank(commands: readonly Command[], typed: string): { command: Command; score: number }[] {
  return commands
    .map((command) => ({ command, score: scoreOf(command, typed) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
}
