import type { Project } from '@/domain/projects/project'
import type { ProjectDraft } from '@/domain/projects/project-draft'

/**
 * `refused`: the server said no. `never-saved`: of a project that is nowhere else. `orphan`: of a project that was
 * deleted meanwhile. `on-card`: the card of its project shows it, or nothing is known yet.
 */
export type DraftStanding = 'refused' | 'never-saved' | 'orphan' | 'on-card'

export function standingOf(
  { state, version }: ProjectDraft,
  project: Project | null,
  isComplete: boolean,
): DraftStanding {
  if (state === 'refused') return 'refused'
  if (project || state === 'sent') return 'on-card'
  if (version === '') return 'never-saved'
  return isComplete ? 'orphan' : 'on-card'
}
