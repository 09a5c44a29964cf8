import { readFields } from '@/domain/base/read-field'

export const TONES = ['direct', 'encouraging'] as const
export type Tone = (typeof TONES)[number]

export const TONE_LABELS: Readonly<Record<Tone, string>> = {
  direct: 'Direct',
  encouraging: 'Encourageant',
}

/** Null: the default tone. */
export function readTone(value: unknown): Tone | null {
  return TONES.find((tone) => tone === value) ?? null
}

export function parseTone(data: unknown): Tone | null {
  return readTone(readFields(data)?.['tone'])
}

const ASKS: Readonly<Record<Tone, string>> = {
  direct: 'direct. Va droit au fait, sans formule ni encouragement.',
  encouraging: 'encourageant. Dis ce qui avance déjà, avec des faits, puis le pas suivant.',
}

/** A line before the question, in the message that differs anyway. In the instructions, it would split the prompt that providers cache. */
export function toneLine(tone: Tone): string {
  return `[Ton choisi par la personne\u00a0: ${ASKS[tone]}]`
}
