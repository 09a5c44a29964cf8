import type { Project } from '@/domain/projects/project'
import type { Card } from './card'
import { isEvident } from './claims'
import { textMark } from '@/domain/base/text-mark'
import type { CoachMessage } from './coach-request'
import type { Dossier } from './dossier'
import { itemIn } from '@/domain/projects/item-text'
import { parseProposed, type Proposed } from './proposal'

/** A proposal as it came, with what it rests on: seen once, when it arrives, for what was sent is not kept for ever. */
export interface GroundedProposal extends Pick<Card, 'base' | 'evident'> {
  readonly proposed: Proposed
}

/**
 * Reads what is proposed in answer to these messages by what left with them, and by nothing that was read since: whoever
 * judged it by newer work could not tell that an item has changed. null: it is not meant for anything that we know.
 */
export function groundIn(
  { text, handles, projects }: Pick<Dossier, 'text' | 'handles' | 'projects'>,
  messages: readonly CoachMessage[],
): (proposed: Proposed) => GroundedProposal | null {
  // Not what the coach said: it would be its own witness.
  const texts = [text, ...messages.filter(({ role }) => role === 'user').map(({ content }) => content)]
  return (proposed) => {
    const meant = parseProposed(proposed, (_, handle) => handles.get(handle) ?? null)
    return meant && grounded(meant, texts, projects)
  }
}

function grounded(
  proposed: Proposed,
  texts: readonly string[],
  projects: readonly Project[],
): GroundedProposal {
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
