import { parseVerdicts } from '@/domain/research/candidate'
import type { DraftCandidate } from '@/domain/research/research-draft'

export const verdicts = parseVerdicts({ wowEffect: true, goodMargin: false })

export function draftCandidates(count: number, name: string): DraftCandidate[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${name}-${index}`,
    link: `https://ex.fr/${name}/${index}`,
    verdicts,
  }))
}
