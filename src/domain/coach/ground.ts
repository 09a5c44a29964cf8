import type { Project } from '@/domain/projects/project'
import type { Card } from './card'
import { isEvident } from './claims'
import { textMark } from '@/domain/base/text-mark'
import { itemIn } from './item-text'
import type { Proposed } from './proposal'

/** A proposal as it came, with what it rests on: seen once, when it arrives, for what was sent is not kept for ever. */
export interface GroundedProposal extends Pick<Card, 'base' | 'evident'> {
  readonly proposed: Proposed
}

export interface Seen {
  /** What the person wrote, and what of their work went with the question. */
  readonly texts: readonly string[]
  readonly projects: readonly Project[]
}

export function grounded(proposed: Proposed, { texts, projects }: Seen): GroundedProposal {
  if (proposed.genre === 'produit') {
    const evident = proposed.criteres.filter(({ preuve }) => isEvident(preuve, texts))
    return { proposed, evident: evident.map(({ critere }) => critere) }
  }
  if (proposed.genre === 'element') {
    const project = projects.find(({ id }) => id === proposed.projet)
    if (project) return { proposed, base: textMark(itemIn(project, proposed.element)?.content ?? '') }
  }
  return { proposed }
}
