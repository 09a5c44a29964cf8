import type { PlanFact } from '@/domain/projects/project-markdown'
import type { ProjectPlan } from '@/domain/projects/project-plan'
import { projectProgress } from '@/domain/projects/project'
import { projectStatusLabel } from '@/domain/projects/project-status'
import { formatDay } from './format'

/** What stands at the head of an exported or printed project. */
export function planFacts(plan: ProjectPlan, author: string): PlanFact[] {
  const { createdAt, updatedAt, sections, status } = plan
  const items = Object.values(sections).flat()
  const filled = items.filter(({ completed }) => completed).length
  return [
    ...(author === '' ? [] : [{ label: 'Auteur', value: author }]),
    { label: 'Statut', value: projectStatusLabel(status) },
    {
      label: 'Progression',
      value: `${projectProgress(sections)}\u00a0% (${filled} ${filled > 1 ? 'points' : 'point'} sur ${items.length})`,
    },
    ...(createdAt ? [{ label: 'Créé le', value: formatDay(createdAt) }] : []),
    ...(updatedAt ? [{ label: 'Mis à jour le', value: formatDay(updatedAt) }] : []),
  ]
}
