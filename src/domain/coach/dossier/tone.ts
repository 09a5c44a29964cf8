import { readFields } from '@/domain/base/read-field'

/** How the person likes to be spoken to. */
export const TONES = ['direct', 'encouraging'] as const
export type Tone = (typeof TONES)[number]

export const TONE_LABELS: Readonly<Record<Tone, string>> = {
  direct: 'Direct',
  encouraging: 'Encourageant',
}

/** null: as Coach Boom speaks by itself. */
export function readTone(value: unknown): Tone | null {
  return TONES.find((tone) => tone === value) ?? null
}

/** Tolerant, of a whole `coach/{uid}`. */
export function parseTone(data: unknown): Tone | null {
  return readTone(readFields(data)?.['tone'])
}

const ASKS: Readonly<Record<Tone, string>> = {
  direct: 'direct. Va droit au fait, sans formule ni encouragement.',
  encouraging: 'encourageant. Dis ce qui avance déjà, avec des faits, puis le pas suivant.',
}

/**
 * What the model is told of it: a line before the question, in the one message that differs anyway. In the instructions it
 * would make two prompts of the one that a provider reads once for everybody.
 */
export function toneLine(tone: Tone): string {
  return `[Ton choisi par la personne\u00a0: ${ASKS[tone]}]`
}
