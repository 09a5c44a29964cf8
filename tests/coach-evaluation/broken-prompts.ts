import { systemPrompt } from '../../functions/src/coach/system-prompt'

/*
 * Three prompts that are worse than the coach's, kept to test the judges: each lacks paragraphs of today's. `recorded/{name}` has answers that go
 * with it, and the judges must refuse them.
 */

export const BROKEN_PROMPTS = {
  'without-numbers-and-law': without('Les chiffres', 'Droit, impôts, douane, santé'),
  'without-limits': without('Les notes', 'Détresse', 'Tes limites'),
  'without-manner': without("Ta façon d'être", 'Ta méthode', 'Ce que tu proposes'),
} as const

export type BrokenPrompt = keyof typeof BROKEN_PROMPTS
export const BROKEN_PROMPT_NAMES = Object.keys(BROKEN_PROMPTS) as readonly BrokenPrompt[]

function without(...titles: readonly string[]): string {
  const paragraphs = systemPrompt.split('\n\n')
  const isLeftOut = (paragraph: string) => titles.includes(paragraph.split('\n')[0] ?? '')
  const kept = paragraphs.filter((paragraph) => !isLeftOut(paragraph))
  if (kept.length !== paragraphs.length - titles.length)
    throw new Error(`The prompt has no paragraphs ${titles.join(', ')}.`)
  return kept.join('\n\n')
}
